/** The defending player of a game of several (507.1), where what is done next says who it is, or nobody attacks and so it is nobody's matter. */
import type { Answer, Question } from '../../engine/events/question.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import { defenderOf } from '../../engine/actions/combat/defenders.ts';
import type { Session } from '../../engine/session.ts';
import type { PlayerId } from '../../engine/state/state.ts';
import type { Ahead } from '../position/board.ts';
import { toThings } from '../position/refs.ts';

/**
 * Who is attacked in the combat that begins, while play is passed on; undefined where it has to be said. A choice that comes next says it, and so
 * does an attack; where play goes on beyond (`goesBeyond`), nothing attacks in this combat.
 */
export function defendingAhead(session: Session, question: Question, { next, isLookedAt }: Ahead, goesBeyond: boolean): Answer | undefined {
  if (!question.cites.includes('combat.defendingPlayer') || next?.do === 'choose' || next?.do === 'enumerate') return undefined;
  if (next === undefined && isLookedAt) return undefined;
  const [first, ...others] = question.options();
  if (goesBeyond) return first;
  const attacked =
    next?.do === 'attack' && next.by === question.player ? new Set(defendersIn(session, next.attackers)) : new Set<PlayerId>();
  const [one] = attacked;
  return attacked.size === 1 && [first, ...others].includes(one) ? one : undefined;
}

function defendersIn(session: Session, attackers: Readonly<Record<string, string>>): readonly PlayerId[] {
  const look = lookAt(session.state());
  return Object.values(attackers).flatMap((whom) => {
    const thing = toThings(session.state(), whom);
    return typeof thing === 'string' ? [defenderOf(look, thing)] : [];
  });
}
