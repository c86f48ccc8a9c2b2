/**
 * How far play goes. No game that people play comes near these; a scenario that does is not played, and says which bound it met, so that no
 * text can make the engine run for ever, take all memory, or tell a number that is not exact.
 */

/** The bounds, each far beyond what an Example or a game at a table needs. What they count does not depend on the machine. */
export const bounds = {
  /** Objects in all zones together: cards, tokens, spells, abilities on the stack. */
  objects: 20_000,
  /** Events that one action sets off, and those of all actions, with what is only tried out. */
  events: 20_000,
  allEvents: 100_000,
  /**
   * Objects and effects that are looked at: each batch of events looks at all that are there, so that many events on a large board are too
   * many sooner. Of one action, and of all.
   */
  looks: 150_000,
  allLooks: 5_000_000,
  /** Objects of the stack that resolve one after another without a choice, beside those that were on it. */
  resolutions: 500,
  /** Times that state-based actions are looked at again because some applied. */
  rounds: 500,
  /** Events that come of events that come of events: replacements in replacements, mana abilities that trigger on mana. */
  depth: 50,
  /** Legal answers to one question that are listed, and combinations tried to find them. */
  answers: 20_000,
  listed: 200_000,
  tries: 100_000,
  /** Mana in a pool, or to be paid at once. */
  mana: 2_000,
  /** Ways that are tried of paying one cost, and of meeting all requirements of an attack or a block. */
  payments: 20_000,
  declarations: 10_000,
  /** Creatures that an attack, a block or a division of damage is about, where all their ways are looked through. */
  deciders: 500,
  /** Ways of answering that are tried to find one by which an action can be carried out, or what a mana ability comes to. */
  trials: 1_000,
  /** The largest X that is listed. */
  x: 20,
  /** Passes and answers of one `pass until`. */
  passes: 3_000,
  /** Turns skipped one after another. */
  skippedTurns: 1_000,
  /** Applications of continuous effects to objects, each time that the layers are worked out. */
  applications: 100_000,
  /** Letters and quotation marks of one card text or instruction; the squares of the lengths of all texts together. */
  letters: 2_500,
  quotes: 20,
  reading: 50_000_000,
  /** Of a scenario: actions, players, spells on the stack, values in all, lists and maps in one another. */
  actions: 5_000,
  players: 100,
  spells: 500,
  values: 500_000,
  nesting: 20,
  /** Turn numbers and timestamps, which are counted up from where a scenario begins. */
  turn: 1_000_000,
  timestamp: 1_000_000_000_000,
  /** The largest number that can be told exactly: 2^53 - 1. */
  number: Number.MAX_SAFE_INTEGER,
} as const;

/** A bound that was met. The message is a sentence's end for people: "more than 20,000 objects". */
export class BoundReached extends Error {
  override readonly name: string = 'BoundReached';
}

/** A question with more legal answers than are listed. Whoever needs one of them, or to know that there are several, has the first ones. */
export class TooManyAnswers<T = unknown> extends BoundReached {
  readonly some: readonly T[];

  private constructor(some: readonly T[], message: string) {
    super(message);
    this.some = some;
  }

  /** The same of what is made of those that were found. */
  made<U>(make: (some: readonly T[]) => readonly U[]): TooManyAnswers<U> {
    return new TooManyAnswers(make(this.some), this.message);
  }

  static listed<T>(some: readonly T[]): TooManyAnswers<T> {
    return new TooManyAnswers(some, `more than ${writeCount(bounds.answers)} legal answers`);
  }

  static long<T>(some: readonly T[]): TooManyAnswers<T> {
    return new TooManyAnswers(some, `legal answers with more than ${writeCount(bounds.listed)} things in all`);
  }

  /** Where not even one is looked for. */
  static none(): never {
    throw TooManyAnswers.tried([]);
  }

  static tried<T>(some: readonly T[]): TooManyAnswers<T> {
    return new TooManyAnswers(some, `more than ${writeCount(bounds.tries)} combinations to be tried for legal answers`);
  }
}

/** Numbers as the bounds write them: 20,000. */
export const writeCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** @throws BoundReached when there is more of something than its bound. */
export function atMost(bound: number, count: number, what: string): void {
  if (!(count <= bound)) throw new BoundReached(`more than ${writeCount(bound)} ${what}`);
}

/** A number that is exact. @throws BoundReached for one that is not */
export function exact(number: number): number {
  if (!(Math.abs(number) <= bounds.number)) throw new BoundReached(`a number is beyond ${writeCount(bounds.number)} and no longer exact`);
  return number;
}

/** What a play has taken so far, with what was tried out or played again: that has been work, too. */
export interface Tally {
  readonly play: Taken;
  /** Since the action began that is being carried out. */
  action: Taken;
}

interface Taken {
  events: number;
  looks: number;
}

export const newTally = (): Tally => ({ play: { events: 0, looks: 0 }, action: { events: 0, looks: 0 } });

/** Counts a batch of events, and how much was looked at for it. @throws BoundReached */
export function countEvents({ play, action }: Tally, events: number, looks: number): void {
  for (const taken of [play, action]) {
    taken.events += events;
    taken.looks += looks;
  }
  atMost(bounds.events, action.events, 'events of one action');
  atMost(bounds.looks, action.looks, 'looks at objects for one action');
  atMost(bounds.allEvents, play.events, 'events of all actions');
  atMost(bounds.allLooks, play.looks, 'looks at objects for all actions');
}
