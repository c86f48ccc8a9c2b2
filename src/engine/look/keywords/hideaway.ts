/** Hideaway: of the top cards of a library one is exiled for the permanent’s other abilities (702.75). */
import type { Amount } from '../../language/amount.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { Variant } from '../../concepts/variant.ts';
import { enters, type Meaning, number, remembered, rules, when, you } from './write.ts';

/** Without a number it is of four cards, and the permanent enters tapped (702.75b). */
const hideAmong =
  (position: NonNullable<InstructionOf<'move'>['position']>): Meaning =>
  ({ keyword, number: n }) => {
    const many = keyword.number ? n : number(4);
    const top = (amount: Amount): Ref => ({ kind: 'library top', of: you, amount });
    return [
      ...(keyword.number ? [] : [rules({ rule: 'enters', what: 'self', tapped: true })]),
      when(enters, [
        { do: 'choose', who: you, from: top(many), slot: 'hidden' },
        { do: 'move', what: remembered('hidden'), to: 'exile', faceDown: true, link: 'exiled' },
        { do: 'move', what: top({ kind: 'sum', of: [many, number(-1)] }), to: 'library', position },
      ]),
    ];
  };

/** In which order the other cards go to the bottom. */
export const hideaway: readonly Variant<Meaning>[] = [
  { from: '2022-04-29', value: hideAmong('random bottom') },
  { from: '', value: hideAmong('bottom') },
];
