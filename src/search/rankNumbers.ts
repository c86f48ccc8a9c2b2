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
const mostCited = 6;

/**
 * Ranks for a number. One that the edition lacks gives the nearest entry above it and that entry's last children, with `found` false.
 * With a final stop (`614.12.`) only the rule itself is given.
 */
export function rankNumber(index: SearchIndex, query: NumberQuery): NumberRanking {
  const place = index.byId.get(query.number);
  if (place === undefined) return { places: rankNear(index, query.number), found: false };
  if (query.to !== undefined) return { places: rankRange(index, place, index.byId.get(query.to) ?? place), found: true };

  if (query.alone) return { places: [place, ...copies(index, query.number)], found: true };
  return { places: unique([place, ...copies(index, query.number), ...kinOf(index, place)]), found: true };
}

/** What is read with an entry, best first, by what judged sets call near: a subrule is read with its rule, a rule with its subrules. */
function kinOf(index: SearchIndex, place: number): readonly (number | undefined)[] {
  const { parent, cites = [], toldCites = [] } = index.documents[place] ?? {};
  const below = (index.children.get(place) ?? []).slice(0, mostBelow);
  const above = aboveOf(index, place);
  const terms = termsCiting(index, place);
  const termsAbove = parent === undefined ? [] : termsCiting(index, parent).slice(0, 2);
  const { before, after, further } = neighboursOf(index, place);
  const cited = [...(index.toldCiting.get(place) ?? []), ...toldCites, ...cites].slice(0, mostCited);
  const rest = [...termsAbove, ...further.slice(0, 1), ...cited, ...further, ...above.slice(1)];
  if (below.length > 0) return [below[0], above[0], ...below.slice(1), ...terms, before, after, ...rest];
  // The subsection of a subrule says what it is about; a section says nothing.
  const subsection = above.length > 2 ? above[1] : undefined;
  return [above[0], ...terms, before, subsection, after, ...rest];
}

/** What stands beside numbers among words. */
export interface Beside {
  readonly place: number;
  readonly number: string;
  /** How much of the score of the best that has the words it is worth at least. */
  readonly share: number;
}

const mostBeside = 9;
const besideStep = 0.05;

/** What is read with each of some numbers, which the edition has: who gives a number with words asks for that first. */
export function rankBeside(index: SearchIndex, numbers: readonly string[]): readonly Beside[] {
  const found = new Map<number, Beside>();
  for (const number of numbers) {
    const place = index.byId.get(number);
    if (place === undefined) continue;
    unique(kinOf(index, place))
      .slice(0, mostBeside)
      .forEach((each, at) => {
        const share = 1 - besideStep * at;
        if ((found.get(each)?.share ?? 0) < share) found.set(each, { place: each, number, share });
      });
  }
  return [...found.values()];
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

/** The two next to a place under the same entry, and then the next two. */
function neighboursOf(
  index: SearchIndex,
  place: number,
): { readonly before: number | undefined; readonly after: number | undefined; readonly further: readonly (number | undefined)[] } {
  const parent = index.documents[place]?.parent;
  const siblings = parent === undefined ? [] : (index.children.get(parent) ?? []);
  const at = siblings.indexOf(place);
  return { before: siblings[at - 1], after: siblings[at + 1], further: [siblings[at + 2], siblings[at - 2]] };
}

function unique(places: readonly (number | undefined)[]): readonly number[] {
  return [...new Set(places.filter((place) => place !== undefined))];
}

/** Terms that point at a place. */
const termsCiting = ({ citing, documents }: SearchIndex, place: number): readonly number[] =>
  (citing.get(place) ?? []).filter((each) => documents[each]?.kind === 'term');
