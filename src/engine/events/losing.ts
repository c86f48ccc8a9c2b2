/** Who really loses: nobody who cannot, and nobody for whom something else happens instead (104.3, 614.17). */
import type { Instruction } from '../language/instruction.ts';
import type { Context } from '../look/reading/context.ts';
import { resolveRef } from '../look/reading/read.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { leaveGame } from './leaving.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { Variant } from '../concepts/variant.ts';
import { changePlayer } from '../state/changes.ts';
import { notYet } from '../state/notYet.ts';
import { type Game, type Procedure, tellAll, within } from './procedure.ts';
import { rulesInForce } from '../look/rulesInForce.ts';
import type { PlayerId } from '../state/state.ts';
import type { Ending } from './teller.ts';
import { fateOf, sharersOf } from '../state/teams.ts';

/** Lets players lose the game, all at once. `by`: by which rule. */
export function* loseGame(game: Game, players: readonly PlayerId[], by: Concept = 'lose.effect'): Procedure<void> {
  const losing = [...new Set(players)].filter((player) => !cannot(game, player, 'lose'));
  const spared = losing.flatMap((player) => findSparing(game, player) ?? []);
  leaveGame(
    game,
    losing.filter((player) => !spared.some((each) => each.player === player)),
    { why: () => [by] },
  );
  for (const each of spared) {
    tellAll(game, game.teller?.spares(each.player, each.text));
    yield* spare(game, each);
  }
}

function* loseAtOnce(game: Game): Procedure<void> {
  const short = game.state.players.flatMap(({ id, drewFromEmpty }) => (drewFromEmpty ? [id] : []));
  game.state = short.reduce((now, id) => changePlayer(now, id, { drewFromEmpty: false }), game.state);
  yield* loseGame(game, short, 'lose.draw');
}

/** When who has to draw more cards than there are loses: as state-based actions are looked at (704.5b), or at once (1999-04-23 102.2). */
export const undrawn: readonly Variant<(game: Game) => Procedure<void>>[] = [
  { from: '2001-07-23', value: function* () {} },
  { from: '', value: loseAtOnce },
];

/** Whether a rule forbids a player to win or to lose; where teams win and lose as one, a rule about any of its members does (810.8a). */
export function cannot(game: Game, player: PlayerId, what: Ending): boolean {
  const look = lookAt(game.state);
  const members = sharersOf(game.state, player);
  const found = rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'cannot' && rule.what === what && resolveRef(look, rule.who, context).some((id) => members.includes(id)),
  );
  if (found) tellAll(game, game.teller?.forbids(members, what));
  return found;
}

/** What happens instead of a player's losing. */
export interface Sparing {
  readonly player: PlayerId;
  readonly instructions: readonly Instruction[];
  readonly context: Context;
  readonly key: string;
  readonly text: string;
}

/** The effect that replaces a player's losing the game, if there is one. */
export function findSparing(game: Game, player: PlayerId): Sparing | undefined {
  const look = lookAt(game.state);
  const fate = fateOf(game.state, player);
  const [spares, another] = rulesInForce(look).flatMap(({ rule, context, key, text }): readonly Sparing[] => {
    if (rule.rule !== 'replace' || rule.event.on !== 'lose game') return [];
    if (!resolveRef(look, rule.event.who, context).some((id) => fate.includes(id))) return [];
    return [{ player, instructions: rule.by, context: { ...context, event: { player } }, key, text }];
  });
  if (spares && fate.length > 1) throw notYet('replace the loss of a team');
  if (another) throw notYet('choose what replaces a loss');
  return spares;
}

export function* spare(game: Game, { instructions, context, key }: Sparing): Procedure<void> {
  yield* game.follow(within(game, { replacedBy: new Set([key]) }), instructions, context);
}
