/** Abilities given to an object that name the object which gives them (201.5a). */
import type { Ref } from '../abilities.ts';
import type { ObjectId } from '../state.ts';

const isGranter = (value: object): boolean => 'kind' in value && value.kind === 'granter';

/** The same data with the object named that gives the abilities in it. */
export function namingGranter<T>(value: T, granter: ObjectId): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isGranter(value)) return { kind: 'these', things: [granter] } satisfies Ref as T;
  if (Array.isArray(value)) return value.map((each: unknown) => namingGranter(each, granter)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, namingGranter<unknown>(each, granter)])) as T;
}
