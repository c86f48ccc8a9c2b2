/** Sources of mana, and plans of paying with them. */
import type { Cost } from '../language/cost.ts';
import type { ManaChoice } from '../language/mana.ts';
import type { ManaSymbol } from '../language/manaCost.ts';
import type { Activated } from '../look/manaAbilities.ts';
import type { Mana, ObjectId } from '../state/state.ts';
import type { Answer } from './question.ts';

/** A cost that takes other objects. */
export type OtherCost = Exclude<Cost, { pay: 'mana' | 'one of' }>;

export interface ManaSource {
  readonly object: ObjectId;
  readonly ability: Activated;
  readonly ways: readonly ManaWay[];
  /** Mana that activating it costs. */
  readonly costs: readonly ManaSymbol[];
  /** Costs that take other objects: so many of what is able to. */
  readonly others: readonly OtherPayers[];
  /** How often it could be activated now, as far as its object goes. */
  readonly most: number;
  /** What it takes each time of what other sources take as well: life, and counters that the player has. */
  readonly draws: readonly { readonly from: string; readonly each: number; readonly has: number }[];
  /** Whether another source could take it for its costs. */
  readonly isPayer: boolean;
}

export interface OtherPayers {
  readonly cost: OtherCost;
  readonly able: readonly ObjectId[];
  readonly count: number;
}

/** One choice that the ability leaves, and the mana that it then adds, triggered mana abilities with it. */
export interface ManaWay {
  readonly choice: ManaChoice;
  /** What is chosen for triggered mana abilities, in the order in which they ask. */
  readonly further?: readonly Answer[];
  readonly mana: readonly Mana[];
}

export interface Planned {
  readonly source: ManaSource;
  readonly way: ManaWay;
  /** Mana that activating it takes from the pool. */
  readonly spent: readonly Mana[];
  /** What its other costs take, cost by cost: what is tapped, sacrificed or discarded for it. */
  readonly payers: readonly (readonly ObjectId[])[];
}

/** A look for another plan: what is permitted in it, and what of the sources is the same. */
export interface Elsewise {
  readonly permits: (plan: readonly Planned[]) => boolean;
  readonly kindOf: (object: ObjectId) => string;
}

/** Plans a payment; none when the sources do not suffice. @throws BoundReached when more ways are to be tried than are */
export type PlanPayment = (
  due: readonly ManaSymbol[],
  pool: readonly Mana[],
  life: number,
  sources: readonly ManaSource[],
  usable: (mana: readonly Mana[]) => readonly Mana[],
  only?: readonly ObjectId[],
  elsewise?: Elsewise,
) => readonly Planned[] | undefined;
