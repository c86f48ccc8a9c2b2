/** An Aura that enters other than by resolving as an Aura spell: its controller chooses what it enchants; without anything it does not enter (303.4f, 303.4g). */
import { isBestowed } from '../bestow.ts';
import { canBeAttached, findEnchant } from '../../look/attachment.ts';
import { unannounced } from '../../look/reading/context.ts';
import { findMatching } from '../../look/reading/read.ts';
import type { EventOf } from '../events.ts';
import { chooseObjects } from '../choices.ts';
import type { Look } from '../../look/look.ts';
import type { GameState, ObjectId } from '../../state/state.ts';
import type { Replacement } from './replacement.ts';

/** `then` is the position in which it has entered already. */
export function findEnchanting(then: Look, id: ObjectId, event: EventOf<'move'> | EventOf<'create'>): readonly Replacement[] {
  const { types, subtypes, controller } = then.characteristicsOf(id);
  const attachedTo = event.kind === 'create' ? event.object.attachedTo : event.as?.attachedTo;
  const enchant = findEnchant(then, id);
  const object = then.state.objects[id];
  // A bestowed card that lost its target resolves as a creature (702.103e).
  if (!enchant || !object || isBestowed(object) || !subtypes.includes('Aura') || types.includes('creature')) return [];
  // What is to be attached to what it cannot enchant is not created, or stays where it is (303.4i).
  if (attachedTo !== undefined && ((event.kind === 'move' && event.cause === 'resolve') || canBeAttached(then, id, attachedTo))) return [];
  const context = unannounced(id, controller);
  const able = attachedTo === undefined ? findMatching(then, enchant, context).filter((thing) => canBeAttached(then, id, thing)) : [];
  return [
    {
      key: 'what an Aura enchants',
      text: '',
      group: 'other',
      cites: ['aura.enters', 'keyword.enchant'],
      sort: 'enters plainly',
      *apply(game) {
        const [chosen] = yield* chooseObjects(game, controller, able, 1, 'What does it enchant?', 'aura.enters');
        if (chosen === undefined) return { events: isOnStack(game.state, event) ? [toGraveyard(event)] : [] };
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

/** A spell that becomes an Aura as it resolves, by being a copy of one. */
const isOnStack = ({ objects }: GameState, event: EventOf<'move'> | EventOf<'create'>): event is EventOf<'move'> =>
  event.kind === 'move' && objects[event.object]?.zone === 'stack';

const toGraveyard = ({ object, cause }: EventOf<'move'>): EventOf<'move'> => ({ kind: 'move', object, to: 'graveyard', cause });
