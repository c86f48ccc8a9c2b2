/** Scenarios out of plain data: what a file or the browser has read is checked here. */
import { atMost, bounds } from '../../engine/state/bounds.ts';
import { findExcess } from './boundValue.ts';
import { playersOf } from './readFormat.ts';
import { refuse, refuseBeyond, ScenarioRefusal } from './refusal.ts';
import { type Scenario, scenarioShape } from './scenario.ts';

/** A scenario as it was read, or why it could not be. `id` is the one written, where one could be seen. */
export type ReadScenario =
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'refused'; readonly id: string; readonly edition: string; readonly refusal: ScenarioRefusal };

/** Reads plain data. Never throws. */
export function readValue(value: unknown): ReadScenario {
  try {
    const excess = findExcess(value);
    if (excess !== undefined) refuse('', excess);
    const scenario = scenarioShape(value, '');
    checkSize(scenario);
    checkPlayers(scenario);
    return { kind: 'scenario', scenario };
  } catch (error) {
    if (!(error instanceof ScenarioRefusal)) throw error;
    const { id, edition } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
    return {
      kind: 'refused',
      id: typeof id === 'string' ? id : '',
      edition: typeof edition === 'string' ? edition : '',
      refusal: error,
    };
  }
}

function checkSize({ actions = [], players = [], teams = [], setup = {} }: Scenario): void {
  refuseBeyond('actions', () => atMost(bounds.actions, actions.length, 'actions'));
  refuseBeyond('players', () => atMost(bounds.players, Math.max(players.length, teams.flat().length), 'players'));
  refuseBeyond('setup.turn', () => atMost(bounds.turn, setup.turn ?? 1, 'turns'));
  refuseBeyond('setup.zones.stack', () => atMost(bounds.spells, setup.zones?.stack?.length ?? 0, 'spells on the stack'));
}

const reserved: readonly string[] = ['all', 'game', 'none', 'any', 'yes', 'no', ''];

function checkPlayers(scenario: Scenario): void {
  const { teams = [], actions = [], expect = [] } = scenario;
  const players = playersOf(scenario);
  if (players.length === 0) refuse('players', 'there is no player');
  for (const [at, player] of players.entries()) {
    if (reserved.includes(player) || /#\d+(?:\.\d+)?$/.test(player)) refuse(`players[${at}]`, 'a player cannot be called so', player);
    if (players.indexOf(player) !== at) refuse(`players[${at}]`, 'the player is named twice', player);
  }
  const seen = new Set<string>();
  for (const [team, members] of teams.entries())
    for (const [at, player] of members.entries()) {
      if (!players.includes(player)) refuse(`teams[${team}][${at}]`, 'there is no such player', player);
      if (seen.has(player)) refuse(`teams[${team}][${at}]`, 'the player is in two teams', player);
      seen.add(player);
    }
  for (const [at, action] of actions.entries()) {
    const { by } = action;
    if (by === undefined) continue;
    if (!players.includes(by) && by !== 'all' && by !== 'game') refuse(`actions[${at}].by`, 'there is no such player', by);
    if (by === 'all' && !forAll.includes(action.do)) refuse(`actions[${at}].by`, `one player does "${action.do}"`, by);
    if (by === 'game' && !forGame.includes(action.do)) refuse(`actions[${at}].by`, `a player does "${action.do}"`, by);
  }
  for (const [at, { after }] of expect.entries())
    if (after !== undefined && after > actions.length) refuse(`expect[${at}].after`, `there are ${actions.length} actions`, String(after));
}

const forAll: readonly string[] = ['pass', 'pass until', 'resolve', 'check', 'keep', 'enumerate'];
const forGame: readonly string[] = ['pass until', 'resolve', 'check', 'effect', 'enumerate'];
