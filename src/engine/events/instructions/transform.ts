/** Transforming (701.27). */
import { isInstantOrSorcery } from '../../language/cardType.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { canTransform, whyNotTransform } from '../../look/faces.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import type { ObjectId } from '../../state/state.ts';
import { transformedMeanwhile } from '../apply.ts';
import type { EventOf } from '../events.ts';
import { nameOf } from '../nameOf.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

/** Whether an ability transforms its own permanent though that has transformed since the ability was put onto the stack (701.27f). */
export const transformsAgain: readonly Variant<boolean>[] = [
  { from: '2016-04-08', value: false },
  { from: '', value: true },
];

/** Whether that is so, and the ability is ignored. */
const isIgnored = ({ state }: Look, id: ObjectId, { source, memory }: Context): boolean =>
  id === source && memory[transformedMeanwhile] !== undefined && !variantOn(transformsAgain, state.day);

/** The ability by which alone a permanent transforms (702.145b, 702.145e). */
const boundTo = (look: Look, id: ObjectId): 'daybound' | 'nightbound' | undefined =>
  (['daybound', 'nightbound'] as const).find((keyword) => hasKeyword(look, id, keyword));

function transformsOf(look: Look, { what }: InstructionOf<'transform'>, context: Context): readonly EventOf<'change'>[] {
  return presentObjects(look, what, context)
    .flatMap((id) => look.state.objects[id] ?? [])
    .filter(
      ({ id, card, face }) =>
        canTransform(look.state, id) &&
        // To none that is an instant or sorcery (701.27d, 712.10).
        !isInstantOrSorcery(look.state.cards[card]?.faces[1 - face]?.types ?? []) &&
        !boundTo(look, id) &&
        !isIgnored(look, id, context),
    )
    .map(({ id, face }) => ({ kind: 'change', object: id, change: { face: 1 - face }, name: 'transform' }));
}

export const transform: EventInstruction<'transform'> = {
  isPossible: (look, instruction, context) => transformsOf(look, instruction, context).length > 0,
  // What has no other face cannot (712.9), nor, until November 2025, a permanent of a modal double-faced card.
  tellUndone: (look, { what }, context, events) =>
    presentObjects(look, what, context)
      .filter((id) => look.state.objects[id]?.zone === 'battlefield')
      .filter((id) => !events.some((event) => event.kind === 'change' && event.object === id))
      .map((id) => {
        const ignored = isIgnored(look, id, context);
        const bound = boundTo(look, id);
        const why = bound ? `does so by its ${bound} alone` : ignored ? 'has done so since' : whyNotTransform(look.state, id);
        return {
          event: 'stays',
          text: `${nameOf(look.state, id)} does not transform: it ${why}.`,
          cites: [bound ? `keyword.${bound}` : ignored ? 'transform.again' : 'transform.only'],
        };
      }),
  eventsOf: transformsOf,
};
