/** Champion: it stays for another permanent, which comes back when it leaves (702.72). */
import { all, another, both, enters, here, type Meaning, one, remembered, sacrificeIt, when, you, yours } from './write.ts';

export const champion: Meaning = ({ keyword: { quality } }) =>
  typeof quality === 'object'
    ? [
        when(enters, [
          { do: 'choose', who: you, from: all(both(quality, yours, another)), amount: one, upTo: true, slot: 'given up' },
          {
            do: 'if',
            condition: here(remembered('given up')),
            then: [{ do: 'move', what: remembered('given up'), to: 'exile', link: 'championed' }],
            otherwise: [sacrificeIt],
          },
        ]),
        when({ on: 'leaves', what: 'self' }, [{ do: 'move', what: { kind: 'linked', slot: 'championed' }, to: 'battlefield' }]),
      ]
    : [];
