/** Permanents that phase out, or back in, by an effect (702.26). */
import { lookAt } from '../../look/layers/characteristics.ts';
import { findMatching } from '../../look/reading/read.ts';
import { phaseIn as eventsOfPhasingIn, phaseOut as eventsOfPhasingOut } from '../phasing.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

export const phaseOut: EventInstruction<'phase out'> = {
  eventsOf: (look, { what }, context) => eventsOfPhasingOut(look, presentObjects(look, what, context)),
};

export const phaseIn: EventInstruction<'phase in'> = {
  eventsOf: (look, { filter, out }, context) => {
    const { state } = look;
    const objects = Object.fromEntries(Object.entries(state.objects).map(([id, object]) => [id, { ...object, phasedOut: false }]));
    const back = findMatching(lookAt({ ...state, objects }), filter, context);
    return [...eventsOfPhasingIn(look, back), ...eventsOfPhasingOut(look, out ? findMatching(look, out, context) : [])];
  },
};
