/** Rulings for the commands: what `lint` says of a file of our own, what `show` says of one, and how `search` finds them. */
import { readFile } from 'node:fs/promises';
import { CorpusError, openCorpus } from '../../src/corpus/readCorpus.ts';
import { makePlainWording, makeWording } from '../../src/corpus/wording/parseWording.ts';
import { readDemonstrations } from '../../src/demonstration/examples/readDemonstrations.ts';
import type { Diagnostic } from '../../src/model/entry.ts';
import { authors, others, ours } from '../../src/rulings/authors.ts';
import { type Official, openOfficial } from '../../src/rulings/official.ts';
import { openRulings } from '../../src/rulings/openRulings.ts';
import { isOwnFile, readOwnFile } from '../../src/rulings/ownRulings.ts';
import { checkOwnFile } from '../../src/rulings/placeOwn.ts';
import { dayOf, isFlagged, judgedBy, newestFirst, type Ruling, type RulingPlace } from '../../src/rulings/ruling.ts';
import { collectDocuments } from '../../src/search/documents.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { answerQuery, type SearchHit } from '../../src/search/searchEdition.ts';
import { UsageError } from './command.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { makeCount, wrapText } from './table.ts';

/** Larger files are no Markdown that somebody wrote. */
const mostCharacters = 2_000_000;

/**
 * The diagnostics of a file of rulings; undefined for any other file, one that cannot be read among them. Without a corpus of official text nothing
 * is said of the rules that it names.
 */
export async function checkRulings(file: string, desk: Desk): Promise<readonly Diagnostic[] | undefined> {
  if (!file.toLowerCase().endsWith('.md')) return undefined;
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.length > mostCharacters || !isOwnFile(text)) return undefined;
  const { file: read, diagnostics } = readOwnFile(text);
  const demonstrations = new Set(readDemonstrations(desk.contentFolder).map(({ scenario }) => scenario.id));
  return [...diagnostics, ...(read ? checkOwnFile(findOfficial(desk), read, demonstrations) : [])];
}

function findOfficial(desk: Desk): ReturnType<typeof openOfficial> {
  try {
    return openOfficial(openCorpus(desk.corpusFolder));
  } catch (error) {
    if (error instanceof CorpusError) return undefined;
    throw error;
  }
}

/** What became of the rule of a ruling, in a line; undefined where nothing did and nothing can be said. */
export function tellStanding(ruling: Pick<Ruling, 'places'>, official: Official | undefined): string | undefined {
  const place = judgedBy(ruling);
  if (!place) return undefined;
  const { is, day, after, times, older, below } = place.standing;
  const before = older === undefined ? undefined : `older than the edition it is compared with (${older})`;
  const went = tellCarried(place);
  if (is === 'unchanged' || day === undefined) return `${before ?? 'as good as new: nothing of its substance changed since'}${went}`;
  const on = after === undefined ? `on ${day}` : `between ${after} and ${day}`;
  const at = official?.placeOf(day);
  const of =
    below === undefined || at === undefined
      ? undefined
      : (official?.index.entryOf(at, below.lineage) ?? official?.index.entryOf(at - 1, below.lineage));
  const more = times > 1 ? `, and in ${makeCount(times - 1, 'later edition')}` : '';
  const said =
    is === 'gone'
      ? `no longer a rule of its own, ${on}`
      : `${of === undefined ? 'rewritten' : `${of} ${how[below?.how ?? 'rewritten']}`} ${on}${more}`;
  return `${before === undefined ? '' : `${before}; `}${said}${went}`;
}

/** Where it went, when it did not stay one provision; of what is gone, that nothing is known, too. */
function tellCarried({ standing, carried = [] }: RulingPlace): string {
  const isGone = standing.is === 'gone';
  if (carried.length === 0) return isGone ? '; nothing that stands today is known to have taken it over' : '';
  const names = carried.map(({ entry, score, below }) => {
    const said = below
      ? ` (${below.stand} of the ${makeCount(below.of, 'rule')} that stood under it)`
      : ` (${Math.round((score ?? 1) * 100)}% sure)`;
    return `${entry.replace(/^glossary:(.*)$/, '“$1”')}${said}`;
  });
  return `; ${isGone ? 'it went to' : 'a part of it stands as'} ${names.join(', ')}`;
}

const how = { rewritten: 'was rewritten', came: 'came in', went: 'went' } as const;

/** What the author of a summary asks for wherever its text is shown: credit and the date of the version. */
export const creditSummary = (version: string): string => `Stephen D’Angelo’s General Rulings Summary, version of ${version}`;

export const creditRuling = ({ source, version, entry }: Pick<Ruling, 'source' | 'version' | 'entry'>): string =>
  source === 'rulings' ? `${entry.author ?? ours.name}, content/rulings, read beside the edition of ${version}` : creditSummary(version);

