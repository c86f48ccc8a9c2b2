/** Questions that are alike are asked once. */
import { playersOf } from '../../demonstration/format/readFormat.ts';
import type { Scenario } from '../../demonstration/format/scenario.ts';

export interface LikelyAlike {
  readonly scenario: Scenario;
  /** What is done, in words. */
  readonly deeds: readonly string[];
  readonly answers: readonly { readonly text: string; readonly right: boolean }[];
}

/**
 * Whether two ask the same of who reads them: the same cards lie before the same players, the right answer is the same in words, and what is done
 * in the one is done in the other, in its order. Mostly they are one Example in the words of several editions. Where it comes out otherwise under
 * other rules, that is another question.
 */
export const areAlike = (one: LikelyAlike, other: LikelyAlike): boolean =>
  rightOf(one) === rightOf(other) &&
  boardOf(one) === boardOf(other) &&
  (isWithin(one.deeds, other.deeds) || isWithin(other.deeds, one.deeds));

/** Of those that are alike the first. */
export const withoutAlike = <Question extends LikelyAlike>(questions: readonly Question[]): readonly Question[] =>
  questions.reduce<readonly Question[]>((kept, each) => (kept.some((known) => areAlike(known, each)) ? kept : [...kept, each]), []);

const rightOf = ({ answers }: LikelyAlike): string | undefined => answers.find(({ right }) => right)?.text;

function boardOf({ scenario: { setup, ...scenario } }: LikelyAlike): string {
  const namesIn = (place: string, cards: unknown): readonly string[] =>
    Array.isArray(cards)
      ? (cards as readonly { readonly name?: string; readonly controller?: string }[]).map(
          ({ name = '', controller = '' }) => `${place}: ${name} ${controller}`,
        )
      : Object.entries(cards ?? {}).flatMap(([player, own]) => namesIn(`${place} of ${player}`, own));
  const cards = Object.entries(setup?.zones ?? {}).flatMap(([zone, own]) => namesIn(zone, own));
  return JSON.stringify([playersOf(scenario), cards.toSorted()]);
}

/** Whether all of some words stand among others, in their order. */
function isWithin(some: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const word of others) if (word === some[at]) at += 1;
  return at === some.length;
}
