/**
 * Shapes of plain data: a check takes what was read and where it stands, and gives it back typed, or refuses it. Every key of a record is
 * known to its shape; one that is not is refused, never left out.
 */
import { exact } from '../../engine/state/bounds.ts';
import { refuse, refuseBeyond } from './refusal.ts';

export type Check<T> = (value: unknown, path: string) => T;
export type Checked<C> = C extends Check<infer T> ? T : never;

type Shape = Readonly<Record<string, Check<unknown>>>;
type RecordOf<S extends Shape, Required extends keyof S> = { readonly [K in Required]: Checked<S[K]> } & {
  readonly [K in Exclude<keyof S, Required>]?: Checked<S[K]>;
};

/** A value as it is shown to whoever wrote it. */
export function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words that every map of the language has already: what is called so could not be told from them. */
const isTaken = (word: string): boolean => word in Object.prototype;

export const text: Check<string> = (value, path) => {
  if (typeof value !== 'string') return refuse(path, 'a text is expected', show(value));
  return isTaken(value) ? refuse(path, 'this word cannot be used here', show(value)) : value;
};

export const wholeNumber: Check<number> = (value, path) =>
  typeof value === 'number' && Number.isInteger(value)
    ? refuseBeyond(path, () => exact(value), show(value))
    : refuse(path, 'a whole number is expected', show(value));

export const count: Check<number> = (value, path) => {
  const number = wholeNumber(value, path);
  return number >= 0 ? number : refuse(path, 'a number from 0 on is expected', show(value));
};

export const flag: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(path, 'true or false is expected', show(value));

export function oneOf<const T extends string>(...words: readonly T[]): Check<T> {
  return (value, path) => words.find((word) => word === value) ?? refuse(path, `expected ${listWords(words)}`, show(value));
}

const listWords = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')}${words.length > 1 ? ' or ' : ''}${words.at(-1) ?? ''}`;

export function exactly<const T extends string | number | boolean>(wanted: T): Check<T> {
  return (value, path) => (value === wanted ? wanted : refuse(path, `${show(wanted)} is expected`, show(value)));
}

export function listOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value, path) =>
    Array.isArray(value) ? value.map((item, at) => check(item, `${path}[${at}]`)) : refuse(path, 'a list is expected', show(value));
}

export function mapOf<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value, path) =>
    isMap(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key, path), check(item, join(path, key))]))
      : refuse(path, 'a map is expected', show(value));
}

export function record<S extends Shape, Required extends keyof S = never>(
  shape: S,
  required: readonly Required[] = [],
): Check<RecordOf<S, Required>> {
  return (value, path) => {
    if (!isMap(value)) return refuse(path, 'a map is expected', show(value));
    const known = Object.keys(shape);
    for (const key of Object.keys(value))
      if (!known.includes(key)) refuse(join(path, key), `there is no such key here; there are ${known.join(', ')}`);
    for (const key of required) if (value[String(key)] === undefined) refuse(path, `"${String(key)}" is missing`);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape[key]?.(item, join(path, key))])) as RecordOf<
      S,
      Required
    >;
  };
}

/** The first shape that fits what the value is like: which one is decided by `is`, so that a refusal speaks of the right one. */
export function either<A, B>(is: (value: unknown) => boolean, one: Check<A>, other: Check<B>): Check<A | B> {
  return (value, path) => (is(value) ? one(value, path) : other(value, path));
}

export const isList = (value: unknown): boolean => Array.isArray(value);
export const isNumber = (value: unknown): boolean => typeof value === 'number';
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
export { isMap };

/** The path of a key below a place. */
export const join = (path: string, key: string): string => {
  const plain = /^[^.[\]"\s]+$/.test(key) ? key : `"${key}"`;
  return path === '' ? plain : `${path}.${plain}`;
};
