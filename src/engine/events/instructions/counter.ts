/** Countering a spell or ability (701.6). */
import { deedOfObjects } from './deed.ts';
import { leaveStack } from '../leavingStack.ts';
import { becameOf } from './became.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

export const counter: EventInstruction<'counter'> = {
  eventsOf: (look, { what, to, at }, context) =>
    presentObjects(look, what, context)
      .flatMap((id) => look.state.objects[id] ?? [])
      .filter(({ zone }) => zone === 'stack')
      .map((object) => {
        if (!object.spell) return { kind: 'move', object: object.id, to: 'graveyard', cause: 'counter' };
        const event = leaveStack(look.state, object, 'counter', false);
        return to && event.to === 'graveyard' ? { ...event, to, ...(at && { at }) } : event;
      }),
  remembers: (happened, before) => ({
    it: becameOf(happened),
    ...deedOfObjects('countered', happened, before),
    'countered of': happened.flatMap(({ event }) => (event.kind === 'move' && before.state.objects[event.object]?.ability?.source) || []),
  }),
};
