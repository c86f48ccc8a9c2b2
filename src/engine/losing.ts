/** Who really loses: nobody who cannot, and nobody for whom something else happens instead (104.3, 614.17). */
import { resolveRef } from './context.ts';
import { lookAt } from './layers/characteristics.ts';
import { leaveGame } from './leaving.ts';
import { inRange, isLimited } from './range.ts';
import { rangeWinningOn } from './rules/range.ts';
import { opponentsOf } from './changes.ts';
import { notYet } from './notYet.ts';
import { type Game, type Procedure, within } from './procedure.ts';
import { rulesInForce } from './rulesInForce.ts';
import type { PlayerId } from './state.ts';
import { fateOf, sharersOf } from './teams.ts';

/** Lets players lose the game, all at once; some of them for their life total and for nothing else. */
export function* loseGame(game: Game, players: readonly PlayerId[], forLife: readonly PlayerId[] = []): Procedure<void> {
  const losing: PlayerId[] = [];
  for (const player of new Set(players)) {
    if (cannot(game, player, 'lose') || (forLife.includes(player) && cannot(game, player, 'lose to life'))) continue;
    if (!(yield* replaceLoss(game, player))) losing.push(player);
  }
  leaveGame(game, losing);
}

/**
 * Lets players win the game. 104.2b: the others leave whether they could lose or not. Where range of influence is limited, their opponents in
 * range lose instead, since October 2007.
 */
export function* winGame(game: Game, winners: readonly PlayerId[]): Procedure<void> {
  const opponents = winners.flatMap((player) => opponentsOf(game.state, player).map((id) => ({ player, id })));
  if (!isLimited(game.state) || rangeWinningOn(game.state.day) === 'all') {
    leaveGame(
      game,
      opponents.map(({ id }) => id),
    );
    return;
  }
  const look = lookAt(game.state);
  const losing = opponents.filter(({ player, id }) => inRange(look, player, id)).map(({ id }) => id);
  game.tell('wins', `Instead of winning, ${winners.join(', ')} makes the opponents in range lose.`, 'range.win');
  yield* loseGame(game, losing);
}

/** Whether a rule forbids a player to win or to lose; where teams win and lose as one, a rule about any of its members does (810.8a). */
export function cannot(game: Game, player: PlayerId, what: 'win' | 'lose' | 'lose to life'): boolean {
  const look = lookAt(game.state);
  const members = sharersOf(game.state, player);
  const found = rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'cannot' && rule.what === what && resolveRef(look, rule.who, context).some((id) => members.includes(id)),
  );
  if (found && members.length > 1) game.tell('cannot', `${members.join(' and ')} cannot ${what}.`, 'team.lose');
  return found;
}

function* replaceLoss(game: Game, player: PlayerId): Procedure<boolean> {
  const look = lookAt(game.state);
  const found = rulesInForce(look).find(
    ({ rule, context }) =>
      rule.rule === 'replace' &&
      rule.event.on === 'lose game' &&
      resolveRef(look, rule.event.who, context).some((id) => fateOf(game.state, player).includes(id)),
  );
  if (found?.rule.rule !== 'replace') return false;
  if (fateOf(game.state, player).length > 1) throw notYet('replace the loss of a team');
  game.tell('replace', `${player} does not lose the game: ${found.text}`, 'replacement');
  yield* game.follow(within(game, { replacedBy: new Set([found.key]) }), found.rule.by, { ...found.context, event: { player } });
  return true;
}
