/** What a text is made of: looked through and compared as data, so that whoever carries it out does not have to know what it asks. */

/** An amount, a condition, a filter, a ref: whatever in a text has a kind. */
export type Part = Readonly<Record<string, unknown>> & { readonly kind: string };

const knownParts = new WeakMap<object, readonly Part[]>();
const knownKinds = new WeakMap<object, ReadonlySet<string>>();

const isPart = (value: object): value is Part => 'kind' in value && typeof value.kind === 'string';

/** @param text Anything of the language: an ability, an instruction, a list of conditions, nothing. @returns Its parts, itself too, outermost first */
export function partsIn(text: unknown): readonly Part[] {
  if (typeof text !== 'object' || text === null) return [];
  const known = knownParts.get(text);
  if (known) return known;
  const parts = [...(isPart(text) ? [text] : []), ...Object.values(text).flatMap(partsIn)];
  knownParts.set(text, parts);
  return parts;
}

/** A text without the abilities that it gives: they speak when they are played. */
export const withoutGiven = (text: unknown): unknown =>
  Array.isArray(text)
    ? text.map(withoutGiven)
    : isObject(text)
      ? Object.fromEntries(
          Object.entries(text).flatMap(([key, value]) => (key === 'ability' || key === 'abilities' ? [] : [[key, withoutGiven(value)]])),
        )
      : text;

/** The kinds of all its parts; of players also which, as `defending`; of an event that it speaks of also the role, as `event object`. */
export function kindsIn(text: unknown): ReadonlySet<string> {
  if (typeof text !== 'object' || text === null) return none;
  const known = knownKinds.get(text);
  if (known) return known;
  const kinds = new Set(
    partsIn(text).flatMap(({ kind, which, role }) => [
      kind,
      ...(typeof which === 'string' ? [which] : []),
      ...(typeof role === 'string' ? [`event ${role}`] : []),
    ]),
  );
  knownKinds.set(text, kinds);
  return kinds;
}

/** Whether a text speaks of what these instructions remember. */
export const speaksOf = (text: unknown, before: readonly object[]): boolean =>
  partsIn(text).some(({ kind, slot }) => kind === 'memory' && before.some((each) => 'remember' in each && each.remember === slot));

/** Whether two pieces of data say the same, key for key. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isObject(one) &&
    isObject(other) &&
    Array.isArray(one) === Array.isArray(other) &&
    Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key])));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const none: ReadonlySet<string> = new Set();
