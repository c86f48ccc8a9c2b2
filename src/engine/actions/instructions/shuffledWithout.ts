/** Whether a library is shuffled though nothing of what should be shuffled into it comes there (701.24c, 701.24d). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { type Game, say } from '../../events/procedure.ts';
import { shuffle } from '../../state/random.ts';
import type { PlayerId } from '../../state/state.ts';

/** Why nothing came: there was nothing to be shuffled in, it was not where it was expected, or it went elsewhere instead. */
export type Lacking = 'none' | 'gone' | 'elsewhere';

/** Whether the library is shuffled all the same. */
export const shuffledWithout: readonly Variant<(why: Lacking) => boolean>[] = [
  { from: '2015-07-17', value: () => true },
  { from: '2011-02-04', value: (why) => why === 'none' },
  { from: '2010-02-01', value: (why) => why !== 'gone' },
  { from: '', value: () => true },
];

export function shuffleWithout(game: Game, player: PlayerId, why: Lacking): void {
  const isShuffled = variantOn(shuffledWithout, game.state.day)(why);
  if (isShuffled) game.state = shuffle(game.state, player);
  say(game, 'shuffle', player, isShuffled, why);
}
