/** Data files of the site, named by their content. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** Its name changes with what is in it, so that it can be kept for ever. */
export interface DataFile {
  /** From the root of the site: `/data/editions/2009-05-01-0123456789abcdef.json`. */
  readonly path: string;
  readonly json: string;
}

export function makeFile(folder: string, name: string, data: unknown): DataFile {
  const json = JSON.stringify(data);
  const digest = createHash('sha256').update(json).digest('hex').slice(0, 16);
  return { path: `${folder}/${name}-${digest}.json`, json };
}

/** The name of a file without its ending, for the route that writes it. */
export function nameFile({ path }: DataFile): string {
  return basename(path, '.json');
}
