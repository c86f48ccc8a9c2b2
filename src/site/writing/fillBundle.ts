/**
 * Fills what our code was bundled to with what only the corpus knows (madeWords.ts). A browser keeps a script or a sheet for as long as its name stands: what is
 * filled gets another, and so does each file that names it.
 */
import { createHash } from 'node:crypto';
import type { MadeWords } from './madeWords.ts';

/** Bytes by the path of their file, with `/`. */
export type Files = ReadonlyMap<string, Uint8Array>;

const isText = (path: string): boolean => /\.(?:m?js|css|json)$/.test(path);

/** What a browser asks for: `_astro/everyPage.xFSjaQFs.js`, `_astro/citeWorker-DbNJIOUg.js`. */
const askedFor = /^_astro\/.+[.-](?<digest>[\w-]{8})\.(?:js|css)$/;
/** The digest in the name of such a file, wherever that is named. */
const digests = /(?<=[.-])[\w-]{8}(?=\.(?:js|css)\b)/g;

/** @throws Error when a blank is not there, or in what no browser asks for: the bundler has made something else of it then. */
export function fillBundle(files: Files, words: readonly MadeWords[]): Files {
  const texts = new Map([...files].filter(([path]) => isText(path)).map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]));
  const filled = new Set<string>();
  for (const { id, bundled, text } of words) {
    const holders = [...texts].filter(([, each]) => each.search(bundled) >= 0);
    if (holders.length === 0) throw new Error(`the bundle has no place for ${id}`);
    for (const [path, each] of holders) {
      const digest = askedFor.exec(path)?.groups?.['digest'];
      if (digest === undefined) throw new Error(`${path} has a place for ${id}, and no browser asks for it`);
      texts.set(
        path,
        each.replaceAll(bundled, () => text),
      );
      filled.add(digest);
    }
  }
  const others = rename(filled, texts, words);
  const write = (text: string): string => text.replaceAll(digests, (digest) => others.get(digest) ?? digest);
  return new Map(
    [...files].map(([path, bytes]) => {
      const text = texts.get(path);
      return [write(path), text === undefined ? bytes : Buffer.from(write(text))];
    }),
  );
}

/** Other digests for those of files that were filled, and of files that name one of these. */
function rename(filled: Iterable<string>, texts: ReadonlyMap<string, string>, words: readonly MadeWords[]): ReadonlyMap<string, string> {
  const naming = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    const own = askedFor.exec(path)?.groups?.['digest'];
    for (const [digest] of own === undefined ? [] : text.matchAll(digests)) {
      naming.set(digest, (naming.get(digest) ?? new Set()).add(own ?? ''));
    }
  }
  const made = words.map(({ text }) => text).join('\0');
  const others = new Map<string, string>();
  const rest = [...filled];
  for (let digest = rest.pop(); digest !== undefined; digest = rest.pop()) {
    if (others.has(digest)) continue;
    others.set(digest, createHash('sha256').update(`${digest}\0${made}`).digest('base64url').slice(0, 8));
    rest.push(...(naming.get(digest) ?? []));
  }
  return others;
}
