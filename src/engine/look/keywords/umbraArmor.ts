/** Umbra armor, once totem armor: the Aura is destroyed in place of what it enchants (702.89). */
import { type Meaning, rules, self } from './write.ts';

const attached = { kind: 'attached' } as const;

export const umbraArmor: Meaning = () => [
  rules({
    rule: 'replace',
    event: { on: 'destroyed', what: { kind: 'one of', of: attached } },
    by: [
      { do: 'heal', what: attached },
      { do: 'destroy', what: self },
    ],
    instead: true,
  }),
];
