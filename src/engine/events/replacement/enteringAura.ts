/** An Aura that enters other than by resolving as a spell: its controller chooses what it enchants; without anything it stays where it is (303.4f, 303.4g). */
import { canBeAttached, findEnchant } from '../../look/attachment.ts';
import { nothingAnnounced } from '../../look/reading/context.ts';
import { findMatching } from '../../look/reading/read.ts';
import type { EventOf } from '../events.ts';
import { chooseObjects } from '../choices.ts';
import type { Look } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';
import type { Replacement } from './replacement.ts';

/** `then` is the position in which it has entered already. */
export function findEnchanting(then: Look, id: ObjectId, event: EventOf<'move'> | EventOf<'create'>): readonly Replacement[] {
  const { types, subtypes, controller } = then.of(id);
  const attachedTo = event.kind === 'create' ? event.object.attachedTo : event.as?.attachedTo;
  const enchant = findEnchant(then, id);
  const resolves = event.kind === 'move' && event.cause === 'resolve';
  if (!enchant || resolves || attachedTo !== undefined || !subtypes.includes('Aura') || types.includes('creature')) return [];
  const context = { source: id, controller, announced: nothingAnnounced, memory: {} };
  const able = findMatching(then, enchant, context).filter((thing) => canBeAttached(then, id, thing));
  return [
    {
      key: 'what an Aura enchants',
      text: '',
      group: 'other',
      cites: ['replacement.enters', 'keyword.enchant'],
      sort: 'enters plainly',
      *apply(game) {
        const [chosen] = yield* chooseObjects(game, controller, able, 1, 'What does it enchant?');
        if (chosen === undefined) return { events: [] };
        return {
          events: [
            event.kind === 'create'
              ? { ...event, object: { ...event.object, attachedTo: chosen } }
              : { ...event, as: { ...event.as, attachedTo: chosen } },
          ],
        };
      },
    },
  ];
}
