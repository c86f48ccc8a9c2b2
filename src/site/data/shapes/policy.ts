/** The shapes of the files of policy: what is banned, and what an infraction costs. */
import { z } from 'zod';
import { text, day, lineageId, head } from './words.ts';

export const bannedFile = z
  .strictObject({
    ...head,
    editions: z.array(z.iso.date()).describe('Days of the editions of the Tournament Rules that are here.'),
    cards: z.array(
      z.strictObject({
        name: text('As printed most often; never corrected.'),
        page: text('Its page on the site.'),
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
        summaries: z
          .array(
            z.strictObject({
              list: z.enum(['banned', 'restricted', 'limited']),
              format: text('As the summary calls it, or the block.'),
              edition: day('Of the rulings summary.'),
              entry: text('That has the list.'),
              author: text('What the summary names as its source.').exactOptional(),
              date: day('Of that source, where it names several the last.').exactOptional(),
              note: text('The set under whose name the card is listed.').exactOptional(),
            }),
          )
          .describe(
            'Lists of rulings summaries that name it. They are no editions of the Tournament Rules: nothing says until when they held.',
          )
          .exactOptional(),
      }),
    ),
  })
  .meta({
    title: 'Banned and restricted cards',
    description: 'Cards that the Tournament Rules and the rulings summaries list, format by format, with their days.',
  });

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
