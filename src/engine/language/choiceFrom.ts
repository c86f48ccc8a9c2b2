/** What players choose on the way: objects, or what is none: colors, types, names, numbers, words of the text, piles. */
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';
import type { ZoneName } from './places.ts';
import type { Ref } from './ref.ts';

export type ChoiceFrom =
  /** `never`: none of these. */
  | { readonly kind: 'colors' | 'creature types'; readonly never?: string }
  | { readonly kind: 'basic land types' }
  /** `of`: what is printed on the card. */
  | { readonly kind: 'card names'; readonly of?: Filter }
  | { readonly kind: 'card types' }
  | { readonly kind: 'opponents' | 'any player' }
  /** `of`: one of these; any from 0 on without it. */
  | { readonly kind: 'numbers'; readonly of?: readonly number[] };

/** A word of these families; the second of a pair is of the family of the first, and another. */
export interface WordChoice {
  readonly kind: 'words';
  readonly of: readonly WordFamily[];
  /** The slot of the first. */
  readonly beside?: string;
  readonly never?: string;
}

/** Begins the slot in which the kind of a counter is that somebody chooses; the counter is called by it. */
export const chosenCounter = 'chosen counter';

/** One of these keywords, or kinds of counters. */
export interface KeywordChoice {
  readonly kind: 'keywords' | 'counters';
  readonly of: readonly string[];
}

/** One of the kinds of the counters that are on something. */
export interface CounterChoice {
  readonly kind: 'counters on';
  readonly on: Ref;
}

export type WordFamily = 'colors' | 'basic land types' | 'creature types';

/** Two piles, of which one is chosen (700.3): by `chooser`, or by the controller. They go to zones, or stay and are remembered as `chosen pile` and `other pile`. */
export interface Piles {
  readonly by: Ref;
  readonly of: Ref;
  readonly chooser?: Ref;
  readonly zones?: { readonly chosen: ZoneName; readonly other: ZoneName };
}

/** Something that a player chooses on the way, and what may be chosen. */
export interface Choosing {
  readonly who: Ref;
  readonly from: Ref | ChoiceFrom | WordChoice | KeywordChoice | CounterChoice;
  readonly amount?: Amount;
  readonly upTo?: boolean;
  readonly slot: string;
  /** To choose is an instruction of its own: anything may be chosen, whatever can be done to it (608.2d). */
  readonly alone?: true;
  readonly link?: boolean;
  /** It is a source whose damage to something that is named will be prevented. */
  readonly protects?: boolean;
  /** It is a source of damage like this: what others refer to may be chosen too, wherever it is by now (609.7a). */
  readonly sources?: Filter;
  /** What a card must be as a spell, with some face: it is cast then (601.3e). */
  readonly spells?: Filter;
  /** Nobody chooses which; one or more colors are chosen; a number that is no more than `amount`. */
  readonly how?: 'at random' | 'one or more' | 'up to';
}
