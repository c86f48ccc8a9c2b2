/**
 * The shapes of /data/v1/, each said once: the type, the check and the JSON Schema are all made of what stands here. What only adds members keeps
 * the number; whatever a reader of version 1 could misread is version 2, at another address.
 */
import { z } from 'zod';
import { changeKinds } from '../../lineage/changes.ts';
import { differences, reasons, relations } from '../../model/alignment.ts';
import { documentIds, extents, type GameId } from '../../model/edition.ts';
import { proofs, rulingKinds } from '../../rulings/ruling.ts';

export const dataVersion = 1;

const text = (meaning: string) => z.string().describe(meaning);
const day = (meaning: string) => z.iso.date().describe(meaning);
const count = (meaning: string) => z.int().min(0).describe(meaning);
const document = z
  .union([z.enum(documentIds), z.templateLiteral(['game-', z.string()])])
  .describe('The document: a work that lives through editions.');
const entryId = (meaning: string) =>
  z
    .string()
    .describe(
      `${meaning} Ids are numbers (\`702.19b\`), \`glossary:Trample\` for a term, \`702.19b#example-1\` for an Example; \`~2\` for a second of that number.`,
    );
const lineageId = text('A lineage: the edition and id under which it was registered, `2009-07-11/702.19b`. It never changes.');
const address = (meaning: string) => text(`${meaning} An address from the root of the host.`);

/** What every file begins with. */
const head = {
  $schema: address('The JSON Schema of this file.'),
  version: z
    .literal(dataVersion)
    .describe('Raised whenever a reader of this version could misread a file; files of another lie at another address.'),
  credits: z.array(z.string()).min(1).describe('Whose the text is. To be kept wherever any of it is shown.'),
  terms: text('On what terms it may be used.'),
};

const gap = z
  .strictObject({ date: day('The day from which it was in force.'), set: text('The release it accompanied.').exactOptional() })
  .describe('An edition that is known to have been and is not here.');

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

const wording = {
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

export const bannedFile = z
  .strictObject({
    ...head,
    editions: z.array(z.iso.date()).describe('Days of the editions of the Tournament Rules that are here.'),
    cards: z.array(
      z.strictObject({
        name: text('As printed most often; never corrected.'),
        alsoPrinted: z.array(z.string()).exactOptional(),
        near: z
          .array(z.string())
          .describe('Other listed names that differ by a letter or two: one of them may be a misprint.')
          .exactOptional(),
        listed: z.array(
          z.strictObject({
            list: z.enum(['banned', 'restricted', 'limited']),
            format: text('Vintage, Legacy, …'),
            from: day('The first edition here that lists it.'),
            to: day('The last one of the run. The newest edition lists the card just if this is the last of “editions”.'),
            gone: day(
              'The first later edition here whose list is proved to lack it; absent where the newest one lists it, and where no later edition has, or is known to have, that list.',
            ).exactOptional(),
            notes: z.array(z.string()).exactOptional(),
          }),
        ),
      }),
    ),
  })
  .meta({ title: 'Banned and restricted cards', description: 'Cards that the Tournament Rules list, format by format, with their days.' });

export const penaltiesFile = z
  .strictObject({
    ...head,
    days: z.array(z.iso.date()).describe('Editions that changed a penalty, or which infractions there are.'),
    infractions: z.array(
      z.strictObject({
        lineage: lineageId,
        name: text('As the last edition that has it calls it.'),
        penalties: z
          .array(
            z
              .strictObject({ number: z.string(), penalty: text('In words; absent where its form is not known.').exactOptional() })
              .nullable(),
          )
          .describe('One for each day; null where that edition lacks the infraction.'),
      }),
    ),
  })
  .meta({ title: 'Penalties by date', description: 'What an infraction cost in each edition of the penalty guide.' });

export const examplesFile = z
  .strictObject({
    ...head,
    examples: z.array(
      z.strictObject({
        document,
        edition: day('The newest edition that has it.'),
        rule: entryId('The entry it stands under.'),
        ordinal: z.int().min(1),
        lineage: lineageId.exactOptional(),
        state: z.enum(['demonstrated', 'look again', 'not yet', 'not executable']),
        by: z.array(z.string()).describe('Ids of demonstrations.').exactOptional(),
        reason: text('Why it is not demonstrated.').exactOptional(),
      }),
    ),
    demonstrations: z.array(
      z.strictObject({
        id: text('Its id.'),
        title: text('What it shows, in our words.').exactOptional(),
        edition: day('The day whose rules it is played by.'),
        page: address('Where people step through it.'),
        scenario: address('A file whose member `scenario` is the position, what the players do, and what is expected: docs/scenarios.md.'),
        outcome: z.strictObject({
          passed: z.boolean().describe('Whether the engine finds what is expected.'),
          steps: count('How many things happened.'),
        }),
      }),
    ),
  })
  .meta({
    title: 'Examples',
    description: 'Every Example of the rules once, and the scenarios that demonstrate them, with what comes of each.',
  });

const standing = z
  .strictObject({
    is: z
      .enum(['unchanged', 'rewritten', 'gone'])
      .describe(
        'unchanged: it says in the newest edition what it said; rewritten: its substance, or that of what stands under it, is another; gone: it is no provision of its own any more.',
      ),
    day: day('The first edition of which that is so; absent when it is unchanged.').exactOptional(),
    after: day('The last edition here before that one, where others between them are known and not here.').exactOptional(),
    below: z
      .strictObject({ lineage: lineageId, how: z.enum(['rewritten', 'came', 'went']) })
      .describe('What was rewritten first, where that is not the provision itself.')
      .exactOptional(),
    times: count('In how many editions something of it was rewritten.'),
    older: day(
      'The first edition it can be compared with, where that is not the one of its day: what changed between the two is not known.',
    ).exactOptional(),
  })
  .describe('What became of it in the editions after the ruling.');

const carried = z
  .strictObject({
    lineage: lineageId,
    id: entryId('What it is called in the newest edition.'),
    since: day('The first edition in which it is there.'),
    score: z.number().min(0).max(1).describe('How sure it is.').exactOptional(),
    because: z.enum(reasons).describe('What speaks for it.').exactOptional(),
    below: z
      .strictObject({ stand: count('How many stand there.'), of: count('How many there were.') })
      .describe('Of a heading that is gone: what stood under it.')
      .exactOptional(),
  })
  .describe('A provision that has taken over what a ruling speaks of, or a part of it.');

export const rulingsFile = z
  .strictObject({
    ...head,
    authors: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        about: text('What the summaries say of them.'),
        is: z.enum(['person', 'body', 'print']),
      }),
    ),
    rulings: z
      .array(
        z.strictObject({
          id: text('Unlike that of any other: document, edition and number; of our own file and title.'),
          document: text('The summary and its edition, `rulings-summary/1999-04-21`; `rulings` for our own.'),
          version: day('The edition of the summary; of our own the edition of the rules beside which it was read last.'),
          kind: z.enum(rulingKinds).describe('wording: the Comprehensive Rules of a day as the summary quotes them.'),
          number: text('Its number in the summary.').exactOptional(),
          title: text('Of our own.').exactOptional(),
          topic: text('The heading it stands under.').exactOptional(),
          text: wording.text,
          date: day('Its own day, where it has one.').exactOptional(),
          authors: z.array(z.string()).describe('Ids of those who said it; empty where no source is named.'),
          author: text('As the summary names them.').exactOptional(),
          page: address('Where people read it.').exactOptional(),
          places: z
            .array(
              z.strictObject({
                lineage: lineageId,
                id: entryId('What it is called in that edition.'),
                edition: day('The edition in which it was found to speak of it.'),
                proof: z.enum(proofs),
                standing,
                carried: z.array(carried).describe('Where it went, when it did not stay one provision; the surest first.').exactOptional(),
              }),
            )
            .describe('What it speaks of in the Comprehensive Rules, as far as that is proved: the rule first.'),
          unplaced: z
            .enum(['apart', 'unnamed', 'ambiguous', 'unlike'])
            .describe('Why there is no place: it is about something else; nothing has its name; several have; no words or number agree.')
            .exactOptional(),
          demonstration: text('Id of the demonstration that plays what it says.').exactOptional(),
        }),
      )
      .describe('In the order of their documents, the oldest first. None of them is official text.'),
  })
  .meta({
    title: 'Rulings',
    description:
      'What judges, rules managers and printed answers said, under the lineages that they speak of, with what became of these since.',
  });

