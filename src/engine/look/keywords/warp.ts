/** Warp: for its cost it is exiled at the next end step, from where its owner may cast it on a later turn (702.185). */
import { type Meaning, rules, self, unless } from './write.ts';

/** What an exiled card remembers: in which turn it was. */
export const warped = 'warped';

/** That it is exiled is said as it enters, and holds when it has lost the keyword by then. */
export const warp: Meaning = () => [
  rules({
    rule: 'enters',
    what: 'self',
    ofSpell: true,
    when: unless({ kind: 'paid', cost: 'warp' }),
    otherwise: [
      {
        do: 'later',
        when: { on: 'beginning', of: 'end', whose: 'next' },
        then: [{ do: 'move', what: self, to: 'exile', mark: warped, dated: true }],
        text: 'warp',
      },
    ],
  }),
];
