/** Which folders may be written to. What is published takes the place of a whole folder, so a slip in a path must not be obeyed. */
import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, parse, sep } from 'node:path';
import { UsageError } from './command.ts';
import { type Desk, documentFolders, packageFolder } from './desk.ts';

interface Place {
  readonly name: string;
  readonly path: string;
}

/**
 * Refuses a corpus or site folder that is, or holds, a folder which nothing may replace; that lies in the content folder; or that lies in
 * the other one. @throws UsageError
 */
export function refusePlaces(desk: Desk, from: readonly string[] = []): void {
  const corpus = { name: 'the corpus folder', path: followLinks(desk.corpusFolder) };
  const site = { name: 'the site folder', path: followLinks(desk.siteFolder) };
  const cache = { name: "the folder of the corpus's cache", path: followLinks(dirname(desk.cacheFolder)) };
  const content = { name: 'the content folder', path: followLinks(desk.contentFolder) };
  const kept: readonly Place[] = [
    { name: 'the root of the disk', path: parse(packageFolder).root },
    { name: 'your home folder', path: followLinks(homedir()) },
    { name: 'the working folder', path: followLinks(process.cwd()) },
    { name: 'the folder of Concordance itself', path: followLinks(packageFolder) },
    content,
    ...documentFolders(desk, from).map(({ path }) => ({ name: 'a folder of documents', path: followLinks(path) })),
  ];
  for (const written of [corpus, site, cache]) {
    const held = kept.find(({ path }) => isWithin(path, written.path));
    if (held) {
      throw refusal(written, held.path === written.path ? `is ${held.name}` : `holds ${held.name} (${held.path})`);
    }
    if (isWithin(written.path, content.path)) throw refusal(written, `lies in ${content.name}`);
  }
  for (const [one, other] of [
    [site, corpus],
    [corpus, site],
    [site, cache],
    [cache, site],
  ] as const) {
    if (isWithin(one.path, other.path)) throw refusal(one, one.path === other.path ? `is ${other.name} too` : `lies in ${other.name}`);
  }
}

function refusal({ name, path }: Place, what: string): UsageError {
  return new UsageError(
    `${name} ${path} ${what}; nothing was written`,
    'CONCORDANCE_CORPUS and CONCORDANCE_SITE name folders of their own, empty or not there yet',
  );
}

/** Whether a path is a folder or lies in it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** A path without links, as far as it is there. */
export function followLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(followLinks(dirname(path)), basename(path));
  }
}
