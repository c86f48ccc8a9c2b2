/** Life totals that are set to a number: the player gains or loses what it takes (119.5), alone or for a team (810.9c, 810.9d). */
import type { GameEvent } from '../../events/events.ts';
import { perform } from '../../events/perform.ts';
import { ask, type Game, type Procedure, say } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { variantOn } from '../../concepts/variant.ts';
import { findPlayer } from '../../state/changes.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { toText } from '../../events/answers.ts';
import { leaderOf, lifeSeen, sharersOf, teamLife } from '../../state/teams.ts';
import { listOf } from '../../state/sentences.ts';

export interface LifeSetting {
  readonly player: PlayerId;
  readonly to: number;
}

/** Sets life totals, all at once. */
export function* setLife(game: Game, settings: readonly LifeSetting[], source: ObjectId): Procedure<void> {
  const events: GameEvent[] = [];
  for (const [, members] of Map.groupBy(settings, ({ player }) => sharersOf(game.state, player)[0])) {
    const isWhole = members.length > 1;
    const sums = isWhole && variantOn(teamLife, game.state.day).sums;
    const affected = isWhole && !sums ? yield* chooseMember(game, members) : members;
    const sharers = sharersOf(game.state, members[0]?.player ?? '');
    const isShared = sharers.length > 1;
    if (isWhole || isShared) say(game, 'team life', sharers, isWhole);
    const total = isWhole && sums ? { total: members.reduce((sum, { to }) => sum + to, 0) } : {};
    const isTeams = !isWhole && isShared && variantOn(teamLife, game.state.day).whole === true;
    for (const { player, to } of affected) {
      const change = to - (isTeams ? (findPlayer(game.state, player)?.life ?? 0) : lifeSeen(game.state, player));
      if (change !== 0 || 'total' in total)
        events.push({ kind: 'life', player, change, ...total, source, cause: change < 0 ? 'loss' : 'gain' });
    }
  }
  yield* perform(game, events);
}

function* chooseMember(game: Game, members: readonly LifeSetting[]): Procedure<readonly LifeSetting[]> {
  const names = members.map(({ player }) => player);
  const answer = yield* ask(game, {
    player: leaderOf(game.state, names[0] ?? ''),
    kind: 'object',
    byTeam: true,
    text: 'Which player of the team is affected?',
    options: () => names,
    judge: (given) => legalIf(names.includes(toText(given)), `it is one of ${listOf(names)}`, 'team.setAll'),
    cites: ['team.setAll'],
  });
  return members.filter(({ player }) => player === answer);
}
