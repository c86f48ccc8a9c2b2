/** State triggers: they trigger when something is so, and not again before they have left the stack (603.8). */
import { conditionHolds } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import { contextOf } from '../../look/rulesInForce.ts';
import type { WaitingTrigger } from '../../state/state.ts';
import { oftenerOfState } from './howOften.ts';
import { eventsOf } from './matchEvent.ts';

export function findStateTriggers(look: Look): readonly WaitingTrigger[] {
  return look.state.zones.battlefield.flatMap((source) => {
    if (look.state.objects[source]?.phasedOut !== false) return [];
    return look.characteristicsOf(source).abilities.flatMap((ability): WaitingTrigger[] => {
      // What waits already is looked for last: most abilities are none of these, and a stack may be high.
      if (ability.kind !== 'triggered' || !eventsOf(ability).some(({ on }) => on === 'state')) return [];
      const context = contextOf(look, source);
      if (ability.condition && !conditionHolds(look, ability.condition, context)) return [];
      const holds = eventsOf(ability).some((event) => event.on === 'state' && conditionHolds(look, event.condition, context));
      if (!holds || isPending(look, source, ability.text)) return [];
      const trigger: WaitingTrigger = { source, controller: context.controller, ability, event: {}, memory: {} };
      const more = Array.from({ length: ability.perTurn ? 0 : oftenerOfState(look, source) }, () => ({
        ...trigger,
        additional: true as const,
      }));
      return [trigger, ...more];
    });
  });
}

const isPending = ({ state }: Look, source: string, text: string): boolean =>
  state.waiting.some((each) => each.source === source && each.ability.text === text) ||
  state.zones.stack.some((id) => {
    const ability = state.objects[id]?.ability;
    return ability?.source === source && ability.ability.text === text;
  });
