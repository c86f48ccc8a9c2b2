/** Damage, life, drawing, discarding and the other instructions with a player and a number. */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { counterName, energy, howMany } from '../amounts.ts';
import { forEachNoun, timesEach } from '../perEach.ts';
import { type Counted, counted } from '../filters.ts';
import { amount, condition, noun, nouns, what, who, whose } from '../phrases.ts';
import { and, number, one, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct, list, maybe } from '../syntax.ts';

type Does = readonly Instruction[];
const recipient: Construct<Ref> = choice<Ref>(what, who);
/** Several recipients of one effect: "each creature and each player". */
const recipients = clause('<of>', { of: list(recipient, [', and ', ' and ', ', ']) }, ({ of }): Ref => {
  const [first] = of;
  return of.length === 1 && first ? first : { kind: 'several', of };
});

/** For each player by themselves: "that player" is the one in question. */
const eachPlayer = (words: string): Construct<Ref> =>
  clause(words, {}, (_, scope) => {
    scope.player = { kind: 'each' };
    return { kind: 'players', which: 'each' };
  });

export const damage: readonly Construct<Does>[] = [
  clause('<source> ^deal <many> damage to <to>', { source: what, many: howMany, to: recipients }, ({ source, many, to }): Does => [
    { do: 'damage', source, to, amount: many },
  ]),
  clause(
    '<source> ^deal <many> damage to <to> and <manyMore> damage to <toMore>',
    { source: what, many: howMany, to: recipients, manyMore: howMany, toMore: recipients },
    ({ source, many, to, manyMore, toMore }): Does => [
      { do: 'damage', source, to, amount: many },
      { do: 'damage', source, to: toMore, amount: manyMore },
    ],
  ),
  clause(
    '<source> ^deal <many> damage divided as you choose among <to>',
    { source: what, many: howMany, to: recipient },
    ({ source, many, to }): Does => [{ do: 'damage', source, to, amount: many, divided: true }],
  ),
  clause('<source> ^deal damage equal to <many> to <to>', { source: what, many: amount, to: recipients }, ({ source, many, to }): Does => [
    { do: 'damage', source, to, amount: many },
  ]),
  clause(
    '<source> ^deal (damage to <of>|to <of> damage) equal to <many>',
    { source: what, of: eachPlayer('each player'), many: amount },
    ({ source, of, many }): Does => [{ do: 'for each', of, then: [{ do: 'damage', source, to: { kind: 'each' }, amount: many }] }],
  ),
  clause('<source> ^deal damage to <to> equal to <many>', { source: what, to: recipients, many: amount }, ({ source, to, many }): Does => [
    { do: 'damage', source, to, amount: many },
  ]),
  clause('<source> ^deal to <to> damage equal to <many>', { source: what, to: recipient, many: amount }, (parts, scope): Does => {
    const { source, to } = parts;
    if (to.kind !== 'players') return [{ do: 'damage', source, to, amount: parts.many }];
    scope.player = { kind: 'each' };
    return [{ do: 'for each', of: to, then: [{ do: 'damage', source, to: scope.player, amount: parts.many }] }];
  }),
  clause('<one> ^fight <other>', { one: what, other: what }, ({ one: first, other }): Does => [{ do: 'fight', one: first, other }]),
];

