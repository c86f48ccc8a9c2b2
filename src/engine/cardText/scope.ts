/** What a text has spoken of so far, while its meaning is worked out from left to right: targets, and what "it" and "that much" mean. */
import type { TargetSlot } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';

/** What a text may know of the card on which it stands. */
export interface CardFacts {
  readonly name: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

export interface Scope {
  readonly card: CardFacts;
  readonly targets: TargetSlot[];
  /** "It": what was spoken of last. */
  it?: Ref | undefined;
  /** "That creature": what was spoken of last that is not the source itself. */
  that?: Ref | undefined;
  /** "That creature", once one was chosen without being targeted. */
  chosen?: Ref;
  /** "That spell" of a trigger on casting one, "that card" that was milled, whatever was spoken of since. */
  named?: Readonly<Record<string, Ref>>;
  /** What "it" was before it moved: its power and its controller are those it had (608.2h). */
  was?: { readonly now: Ref; readonly then: Ref };
  /** "It" has left for another zone: moving it means what it became there. */
  gone?: boolean;
  /** A static ability speaks of each of a set by itself: "its" is that of the one in question. */
  singly?: boolean;
  /** Inside of quotation marks: the name means the object whose text it is, not the one that has the ability. */
  quoted?: boolean;
  /** Inside of "for each of them". */
  within?: boolean;
  /** "That player". */
  player?: Ref | undefined;
  /** Who acts in an instruction that names nobody. */
  doer: Ref;
  /** "That much", "that many". */
  amount?: Amount | undefined;
  /** Choices that a phrase of the instruction asks for first. */
  before: Instruction[];
  /** Names given to what instructions produce. */
  slots: number;
}

/** A text that can be read but not understood: something is spoken of that was not named. */
export class Unclear extends Error {
  readonly at: number;
  constructor(at: number, message = 'it is not clear what is meant') {
    super(message);
    this.at = at;
  }
}

export const you: Ref = { kind: 'you' };
export const self: Ref = { kind: 'self' };
export const number = (value: number): Amount => ({ kind: 'number', value });
export const one = number(1);

/** A thing that moved, as it was before. */
export const asItWas = ({ was }: Scope, ref: Ref | undefined): Ref | undefined => (was && was.now === ref ? was.then : ref);

export function makeScope(card: CardFacts): Scope {
  return { card, targets: [], doer: you, before: [], slots: 0 };
}

export function newSlot(scope: Scope, name: string): string {
  scope.slots += 1;
  return scope.slots === 1 ? name : `${name} ${scope.slots}`;
}

/** Notes what was spoken of, for the pronouns that follow. */
export function mention(scope: Scope, ref: Ref, players: boolean): Ref {
  if (players) scope.player = ref;
  else if (ref.kind === 'self') scope.it ??= ref;
  else {
    scope.it = ref;
    scope.that = ref;
  }
  return ref;
}

export function addTarget(scope: Scope, filter: Filter, least: Amount, most: Amount, by?: Ref): Ref {
  scope.targets.push({ filter, least, most, ...(by ? { by } : {}) });
  const ref: Ref = { kind: 'target', index: scope.targets.length - 1 };
  if (meansPlayers(filter) !== 'no') scope.player = ref;
  if (meansPlayers(filter) !== 'only') mention(scope, ref, false);
  return ref;
}

/** Whether a filter means players, things as well, or things alone. */
export function meansPlayers(filter: Filter): 'only' | 'too' | 'no' {
  if (filter.kind === 'player' || filter.kind === 'opponent') return 'only';
  if (filter.kind === 'any target') return 'too';
  if (filter.kind !== 'and' && filter.kind !== 'or') return 'no';
  const inside = filter.filters.map(meansPlayers);
  if (filter.kind === 'and') return inside.includes('only') ? 'only' : inside.includes('too') ? 'too' : 'no';
  return inside.every((each) => each === 'only') ? 'only' : inside.some((each) => each !== 'no') ? 'too' : 'no';
}

export function and(...filters: readonly (Filter | undefined)[]): Filter {
  const flat = filters.flatMap((filter) => (filter === undefined ? [] : filter.kind === 'and' ? filter.filters : [filter]));
  const [first] = flat;
  return flat.length === 1 && first ? first : { kind: 'and', filters: flat };
}

export function or(filters: readonly Filter[]): Filter {
  const [first] = filters;
  return filters.length === 1 && first ? first : { kind: 'or', filters };
}

export const controlledBy = (by: Ref): Filter => ({ kind: 'controlled', by });

/** The same data with an amount in the place of X. */
export function withX<T>(value: T, amount: Amount): T {
  if (Array.isArray(value)) return value.map((each: unknown) => withX(each, amount)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ((value as { kind?: unknown }).kind === 'x') return amount as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withX(each as unknown, amount)])) as T;
}
