/** All that the site gives to others, made once for a build: JSON, and everything at once to download. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toLink } from '../frame/addresses/siteRoot.ts';
import type { Library } from '../frame/library/library.ts';
import { openDemonstrations } from '../examples/demonstrations.ts';
import { feedPath, type SiteFeed } from './feeds.ts';
import { writeJsonLines } from './jsonLines.ts';
import { dataFolder, makeDataFiles, makeExamplesData, type PublicFile } from './makeFiles.ts';
import { openFeeds } from './openFeeds.ts';
import { creditsOf as rulingCreditsOf, openShownRulings } from '../rulings/shownRulings.ts';
import { tellRulings } from './tellRulings.ts';
import { fillDatabase, type SqliteContent } from './sqlite.ts';

export interface Download {
  /** From the root of the site. */
  readonly path: string;
  readonly is: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
  /** Size of what is in it. */
  readonly unpacked: number;
}

export interface PublicData {
  readonly files: readonly PublicFile[];
  readonly feeds: readonly SiteFeed[];
  readonly downloads: readonly Download[];
  /** Their checksums as `sha256sum --check` reads them. */
  readonly checksums: string;
}

export const downloadFolder = `${dataFolder}/all`;

const kept = new WeakMap<Library, Promise<PublicData>>();

/** The public data of a library; the same on every call of a build. */
export function openPublicData(library: Library): Promise<PublicData> {
  const known = kept.get(library) ?? makePublicData(library);
  kept.set(library, known);
  return known;
}

async function makePublicData(library: Library): Promise<PublicData> {
  const { documents, policy, feeds } = openFeeds(library);
  const examples = makeExamplesData(library, openDemonstrations(library));
  const shown = openShownRulings(library);
  const body = tellRulings(shown);
  const downloads = documents.length === 0 ? [] : await makeDownloads({ documents, ...policy, examples });
  const files = makeDataFiles(library, documents, {
    ...policy,
    examples,
    ...(body ? { rulings: { credits: rulingCreditsOf(shown.all), body } } : {}),
    feeds: feeds.map(({ title, name }) => ({ title, feed: toLink(feedPath(name)) })),
    downloads: downloads.map(({ path, is, bytes, sha256 }) => ({ file: toLink(path), is, bytes: bytes.length, sha256 })),
  });
  return {
    files,
    feeds,
    downloads,
    checksums: downloads.map(({ path, sha256 }) => `${sha256}  ${path.slice(downloadFolder.length + 1)}\n`).join(''),
  };
}

async function makeDownloads(content: SqliteContent): Promise<readonly Download[]> {
  const lines = Buffer.from([...writeJsonLines(content.documents)].join(''));
  const database = await makeDatabase(content);
  return [
    makeDownload('concordance.jsonl.gz', 'JSON lines, gzip', lines),
    ...(database ? [makeDownload('concordance.sqlite.gz', 'SQLite 3 with FTS5, gzip', database)] : []),
  ];
}

function makeDownload(name: string, is: string, content: Uint8Array): Download {
  const bytes = new Uint8Array(gzipSync(content, { level: 9 }));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: `${downloadFolder}/${name}`, is, bytes, sha256, unpacked: content.length };
}

/** The bytes of the SQLite file; undefined where this Node has no SQLite (before 22.13). */
export async function makeDatabase(content: SqliteContent): Promise<Uint8Array | undefined> {
  const sqlite = await import('node:sqlite').catch(() => undefined);
  if (!sqlite) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'concordance-sqlite-'));
  try {
    const path = join(folder, 'concordance.sqlite');
    const database = new sqlite.DatabaseSync(path);
    try {
      fillDatabase(database, content);
    } finally {
      database.close();
    }
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
