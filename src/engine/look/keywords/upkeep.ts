/** Keywords of the upkeep: permanents that leave, or that must be paid for. */
import {
  atMost,
  countersOn,
  entersWith,
  here,
  type Family,
  is,
  bears,
  may,
  number,
  put,
  one,
  rules,
  sacrificeIt,
  self,
  take,
  upkeep,
  when,
} from './write.ts';

export const upkeeps: Family = {
  'cumulative upkeep': ({ keyword: { cost = [] } }) => [
    when(upkeep, [put(one, 'age'), may([], { cost, times: countersOn('age'), otherwise: [sacrificeIt] })], {
      condition: here(self),
    }),
  ],
  // A card without a mana cost has none that could be paid.
  echo: ({ keyword: { cost } }) => [
    when(upkeep, [cost ? may([], { cost, otherwise: [sacrificeIt] }) : sacrificeIt], { condition: is(self, { kind: 'new since upkeep' }) }),
  ],
  fading: ({ number: n }) => [
    rules(entersWith(n, 'fade')),
    when(upkeep, [{ do: 'if', condition: atMost(countersOn('fade'), number(0)), then: [sacrificeIt], otherwise: [take('fade')] }]),
  ],
  vanishing: ({ keyword: { number: n } }) => [
    ...(n ? [rules(entersWith(n, 'time'))] : []),
    when(upkeep, [take('time')], { condition: is(self, bears('time')) }),
    when({ on: 'last counter', what: 'self', counter: 'time' }, [sacrificeIt]),
  ],
};
