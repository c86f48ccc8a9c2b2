/** Damage that was dealt this way beyond what was lethal: "if excess damage was dealt to a permanent this way, create that many" (120.10). */
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import { deedSlot } from '../language/deed.ts';
import type { Ref } from '../language/ref.ts';
import { amount, condition, noun } from './phrases.ts';
import { thatAsItWas } from './pronouns.ts';
import { handOn, number, sayAmount } from './scope.ts';
import { clause, maybe } from './syntax.ts';
import { wasSuch } from './thisWay.ts';

const excess = (of?: Ref): Amount => ({ kind: 'memory', slot: deedSlot('excess', 'by player'), ...(of ? { of } : {}) });

condition.define(
  clause(
    'excess damage (was|is) dealt to (a <of>|an <of>|<that>) this way',
    { of: maybe(noun), that: maybe(thatAsItWas) },
    ({ of, that }, { scope }) => {
      const dealt: Condition = of
        ? wasSuch({ kind: 'memory', slot: deedSlot('excess', 'was') }, of)
        : { kind: 'compare', left: excess(that), comparison: 'at least', right: number(1) };
      return handOn(dealt, sayAmount(scope, excess(that)));
    },
  ),
);
amount.define(
  clause('(the|the amount of|that amount of) excess damage dealt[ to <that>] this way', { that: maybe(thatAsItWas) }, ({ that }) =>
    excess(that),
  ),
);
