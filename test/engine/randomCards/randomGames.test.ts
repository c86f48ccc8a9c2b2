/**
 * Games at random with printed cards: what holds in every position, and after every decision. More of them:
 * `CONCORDANCE_GAMES=100 CONCORDANCE_GAMES_FROM=1 npx vitest run --project unit test/engine/randomCards/randomGames.test.ts`.
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../src/engine/session.ts';
import { BoundReached } from '../../../src/engine/state/bounds.ts';
import { deepFreeze } from '../kit.ts';
import { drawBoard } from './boards.ts';
import { beginBoard, playGame } from './games.ts';
import { checkCards, checkCharacteristics, checkPlain, checkSettled, checkTold, checkZones } from './invariants.ts';

const [games, from] = [Number(process.env['CONCORDANCE_GAMES'] ?? 3), Number(process.env['CONCORDANCE_GAMES_FROM'] ?? 1)];
const isCampaign = process.env['CONCORDANCE_GAMES'] !== undefined;
const decisions = isCampaign ? 200 : 50;

/** What may be refused though it was listed: a cost that cannot be paid, too few targets for the X that was chosen. */
const known: readonly string[] = ['cost.unable', 'cast.pay', 'cast.targets'];

/** Goes back, which may be to play the game again. @returns the bound that it met, in which case nothing is known of where it stands */
function goBackOrStop(back: () => void): string {
  try {
    back();
    return '';
  } catch (error) {
    if (error instanceof BoundReached) return `${error.message}, on the way back`;
    throw error;
  }
}

/** Plays a game. @returns what was broken, each once, how many decisions were made, and why it ended early, if it did */
function playWatched(seed: number): { readonly broken: readonly string[]; readonly made: number; readonly stopped: string } {
  const broken = new Set<string>();
  const add = (faults: readonly string[]): void => {
    for (const fault of faults) broken.add(`game ${seed}: ${fault}`);
  };
  const session = beginBoard(drawBoard(seed));
  const start = session.state();
  let last = start;
  let marked: { readonly back: () => void; readonly state: unknown; readonly asked: string } | undefined;
  const see = (now: Session, at: number): void => {
    // A change in place throws.
    last = deepFreeze(now.state());
    add(checkZones(last));
    if (now.pending()?.kind === 'priority') add(checkSettled(last));
    if (at % 4 === 0) add([...checkCards(start, last), ...checkCharacteristics(last)]);
    if (at % 20 === 0) add(checkPlain(last));
    if (at === decisions - 12) marked = { back: now.mark(), state: last, asked: now.pending()?.text ?? '' };
  };
  const {
    decisions: made,
    opening,
    stopped = '',
  } = playGame(session, {
    seed: String(seed),
    decisions,
    watch: {
      see,
      refused: (what, { reason, cites }, { text }) => {
        if (!isDeepStrictEqual(session.state(), last)) add([`${what} is refused and changes the game`]);
        if (!cites.some((concept) => known.includes(concept))) add([`listed and refused: ${text} ${what}: ${reason}`]);
      },
    },
  });
  if (stopped.startsWith('no answer')) add([stopped]);
  add(checkTold([...opening, ...made.flatMap(({ told }) => told)]));
  const stoppedBack = marked ? goBackOrStop(marked.back) : '';
  if (marked && stoppedBack === '' && !isDeepStrictEqual([session.state(), session.pending()?.text], [marked.state, marked.asked]))
    add(['going back does not lead there']);
  return { broken: [...broken], made: made.length, stopped: stopped || stoppedBack };
}

/** What is held weakly is given up only where the program pauses: hundreds of games in one breath fill the memory. */
const giveUpWhatIsNotNeeded = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('games at random with printed cards', () => {
  it('break nothing that always holds', async () => {
    const broken: string[] = [];
    let made = 0;
    let early = 0;
    for (let seed = from; seed < from + games; seed += 1) {
      await giveUpWhatIsNotNeeded();
      const game = playWatched(seed);
      made += game.made;
      if (game.stopped !== '') early += 1;
      broken.push(...game.broken);
      if (isCampaign && game.broken.length > 0) console.log(game.broken.join('\n'));
      if (isCampaign && game.stopped !== '') console.log(`game ${seed} stopped: ${game.stopped}`);
    }
    if (isCampaign) console.log(`${games} games from ${from}, ${made} decisions, ${early} ended at a bound or at what is not played`);
    expect(broken).toEqual([]);
    expect(made).toBeGreaterThan(games * 20);
  }, 3_600_000);

  it('are the same where nobody tells what happens', async () => {
    for (let seed = from; seed < from + (isCampaign ? games : 1); seed += 1) {
      await giveUpWhatIsNotNeeded();
      const [told, untold] = [true, false].map((isTold) =>
        playGame(beginBoard(drawBoard(seed), isTold), { seed: String(seed), decisions }),
      );
      expect(untold?.decisions.map(({ taken }) => taken)).toEqual(told?.decisions.map(({ taken }) => taken));
      expect(isDeepStrictEqual(untold?.state, told?.state)).toBe(true);
      const count = (game: typeof told): number => game?.decisions.flatMap(({ told: steps }) => steps).length ?? 0;
      expect(count(untold)).toBeLessThan(count(told));
    }
  }, 3_600_000);
});
