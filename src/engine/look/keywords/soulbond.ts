/** Soulbond: two creatures are paired for as long as both remain creatures under the control of who paired them (702.95). */
import type { Condition } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import {
  all,
  another,
  atMost,
  both,
  creature,
  enters,
  here,
  type Meaning,
  may,
  not,
  number,
  object,
  one,
  remembered,
  self,
  unless,
  when,
  you,
  yours,
} from './write.ts';

export const soulbond: Meaning = () => {
  const loose = both(creature, yours, not({ kind: 'paired' }));
  const isLoose = (of: typeof self): Condition => ({ kind: 'exists', filter: both(loose, { kind: 'one of', of }) });
  /** For as long as both are creatures under the control of who paired them. */
  const pair = (other: typeof self): Instruction => {
    const what = { kind: 'several', of: [self, other] } as const;
    const pairs = { kind: 'count', of: all(both(creature, yours, { kind: 'one of', of: what })) } as const;
    return {
      do: 'rules',
      rules: [{ rule: 'pair', what }],
      duration: { while: unless(atMost(pairs, number(1))) },
    };
  };
  return [
    when(
      enters,
      [
        { do: 'choose', who: you, from: all(both(loose, another)), amount: one, upTo: true, slot: 'partner' },
        { do: 'if', condition: here(remembered('partner')), then: [pair(remembered('partner'))] },
      ],
      { condition: { kind: 'and', conditions: [isLoose(self), { kind: 'exists', filter: both(loose, another) }] } },
    ),
    when({ on: 'enters', what: both(creature, yours, another) }, [may([pair(object)])], {
      condition: { kind: 'and', conditions: [isLoose(self), isLoose(object)] },
    }),
  ];
};
