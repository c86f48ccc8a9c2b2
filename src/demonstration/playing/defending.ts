/** The defending player of a game of several (507.1), where what is done next says who it is, or nobody attacks and so it is nobody's matter. */
import type { Answer, Question } from '../../engine/events/question.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import { defenderOf } from '../../engine/actions/combat/defenders.ts';
import { kindsIn } from '../../engine/language/parts.ts';
import type { TriggerEvent } from '../../engine/language/trigger.ts';
import type { Session } from '../../engine/session.ts';
import type { GameState, PlayerId } from '../../engine/state/state.ts';
import type { Ahead } from '../position/board.ts';
import { toThings } from '../position/refs.ts';

/**
 * Who is attacked in the combat that begins, while play is passed on; undefined where it has to be said. A choice that comes next says it, and so
 * does an attack; where play goes on beyond (`goesBeyond`), nothing attacks in this combat, and it is nobody's matter unless something that
 * triggers in it speaks of the defending player.
 */
export function defendingAhead(
  session: Session,
  question: Question,
  { next, isLookedAt }: Ahead,
  goesBeyond: () => boolean,
): Answer | undefined {
  if (!question.cites.includes('combat.defendingPlayer') || next?.do === 'choose' || next?.do === 'enumerate') return undefined;
  if (next === undefined && isLookedAt) return undefined;
  const options = question.options();
  if (goesBeyond()) return isSpokenOf(session.state()) ? undefined : options[0];
  const [one, ...others] = next?.do === 'attack' && next.by === question.player ? new Set(defendersIn(session, next.attackers)) : [];
  return one !== undefined && others.length === 0 && options.includes(one) ? one : undefined;
}

const comesBySteps = (events: TriggerEvent | readonly TriggerEvent[]): boolean => [events].flat().some(({ on }) => on === 'beginning');

/** Whether something that triggers as a step begins speaks of the defending player. */
function isSpokenOf(state: GameState): boolean {
  const look = lookAt(state);
  const abilities = state.zones.battlefield.flatMap((id) => look.characteristicsOf(id).abilities);
  return (
    abilities.some((ability) => ability.kind === 'triggered' && comesBySteps(ability.event) && kindsIn(ability).has('defending')) ||
    state.delayed.some(({ event, instructions }) => comesBySteps(event) && kindsIn(instructions).has('defending'))
  );
}

function defendersIn(session: Session, attackers: Readonly<Record<string, string>>): readonly PlayerId[] {
  const look = lookAt(session.state());
  return Object.values(attackers).flatMap((whom) => {
    const thing = toThings(session.state(), whom);
    return typeof thing === 'string' ? [defenderOf(look, thing)] : [];
  });
}
