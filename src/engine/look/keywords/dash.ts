/** Dash: it has haste all the while; that it returns is told as it enters, and is so even when it has lost the ability by then (702.109). */
import { haste, type Meaning, rules, self, unless } from './write.ts';

export const dash: Meaning = () => [
  rules({
    rule: 'enters',
    what: 'self',
    when: unless({ kind: 'paid', cost: 'dash' }),
    otherwise: [
      { do: 'modify', what: self, changes: [haste], duration: 'permanent' },
      { do: 'later', when: { on: 'beginning', of: 'end', whose: 'next' }, then: [{ do: 'move', what: self, to: 'hand' }], text: 'dash' },
    ],
  }),
];
