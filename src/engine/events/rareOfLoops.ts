/** Loops, as a session is given what looks for them. */
import type { PlayerId } from '../state/state.ts';

/** Watches the stack resolve. */
export interface LoopWatch<Game> {
  /**
   * To be called when something is about to resolve because all players passed. Ends the game when this is proved never to end.
   * @throws BoundReached when it goes on and on without that being proved
   */
  readonly resolving: (game: Game) => void;
  /** A player did something else than pass, or the stack was empty. */
  readonly begin: () => void;
}

/** Looks on as a loop goes round from a position. */
export interface Growth<Game> {
  /** To be called when something is about to resolve. */
  readonly resolving: (game: Game) => void;
  /** Whether all that is different by now is more of what nothing asks about, so that what led here goes on for ever. */
  readonly isAll: (game: Game) => boolean;
}

export interface RareOfLoops<Game> {
  /** Finds loops that nobody can end (104.4b); without it they are played up to a bound, and refused. */
  readonly watchLoops: () => LoopWatch<Game>;
  /** Looks on as a loop goes round from where the game stands. */
  readonly watchGrowth: (game: Game) => Growth<Game>;
  /** Notes what a player does with priority, in case it comes back to the same position (732.3). @throws Refusal */
  readonly noteDeed: (game: Game, player: PlayerId, deed: readonly string[]) => void;
}
