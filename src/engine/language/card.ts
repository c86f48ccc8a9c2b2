/** A card as printed: one face or several, each with its characteristics (200.1, 109.3). */
import type { Ability } from './ability.ts';
import type { CardType, Supertype } from './cardType.ts';
import type { Color, ManaCost } from './manaCost.ts';

/** A number in the lower right corner; `*` stands for what an ability of the card says (208.2). */
export type PrintedNumber = number | { readonly star: true; readonly plus: number };

export interface Face {
  readonly name: string;
  readonly cost?: ManaCost;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** The words of the type line, where they count as other types (look/creatureWords.ts). */
  readonly printedSubtypes?: readonly string[];
  /** A colour indicator, or the colours that the effect creating a token gives it. */
  readonly colors?: readonly Color[];
  readonly power?: PrintedNumber;
  readonly toughness?: PrintedNumber;
  readonly loyalty?: number;
  readonly defense?: number;
  /** Of a vanguard card: what is added to its owner's hand size and starting life total (313.6, 313.7). */
  readonly modifiers?: { readonly hand: number; readonly life: number };
  readonly text: string;
  readonly abilities: readonly Ability[];
  /** Of a split card that shows both halves: each of them (709). */
  readonly halves?: readonly Face[];
  /** Of a flip card: what it is like flipped (710). */
  readonly lower?: Face;
}

export type Layout = 'normal' | 'split' | 'flip' | 'transform' | 'modal' | 'meld' | 'adventure' | 'prototype';

export interface Card {
  readonly layout: Layout;
  /** At least one; the first is the front, the left, the upper. */
  readonly faces: readonly Face[];
}
