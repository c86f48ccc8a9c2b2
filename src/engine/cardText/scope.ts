/**
 * What a text has said so far. A scope is a value: each part of a text is meant in one and hands on another, in the order of the text, so
 * that nothing is meant before it was said.
 */
import type { TargetSlot } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import { deeds, deedSlot } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import type { Instruction } from '../language/instruction.ts';
import type { ZoneName } from '../language/places.ts';
import type { Ref } from '../language/ref.ts';

/** What a text may know of the card on which it stands. */
export interface CardFacts {
  readonly name: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** What a text can refer back to. */
export interface Antecedent {
  readonly ref: Ref;
  /** `either`: "any target" may be a player or a permanent. */
  readonly sort: 'object' | 'player' | 'either';
  readonly number: 'one' | 'many';
  /** Said of each one of many by itself: a pronoun in the singular means the one in question. */
  readonly each?: true;
  /** What the text knows of it. */
  readonly like: Filter;
  /** How it came to be spoken of. `event`: the thing whose doing is waited for; `other`: what it does it to. */
  readonly how: 'source' | 'attached' | 'target' | 'event' | 'other' | 'chosen' | 'moved' | 'made' | 'paid' | 'all';
  readonly sentence: number;
  /** What it was before it moved: its power and its controller are those it had (608.2h). */
  readonly was?: Ref;
  /** What it became when it left the battlefield: that is what moves on (400.7). */
  readonly became?: Ref;
  /** It is what the source is attached to. */
  readonly attached?: true;
  /** What it was moved from. */
  readonly from?: Ref;
  /** It was put onto the battlefield. */
  readonly arrived?: true;
  /** It was done for each of several by itself, and nothing knows all of it. */
  readonly lost?: true;
  /** Cards that are together in this zone, of which some can be spoken of, and the rest. */
  readonly among?: ZoneName;
  /** Some of them were spoken of by themselves: what all of them are now is not known. */
  readonly divided?: true;
  /** It was said to deal damage. */
  readonly deals?: true;
  /** It came of what hangs on a condition: it is only where that was so. */
  readonly hangs?: true;
}

export interface Scope {
  readonly card: CardFacts;
  readonly targets: readonly TargetSlot[];
  /** What pronouns can mean, in the order in which it was last spoken of. */
  readonly said: readonly Antecedent[];
  /** "That much", "that many": each with the sentence that spoke of it, and of life with what was done: "life they lost". */
  readonly amounts: readonly {
    readonly amount: Amount;
    readonly sentence: number;
    readonly life?: 'gained' | 'lost';
    readonly removed?: string;
  }[];
  /** The number of the sentence that is meant; a cost and the event of a trigger are sentences of their own. */
  readonly sentence: number;
  /** Inside of quotation marks: the name means the object whose text it is, not the one that has the ability. */
  readonly quoted?: boolean;
  /** What is known of the object whose ability stands in quotation marks. */
  readonly bearer?: Filter | undefined;
  /** Who acts in an instruction that names nobody. */
  readonly doer: Ref;
  /** Whether what they do then is said in the plain form: behind "may" and "have", and of many. Of you it always is. */
  readonly plainly?: boolean | undefined;
  /** What an additional cost of the spell was paid with, in a line before. */
  readonly paid?: readonly Antecedent[];
  /** Qualities that the effect has let somebody choose so far: "that color". */
  readonly chosen?: readonly string[];
  /** Choices that a phrase of the instruction asks for first. */
  readonly before: readonly Instruction[];
  /** What players voted for: words, or things. */
  readonly votes?: readonly (string | Filter)[];
  /** What the text has said X is. */
  readonly x?: readonly Amount[] | undefined;
  /** How much more one amount is than another that the text holds against it: "the difference". */
  readonly difference?: Amount | undefined;
  /** How halves are rounded that say nothing of it: the next sentence does. */
  readonly rounding?: 'up' | 'down' | undefined;
  /** How many names were given to what instructions produce. */
  readonly slots: number;
  /** The zone in which alone the text makes sense: its source is moved from there (113.6). */
  readonly from?: 'graveyard' | 'hand' | 'command' | 'exile' | undefined;
  /** Those of whom it was counted how many there are: "those creatures" of the next sentence, where nothing else can be called so. */
  readonly counted?: Antecedent;
  /** Of what it was asked how many counters of which kind it has: "all of them". */
  readonly countersAsked?: { readonly counter: string; readonly on: Ref; readonly sentence: number } | undefined;
  /** Inside of an effect, which is carried out once: sets that are spoken of again are remembered. */
  readonly inEffect?: boolean | undefined;
  /** Sets that are spoken of again, with the names under which they are remembered. */
  readonly sets: readonly { readonly of: Ref; readonly slot: string }[];
  /** The sentence that named the source in passing: "cards exiled with it". */
  readonly passing?: number | undefined;
  /** The ability waits for this to attack, and for nothing else: what it attacks is known. */
  readonly attacker?: Ref | undefined;
  /** Of what something is said in this sentence: what it becomes, is attached to or fights is something else. */
  readonly subject?: Ref | undefined;
  /** What a statement is about, for the words in it that set it apart. */
  readonly about?: Ref | undefined;
  /** What a copy is made of, for what it is made to differ in. */
  readonly copied?: Ref | undefined;
  /** It was asked how often the ability has resolved: "if it's the second time". */
  readonly countsTimes?: true | undefined;
  /** It was remembered who did what each was offered. */
  readonly notesWhoDid?: true | undefined;
  /** What was known before that which hangs on the condition of a sentence (askedAgain.ts). */
  readonly hung?: { readonly said: readonly Antecedent[]; readonly sentence: number };
  /** Inside of a condition that follows such a sentence. */
  readonly asks?: boolean | undefined;
  /** A pronoun meant each one of these by itself: the instruction is for each of them. */
  readonly forEach?: Ref | undefined;
}

/** Of an instant or sorcery, which is read as what it does. */
export const isSpell = ({ types }: CardFacts): boolean => types.some((type) => /^(?:instant|sorcery)$/i.test(type));

/** A text that can be read but not understood: something is spoken of that was not named, or could be one of two things. */
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

export function makeScope(card: CardFacts): Scope {
  return { card, targets: [], said: [], amounts: [], sentence: 0, doer: you, before: [], sets: [], slots: 0 };
}

export const nextSentence = (scope: Scope): Scope => ({ ...scope, sentence: scope.sentence + 1 });

/** A meaning, and the scope for what stands behind it. */
export class HandedOn<M> {
  readonly meaning: M;
  readonly scope: Scope;
  constructor(meaning: M, scope: Scope) {
    this.meaning = meaning;
    this.scope = scope;
  }
}
export const handOn = <M>(meaning: M, scope: Scope): HandedOn<M> => new HandedOn(meaning, scope);

/** A name for what an instruction produces, and the scope in which it is taken. */
export function newSlot(scope: Scope, name: string): readonly [slot: string, scope: Scope] {
  const slots = scope.slots + 1;
  return [slots === 1 ? name : `${name} ${slots}`, { ...scope, slots }];
}

/** What was chosen last is chosen by an instruction of its own, which says no more. */
export const chosenAlone = (scope: Scope): Scope => ({
  ...scope,
  before: scope.before.map((each, at) => (each.do === 'choose' && at === scope.before.length - 1 ? { ...each, alone: true } : each)),
});
/** An instruction that has to come before the one that is being read. */
export const before = (scope: Scope, ...instructions: readonly Instruction[]): Scope => ({
  ...scope,
  before: [...scope.before, ...instructions],
});

export const sayAmount = (scope: Scope, amount: Amount, life?: 'gained' | 'lost'): Scope => ({
  ...scope,
  amounts: [...scope.amounts, { amount, sentence: scope.sentence, ...(life ? { life } : {}) }],
});

/** Players of whom each acts by themselves. */
export const isEach = (who: Ref): boolean =>
  who.kind === 'opponents of' ||
  who.kind === 'several' ||
  (who.kind === 'memory' && who.slot === 'not won') ||
  (who.kind === 'all' && meansPlayers(who.filter) === 'only') ||
  (who.kind === 'players' && ['each', 'opponents', 'others'].includes(who.which));

/** "That much": the amount that was spoken of last; of what several players did, the share of the one who acts. @throws Unclear without one */
export function thatAmount({ amounts, doer, forEach }: Scope, at: number): Amount {
  const last = amounts.at(-1);
  if (!last) throw new Unclear(at);
  const { amount } = last;
  const isOfEach = doer.kind === 'each' || forEach !== undefined || isEach(doer);
  const isShare = amount.kind === 'memory' && isOfEach && deeds.some((deed) => deed === amount.slot.replace(/ \d+$/, ''));
  return isShare ? { kind: 'memory', slot: deedSlot(amount.slot, 'by player'), of: { kind: 'each' } } : amount;
}

/** Whether a filter means players, things as well, or things alone. */
export function meansPlayers(filter: Filter): 'only' | 'too' | 'no' {
  if (filter.kind === 'player' || filter.kind === 'opponent') return 'only';
  if (filter.kind === 'any target') return 'too';
  if (filter.kind !== 'and' && filter.kind !== 'or') return 'no';
  const inside = filter.filters.map(meansPlayers);
  if (filter.kind === 'and') return inside.includes('only') ? 'only' : inside.includes('too') ? 'too' : 'no';
  return inside.length > 0 && inside.every((each) => each === 'only') ? 'only' : inside.some((each) => each !== 'no') ? 'too' : 'no';
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

/** What is copied is known to what stands behind "except". */
export const copying = (scope: Scope, { of, as = of }: { readonly of?: Ref; readonly as?: Ref }): Scope => ({ ...scope, copied: as });

/** All of that kind that there are. */
export const all = (filter: Filter): Ref => ({ kind: 'all', filter });
export const not = (filter: Filter): Filter => ({ kind: 'not', filter });
export const controlledBy = (by: Ref): Filter => ({ kind: 'controlled', by });

/** The same data with some of its objects replaced. */
export function mapTree<T>(value: T, change: (value: object) => unknown): T {
  if (Array.isArray(value)) return value.map((each: unknown) => mapTree(each, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const changed = change(value);
  if (changed !== undefined) return changed as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTree(each as unknown, change)])) as T;
}

/** The same data with an amount in the place of X. */
export const withX = <T>(value: T, amount: Amount): T =>
  mapTree(value, (each) => {
    if ('pay' in each && each.pay === 'mana') return holds(each, isX) ? { ...each, x: amount } : each;
    return isX(each) ? amount : undefined;
  });
const isX = (value: object): boolean => 'kind' in value && value.kind === 'x';

/** Whether data holds an object of this kind. */
export function holds(value: unknown, found: (value: object) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return found(value) || Object.values(value).some((each) => holds(each, found));
}

/** Whatever zone it is in. */
export const anywhere: Filter = or(
  (['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'library', 'command'] as const).map((zone) => ({ kind: 'zone', zone })),
);
