/** Formats by their options: who is attacked and falls with whom, creatures given to teammates, turn markers (804, 807.4, 809, 811). */
import { describe, expect, it } from 'vitest';
import { findActivated } from '../../../src/engine/look/activated.ts';
import { listAttacks } from '../../../src/engine/actions/combat/attackers.ts';
import { formats } from '../../../src/engine/state/formats.ts';
import { lookAt } from '../../../src/engine/look/layers/characteristics.ts';
import type { GameOptions, GameState, PlayerId } from '../../../src/engine/state/state.ts';
import { takingTurns } from '../../../src/engine/look/turnMarkers.ts';
import { turnMarkers } from '../../../src/engine/actions/rare/turnMarkers.ts';
import { makeBoard } from '../actions/combat/board.ts';
import { fight } from '../actions/combat/fight.ts';

const six = ['A1', 'AE', 'A2', 'B1', 'BE', 'B2'];
const threes = [
  ['A1', 'AE', 'A2'],
  ['B1', 'BE', 'B2'],
];
const optionsOf = (format: string, players: readonly string[], teams: readonly (readonly string[])[] = []): GameOptions => ({
  format,
  ...formats[format]?.options(players, teams),
});
/** Everybody is in range: range of influence has tests of its own. */
const emperor = (): GameOptions => ({ ...optionsOf('emperor', six, threes), rangeOfInfluence: 9 });

describe('emperors', () => {
  it.each([
    ['A1', ['B2']],
    ['AE', []],
    ['A2', ['B1']],
  ])('and generals attack only who sits beside them: %s', (active, whom) => {
    const look = lookAt(
      makeBoard({ players: six, teams: threes, active, options: emperor(), things: [{ ref: 'a', of: active, pt: [2, 2] }] }),
    );
    expect(listAttacks(look, active).flatMap((attacks) => Object.values(attacks))).toEqual(whom);
  });

  it.each([
    ['BE', ['B1', 'BE', 'B2']],
    ['B1', ['B1']],
  ])('take their team along, generals do not: %s', (leaver, gone) => {
    const f = fight({ players: six, teams: threes, active: 'A1', step: 'precombat main', options: emperor() });
    f.session.act({ do: 'concede', by: leaver });
    expect(
      f
        .state()
        .players.filter(({ left }) => left)
        .map(({ id }) => id),
    ).toEqual(gone);
    expect(f.state().outcome?.winners).toEqual(gone.length === 3 ? ['A1', 'AE', 'A2'] : undefined);
  });

  it('reach two opposing generals, and generals one, however large the teams are (809.6a)', () => {
    const teams = ['A', 'B'].map((team) => [`${team}1`, `${team}E`, `${team}2`, `${team}3`]);
    expect(optionsOf('emperor', teams.flat(), teams).rangeOfInfluence).toEqual({ A1: 1, AE: 3, A2: 2, A3: 1, B1: 1, BE: 3, B2: 2, B3: 1 });
    expect(optionsOf('emperor', six, threes).rangeOfInfluence).toEqual({ A1: 1, AE: 2, A2: 1, B1: 1, BE: 2, B2: 1 });
  });

  it('of a team win with the general who left before (104.2c)', () => {
    const f = fight({ players: six, teams: threes, active: 'A1', step: 'precombat main', options: emperor() });
    for (const by of ['A1', 'BE']) f.session.act({ do: 'concede', by });
    expect(f.state().outcome?.winners).toEqual(['A1', 'AE', 'A2']);
  });
});

describe('deploying creatures', () => {
  const board = (options: GameOptions) =>
    fight({
      players: six,
      teams: threes,
      options,
      active: 'A1',
      step: 'precombat main',
      things: [
        { ref: 'a', pt: [2, 2] },
        { ref: 'sick', pt: [2, 2], sick: true },
      ],
    });

  it('gives a creature to a teammate, as a sorcery would, for good', () => {
    const f = board(emperor());
    const deploy = (object: string, to: string) =>
      f.session.act({ do: 'activate', by: 'A1', object }, { answer: ({ kind }) => (kind === 'target' ? to : undefined) });
    expect(deploy('a.0', 'B1').kind).toBe('refused');
    expect(deploy('sick.0', 'AE')).toMatchObject({ kind: 'refused', cites: ['activate.summoningSickness', 'activate.tap'] });
    expect(deploy('a.0', 'A2').kind).toBe('advanced');
    expect(deploy('a.0', 'A2').kind).toBe('refused');
    f.passAll();
    expect(lookAt(f.state()).characteristicsOf('a.0').controller).toBe('A2');
    f.passTo('untap');
    expect(lookAt(f.state()).characteristicsOf('a.0').controller).toBe('A2');
  });

  it('is an ability only with the option', () => {
    const look = lookAt(board({}).state());
    expect(findActivated(look, 'a.0', 1)).toBeUndefined();
  });
});

