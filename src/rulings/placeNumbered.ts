/**
 * Where the entries of a summary belong that has the numbers of the Comprehensive Rules itself, as that of 2005: by the words that it quotes
 * of a day, by the number under which it quotes them, by the headword of a topic, or with what they hang on.
 */
import { foldName } from '../corpus/wording/headwords.ts';
import { makePlainWording } from '../corpus/wording/parseWording.ts';
import type { LoadedEntry } from '../corpus/readCorpus.ts';
import type { Witness } from '../lineage/store/format.ts';
import { quotedDay } from '../lineage/store/quotedRules.ts';
import type { IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';
import type { Inline } from '../model/wording.ts';
import { foldTypography } from '../wording/typography.ts';
import type { Official } from './official.ts';
import { isUnder } from './standing.ts';
import type { Placing, Spot } from './placeTopics.ts';

/** Under the same number, on the day that the summary names: so sure the alignment has to be that both are one rule. */
const sureOfNumber = 0.9;

/** Tells of each entry where it belongs. `witnesses` are the links of its quotations to the edition of their day. */
export function placeNumbered(
  official: Official,
  entries: readonly LoadedEntry[],
  witnesses: readonly Witness[],
  version: IsoDate,
): (entry: LoadedEntry) => Placing {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const quoted = new Map(witnesses.map((witness) => [witness.entry, witness]));
  const children = Map.groupBy(entries, ({ parent }) => parent ?? '');
  const texts = new Map<number, ReadonlyMap<string, readonly EntryId[]>>();
  const sameText = (edition: number, text: string): readonly EntryId[] => {
    const made =
      texts.get(edition) ??
      new Map(
        [...Map.groupBy(official.entriesAt(edition), (entry) => foldText(entry))].map(([key, own]) => [key, own.map(({ id }) => id)]),
      );
    texts.set(edition, made);
    return made.get(text) ?? [];
  };

  /** What quotes the rules of a day: the entry of its very words, or of its number and nearly its words. */
  const spotOfQuoted = (entry: LoadedEntry): Spot | undefined => {
    const witness = quoted.get(entry.id);
    const edition = witness && official.placeOf(witness.edition);
    if (!witness || edition === undefined) return undefined;
    const { witnessOf, agrees, score } = witness;
    // A sentence that two rules have is a quotation of the one whose number it bears.
    if (agrees && (witnessOf === entry.number || sameText(edition, foldText(entry)).length < 2))
      return { edition, entry: witnessOf, proof: 'wording' };
    return witnessOf === entry.number && score >= sureOfNumber ? { edition, entry: witnessOf, proof: 'number' } : undefined;
  };

  /** What a number of the summary is in the edition of its version: the same number, if heading, words or a rule under it prove that. */
  const spotOfNumber = (number: string): Spot | undefined => {
    const edition = official.placeOn(version);
    const own = edition === undefined ? undefined : official.findEntry(edition, number);
    if (edition === undefined || !own) return undefined;
    const printed = byId.get(number);
    if (printed?.title !== undefined && own.title !== undefined)
      return foldName(printed.title) === foldName(own.title) ? { edition, entry: number, proof: 'heading' } : undefined;
    const lineage = official.index.lineageOf(edition, number);
    const isQuoted = [...(printed ? [printed] : []), ...(children.get(number) ?? [])].some((entry) => {
      const spot = spotOfQuoted(entry);
      const found = spot && official.index.lineageOf(spot.edition, spot.entry);
      if (!spot || found === undefined || spot.entry !== entry.number) return false;
      return entry.number === number ? found === lineage : isUnder(official.index.entryOf(edition, found) ?? '', number);
    });
    return isQuoted ? { edition, entry: number, proof: 'number' } : undefined;
  };

  /** The headword of the topic (`G1.7`) that an entry stands under, in the glossary of its day. */
  const spotOfTerm = (topic: LoadedEntry | undefined, day: IsoDate): Spot | undefined => {
    const edition = topic?.kind === 'term' ? official.placeOn(day) : undefined;
    if (edition === undefined || topic?.title === undefined) return undefined;
    const name = foldName(topic.title);
    const named = official
      .entriesAt(edition)
      .filter(({ kind, title }) => kind === 'term' && title !== undefined && foldName(title) === name);
    const [only] = named;
    return only && named.length === 1 ? { edition, entry: only.id, proof: 'headword' } : undefined;
  };

  return (entry) => {
    const day = quotedDay(entry) ?? version;
    const topic = topicOf(entry, byId);
    const byWords = quotedDay(entry) === undefined ? undefined : spotOfQuoted(entry);
    const hangs = quotedDay(entry) === undefined && entry.parent !== undefined ? spotOfNumber(entry.parent) : undefined;
    const spots = [byWords, hangs, spotOfTerm(topic, day)].filter((spot) => spot !== undefined);
    const [first, ...others] = spots;
    if (first) return { spots: [first, ...others] };
    // Sections on formats and tournaments are in no edition of the rules.
    return { unplaced: topic ? 'unnamed' : 'unlike' };
  };
}

function topicOf(entry: LoadedEntry, byId: ReadonlyMap<EntryId, LoadedEntry>): LoadedEntry | undefined {
  const above = entry.kind === 'term' ? entry : byId.get(entry.parent ?? '');
  if (above?.kind === 'term') return above;
  return above?.kind === 'subrule' ? topicOf(above, byId) : undefined;
}

/** A text for comparison: without typography, and whatever the numbers of what it cites. */
export const foldText = ({ wording }: Pick<LoadedEntry, 'wording'>): string =>
  foldTypography(makePlainWording(withoutCited(wording))).trim();

const withoutCited = (wording: readonly Inline[]): readonly Inline[] =>
  wording.map((inline): Inline => {
    if (inline.kind === 'emphasis') return { ...inline, children: withoutCited(inline.children) };
    return inline.kind === 'citation' ? { kind: 'text', value: '§' } : inline;
  });
