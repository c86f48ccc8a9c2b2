/** An Aura on the battlefield and an Aura card in a hand change places (701.12). */
import { canBeAttached } from '../../look/attachment.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

/** Nothing is exchanged when one of the two cannot be (702.65b): it is not its controller's own, or may not be attached there. */
export const swap: EventInstruction<'swap'> = {
  tellUndone: (_, __, ___, events) =>
    events.length > 0 ? [] : [{ event: 'stays', text: 'Nothing is exchanged.', cites: ['keyword.auraSwap.fails'] }],
  eventsOf: (look, { aura, card }, context) => {
    const { objects } = look.state;
    const [there, here] = [aura, card].map((ref) => objects[presentObjects(look, ref, context)[0] ?? '']);
    const host = there?.attachedTo;
    if (there?.zone !== 'battlefield' || here?.zone !== 'hand' || there.owner !== here.owner || host === undefined) return [];
    if (!canBeAttached(look, here.id, host)) return [];
    const { controller } = look.characteristicsOf(there.id);
    return [
      { kind: 'move', object: there.id, to: 'hand', cause: 'effect' },
      { kind: 'move', object: here.id, to: 'battlefield', cause: 'effect', as: { controller, attachedTo: host } },
    ];
  },
};