describe('alternating teams', () => {
  const teams = ['A', 'B', 'C'].map((team) => [`${team}1`, `${team}2`, `${team}3`]);
  const seats = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'];
  const format = formats['alternating teams'];

  it('are seated by turns', () => {
    expect(format?.seats?.(teams)).toEqual(seats);
    expect(format?.fault(seats, teams)).toBeUndefined();
    expect(format?.fault(['A1', 'C1', 'B1', ...seats.slice(3)], teams)).toBeDefined();
    expect(format?.fault(teams.flat(), teams)).toBeDefined();
  });

  it('attack on both sides', () => {
    const options = { ...optionsOf('alternating teams', seats, teams), rangeOfInfluence: 9 };
    const look = lookAt(makeBoard({ players: seats, teams, active: 'A1', options, things: [{ ref: 'a', pt: [2, 2] }] }));
    expect(listAttacks(look, 'A1').flatMap((attacks) => Object.values(attacks))).toEqual(['B1', 'C3']);
  });
});

describe('turn markers', () => {
  const table = (count: number): GameState =>
    turnMarkers.placed(
      makeBoard({ players: Array.from({ length: count }, (_, at) => `P${at + 1}`), active: 'P1', options: { format: 'grand melee' } }),
    );
  const endTurn = (state: GameState): GameState => ({ ...state, ...turnMarkers.passed(state) });
  const leave = (state: GameState, ...leaving: readonly PlayerId[]): GameState =>
    turnMarkers.without(
      { ...state, players: state.players.map((each) => (leaving.includes(each.id) ? { ...each, left: true } : each)) },
      leaving,
    );
  const after = (state: GameState, turns: number): GameState => (turns === 0 ? state : after(endTurn(state), turns - 1));

  it.each([
    [16, ['P1', 'P5', 'P9', 'P13']],
    [15, ['P1', 'P5', 'P9']],
    [7, ['P1']],
  ])('are one for each full four of %i players', (count, holders) => {
    expect(takingTurns(table(count))).toEqual(holders);
  });

  it('wait until the next marker is four seats away', () => {
    const once = endTurn(table(16));
    expect(once.markers?.[0]).toMatchObject({ holder: 'P2', taking: false });
    expect(once.turn.active).toBe('P5');
    const twice = endTurn(once);
    expect(takingTurns(twice)).toEqual(['P2', 'P9', 'P13']);
    expect(takingTurns(after(table(16), 4))).toEqual(['P2', 'P6', 'P10', 'P14']);
  });

  it('are designated on the right of who left, and removed as the turn ends (807.4e, 807.4g)', () => {
    const left = leave(table(16), 'P7');
    expect(left.markers?.map(({ doomed }) => doomed)).toEqual([0, 1, 0, 0]);
    expect(takingTurns(left)).toEqual(['P1', 'P5', 'P9', 'P13']);
    expect(after(left, 2).markers?.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(leave(left, 'P8').markers?.map(({ doomed }) => doomed)).toEqual([0, 1, 0, 0]);
  });

  it('are removed at once from who waits', () => {
    const waiting = endTurn(table(16));
    expect(leave(waiting, 'P3').markers?.map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  it('go on to the left from who left with one', () => {
    expect(leave(endTurn(table(17)), 'P2').markers?.[0]?.holder).toBe('P3');
    expect(endTurn(leave(table(17), 'P1')).markers?.[0]?.holder).toBe('P2');
  });

  it('of several who leave at once are designated by the lowest number', () => {
    expect(leave(table(16), 'P14', 'P7').markers?.map(({ doomed }) => doomed)).toEqual([0, 1, 0, 0]);
    expect(() => leave(table(16), 'P2', 'P3', 'P6', 'P7', 'P10')).toThrow(/several turn markers/);
  });

  it('stay for an extra turn, unless another is near on the right (807.4i)', () => {
    const extra = (state: GameState): GameState => ({ ...state, turn: { ...state.turn, extraTurns: [state.turn.active] } });
    const kept = endTurn(extra(table(15)));
    expect(kept.markers?.[0]).toMatchObject({ holder: 'P1', taking: true });
    expect(kept.turn.extraTurns).toEqual([]);
    expect(after(kept, 3).markers?.[0]?.holder).toBe('P2');
    // P5 has P2 three seats to the right.
    const near = endTurn(extra(endTurn(table(16))));
    expect(near.markers?.[1]?.holder).toBe('P6');
    expect(near.turn.extraTurns).toEqual(['P5']);
  });

  it('come back to who could not take an extra turn at once, and stay for one turn more (807.4j)', () => {
    const start = table(16);
    const owed = leave({ ...start, turn: { ...start.turn, extraTurns: ['P1'] } }, 'P2');
    const turns: PlayerId[] = [];
    let state = owed;
    for (let at = 0; at < 30; at += 1) {
      state = endTurn(state);
      turns.push(state.turn.active);
    }
    const ofMarker = turns.filter((id) => ['P16', 'P1', 'P3'].includes(id)).slice(0, 4);
    expect(ofMarker).toEqual(['P16', 'P1', 'P1', 'P3']);
  });
});
