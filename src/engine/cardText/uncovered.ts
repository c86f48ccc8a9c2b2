/**
 * What texts can say and the interpreter does not do yet, by the field that names it. A text that needs one of these is refused with that
 * reason, so that no ability is ever half carried out. Whoever teaches the engine one of them takes it off the list.
 */
import { holds } from './scope.ts';

const missing: Readonly<Record<string, readonly string[]>> = {
  kind: [],
  do: [],
  keyword: [],
  rule: [],
  restriction: ['be enchanted'],
  counter: [],
};

/** Subtypes with rules of their own that are not played: a card that has one is refused, whatever its text is. */
export const uncoveredSubtypes: readonly string[] = [];

/** Instructions of a form that is not carried out yet, and what that is. */
const forms: readonly (readonly [has: (data: object) => boolean, what: string])[] = [
  // "You may reveal X cards": X is whatever is chosen then (107.3f).
  [(data) => 'do' in data && data.do === 'choose' && 'amount' in data && isX(data.amount), 'X chosen as it resolves'],
  // Payments are planned with abilities that add mana of one choice, and not with those that ask for X.
  [(data) => 'kind' in data && data.kind === 'activated' && 'effect' in data && addsAnew(data.effect), 'mana of several choices'],
  [(data) => 'kind' in data && data.kind === 'triggered' && 'choose' in data && hasBy(data.choose), 'modes chosen by an opponent'],
  // "If it is so, choose target creature. Destroy it": what stands behind would be done in any case.
  [(data) => 'do' in data && data.do === 'if' && doesNothing(data), 'a target chosen only if something is so'],
  // How much there is to divide is asked as it is cast (601.2d), of nothing but what was paid.
  [(data) => 'do' in data && data.do === 'if' && dividesEither(data), 'another amount that is divided'],
  // Which card it is, and whether it is such a spell, is not known where nobody has said that it may be looked at.
  [(data) => 'instructions' in data && holds(data, hides) && holds(data, plays), 'playing at once what is exiled face down'],
  [
    (data) => 'kind' in data && data.kind === 'triggered' && 'choose' in data && isObject(data.choose) && 'again' in data.choose,
    'the same mode chosen again',
  ],
];

/** The first thing in compiled data that the engine cannot do; undefined when it can do all of it. */
export function findUncovered(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'string' && missing[field]?.includes(value)) return value;
    const inside = findUncovered(value);
    if (inside !== undefined) return inside;
  }
  return forms.find(([has]) => has(data))?.[1];
}

const isX = (amount: unknown): boolean => typeof amount === 'object' && amount !== null && 'kind' in amount && amount.kind === 'x';
const addsAnew = (effect: unknown): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  (('anew' in effect && !('amount' in effect && isX(effect.amount))) || Object.values(effect).some(addsAnew));
const doesNothing = (part: object): boolean =>
  'then' in part && Array.isArray(part.then) && part.then.length === 0 && !('otherwise' in part);
const divides = (part: object): boolean => 'divided' in part;
const dividesEither = (part: object): boolean =>
  'then' in part &&
  'otherwise' in part &&
  holds(part.then, divides) &&
  holds(part.otherwise, divides) &&
  !('condition' in part && isObject(part.condition) && 'kind' in part.condition && part.condition.kind === 'paid');
const hides = (part: object): boolean => 'faceDown' in part && 'to' in part && part.to === 'exile';
const plays = (part: object): boolean =>
  ('do' in part && part.do === 'cast') || ('rule' in part && part.rule === 'may play' && 'spells' in part);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasBy = (choose: unknown): boolean => isObject(choose) && 'by' in choose;
