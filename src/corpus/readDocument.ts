/** One file to the edition it holds: bytes -> text -> tree -> entries with counts, accounting and diagnostics. */
import { createHash } from 'node:crypto';
import type { GameStyle } from '../grammar/families/gameRules.ts';
import { readFrontMatter } from '../grammar/frontMatter.ts';
import { type GameId, type IsoDate, makeEditionKey } from '../model/edition.ts';
import type { Diagnostic, ReadEdition } from '../model/entry.ts';
import type { SourceText } from '../model/source.ts';
import type { RulesTree } from '../model/tree.ts';
import { isRefusal, readSource, readTextSource } from '../sources/readSource.ts';
import { accountFor, countEntries } from './entries.ts';
import type { Facts } from './facts.ts';
import type { ReadResult } from './ingest/reader.ts';
import { applyOverrides } from './overrides.ts';
import { readRulesText } from './readRulesText.ts';

export const noFacts: Facts = { bySource: new Map(), byEdition: new Map(), overrides: [], games: [] };

/** Reads one file. What is no rules document is passed over with a reason; never rejects, whatever the bytes are. */
export async function readDocument(file: string, bytes: Uint8Array, facts: Facts): Promise<ReadResult> {
  const source = await readSource(bytes);
  if (isRefusal(source)) return { kind: 'passedOver', reason: source.reason, problem: source.problem };
  return readText(file, bytes, source, facts);
}

/** Reads one file of another game, as its description says; `name` is that of the file in the game's folder. Never rejects. */
export async function readGameDocument(file: string, bytes: Uint8Array, facts: Facts, id: GameId, name: string): Promise<ReadResult> {
  const game = facts.games.find((each) => each.id === id);
  if (!game) return { kind: 'passedOver', reason: `is of ${id}, which nobody describes`, problem: true };
  const source = await readSource(bytes);
  if (isRefusal(source)) return { kind: 'passedOver', reason: source.reason, problem: source.problem };
  const date = game.editions.find(({ files }) => files.includes(name))?.date;
  return readText(file, bytes, source, facts, { style: game, ...(date === undefined ? {} : { date }) });
}

/** The same for a file that is known to be text, at once. */
export function readTextDocument(file: string, bytes: Uint8Array, facts: Facts): ReadResult {
  const source = readTextSource(bytes);
  return isRefusal(source) ? { kind: 'passedOver', reason: source.reason, problem: source.problem } : readText(file, bytes, source, facts);
}

/** What is known of a text because somebody described its game: its style, and its day where the description gives one. */
interface OfGame {
  readonly style: GameStyle;
  readonly date?: IsoDate;
}

/** The same for a text that was read already: the joined pages of a document, for one. */
export function readText(file: string, bytes: Uint8Array, source: SourceText, facts: Facts, game?: OfGame): ReadResult {
  const read = readRulesText(source, file, game?.style);
  if (read.kind === 'passedOver') return read;
  const { tree, citations } = read;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = facts.bySource.get(sha256);
  const front = readFrontMatter(source);
  const dated = dateOf(tree, front.date, game ? game.date : known?.date);
  const { entries: all, diagnostics: found } = read;
  return { kind: 'editions', editions: [toEdition()] };

  function toEdition(): ReadEdition {
    const noted = [...found, ...(dated.date ? [] : [noDate])];
    noted.sort((left, right) => left.line - right.line || left.column - right.column);
    const { entries, diagnostics } = applyOverrides({ document: tree.document, date: dated.date }, facts.overrides, all, noted);
    const registered = dated.date && facts.byEdition.get(makeEditionKey({ document: tree.document, date: dated.date }));
    const set = tree.set ?? front.set ?? registered?.set?.name;
    const title = tree.title ?? front.title ?? source.title;
    return {
      document: tree.document,
      ...dated,
      ...(set === undefined ? {} : { set }),
      ...(title === undefined ? {} : { title }),
      source: {
        file,
        sha256,
        bytes: bytes.length,
        encoding: source.encoding,
        mark: source.mark,
        lineEnds: source.lineEnds,
        format: source.format,
        family: tree.family,
        extent: tree.extent,
      },
      entries,
      counts: { ...countEntries(entries), citations: citations.length, unresolved: citations.filter(({ resolved }) => !resolved).length },
      accounting: accountFor(tree, source.text, source.dropped?.count),
      diagnostics,
    };
  }
}

/** The document's own word first, then its front matter, then the register of known sources. */
function dateOf(tree: RulesTree, front: IsoDate | undefined, known: IsoDate | undefined): Pick<ReadEdition, 'date' | 'dateFrom'> {
  if (tree.date) return { date: tree.date, dateFrom: tree.dateFrom ?? 'document' };
  if (front) return { date: front, dateFrom: 'front matter' };
  return known ? { date: known, dateFrom: 'register' } : {};
}

const noDate: Diagnostic = {
  line: 1,
  column: 1,
  severity: 'warning',
  ruleId: 'date-missing',
  message: 'Unexpected document without a date, expected the day from which it is effective',
};

export { linkEntries } from './readRulesText.ts';
