/** Attaching (701.3). */
import { canBeAttached } from '../../look/attachment.ts';
import { type EventInstruction, presentObjects, presentThings } from './instruction.ts';

export const attach: EventInstruction<'attach'> = {
  eventsOf: (look, instruction, context) => {
    if (!instruction.to)
      return presentObjects(look, instruction.what, context)
        .filter((object) => look.state.objects[object]?.attachedTo !== undefined)
        .map((object) => ({ kind: 'attach', object, to: undefined }));
    const [to] = presentThings(look, instruction.to, context);
    if (to === undefined) return [];
    return (
      presentObjects(look, instruction.what, context)
        // 701.3b: what cannot be attached stays where it is, and so does what is attached there already.
        .filter((object) => look.state.objects[object]?.attachedTo !== to && canBeAttached(look, object, to))
        .map((object) => ({ kind: 'attach', object, to }))
    );
  },
};
