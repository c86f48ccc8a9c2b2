/**
 * Choices that the rules give and that nobody is asked for, since the game goes on alike however they are made. These are all of them; a
 * session that asks everything takes none (`beginSession(…, { everything: true })`), and test/engine/events/unasked.property.test.ts plays
 * both ways from random positions.
 */
import type { Game } from './procedure.ts';

export interface ShortCut {
  /** The rule that gives the choice, as it is numbered in the edition of 2026-01-16. */
  readonly rule: string;
  readonly what: string;
  readonly why: string;
}

export const shortCuts = {
  'same effect': {
    rule: '616.1',
    what: 'which of several replacement effects of one source and one wording applies first',
    why: 'they say the same of the same, so that changing their places changes nothing',
  },
  'same shields': {
    rule: '616.1',
    what: 'which of several effects applies first that were made alike: of one source and one wording, or of sources with one name that only prevent damage or have it dealt elsewhere',
    why: 'whichever of them is used, the others are left as it would have been',
  },
  'effects that multiply': {
    rule: '616.1',
    what: 'in which order effects apply that each multiply the same event by a whole number and do nothing else',
    why: 'the product is the same in any order',
  },
  'effects that add': {
    rule: '616.1',
    what: 'in which order effects apply that each add to the same event and do nothing else',
    why: 'the sum is the same in any order',
  },
  'plain entering': {
    rule: '616.1',
    what: 'in which order effects apply that let something enter tapped, with a given number of counters, or with a word that is chosen',
    why: 'each writes what no other looks at; one that counts or does something as it enters may be among them, two may not',
  },
  'giving up as it enters': {
    rule: '616.1',
    what: 'in which order effects apply for each of which the player gives up what they like as something enters, and that count that alone',
    why: 'whatever the player gives up for each, they can give it up for each in the other order',
  },
  'same trigger': {
    rule: '603.3b',
    what: 'in which order triggered abilities of one source and one wording go onto the stack that know nothing of what each triggered on',
    why: 'they say the same of the same, so that changing their places changes nothing',
  },
  'same words': {
    rule: '603.3b',
    what: 'in which order triggered abilities of several sources go onto the stack that have one wording, which speaks of no source and of no target and only changes life, draws, or mills',
    why: 'each does the same, whichever of them comes first',
  },
  'things that are the same': {
    rule: '603.3b',
    what: 'in which order triggered abilities of one wording go onto the stack, each of a thing of its own, if the things are the same in everything',
    why: 'one of the things stands where the other would, and nothing tells one from the other but what it is called',
  },
  'same cards': {
    rule: '401.4',
    what: 'in which order cards are put into a library together that are the same in everything',
    why: 'nothing tells one from the other',
  },
  'order of a graveyard': {
    rule: '404.3',
    what: 'in which order cards lie in a graveyard into which they were put together',
    why: 'no text that is read looks at it',
  },
  'same payment': {
    rule: '601.2g',
    what: 'which mana abilities and which mana pay a cost, and what helps to pay it',
    why: 'no other payment that uses no more than it needs would leave anything else; where one could, it is told that this one was chosen for the player',
  },
  'nobody to assist': {
    rule: '702.132a',
    what: 'which player is chosen who may pay for a spell with assist',
    why: 'no other player can pay any of its generic mana, and whoever is chosen pays nothing',
  },
  'timestamps without layers': {
    rule: '613.7m',
    what: 'which of the permanents that enter together has the earlier timestamp',
    why: 'fewer than two of them change how things look other than by adding to power or toughness, or all of those give keywords alone, or are tokens made with the same abilities',
  },
  'poison of a team': {
    rule: '701.34b',
    what: 'which player of a team that shares its poison counters gets the one that proliferating gives it',
    why: 'the counters are those of the team, and nothing applies to counters that would be put on one of its players',
  },
} as const satisfies Readonly<Record<string, ShortCut>>;

export type ShortCutName = keyof typeof shortCuts;

/** Whether a choice is left out: it is one of these, and this game does not ask everything. Whoever answers it all the same may say that it does not matter. */
export function leavesOut({ asked }: Pick<Game, 'asked'>, _: ShortCutName, holds: boolean): boolean {
  if (!holds || asked.everything) return false;
  asked.leftOut += 1;
  return true;
}
