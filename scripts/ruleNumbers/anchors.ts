/**
 * Where the rules that the engine cites stand: one row for each concept, with its number in one edition or a few, from which lineages carry
 * it to the others, and words that its wording has wherever it stands. Our own reading of the rules; make.ts makes the engine's table of it.
 */
import { additionalRules } from './anchors/additionalRules.ts';
import { cardTypes } from './anchors/cardTypes.ts';
import { casual } from './anchors/casual.ts';
import { former } from './anchors/former.ts';
import { game } from './anchors/game.ts';
import { keywordAbilities } from './anchors/keywordAbilities.ts';
import { keywordActions } from './anchors/keywordActions.ts';
import { multiplayer } from './anchors/multiplayer.ts';
import { partsOfCards } from './anchors/partsOfCards.ts';
import { spellsAndAbilities } from './anchors/spellsAndAbilities.ts';
import { turn } from './anchors/turn.ts';
import { zones } from './anchors/zones.ts';

export interface Anchors {
  /** Editions and numbers. The nearest of the same numbering from which an edition can be reached decides there. */
  readonly at: readonly (readonly [edition: string, number: string])[];
  /** One of these is in the wording, in every edition. */
  readonly words: readonly string[];
}

/** The edition that a number without a day is of. */
const newest = '2026-01-16';

/** Reads `106.4, 2009-05-01 104.3a: pool|mana`: numbers, each with the day of its edition or of the newest, and words of which one is there. */
function readAnchors(row: string): Anchors {
  const [numbers = '', words = ''] = row.split(': ');
  const at = numbers.split(', ').map((each): readonly [string, string] => {
    const [number = '', day = newest] = each.split(' ').reverse();
    return [day, number];
  });
  return { at, words: words.split('|') };
}

const parts: readonly Readonly<Record<string, string>>[] = [
  game,
  partsOfCards,
  cardTypes,
  zones,
  turn,
  spellsAndAbilities,
  keywordActions,
  keywordAbilities,
  additionalRules,
  multiplayer,
  casual,
  former,
];

/** All concepts, in the order of the rules. A name that stands twice is a fault of this table. */
export const anchors: ReadonlyMap<string, Anchors> = new Map(
  parts.flatMap((part) => Object.entries(part)).map(([name, row]) => [name, readAnchors(row)]),
);
if (anchors.size !== parts.reduce((sum, part) => sum + Object.keys(part).length, 0)) throw new Error('a concept stands twice');
