/** Countering a spell or ability (701.6). */
import { deedOfObjects } from './deed.ts';
import { leaveStack } from '../leavingStack.ts';
import { becameOf } from './became.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

export const counter: EventInstruction<'counter'> = {
  eventsOf: (look, { what }, context) =>
    presentObjects(look, what, context)
      .flatMap((id) => look.state.objects[id] ?? [])
      .filter(({ zone }) => zone === 'stack')
      .map((object) =>
        object.spell
          ? leaveStack(look.state, object, 'counter', false)
          : { kind: 'move', object: object.id, to: 'graveyard', cause: 'counter' },
      ),
  remembers: (happened, before) => ({ it: becameOf(happened), ...deedOfObjects('countered', happened, before) }),
};
