/** `players` of content/vocabulary.yaml: records of what players say (a list) and what the rules call it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../corpus/facts.ts';
import { readWords } from '../corpus/vocabulary.ts';
import type { PlayerWord } from './playerWords.ts';

/** Reads the sayings below a content folder; none where the file is missing. @throws ContentError when it is malformed. */
export function readPlayerWords(contentFolder: string): readonly PlayerWord[] {
  const path = join(contentFolder, 'vocabulary.yaml');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  return parsePlayerWords(text, path);
}

/** Reads the text of the file; `path` is for what is said of a fault. */
export function parsePlayerWords(text: string, path: string): readonly PlayerWord[] {
  const records = readWords(text, path, 'players');
  return records.flatMap((record: unknown, at) => {
    const { says, means } = (record ?? {}) as { readonly says?: unknown; readonly means?: unknown };
    if (!Array.isArray(says) || typeof means !== 'string')
      throw new ContentError(`${path}, players, record ${at + 1}: expected says (a list) and means`);
    return says.map((said) => ({ says: String(said), means }));
  });
}
