/** Expectations of players, zones and the course of the game. */
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import { takingTurns } from '../../engine/look/turnMarkers.ts';
import { mayAnswer } from '../../engine/session.ts';
import { objectsIn } from '../../engine/state/changes.ts';
import { isWith } from '../../engine/state/teams.ts';
import { refuse } from '../format/refusal.ts';
import type { Expectation } from '../format/scenario.ts';
import { isRef, toName } from '../position/refs.ts';
import { poolOf, writePool } from '../telling/summary.ts';
import { type Checking, mustBePlayer, perPlayer } from './checking.ts';

/** A number is so much colourless mana, as texts up to 2015 write it. */
const lettersOf = (symbol: string): string | readonly string[] =>
  /^\d{1,2}$/.test(symbol) ? Array.from({ length: Number(symbol) }, () => 'C') : symbol;

export const gameChecks = {
  life: perPlayer((state, player) => state.players.find(({ id }) => id === player)?.life),
  poison: perPlayer((state, player) => state.players.find(({ id }) => id === player)?.poison),
  mana: perPlayer(poolOf, (text: string) => writePool([...text.matchAll(/\{([^}]+)\}/g)].flatMap(([, letter = '']) => lettersOf(letter)))),
  handSize: perPlayer((state, player) => objectsIn(state, 'hand', player).length),
  librarySize: perPlayer((state, player) => objectsIn(state, 'library', player).length),
  graveyardSize: perPlayer((state, player) => objectsIn(state, 'graveyard', player).length),
  battlefield: perPlayer(
    (state, player) =>
      objectsIn(state, 'battlefield')
        .filter((id) => lookAt(state).characteristicsOf(id).controller === player && state.objects[id]?.phasedOut !== true)
        .map((id) => lookAt(state).characteristicsOf(id).name)
        .toSorted(),
    (names: readonly string[]) => names.toSorted(),
  ),
  libraryTop: ({ key, value, path, seen, compare }: Checking<NonNullable<Expectation['libraryTop']>>) => {
    const state = seen.session.state();
    for (const [player, refs] of Object.entries(value)) {
      mustBePlayer(state, player, `${path}.${player}`);
      for (const ref of refs) if (!isRef(state, ref)) refuse(`${path}.${player}`, 'there is no such object', ref);
      const top = objectsIn(state, 'library', player).slice(0, refs.length);
      compare(
        `${key}.${player}`,
        refs,
        top.map((id) => toName(state, id)),
      );
    }
  },
  winner: ({ key, value, path, seen, fail }: Checking<NonNullable<Expectation['winner']>>) => {
    if (value !== 'none') mustBePlayer(seen.session.state(), value, path);
    const winners = seen.session.state().outcome?.winners ?? [];
    const holds = value === 'none' ? winners.length === 0 : winners.includes(value);
    if (!holds) fail(key, value, winners.length === 0 ? 'none' : winners);
  },
  losers: ({ key, value, seen, compare }: Checking<NonNullable<Expectation['losers']>>) => {
    const { players, outcome } = seen.session.state();
    // Who left before wins with the team.
    const losers = players.filter(({ id, left }) => left && outcome?.winners.includes(id) !== true).map(({ id }) => id);
    compare(key, value.toSorted(), losers.toSorted());
  },
  draw: ({ key, value, seen, compare }: Checking<NonNullable<Expectation['draw']>>) =>
    compare(key, value, seen.session.state().outcome?.draw ?? false),
  step: ({ key, value, seen, compare }: Checking<NonNullable<Expectation['step']>>) => compare(key, value, seen.session.state().turn.step),
  active: ({ key, value, path, seen, compare }: Checking<NonNullable<Expectation['active']>>) => {
    const state = seen.session.state();
    mustBePlayer(state, value, path);
    compare(key, value, takingTurns(state).some((id) => isWith(state, id, value)) ? value : state.turn.active);
  },
  priority: ({ key, value, path, seen, compare }: Checking<NonNullable<Expectation['priority']>>) => {
    if (value !== 'none') mustBePlayer(seen.session.state(), value, path);
    const question = seen.session.pending();
    const has = question?.kind === 'priority' && mayAnswer(seen.session.state(), question, value);
    compare(key, value, has ? value : question?.kind === 'priority' ? question.player : 'none');
  },
};
