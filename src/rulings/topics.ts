/**
 * Reviewed decisions about the topics of a summary whose name no rule has: content/rulings/topics.yaml.
 *
 *     - summary: 1999-04-21
 *       topic: C.4
 *       edition: 1999-04-23
 *       entry: '308'
 *       reason: The step of the combat phase in which attackers are declared, under the name that it has since.
 *
 * Without an entry the topic, or all topics of a letter, is about something that the Comprehensive Rules do not have; it stays unplaced.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { isoDate, listOf, readContent, reason, textOf } from '../corpus/content.ts';

const topics = listOf(
  z
    .object(
      {
        summary: isoDate('expected summary, the date of its version (YYYY-MM-DD)'),
        topic: textOf('expected topic, a letter or a letter and a number'),
        edition: isoDate('expected edition, a date (YYYY-MM-DD)').exactOptional(),
        entry: textOf('expected entry, a number or glossary:Headword').exactOptional(),
        reason: reason('expected a reason'),
      },
      'expected a record',
    )
    .refine(({ edition, entry }) => (edition === undefined) === (entry === undefined), 'expected both edition and entry, or neither'),
);
export type ReviewedTopic = z.infer<typeof topics>[number];

export const topicsFile = 'topics.yaml';

/** Below a content folder; none where the file is missing. @throws ContentError when it is malformed. */
export const readTopics = (contentFolder: string): readonly ReviewedTopic[] =>
  readContent(join(contentFolder, 'rulings', topicsFile), topics);
