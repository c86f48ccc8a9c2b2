/** Boards of others, a scenario to a line. */
import { readFileSync } from 'node:fs';

/** `path`: beside this file. */
export const readBoards = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly id: string; readonly title?: string });
