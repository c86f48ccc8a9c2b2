/** content/learn.yaml: an hour through the rules, in chapters of handbook entries, demonstrations and questions. */
import { join } from 'node:path';
import { z } from 'zod';
import { listOf, readContent, textOf } from '../../corpus/content.ts';

const word = 'expected a text';
const ids = (expected: string) => z.array(textOf(expected), expected).min(1, expected);
const chapter = z.strictObject({
  /** As addresses have it. */
  id: z.string('expected id').regex(/^[a-z][a-z-]*$/, 'expected an id of small letters and hyphens'),
  title: z.string(word),
  lead: z.string(word),
  /** Numbers of entries of the handbook's newest edition, in the order in which they are read. */
  steps: ids('expected steps, a list of numbers'),
  examples: ids('expected examples, a list of demonstrations'),
  practice: ids('expected practice, a list of demonstrations'),
});

export type LearnChapter = z.infer<typeof chapter>;

/** The chapters in their order; none where the file is missing. @throws ContentError when it is malformed. */
export const readChapters = (contentFolder: string): readonly LearnChapter[] =>
  readContent(join(contentFolder, 'learn.yaml'), listOf(chapter, 'expected a list of chapters'));
