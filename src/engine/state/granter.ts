/** Abilities given to an object that name the object which gives them (201.5a). */
import type { Ref } from '../language/ref.ts';
import type { ObjectId } from './state.ts';

const known = new WeakMap<object, Map<ObjectId, unknown>>();

/** The same for what a static ability gives, which is asked for again and again: the same data each time. */
export function givenBy<T extends object>(value: T, granter: ObjectId): T {
  const made = known.get(value) ?? new Map<ObjectId, unknown>();
  known.set(value, made);
  if (!made.has(granter)) made.set(granter, mentions(value) ? namingGranter(value, granter) : value);
  return made.get(granter) as T;
}
const mentions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (isGranter(value) || Object.values(value).some(mentions));

const isGranter = (value: object): boolean => 'kind' in value && value.kind === 'granter';

/** The same data with the object named that gives the abilities in it. */
export function namingGranter<T>(value: T, granter: ObjectId): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isGranter(value)) return { kind: 'these', things: [granter] } satisfies Ref as T;
  if (Array.isArray(value)) return value.map((each: unknown) => namingGranter(each, granter)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, namingGranter<unknown>(each, granter)])) as T;
}
