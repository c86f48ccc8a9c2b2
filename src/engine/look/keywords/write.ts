/** Words in which the families of keywords write what each of them means. */
import type { Ability } from '../../language/ability.ts';
import type { Amount } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Modification } from '../../language/modification.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import type { TriggerEvent } from '../../language/trigger.ts';
import type { Activated } from '../manaAbilities.ts';
import { notYet } from '../../state/notYet.ts';

export type Keyword = Extract<Ability, { kind: 'keyword' }>;
type Triggered = Omit<Extract<Ability, { kind: 'triggered' }>, 'text'>;
type Static = Omit<Extract<Ability, { kind: 'static' }>, 'text'>;

/** The abilities that a keyword stands for under the rules of a day, without their text; none when it is something else then. */
export type Meaning = (asked: AskedKeyword) => readonly (Triggered | Static)[];
export interface AskedKeyword {
  readonly keyword: Keyword;
  /** The rules it is played under. */
  readonly day: string;
  /** The N of "bushido N". */
  readonly number: Amount;
}
export type Family = Readonly<Record<string, Meaning>>;

/** The activated ability that a keyword stands for, once its cost is known; undefined without a number that it needs. */
export type Activating = (keyword: Keyword, costs: readonly Cost[]) => Omit<Activated, 'kind' | 'text'> | undefined;

export const self: Ref = { kind: 'self' };
export const you: Ref = { kind: 'you' };
export const target: Ref = { kind: 'target', index: 0 };
export const object: Ref = { kind: 'event', role: 'object' };
export const became: Ref = { kind: 'event', role: 'became' };
export const recipient: Ref = { kind: 'event', role: 'recipient' };
/** The player of the event: who defends, who is dealt damage. */
export const thatPlayer: Ref = { kind: 'event', role: 'player' };
export const remembered = (slot: string): Ref => ({ kind: 'memory', slot });
export const all = (filter: Filter): Ref => ({ kind: 'all', filter });

export const number = (value: number): Amount => ({ kind: 'number', value });
export const one = number(1);
/** So many for each: a number times an amount. */
export function times(by: Amount, of: Amount): Amount {
  if (by.kind !== 'number') throw notYet('an unknown number for each');
  return { kind: 'times', factor: by.value, of };
}
export const power = (of: Ref): Amount => ({ kind: 'characteristic', name: 'power', of });
export const countersOn = (counter: string): Amount => ({ kind: 'counters', counter, of: self });

export const both = (...filters: readonly Filter[]): Filter => ({ kind: 'and', filters });
export const not = (filter: Filter): Filter => ({ kind: 'not', filter });
export const creature: Filter = { kind: 'type', type: 'creature' };
export const yours: Filter = { kind: 'controlled', by: you };
export const another: Filter = { kind: 'other', than: self };
export const bears = (counter: string): Filter => ({ kind: 'counters', counter, least: 1 });
export const attacker: Filter = { kind: 'status', status: 'attacking' };

export const is = (subject: Ref, filter: Filter): Condition => ({ kind: 'matches', subject, filter });
/** It is on the battlefield still. */
export const here = (subject: Ref): Condition => ({ kind: 'exists', filter: { kind: 'one of', of: subject } });
export const unless = (condition: Condition): Condition => ({ kind: 'not', condition });
export const done = (slot: string): Condition => ({ kind: 'done', slot });
export const atMost = (left: Amount, right: Amount): Condition => ({ kind: 'compare', left, comparison: 'at most', right });

export const put = (amount: Amount, counter = '+1/+1', on: Ref = self): Instruction => ({ do: 'counters', on, counter, amount });
export const take = (counter: string): Instruction => ({ do: 'counters', on: self, counter, amount: one, remove: true });
export const may = (then: readonly Instruction[], more: Partial<Extract<Instruction, { do: 'may' }>> = {}): Instruction => ({
  do: 'may',
  who: you,
  then,
  ...more,
});
export const haste: Modification = { kind: 'add ability', ability: { kind: 'keyword', text: 'haste', keyword: 'haste' } };
export const sacrificeIt: Instruction = { do: 'sacrifice', who: you, what: self };
export const boost = (what: Ref, by: Amount, toughness = by): Instruction => ({
  do: 'modify',
  what,
  changes: [{ kind: 'modify power/toughness', power: by, toughness }],
  duration: 'end of turn',
});

/** A triggered ability. */
export const when = (
  event: TriggerEvent | readonly TriggerEvent[],
  instructions: readonly Instruction[],
  { target: filter, ...more }: Partial<Pick<Triggered, 'condition' | 'from'>> & { readonly target?: Filter } = {},
): Triggered => ({
  kind: 'triggered',
  event,
  effect: { targets: filter ? [{ filter, least: one, most: one }] : [], instructions },
  ...more,
});
export const dies: TriggerEvent = { on: 'dies', what: 'self' };
export const enters: TriggerEvent = { on: 'enters', what: 'self' };
export const attacks: TriggerEvent = { on: 'attacks', what: 'self' };
export const isCast: TriggerEvent = { on: 'cast', what: 'self' };
export const strikesPlayer: TriggerEvent = { on: 'deals damage', what: 'self', to: { kind: 'player' }, combat: true };
export const upkeep: TriggerEvent = { on: 'beginning', of: 'upkeep', whose: 'yours' };

/** A static ability of rules. */
export const rules = (...list: readonly StaticRule[]): Static => ({ kind: 'static', rules: list });
/** It enters with counters, and what else goes with that. */
export const entersWith = (amount: Amount, counter = '+1/+1', more: Partial<Extract<StaticRule, { rule: 'enters' }>> = {}): StaticRule => ({
  rule: 'enters',
  what: 'self',
  counters: { counter, amount },
  ...more,
});

/** Costs of what is activated from a hand or a graveyard. */
export const discardSelf: Cost = { pay: 'discard', filter: 'self', amount: one };
export const exileSelf: Cost = { pay: 'exile', filter: 'self', amount: one };
