/**
 * Boards at random of printed cards, each played twice: as it is, and with something in it changed that changes nothing. More of them:
 * `CONCORDANCE_BOARDS=200 CONCORDANCE_BOARDS_FROM=1 npx vitest run --project unit test/engine/randomCards/metamorphic.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { compileInstruction } from '../../../src/engine/cardText/compileText.ts';
import { eraPoints } from '../../../src/engine/eras.ts';
import type { Session } from '../../../src/engine/session.ts';
import { inTurnOrder } from '../../../src/engine/state/changes.ts';
import { wholeEditions } from '../../demonstration/editionDays.ts';
import { type Board, type BoardWanted, drawBoard } from './boards.ts';
import { chanceFrom } from './chance.ts';
import { courseOf, type CourseWanted, linesOf, partingOf } from './courses.ts';
import { beginBoard, type Game, type GameWanted, playGame } from './games.ts';
import { addBystander, bystander, renameCards, renamePlayers, reorder } from './relations.ts';

const [boards, from] = [Number(process.env['CONCORDANCE_BOARDS'] ?? 1), Number(process.env['CONCORDANCE_BOARDS_FROM'] ?? 1)];
const isCampaign = process.env['CONCORDANCE_BOARDS'] !== undefined;
const decisions = isCampaign ? 80 : 30;

const playBoard = (board: Board, seed: string, more: Partial<GameWanted> = {}): Game =>
  playGame(beginBoard(board), { seed, decisions, ...more });

interface Comparison {
  readonly wanted?: BoardWanted;
  /** Where the two games part; `none` where the relation does not speak of the board. */
  readonly compare: (board: Board, seed: string) => string | undefined;
}
const none = 'none';

/** Compares on so many boards that the relation speaks of. */
function partings({ wanted = {}, compare }: Comparison): { readonly played: number; readonly found: readonly string[] } {
  const found: string[] = [];
  let played = 0;
  // Of boards that a relation does not speak of, others are drawn.
  for (let seed = from; played < boards && seed < from + 60 * boards; seed += 1) {
    const parting = compare(drawBoard(seed, wanted), String(seed));
    if (parting === none) continue;
    played += 1;
    if (parting !== undefined) found.push(`board ${seed}:\n${parting}`);
    if (isCampaign && parting !== undefined) console.log(`board ${seed}:\n${parting}`);
  }
  if (isCampaign) console.log(`${played} boards played`);
  return { played, found };
}

const bothWays = (board: Board, seed: string, other: Board, more: Partial<GameWanted>, wanted: CourseWanted, own: CourseWanted = {}) =>
  partingOf(courseOf(playBoard(board, seed), own), courseOf(playBoard(other, seed, more), wanted));

/** Of every sentence the kind of event and the rules: names of players may be words of the sentence. */
const withoutSentences = (text: string): string => (text.length === 0 ? text : '…');

/** Editions between which no point of eras.ts turns. */
const neighbours = wholeEditions
  .map((edition, at) => [edition, wholeEditions[at + 1] ?? ''] as const)
  .filter(([one, next]) => next !== '' && !eraPoints.some(({ variants }) => variants.some((each) => one < each.from && each.from <= next)));

/** What each player does, and what each of them does alone. */
const forEach: readonly (readonly [all: string, one: string])[] = [
  ['Each player loses 2 life.', 'Target player loses 2 life.'],
  ['Each player draws a card.', 'Target player draws a card.'],
  ['Each player gains 3 life.', 'Target player gains 3 life.'],
  ['Each player mills two cards.', 'Target player mills two cards.'],
  ['Each player creates a 1/1 white Soldier creature token.', 'Target player creates a 1/1 white Soldier creature token.'],
  ['Each player gets a poison counter.', 'Target player gets a poison counter.'],
];

/** What is watched may make of many events at once something else than of one after another. */
const watches =
  /(?:one or more|for the first time|first card|second card|each (?:turn|opponent)|instead|no cards|draw|mill|life|token|poison)/i;

function carryOut(session: Session, text: string, targets: readonly string[]): void {
  const compiled = compileInstruction(text);
  if (!compiled.ok) throw new Error(`not read: ${text}`);
  const by = session.state().turn.active;
  const announced = { targets: targets.length === 0 ? [] : [targets], modes: [], x: 0, paid: [] };
  const result = session.act({ do: 'effect', by, instructions: compiled.effect.instructions, announced });
  if (result.kind === 'refused') throw new Error(result.reason);
}

const relations: Readonly<Record<string, Comparison>> = {
  'players are called otherwise': {
    compare: (board, seed) => {
      const { board: other, called } = renamePlayers(board, chanceFrom(seed));
      const said = (wanted: CourseWanted): CourseWanted => ({ ...wanted, told: withoutSentences });
      return bothWays(board, seed, other, { called }, said({ called }), said({}));
    },
  },
  'cards and refs are called otherwise': {
    compare: (board, seed) => {
      const { board: other, called } = renameCards(board);
      return bothWays(board, seed, other, { called }, { called, said: called });
    },
  },
  'the lists of the setup stand in another order': {
    compare: (board, seed) => bothWays(board, seed, reorder(board, seed), {}, { anyOrder: true }, { anyOrder: true }),
  },
  'somebody stands by who has no abilities': {
    wanted: { permanents: 2, hand: 2, library: 6 },
    compare: (board, seed) => {
      const other = addBystander(board, seed);
      if (!other) return none;
      const shunned = (text: string): boolean => text.includes(bystander);
      const own: CourseWanted = { isOwn: shunned };
      return partingOf(courseOf(playBoard(board, seed, { shunned }), own), courseOf(playBoard(other, seed, { shunned }), own));
    },
  },
  'it is the next edition, and nothing turned': {
    compare: (board, seed) => {
      const [one, next] = chanceFrom(`edition ${seed}`).one(neighbours) ?? ['', ''];
      const [before, after] = [one, next].map((edition): Board => ({ ...board, edition }));
      return before && after ? bothWays(before, seed, after, {}, {}) : none;
    },
  },
  'what each player does is done by one after the other': {
    wanted: { permanents: 3, hand: 2, library: 8 },
    compare: (board, seed) => {
      if (board.setup.zones.battlefield.some((object) => !('faces' in object) && watches.test(object.text ?? ''))) return none;
      const [all = '', one = ''] = chanceFrom(`each ${seed}`).one(forEach) ?? [];
      const together = beginBoard(board);
      const apart = beginBoard(board);
      if (together.pending()?.kind !== 'priority') return none;
      carryOut(together, all, []);
      for (const player of inTurnOrder(apart.state())) carryOut(apart, one, [player]);
      return partingOf({ lines: [], end: linesOf(together.state()) }, { lines: [], end: linesOf(apart.state()) });
    },
  },
};

describe('a game goes on alike, though', () => {
  it.each(Object.entries(relations))(
    '%s',
    (_, relation) => {
      const { played, found } = partings(relation);
      expect(played).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
    3_600_000,
  );
});
