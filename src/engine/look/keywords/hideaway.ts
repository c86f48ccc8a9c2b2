/** Hideaway: of the top cards of a library one is exiled for the permanent’s other abilities (702.75). */
import type { Amount } from '../../language/amount.ts';
import type { Ref } from '../../language/ref.ts';
import { enters, type Meaning, number, remembered, when, you } from './write.ts';

export const hideaway: Meaning = ({ number: n }) => {
  const top = (amount: Amount): Ref => ({ kind: 'library top', of: you, amount });
  return [
    when(enters, [
      { do: 'choose', who: you, from: top(n), slot: 'hidden' },
      { do: 'move', what: remembered('hidden'), to: 'exile', faceDown: true, link: 'exiled' },
      { do: 'move', what: top({ kind: 'sum', of: [n, number(-1)] }), to: 'library', position: 'random bottom' },
    ]),
  ];
};
