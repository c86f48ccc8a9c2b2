/** An effect has attackers become blocked, by no creature, and their whole bands with them (509.1h, 702.22i). */
import { bandmatesOf } from '../../state/bands.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

export const becomeBlocked: EventInstruction<'become blocked'> = {
  eventsOf: (look, { what }, context) => {
    const { objects } = look.state;
    const all = new Set(presentObjects(look, what, context).flatMap((id) => [id, ...bandmatesOf(look.state, id)]));
    const blocked = [...all].filter((id) => objects[id]?.attacking && objects[id].attacking.blocked !== true);
    return blocked.length === 0 ? [] : [{ kind: 'blocks', blocks: [], blocked }];
  },
};