export const indexFile = z
  .strictObject({
    ...head,
    documentation: address('The page that explains all this.'),
    documents: z.array(z.strictObject({ document, title: text('Its name today.'), editions: address('What there is of it, and where.') })),
    banned: address('Banned and restricted cards.').exactOptional(),
    penalties: address('Penalties by date.').exactOptional(),
    examples: address('Examples with scenarios and outcomes.').exactOptional(),
    rulings: address('Rulings, under the lineages that they speak of.').exactOptional(),
    feeds: z.array(z.strictObject({ title: text('What it tells of.'), feed: address('An Atom feed.') })),
    downloads: z.array(
      z.strictObject({
        file: address('Many files in one; the page of the data says what is in it.'),
        is: text('What it is.'),
        bytes: count('Size of the file.'),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .describe('Checksum of the file as it is served.'),
      }),
    ),
    schemas: z.record(z.string(), z.string()).describe('Address of the JSON Schema of each kind of file.'),
  })
  .meta({ title: 'What there is', description: 'The one address to know: everything else is named here.' });

/** Every kind of file by the name of its schema. */
export const shapes = {
  index: indexFile,
  editions: editionsFile,
  lineages: lineagesFile,
  newest: newestFile,
  changes: changesFile,
  banned: bannedFile,
  penalties: penaltiesFile,
  examples: examplesFile,
  rulings: rulingsFile,
} as const;
export type ShapeName = keyof typeof shapes;
export type Shape<Name extends ShapeName> = z.infer<(typeof shapes)[Name]>;
/** What a maker gives: the head is put before it. */
export type Body<Name extends ShapeName> = Omit<Shape<Name>, keyof typeof head>;
export type LineageRecord = Shape<'lineages'>['lineages'][number];
export type Step = LineageRecord['steps'][number];
export type EditionRow = Shape<'editions'>['editions'][number];

/** The JSON Schema (2020-12) of a kind of file. */
export const makeSchema = (name: ShapeName, games: readonly GameId[] = []): object =>
  z.toJSONSchema(shapes[name], {
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      // A site has the documents of Magic, and of other games those that are described there.
      if (zodSchema !== document) return;
      const { description } = jsonSchema;
      delete jsonSchema.anyOf;
      delete jsonSchema.description;
      Object.assign(jsonSchema, { type: 'string', enum: [...documentIds, ...games], description });
    },
  });
