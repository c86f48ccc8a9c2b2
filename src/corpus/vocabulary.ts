/** content/vocabulary.yaml: `players`, what players say and what the rules call it, and `eras`, what editions call the same thing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ContentError } from './facts.ts';

const lists = ['players', 'eras'] as const;

/** One list of the file's text, unread; empty when the file has no such list. `path` is for what is said of a fault. @throws ContentError */
export function readWords(text: string, path: string, list: (typeof lists)[number]): readonly unknown[] {
  const file = readYaml(text, path);
  if (typeof file !== 'object' || Array.isArray(file)) throw new ContentError(`${path}: expected ${lists.join(' and ')}`);
  const unknown = Object.keys(file as object).find((key) => !lists.some((known) => known === key));
  if (unknown !== undefined) throw new ContentError(`${path}: expected ${lists.join(' and ')}, found ${unknown}`);
  const words = (file as Readonly<Record<string, unknown>>)[list] ?? [];
  if (!Array.isArray(words)) throw new ContentError(`${path}: expected ${list} to be a list`);
  return words as readonly unknown[];
}

function readYaml(text: string, path: string): unknown {
  try {
    return (parse(text) as unknown) ?? {};
  } catch (error) {
    throw new ContentError(`${path}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'not YAML'}`);
  }
}

/** Ways in which editions say the same thing; of one thing in each list, oldest first. */
export type EraForms = readonly (readonly string[])[];

/** Reads the words of each era below a content folder; none where the file is missing. @throws ContentError when it is malformed. */
export function readEraForms(contentFolder: string): EraForms {
  const path = join(contentFolder, 'vocabulary.yaml');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  return parseEraForms(text, path);
}

/** Reads the text of the file; `path` is for what is said of a fault. */
export function parseEraForms(text: string, path: string): EraForms {
  return readWords(text, path, 'eras').map((forms, at) => {
    if (!Array.isArray(forms) || forms.length < 2)
      throw new ContentError(`${path}, eras, record ${at + 1}: expected a list of two forms or more`);
    return forms.map(String);
  });
}