const actor = (named: Ref | undefined, scope: Scope): Ref => {
  if (named) scope.doer = named;
  return named ?? scope.doer;
};
function milled(who: Ref, amount: Amount, scope: Scope): Instruction {
  scope.that = { kind: 'memory', slot: 'milled' };
  scope.named = { ...scope.named, card: scope.that };
  return { do: 'mill', who, amount, remember: 'milled' };
}
export const life: readonly Construct<Does>[] = [
  clause(
    'you gain <many> life if <only> and <more> life if <also>',
    { many: howMany, only: condition, more: howMany, also: condition },
    ({ many, only, more, also }, { doer: who }): Does => [
      { do: 'if', condition: only, then: [{ do: 'gain life', who, amount: many }] },
      { do: 'if', condition: also, then: [{ do: 'gain life', who, amount: more }] },
    ],
  ),
  clause(
    '(<doer> (verb:^gain|^lose)|(verb:gain|lose|gains|loses)) <many> life[ <per>]',
    { doer: maybe(who), many: howMany, per: maybe(forEachNoun) },
    ({ doer, many, per }, scope, { verb }): Does => {
      const total = timesEach(many, per);
      scope.amount = total;
      return [{ do: verb?.includes('gain') ? 'gain life' : 'lose life', who: actor(doer, scope), amount: total }];
    },
  ),
  clause(
    '(<doer> (verb:^gain|^lose)|(verb:gain|lose|gains|loses)) life equal to <many>',
    { doer: maybe(who), many: amount },
    ({ doer, many }, scope, { verb }): Does => [
      { do: verb?.includes('gain') ? 'gain life' : 'lose life', who: actor(doer, scope), amount: many },
    ],
  ),
  clause(
    '<of> life total becomes <many>',
    {
      of: choice(eachPlayer("each player's"), whose),
      many: amount,
    },
    ({ of, many }): Does =>
      of.kind === 'players'
        ? [{ do: 'for each', of, then: [{ do: 'set life', who: { kind: 'each' }, amount: many }] }]
        : [{ do: 'set life', who: of, amount: many }],
  ),
  clause('<of> life total becomes equal to <many>', { of: whose, many: amount }, ({ of, many }): Does => [
    { do: 'set life', who: of, amount: many },
  ]),
  clause('double <of> life total', { of: whose }, ({ of }): Does => [
    { do: 'set life', who: of, amount: { kind: 'times', factor: 2, of: { kind: 'life', of } } },
  ]),
  clause('(<doer> (verb:^win|^lose)|(verb:win|lose)) the game', { doer: maybe(who) }, ({ doer }, scope, { verb }): Does => [
    { do: verb?.endsWith('win') ? 'win' : 'lose', who: actor(doer, scope) },
  ]),
  clause('take an extra turn after this one', {}, (_, scope): Does => [{ do: 'extra turn', who: scope.doer }]),
  clause('<doer> ^take an extra turn after this one', { doer: who }, ({ doer }): Does => [{ do: 'extra turn', who: doer }]),
  clause(
    "you control (<who> during (that player's|their|his or her) next turn|<whose> next turn)",
    { who: maybe(who), whose: maybe(whose) },
    ({ who: player, whose: of }): Does => [{ do: 'control player', who: player ?? of ?? { kind: 'you' } }],
  ),
  clause('end the turn', {}, (): Does => [{ do: 'end turn' }]),
  clause(
    '(<doer> ^get|get) (an|<many>) additional upkeep #many:step after this phase',
    { doer: maybe(who), many: maybe(howMany) },
    ({ doer, many = one }, scope): Does => [{ do: 'extra phases', who: actor(doer, scope), phases: ['upkeep'], amount: many }],
  ),
  clause(
    'after this (main |combat |)phase, there is an additional combat phase[ followed by an additional main phase]',
    {},
    (_, __, forms): Does => [
      {
        do: 'extra phases',
        who: { kind: 'players', which: 'each' },
        phases: forms['2'] === '' ? ['combat'] : ['combat', 'main'],
        amount: one,
      },
    ],
  ),
  clause('(<doer> ^get|get|gets) <many>', { doer: maybe(who), many: energy }, ({ doer, many }, scope): Does => [
    { do: 'counters', on: actor(doer, scope), counter: 'energy', amount: many },
  ]),
  clause(
    '(<doer> ^get|get|gets) <many> <counter> #many:counter',
    { doer: who, many: howMany, counter: counterName },
    ({ doer, many, counter }): Does => [{ do: 'counters', on: doer, counter, amount: many }],
  ),
];

