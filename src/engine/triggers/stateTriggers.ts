/** State triggers: they trigger when something is so, and not again before they have left the stack (603.8). */
import { conditionHolds } from '../context.ts';
import type { Look } from '../look.ts';
import { contextOf } from '../rulesInForce.ts';
import type { WaitingTrigger } from '../state.ts';
import { eventsOf } from './matchEvent.ts';

export function findStateTriggers(look: Look): readonly WaitingTrigger[] {
  return look.state.zones.battlefield.flatMap((source) => {
    if (look.state.objects[source]?.phasedOut !== false) return [];
    return look.of(source).abilities.flatMap((ability): WaitingTrigger[] => {
      if (ability.kind !== 'triggered' || isPending(look, source, ability.text)) return [];
      const context = contextOf(look, source);
      if (ability.condition && !conditionHolds(look, ability.condition, context)) return [];
      const holds = eventsOf(ability).some((event) => event.on === 'state' && conditionHolds(look, event.condition, context));
      return holds ? [{ source, controller: context.controller, ability, event: {}, memory: {} }] : [];
    });
  });
}

const isPending = ({ state }: Look, source: string, text: string): boolean =>
  state.waiting.some((each) => each.source === source && each.ability.text === text) ||
  state.zones.stack.some((id) => {
    const ability = state.objects[id]?.ability;
    return ability?.source === source && ability.ability.text === text;
  });