/** What the commands print of a ruling as JSON. */
export function toRulingValue(ruling: Ruling, official: Official | undefined): Record<string, unknown> {
  const { id, kind, number, title, author } = ruling.entry;
  const place = judgedBy(ruling);
  return {
    id,
    kind,
    number,
    title,
    text: makeWording(ruling.entry.wording),
    examples: ruling.entry.examples.map(makeWording),
    date: ruling.date,
    author: author ?? (ruling.source === 'rulings' ? ours.name : undefined),
    source: ruling.source,
    version: ruling.version,
    speaksOf: ruling.places.map(({ edition, entry, proof, carried = [] }) => ({
      edition: official?.editions[edition],
      id: entry,
      because: proof,
      ...(carried.length === 0
        ? {}
        : { wentTo: carried.map((to) => ({ id: to.entry, since: official?.editions[to.since], score: to.score, below: to.below })) }),
    })),
    ...(place
      ? { standing: { is: place.standing.is, since: place.standing.day, times: place.standing.times, older: place.standing.older } }
      : {}),
    ...(ruling.unplaced === undefined ? {} : { unplaced: ruling.unplaced }),
    ...(ruling.shownBy === undefined ? {} : { shownBy: ruling.shownBy }),
  };
}

export interface RulingQuery {
  readonly text: string;
  readonly by?: string | undefined;
  readonly year?: string | undefined;
  readonly source?: string | undefined;
  readonly from: number;
  readonly limit: number;
}

/** Finds rulings by words, author, year and source, and prints them. @throws UsageError for an author or source that there is not. */
export function searchRulings(desk: Desk, { text, by, year, source, from, limit }: RulingQuery, json: boolean): 0 | 1 {
  const { all, official } = openRulings(openCorpus(desk.corpusFolder), desk.contentFolder);
  const author = by === undefined ? undefined : findNamed(by);
  if (by !== undefined && author === undefined)
    throw new UsageError(`--by ${by}: nobody is named so`, `one of ${[...authors, others, ours].map(({ id }) => id).join(', ')}`);
  if (year !== undefined && !/^\d{4}$/.test(year)) throw new UsageError(`--year ${year}: not a year`);
  const sources = [...new Set(all.map((ruling) => nameSource(ruling)))];
  if (source !== undefined && !sources.includes(source))
    throw new UsageError(
      `--source ${source}: there is no such source`,
      sources.length === 0 ? 'no rulings are here' : `one of ${sources.join(', ')}`,
    );
  const fits = all.filter(
    (ruling) =>
      (author === undefined || ruling.authors.includes(author)) &&
      (year === undefined || dayOf(ruling).startsWith(year)) &&
      (source === undefined || nameSource(ruling) === source),
  );
  const found: readonly Found[] = text === '' ? fits.toSorted(newestFirst).map((ruling) => ({ ruling })) : findByWords(fits, text);
  const shown = found.slice(from, from + limit);
  const credits = [...new Set(shown.map(({ ruling }) => creditRuling(ruling)))];
  if (json) {
    const hits = shown.map(({ ruling, hit }) => ({ ...hit, ...toRulingValue(ruling, official) }));
    printJson(desk, { query: text, total: found.length, hits, credit: credits });
    return found.length === 0 ? 1 : 0;
  }
  const { out, err } = desk;
  if (found.length === 0) printLine(err, 'concordance search: no ruling was found');
  else printLine(err, paint(err, 'dim', `${makeCount(found.length, 'ruling')}, ${shown.length} shown`));
  for (const { ruling } of shown) printRuling(ruling, official, out);
  for (const credit of credits) printLine(out, `\n${paint(out, 'dim', `${credit}. Not official text.`)}`);
  return found.length === 0 ? 1 : 0;
}

/** `1999-04-21`, or `ours`. */
const nameSource = ({ source, version }: Ruling): string => (source === 'rulings' ? 'ours' : version);

const findNamed = (by: string): string | undefined =>
  [...authors, others, ours].find(
    ({ id, name, named }) => id === by.toLowerCase() || (by !== '' && named.test(by)) || name.toLowerCase() === by.toLowerCase(),
  )?.id;

interface Found {
  readonly ruling: Ruling;
  /** How it was found by words. */
  readonly hit?: SearchHit;
}

function findByWords(rulings: readonly Ruling[], text: string): readonly Found[] {
  const byId = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  const entries = rulings.map(({ id, topic, entry }) => ({
    id,
    kind: 'ruling' as const,
    number: '',
    text: makePlainWording(entry.wording),
    examples: [],
    ...(topic ? { title: topic.title } : {}),
  }));
  return answerQuery(openFile(collectDocuments('rulings', entries)), text, { limit: rulings.length }).hits.flatMap((hit) => {
    const ruling = byId.get(hit.id);
    return ruling ? [{ ruling, hit }] : [];
  });
}

const width = 100;

/** A ruling with who said it, when, what it speaks of, and what became of that. */
export function printRuling(ruling: Ruling, official: Official | undefined, out: Desk['out']): void {
  const who = [ruling.entry.author ?? (ruling.source === 'rulings' ? ours.name : undefined), ruling.date]
    .filter((part) => part !== undefined)
    .join(' ');
  const name = ruling.entry.number || ruling.entry.title || `on ${ruling.topic?.id ?? ''}`;
  const on = ruling.places
    .map(({ entry, edition }) => `${entry.replace(/^glossary:(.*)$/, '“$1”')} of ${official?.editions[edition] ?? ''}`)
    .join(', ');
  printLine(
    out,
    `\n${paint(out, 'bold', `Ruling ${name}`)}${who === '' ? '' : ` [${who}]`}${on === '' ? '' : paint(out, 'dim', `  on ${on}`)}`,
  );
  printLine(out, wrapText(makePlainWording(ruling.entry.wording), width));
  const standing = tellStanding(ruling, official);
  if (standing !== undefined) printLine(out, paint(out, isFlagged(ruling) ? 'yellow' : 'dim', `  ${standing}`));
}