export const cards: readonly Construct<Does>[] = [
  clause('(<doer> ^proliferate|proliferate)', { doer: maybe(who) }, ({ doer }, scope): Does => [
    { do: 'proliferate', who: actor(doer, scope) },
  ]),
  clause(
    '(<doer> ^draw|draw|draws) <many> (additional |)#many:card[ <per>]',
    { doer: maybe(who), many: howMany, per: maybe(forEachNoun) },
    ({ doer, many, per }, scope): Does => [{ do: 'draw', who: actor(doer, scope), amount: timesEach(many, per) }],
  ),
  clause('(<doer> ^draw|draw|draws) cards equal to <many>', { doer: maybe(who), many: amount }, ({ doer, many }, scope): Does => [
    { do: 'draw', who: actor(doer, scope), amount: many },
  ]),
  clause('(<doer> ^discard|discard|discards) (your|their|his or her) hand', { doer: maybe(who) }, ({ doer }, scope): Does => {
    const player = actor(doer, scope);
    scope.amount = { kind: 'memory', slot: 'discarded' };
    return [{ do: 'discard', who: player, amount: { kind: 'hand size', of: player }, remember: 'discarded' }];
  }),
  clause('(<doer> ^discard|discard|discards) <of>[ at random]', { doer: maybe(who), of: counted }, ({ doer, of }, scope, forms): Does => [
    discard(actor(doer, scope), of, forms['2'] !== ''),
  ]),
  clause('(<doer> ^discard|discard|discards) all <of>', { doer: maybe(who), of: nouns }, ({ doer, of }, scope): Does => {
    const player = actor(doer, scope);
    return [
      {
        do: 'discard',
        who: player,
        amount: number(99),
        what: { kind: 'all', filter: and(of, { kind: 'zone', zone: 'hand', of: player }) },
      },
    ];
  }),
  clause('<doer> ^discard <of>', { doer: who, of: what }, ({ doer, of }): Does => [{ do: 'discard', who: doer, amount: one, what: of }]),
  clause('(<doer> ^mill|mill|mills) <many> #card', { doer: maybe(who), many: howMany }, ({ doer, many }, scope): Does => [
    milled(actor(doer, scope), many, scope),
  ]),
  clause(
    '(<doer> ^put|put|puts) the top (card|<many> #card) (of|from) (your|their|his or her) library into (your|their|his or her) graveyard',
    { doer: maybe(who), many: maybe(howMany) },
    ({ doer, many }, scope): Does => [milled(actor(doer, scope), many ?? one, scope)],
  ),
  clause('(scry|surveil) <many>', { many: howMany }, ({ many }, scope, forms): Does => [
    { do: forms['1'] === 'scry' ? 'scry' : 'surveil', who: scope.doer, amount: many },
  ]),
  clause('(<doer> ^sacrifice|sacrifice|sacrifices) <of>', { doer: maybe(who), of: counted }, ({ doer, of }, scope): Does => {
    const player = actor(doer, scope);
    scope.it = { kind: 'memory', slot: 'sacrificed' };
    scope.that = scope.it;
    return [{ do: 'sacrifice', who: player, what: { kind: 'all', filter: of.filter }, amount: of.amount, remember: 'sacrificed' }];
  }),
  clause('(<doer> ^sacrifice|sacrifice|sacrifices) <of>', { doer: maybe(who), of: what }, ({ doer, of }, scope): Does => [
    { do: 'sacrifice', who: actor(doer, scope), what: of },
  ]),
  clause(
    '(<doer> ^shuffle|<doer> then ^shuffle|shuffle)( (your|their|his or her) library|)',
    { doer: maybe(who) },
    ({ doer }, scope): Does => [{ do: 'shuffle', what: actor(doer, scope) }],
  ),
  clause('(<doer> ^reveal|reveal|reveals) (their|his or her|your) hand', { doer: maybe(who) }, ({ doer }, scope): Does => {
    const player = actor(doer, scope);
    scope.player = player;
    return [{ do: 'reveal', what: { kind: 'all', filter: { kind: 'zone', zone: 'hand', of: player } } }];
  }),
  // Looking changes nothing; what follows speaks of that hand.
  clause('look at <of> hand', { of: whose }, ({ of }, scope): Does => {
    scope.player = of;
    return [];
  }),
  clause('(<doer> ^choose|choose|chooses) (a|an) <of> from it', { doer: maybe(who), of: noun }, ({ doer, of }, scope, _, tree): Does => {
    if (!scope.player) throw new Unclear(tree.start);
    const from: Ref = { kind: 'all', filter: and(of, { kind: 'zone', zone: 'hand', of: scope.player }) };
    scope.that = { kind: 'memory', slot: 'chosen' };
    return [{ do: 'choose', who: doer ?? scope.doer, from, slot: 'chosen' }];
  }),
  clause('<doer> ^lose half (your|their|his or her) life, rounded (how:up|down)', { doer: who }, ({ doer }, _, { how }): Does => [
    { do: 'lose life', who: doer, amount: { kind: 'half', of: { kind: 'life', of: doer }, rounded: how === 'up' ? 'up' : 'down' } },
  ]),
];

function discard(player: Ref, of: Counted, random: boolean): Instruction {
  const plain = of.filter.kind === 'card';
  return {
    do: 'discard',
    who: player,
    amount: of.amount,
    ...(random ? { random } : {}),
    ...(plain ? {} : { what: { kind: 'all', filter: and(of.filter, { kind: 'zone', zone: 'hand', of: player }) } }),
  };
}
