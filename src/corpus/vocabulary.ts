/** content/vocabulary.yaml: `players`, what players say and what the rules call it, and `eras`, what editions call the same thing. */
import { join } from 'node:path';
import { z } from 'zod';
import { listOf, parseContent, readContent, textOf } from './content.ts';

/** Ways in which editions say the same thing; of one thing in each list, oldest first. */
export type EraForms = readonly (readonly string[])[];

const lists = 'expected players and eras';
const forms = 'expected a list of two forms or more';
const word = 'expected says (a list) and means';
const vocabulary = z
  .strictObject(
    {
      players: listOf(z.object({ says: z.array(textOf(word), word), means: z.string(word) }, word), 'expected players to be a list'),
      eras: listOf(z.array(textOf(forms), forms).min(2, forms), 'expected eras to be a list'),
    },
    lists,
  )
  .prefault({});

export type VocabularyFile = z.infer<typeof vocabulary>;

/** Reads the file below a content folder; nothing where it is missing. @throws ContentError when it is malformed. */
export const readVocabulary = (contentFolder: string): VocabularyFile => readContent(join(contentFolder, 'vocabulary.yaml'), vocabulary);

/** Reads the text of the file; `path` is for what is said of a fault. */
export const parseVocabulary = (text: string, path: string): VocabularyFile => parseContent(text, path, vocabulary);

export const readEraForms = (contentFolder: string): EraForms => readVocabulary(contentFolder).eras;
