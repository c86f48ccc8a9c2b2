/** The order of results for a query that is a number: that entry, then what belongs to it, then what stands next to it. */
import { compareRuleNumbers, type RuleNumber } from '../model/ruleNumber.ts';
import type { SearchIndex } from './openIndex.ts';
import { numbersAbove, type NumberQuery } from '../corpus/lookup/numberQuery.ts';

/** Places of documents, best first, and whether the number itself is among them. */
export interface NumberRanking {
  readonly places: readonly number[];
  readonly found: boolean;
}

const neighbours = 2;
const mostBelow = 40;

/**
 * Ranks for a number. One that the edition lacks gives the nearest entry above it and that entry's last children, with `found` false.
 * With a final stop (`614.12.`) only the rule itself is given.
 */
export function rankNumber(index: SearchIndex, query: NumberQuery): NumberRanking {
  const place = index.byId.get(query.number);
  if (place === undefined) return { places: rankNear(index, query.number), found: false };
  if (query.to !== undefined) return { places: rankRange(index, place, index.byId.get(query.to) ?? place), found: true };

  if (query.alone) return { places: [place, ...copies(index, query.number)], found: true };
  const below = (index.children.get(place) ?? []).slice(0, mostBelow);

  const parent = index.documents[place]?.parent;
  const above = aboveOf(index, place);
  const terms = [...termsCiting(index, place), ...(parent === undefined ? [] : termsCiting(index, parent).slice(0, 2))];
  const around = neighboursOf(index, place);
  // A subrule is read with its rule; a rule is read with its subrules, and then in its subsection.
  const kin =
    below.length > 0
      ? [below[0], ...above.slice(0, 1), ...below.slice(1), ...terms, ...around]
      : [...above.slice(0, 1), ...terms, ...around, ...above.slice(1)];
  return { places: unique([place, ...copies(index, query.number), ...kin]), found: true };
}

/** What is near a number that is not there: the nearest entry above it, and its children that come closest. */
function rankNear(index: SearchIndex, number: string): readonly number[] {
  // The rules skip l and o: what would stand there stands behind k and n.
  const like = number.replace(/l$/, 'k').replace(/o$/, 'n') as RuleNumber;
  for (const above of numbersAbove(number)) {
    const place = index.byId.get(above);
    if (place === undefined) continue;
    const below = index.children.get(place) ?? [];
    const after = below.findIndex((child) => compareRuleNumbers(idOf(index, child), like) > 0);
    const at = after < 0 ? below.length : after;
    return unique([place, ...below.slice(Math.max(0, at - neighbours), at + neighbours)]);
  }
  return [];
}

/** The number of a document that was found by one: its id, without what tells a second of that number from the first. */
const idOf = (index: SearchIndex, place: number): RuleNumber => (index.documents[place]?.id ?? '').replace(/~.*$/, '') as RuleNumber;

function rankRange(index: SearchIndex, from: number, to: number): readonly number[] {
  const kind = index.documents[from]?.kind;
  const low = Math.min(from, to);
  const between = index.documents.slice(low, Math.max(from, to) + 1);
  return between.flatMap((document, at) => (document.kind === kind ? [low + at] : []));
}

/** Misprinted editions have a number twice; the second is `702.30d~2`. */
function copies(index: SearchIndex, number: string): readonly number[] {
  const places: number[] = [];
  for (let place = index.byId.get(`${number}~2`); place !== undefined; place = index.byId.get(`${number}~${places.length + 2}`)) {
    places.push(place);
  }
  return places;
}

function aboveOf(index: SearchIndex, place: number): readonly number[] {
  const above: number[] = [];
  for (let at = index.documents[place]?.parent; at !== undefined; at = index.documents[at]?.parent) above.push(at);
  return above;
}

function neighboursOf(index: SearchIndex, place: number): readonly number[] {
  const parent = index.documents[place]?.parent;
  const siblings = parent === undefined ? [] : (index.children.get(parent) ?? []);
  const at = siblings.indexOf(place);
  return [siblings[at - 1], siblings[at + 1]].flatMap((sibling) => sibling ?? []);
}

function unique(places: readonly (number | undefined)[]): readonly number[] {
  return [...new Set(places.filter((place) => place !== undefined))];
}

/** Terms that point at a place. */
const termsCiting = ({ citing, documents }: SearchIndex, place: number): readonly number[] =>
  (citing.get(place) ?? []).filter((each) => documents[each]?.kind === 'term');
