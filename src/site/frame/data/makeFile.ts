/** Data files of the site, named by their content. */
import { createHash } from 'node:crypto';
import { basename, dirname, extname } from 'node:path';

/** Its name changes with what is in it, so that it can be kept for ever. */
export interface DataFile {
  /** From the root of the site: `/data/editions/2009-05-01-0123456789abcdef.json`. */
  readonly path: string;
  readonly json: string;
}

/** One that is no text. */
export interface BinaryFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

export function makeFile(folder: string, name: string, data: unknown): DataFile {
  const json = JSON.stringify(data);
  return { path: `${folder}/${name}-${digestOf(json)}.json`, json };
}

/** `stored`: the bytes as they are stored, where that is not as they are, such as compressed. */
export function makeBinaryFile(folder: string, name: string, bytes: Uint8Array<ArrayBuffer>, stored = bytes): BinaryFile {
  return { path: `${folder}/${name}-${digestOf(bytes)}.bin`, bytes: stored };
}

/** Files that are told apart by their place alone, in a folder that is named by what is in all of them. */
export function makeFolder(
  folder: string,
  name: string,
  parts: readonly unknown[],
): { readonly path: string; readonly files: readonly DataFile[] } {
  const written = parts.map((part) => JSON.stringify(part));
  const path = `${folder}/${name}-${digestOf(written.join('\n'))}`;
  return { path, files: written.map((json, at) => ({ path: `${path}/${at}.json`, json })) };
}

/** Files that are no texts, told apart so; `store` makes of each what is stored. */
export function makeBinaryFolder(
  folder: string,
  name: string,
  parts: readonly Uint8Array<ArrayBuffer>[],
  store: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): { readonly path: string; readonly files: readonly BinaryFile[] } {
  const path = `${folder}/${name}-${digestOf(parts.map(digestOf).join(' '))}`;
  return { path, files: parts.map((bytes, at) => ({ path: `${path}/${at}.bin`, bytes: store(bytes) })) };
}

/** The name of a file without its ending, for the route that writes it. */
export function nameFile({ path }: Pick<DataFile, 'path'>): string {
  return basename(path, extname(path));
}

/** The name of the folder that a file is in. */
export const nameFolder = ({ path }: Pick<DataFile, 'path'>): string => basename(dirname(path));
