/** Demonstrations with something in them changed, at random: whatever comes of it, it must end, and be told in plain words. */
import fc from 'fast-check';
import type { Plain } from './deletions.ts';
import { listDocuments } from './ownDemonstrations.ts';

type Path = readonly (string | number)[];

/** All demonstrations as plain data. */
export const demonstrations = listDocuments();

const isMap = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place in a value, the whole first, as far down as scenarios go. */
function placesIn(value: Plain, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null || at.length > 12) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inside]) => placesIn(inside, [...at, Array.isArray(value) ? Number(key) : key]))];
}

const valueAt = (value: Plain | undefined, [first, ...rest]: Path): Plain | undefined =>
  first === undefined || typeof value !== 'object' || value === null
    ? value
    : valueAt((value as { readonly [key: string]: Plain })[first], rest);

/** The value with another one at a place; undefined takes it out. */
function withValue(value: Plain, [first, ...rest]: Path, made: Plain | undefined): Plain {
  if (first === undefined) return made ?? null;
  if (Array.isArray(value)) {
    const list: readonly Plain[] = value;
    if (rest.length === 0 && made === undefined) return list.filter((_, at) => at !== first);
    return list.map((each, at) => (at === first ? withValue(each, rest, made) : each));
  }
  if (!isMap(value)) return value;
  const entries = Object.entries(value).flatMap(([key, each]): (readonly [string, Plain])[] =>
    key !== first ? [[key, each]] : rest.length === 0 && made === undefined ? [] : [[key, withValue(each, rest, made)]],
  );
  return Object.fromEntries(entries);
}

const numbers: readonly number[] = [
  0,
  1,
  -1,
  2.5,
  19,
  400,
  9_999,
  1e6,
  1e9,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
  -1e308,
  -(2 ** 53),
];
const words: readonly string[] = [
  '',
  'A',
  'B',
  'any',
  'yes',
  'no',
  '{1000000000}',
  '{X}{X}',
  '{2/W}{W/P}',
  '99999999999999999999/1',
  '*/*',
  '__proto__',
  'constructor',
  'toString',
  '#1',
  'a.b[0]',
];
const nested = (depth: number): Plain => {
  let value: Plain = 'A';
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { A: value };
  return value;
};
/** Larger, so that what is there becomes too much. */
function enlarge(value: Plain | undefined): Plain {
  if (typeof value === 'number') return value * 1_000_003 + 7;
  if (typeof value === 'string') return /\d/.test(value) ? value.replaceAll(/\d+/g, '987654321') : `${value}\n${value}. ${value}`;
  if (Array.isArray(value)) return Array.from({ length: 30 }, () => value as readonly Plain[]).flat();
  return value ?? null;
}

type Change = (value: Plain, at: Path, other: Plain | undefined) => Plain;

/** Of the same kind as what is there, so that it mostly can be played. */
const alike: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom(...numbers.filter((each) => each >= 0 && Number.isSafeInteger(each))), fc.boolean())
  .map(([made, joined]) => (value, at, other) => {
    const own = valueAt(value, at);
    if (typeof own === 'number') return withValue(value, at, made);
    if (typeof own === 'boolean') return withValue(value, at, !own);
    if (typeof own === 'string' && typeof other === 'string') return withValue(value, at, joined ? `${own}\n${other}` : other);
    if (Array.isArray(own) && Array.isArray(other) && joined)
      return withValue(value, at, [...(own as readonly Plain[]), ...(other as readonly Plain[])]);
    return withValue(value, at, other ?? own);
  });

const changes: Readonly<Record<string, fc.Arbitrary<Change>>> = {
  number: fc.constantFrom(...numbers).map((made) => (value, at) => withValue(value, at, made)),
  word: fc.constantFrom(...words).map((made) => (value, at) => withValue(value, at, made)),
  'nothing, or something of another kind': fc
    .constantFrom<Plain>(null, true, [], {}, [[]], { '': '' })
    .map((made) => (value, at) => withValue(value, at, made)),
  deep: fc.constantFrom(3, 19, 400, 5_000).map((depth) => (value, at) => withValue(value, at, nested(depth))),
  left: fc.constant((value, at) => withValue(value, at, undefined)),
  larger: fc.constant((value, at) => withValue(value, at, enlarge(valueAt(value, at)))),
  'from elsewhere': fc.constant((value, at, other) => withValue(value, at, other ?? null)),
  'joined with text from elsewhere': fc.constant((value, at, other) => {
    const own = valueAt(value, at);
    return typeof own === 'string' && typeof other === 'string'
      ? withValue(value, at, `${own}\n${other}`)
      : withValue(value, at, other ?? null);
  }),
};

const chosen = fc.nat({ max: 1_000_000 });

/** A demonstration with one to three changes. What comes from elsewhere comes from under the same key. */
export const anyScenario: fc.Arbitrary<Plain> = fc
  .tuple(
    chosen,
    fc.array(
      fc.tuple(
        chosen,
        chosen,
        chosen,
        fc.oneof({ weight: 12, arbitrary: alike }, ...Object.values(changes).map((arbitrary) => ({ weight: 1, arbitrary }))),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([which, list]) => {
    let value = demonstrations[which % demonstrations.length] ?? null;
    for (const [where, from, place, change] of list) {
      const places = placesIn(value);
      const at = places[where % places.length] ?? [];
      const donor = demonstrations[from % demonstrations.length] ?? null;
      const like = placesIn(donor).filter((path) => path.at(-1) === at.at(-1));
      const source = like[place % Math.max(1, like.length)];
      value = change(value, at, source && valueAt(donor, source));
    }
    return value;
  });
