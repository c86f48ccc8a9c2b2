/** The shape of the file of Examples, with scenarios and outcomes. */
import { z } from 'zod';
import { text, day, count, document, entryId, lineageId, address, head } from './words.ts';

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
