/** The shapes of the files of the rules: editions, the newest one, lineages, what changed. */
import { z } from 'zod';
import { changeKinds } from '../../../lineage/changes.ts';
import { differences, reasons, relations } from '../../../model/alignment.ts';
import { extents } from '../../../model/edition.ts';
import { text, day, count, document, entryId, lineageId, address, gap, head } from './words.ts';

export const editionsFile = z
  .strictObject({
    ...head,
    document,
    editions: z
      .array(
        z.strictObject({
          date: day('The day from which it was in force; of other documents the day that it states.'),
          until: day('The first day on which another edition is known to have been in force. Absent of the newest.').exactOptional(),
          set: text('The release it accompanied.').exactOptional(),
          title: text('Its own title.').exactOptional(),
          page: address('Where people read it; absent where this site does not show it.').exactOptional(),
          source: z
            .strictObject({
              sha256: z.string().regex(/^[0-9a-f]{64}$/),
              bytes: count('Size of the file.'),
              format: text('text, html, markdown, docx, doc, rtf or pdf.'),
              extent: z.enum(extents),
            })
            .describe('The file it was read from.'),
          counts: z
            .record(z.string(), z.int())
            .describe('How many sections, subsections, rules, subrules, examples, glossary entries and citations it has.'),
          order: z
            .array(z.string())
            .describe(
              'Ids of its entries in the order of print. Absent where that is: numbered entries by the parts of their numbers, then terms.',
            )
            .exactOptional(),
        }),
      )
      .describe('Whole editions that are here, the oldest first.'),
    missing: z.array(gap),
    parts: z
      .array(
        z.strictObject({
          name: text('A section by its number, `glossary`, or `all`.'),
          lineages: address('The file of its lineages.'),
          holds: z
            .array(z.string())
            .describe(
              'The first three digits of every number that any of its lineages ever had: an old number is in one of the parts that hold them.',
            ),
        }),
      )
      .describe('Lineages lie in the part in which they stand last.'),
    changes: z
      .array(z.strictObject({ year: z.string(), changes: address('What the editions of that year changed.') }))
      .describe('Empty of the handbook beside official documents: its lineages tell it.'),
    newest: address('The newest edition whole.').exactOptional(),
  })
  .meta({ title: 'Editions of a document', description: 'What there is of a document, and where.' });

export const wording = {
  kind: text('section, subsection, rule, subrule, term, example, note, ruling, or a part of policy.'),
  title: text('Heading or headword.'),
  text: text(
    'As printed, without number, Examples and line breaks; paragraphs are separated by a line feed. Empty for a heading without text.',
  ),
  author: text('Of a ruling: who made it.'),
  date: day('Of a ruling: when it was made.'),
  changed: z.literal(true).describe('The source marks it as changed by its release.'),
  meant: text('The number that was meant where print has another: a reviewed misprint.'),
  note: text('Why one may say so.'),
};

const step = z.strictObject({
  edition: day('The edition that printed it so first, of those that are here.'),
  id: entryId('Its id from then on; null where it is gone.').nullable().exactOptional(),
  kind: wording.kind.exactOptional(),
  parent: entryId('The entry it stands under; null where there is none.').nullable().exactOptional(),
  title: wording.title.nullable().exactOptional(),
  text: wording.text.exactOptional(),
  author: wording.author.nullable().exactOptional(),
  date: wording.date.nullable().exactOptional(),
  changed: wording.changed.nullable().exactOptional(),
  meant: wording.meant.nullable().exactOptional(),
  note: wording.note.nullable().exactOptional(),
  relation: z
    .enum(relations)
    .describe('What became of it in this edition. Of the step alone; absent where nothing of its own changed.')
    .exactOptional(),
  difference: z
    .enum(differences)
    .describe('In what its wording differs from the one before. Of the step alone; absent where in nothing.')
    .exactOptional(),
  score: z
    .number()
    .min(0)
    .max(1)
    .describe('How sure it is that this is the same provision. Of the step alone; absent where it is sure.')
    .exactOptional(),
  because: z.enum(reasons).describe('What speaks for it. Of the step alone; absent where the text is the same.').exactOptional(),
});

const flow = z.strictObject({
  edition: day('The edition in which the matter arrived.'),
  lineage: lineageId,
  score: z.number().min(0).max(1),
});

export const lineagesFile = z
  .strictObject({
    ...head,
    document,
    part: text('Which part of the document: those whose last number is of this section, or `glossary`, or `all`.'),
    lineages: z.array(
      z.strictObject({
        id: lineageId,
        steps: z
          .array(step)
          .min(1)
          .describe(
            'The oldest first. A step says what is new; what it leaves out is as it was before, and null takes a member away. As of an edition the provision is all steps up to it, laid over each other.',
          ),
        cameFrom: z.array(flow).describe('Others of which matter came in: merges and splits.').exactOptional(),
        wentTo: z.array(flow).describe('Others in which matter of it went on.').exactOptional(),
      }),
    ),
  })
  .meta({ title: 'Lineages', description: 'Provisions (headings, rules, terms, Examples) through all editions, with every wording.' });

export const newestFile = z
  .strictObject({
    ...head,
    document,
    edition: day('The day of the edition.'),
    entries: z
      .array(
        z.strictObject({
          id: entryId('Its id in this edition.'),
          kind: wording.kind,
          parent: entryId('The entry it stands under.').exactOptional(),
          title: wording.title.exactOptional(),
          text: wording.text.exactOptional(),
          examples: z.array(z.string()).exactOptional(),
          cites: z
            .array(
              z.strictObject({
                text: text('As printed.'),
                targets: z.array(z.string()).describe('Ids; empty when nothing of this edition is meant.'),
              }),
            )
            .exactOptional(),
          author: wording.author.exactOptional(),
          date: wording.date.exactOptional(),
          meant: wording.meant.exactOptional(),
          note: wording.note.exactOptional(),
          lineage: lineageId.exactOptional(),
        }),
      )
      .describe(
        'Headings, rules and terms in the order of print. Contents are the entries of kind section and subsection, the glossary those of kind term.',
      ),
  })
  .meta({ title: 'The newest edition', description: 'One edition whole: contents, entries, glossary.' });

export const changesFile = z
  .strictObject({
    ...head,
    document,
    year: z.string().regex(/^\d{4}$/),
    editions: z.array(
      z.strictObject({
        edition: day('The edition.'),
        since: day('The edition here before it, with which it is compared.'),
        missing: z.array(gap).describe('Editions between the two that are known and not here.').exactOptional(),
        counts: z.record(z.enum(changeKinds), z.int().min(0)),
        changes: z
          .partialRecord(
            z.enum(changeKinds),
            z.array(
              z.strictObject({
                old: z.array(z.string()).describe('Ids in the edition before.').exactOptional(),
                new: z.array(z.string()).describe('Ids in this edition.').exactOptional(),
                moved: z.literal(true).describe('It has another number too, where the kind does not say so.').exactOptional(),
                list: z.literal(true).describe('Only members of a list came and went.').exactOptional(),
                score: z.number().min(0).max(1).exactOptional(),
                because: z.enum(reasons).exactOptional(),
                wentTo: z.array(z.string()).exactOptional(),
                cameFrom: z.array(z.string()).exactOptional(),
              }),
            ),
          )
          .describe('By kind; each change is told once.'),
      }),
    ),
  })
  .meta({
    title: 'Changes',
    description: 'What each edition of a year changed, by the one definition that the site and the command line count by.',
  });
