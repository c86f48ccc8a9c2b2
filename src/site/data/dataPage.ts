/** What the page about data shows of each shape, and what one types. */
import { toLink } from '../frame/addresses/siteRoot.ts';
import { type PublicFile, schemaPath } from './makeFiles.ts';
import { type Download, downloadFolder } from './publicData.ts';
import { type ShapeName, shapes } from './shapes.ts';

export interface ShownShape {
  readonly name: ShapeName;
  /** Link of its JSON Schema. */
  readonly schema: string;
  /** A file of that shape, and its beginning; absent where the site has none. */
  readonly file?: PublicFile;
  readonly sample?: string;
}

/** Every shape with one of its files: the first, which is of the main document. */
export function listSamples(files: readonly PublicFile[]): readonly ShownShape[] {
  return (Object.keys(shapes) as ShapeName[]).map((name) => {
    const schema = toLink(schemaPath(name));
    const file = files.find(({ json }) => json.startsWith(`{"$schema":${JSON.stringify(schema)}`));
    return { name, schema, ...(file ? { file, sample: makeSample(file.json) } : {}) };
  });
}

/** What the command line makes. */
export const ownCommands = [
  'npx concordance feed 704.5j > 704.5j.xml',
  'npx concordance export sqlite concordance.sqlite',
  'npx concordance export jsonl concordance.jsonl',
].join('\n');

/** How the downloads are had and checked; ADDRESS stands for the site. */
export function writeFetching(downloads: readonly Download[]): string {
  const files = [...downloads.map(({ path }) => path), `${downloadFolder}/SHA256SUMS`];
  return [
    ...files.map((path) => `curl -O ADDRESS${toLink(path)}`),
    'sha256sum --check SHA256SUMS',
    ...downloads.map(({ path }) => `gunzip ${path.slice(downloadFolder.length + 1)}`),
  ].join('\n');
}

const longest = 90;

/** The beginning of a file: the first of each list, long texts cut. What is left out is said by a sign. */
export function makeSample(json: string): string {
  return JSON.stringify(cut(JSON.parse(json), 0), undefined, 2);
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…` : value;
  if (Array.isArray(value)) {
    const shown = value.slice(0, depth < 2 ? 1 : 2).map((each) => cut(each, depth + 1));
    return value.length > shown.length ? [...shown, '…'] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  const shown = members.slice(0, 14).map(([name, each]) => [name, cut(each, depth + 1)] as const);
  return Object.fromEntries(members.length > shown.length ? [...shown, ['…', '…']] : shown);
}
