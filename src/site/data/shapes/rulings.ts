/** The shape of the file of rulings. */
import { z } from 'zod';
import { reasons } from '../../../model/alignment.ts';
import { proofs, rulingKinds } from '../../../rulings/ruling.ts';
import { text, day, count, entryId, lineageId, address, head } from './words.ts';
import { wording } from './rules.ts';

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
