/** Keyword actions that are other instructions together (701): goad, amass, bolster, support, endure, earthbend, suspect, discover, learn. */
import { byAction } from './byAction.ts';
import type { Ability } from '../../language/ability.ts';
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Modification } from '../../language/modification.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { allSubtypes } from '../../language/subtypes.ts';
import { howMany } from '../amounts.ts';
import { sayTarget, sayThing } from '../antecedents.ts';
import { what, who } from '../phrases.ts';
import { itself, listOf } from '../references.ts';
import { and, controlledBy, handOn, isEach, isSpell, newSlot, not, number, one, type Scope, self, you } from '../scope.ts';
import { pluralSubtype } from '../subtypes.ts';
import { clause, type Construct, maybe, words } from '../syntax.ts';

const creature: Filter = { kind: 'type', type: 'creature' };
const land: Filter = { kind: 'type', type: 'land' };
const remembered = (slot: string): Ref => ({ kind: 'memory', slot });
const counters = (on: Ref, amount: Amount): Instruction => ({ do: 'counters', on, counter: '+1/+1', amount });
const withKeyword = (keyword: string): Modification => ({ kind: 'add ability', ability: { kind: 'keyword', text: keyword, keyword } });
/** Of several each one by itself: those that are there now, and no others later. */
const byItself = (of: Ref, does: (one: Ref) => readonly Instruction[]): readonly Instruction[] =>
  of.kind === 'all' || of.kind === 'several' ? [{ do: 'for each', of, then: does({ kind: 'each' }) }] : does(of);

/** 701.15b: it attacks, and somebody else than whose ability or spell it is. */
export const goaded = (what: Ref): readonly StaticRule[] => [
  { rule: 'require', what, to: 'attack', goads: true },
  { rule: 'require', what, to: 'attack', whom: { kind: 'players', which: 'others' }, goads: true },
];

/** 701.15a. */
const goad = (of: Ref): readonly Instruction[] => byAction('goad', [{ do: 'rules', rules: goaded(of), duration: 'your next turn' }]);

/** 701.47: an Army is there or is made, and grows. */
function amass(subtype: string, amount: Amount, army: string): readonly Instruction[] {
  const armies: Filter = and({ kind: 'subtype', subtype: 'Army' }, creature, controlledBy(you));
  return byAction('amass', [
    {
      do: 'if',
      condition: { kind: 'not', condition: { kind: 'exists', filter: armies } },
      then: [
        {
          do: 'create token',
          who: you,
          amount: one,
          token: {
            colors: ['black'],
            types: { types: ['creature'], subtypes: [subtype, 'Army'] },
            power: number(0),
            toughness: number(0),
            abilities: [],
          },
        },
      ],
    },
    { do: 'choose', who: you, from: { kind: 'all', filter: armies }, slot: army, alone: true },
    counters(remembered(army), amount),
    {
      do: 'if',
      condition: { kind: 'not', condition: { kind: 'matches', subject: remembered(army), filter: { kind: 'subtype', subtype } } },
      then: [
        {
          do: 'modify',
          what: remembered(army),
          changes: [{ kind: 'add types', types: { subtypes: [subtype] } }],
          duration: 'permanent',
        },
      ],
    },
  ]);
}

/** 701.39: the creature is chosen, not targeted. */
function bolster(amount: Amount, slot: string): readonly Instruction[] {
  const yours: Ref = { kind: 'all', filter: and(creature, controlledBy(you)) };
  const least: Amount = { kind: 'greatest', name: 'toughness', of: yours, least: true };
  const weakest: Filter = and(creature, controlledBy(you), { kind: 'number', of: 'toughness', comparison: 'exactly', value: least });
  return byAction('bolster', [
    { do: 'choose', who: you, from: { kind: 'all', filter: weakest }, slot, alone: true },
    counters(remembered(slot), amount),
  ]);
}

/** 701.63: by its controller's choice it grows, or a Spirit of that size is made; of 0 nothing happens (701.63b). */
const endure = (of: Ref, amount: Amount): readonly Instruction[] => {
  const does = enduring(of, amount);
  if (amount.kind === 'number') return does;
  return [{ do: 'if', condition: { kind: 'compare', left: amount, comparison: 'at least', right: one }, then: does }];
};
const enduring = (of: Ref, amount: Amount): readonly Instruction[] =>
  byAction('endure', [
    {
      do: 'may',
      who: { kind: 'controller', of },
      between: ['counters', 'Spirit'],
      then: [counters(of, amount)],
      otherwise: [
        {
          do: 'create token',
          who: { kind: 'controller', of },
          amount: one,
          token: {
            colors: ['white'],
            types: { types: ['creature'], subtypes: ['Spirit'] },
            power: amount,
            toughness: amount,
            abilities: [],
          },
        },
      ],
    },
  ]);

/** 701.66: what dies or is exiled comes back, once. */
const earthbend = (of: Ref, amount: Amount): readonly Instruction[] => {
  const that: Filter = { kind: 'one of', of };
  const back: readonly Instruction[] = [
    { do: 'move', what: { kind: 'event', role: 'became' }, to: 'battlefield', tapped: true, under: you, action: 'earthbend' },
  ];
  const text = 'When it dies or is exiled, return it to the battlefield tapped under your control.';
  return byAction('earthbend', [
    {
      do: 'modify',
      what: of,
      changes: [
        { kind: 'add types', types: { types: ['creature'] } },
        { kind: 'set power/toughness', power: number(0), toughness: number(0) },
        withKeyword('haste'),
      ],
      duration: 'permanent',
    },
    counters(of, amount),
    { do: 'later', when: { on: 'dies', what: that }, then: back, text },
    { do: 'later', when: { on: 'leaves', what: that, to: 'exile' }, then: back, text },
  ]);
};

const blocksNot: Ability = {
  kind: 'static',
  text: "This creature can't block.",
  rules: [{ rule: 'restrict', what: self, restriction: 'block' }],
};

/** 701.60c: a mark, with menace and that it cannot block, which are abilities: it can lose them. */
const suspect = (of: Ref): readonly Instruction[] => [
  {
    do: 'if',
    condition: { kind: 'not', condition: { kind: 'matches', subject: of, filter: { kind: 'designated', as: 'suspected' } } },
    then: byAction('suspect', [
      { do: 'designate', what: of, as: 'suspected' },
      { do: 'modify', what: of, changes: [withKeyword('menace'), { kind: 'add ability', ability: blocksNot }], duration: 'permanent' },
    ]),
  },
];

/** 701.35: until the next turn of who detains it. */
const detain = (of: Ref): readonly Instruction[] =>
  byItself(of, (what) =>
    byAction(
      'detain',
      (['attack or block', 'activate'] as const).map((restriction) => ({ do: 'restrict', what, restriction, duration: 'your next turn' })),
    ),
  );

/** 701.68: the creature is chosen, not targeted. */
const blight = (who: Ref, amount: Amount): readonly Instruction[] =>
  byAction('blight', [
    { do: 'choose', who, from: { kind: 'all', filter: and(creature, controlledBy(who)) }, slot: 'blighted' },
    { do: 'counters', on: remembered('blighted'), counter: '-1/-1', amount },
  ]);

/** 701.57: the card that is found is cast, or comes into the hand. */
function discover(amount: Amount): readonly Instruction[] {
  const small: Filter = and(not(land), { kind: 'number', of: 'mana value', comparison: 'at most', value: amount });
  const found = remembered('found');
  const inExile: Filter = and({ kind: 'card' }, not(land), { kind: 'zone', zone: 'exile' });
  return byAction('discover', [
    { do: 'exile until', who: you, filter: small },
    {
      do: 'if',
      condition: { kind: 'matches', subject: found, filter: inExile },
      then: [
        {
          do: 'may',
          who: you,
          then: [{ do: 'cast', who: you, what: found, cost: [], spells: small }],
          otherwise: [{ do: 'move', what: found, to: 'hand' }],
        },
      ],
    },
    { do: 'move', what: remembered('exiled'), to: 'library', position: 'random bottom' },
  ]);
}

/** 701.48: a card is discarded for another, or a Lesson is fetched from outside the game. */
function learn(): readonly Instruction[] {
  const lesson: Filter = and({ kind: 'subtype', subtype: 'Lesson' }, { kind: 'zone', zone: 'outside' }, { kind: 'owned', by: you });
  return byAction('learn', [
    {
      do: 'may',
      who: you,
      then: [
        { do: 'discard', who: you, amount: one, remember: 'discarded' },
        { do: 'draw', who: you, amount: one },
      ],
      offered: 1,
      otherwise: [
        {
          do: 'may',
          who: you,
          then: [
            { do: 'choose', who: you, from: { kind: 'all', filter: lesson }, slot: 'lesson' },
            { do: 'reveal', what: remembered('lesson') },
            { do: 'move', what: remembered('lesson'), to: 'hand' },
          ],
        },
      ],
    },
  ]);
}

const pluralTypes: Construct<string> = words(Object.fromEntries(allSubtypes.map((name) => [pluralSubtype(name), name])));
const withArmy = (scope: Scope, slot: string): Scope =>
  sayThing(scope, remembered(slot), 'chosen', and({ kind: 'subtype', subtype: 'Army' }, creature));
const things = listOf(what);

export const keywordActions: readonly Construct<readonly Instruction[]>[] = [
  ...(['scry', 'surveil'] as const).map((deed) =>
    clause(`(<doer> ^${deed}|${deed}) <many>`, { doer: maybe(who), many: howMany }, ({ doer, many }, { scope }): readonly Instruction[] => [
      { do: deed, who: doer ?? scope.doer, amount: many },
    ]),
  ),
  clause('goad <of>', { of: things }, ({ of }) => byItself(of, goad)),
  // Before June 2023 every Army was a Zombie.
  clause('amass [<type> ]<many>', { type: maybe(pluralTypes), many: howMany }, ({ type = 'Zombie', many }, { scope: outer }) => {
    const [slot, scope] = newSlot(outer, 'army');
    return handOn(amass(type, many, slot), withArmy(scope, slot));
  }),
  clause('bolster <many>', { many: howMany }, ({ many }, { scope: outer }) => {
    const [slot, scope] = newSlot(outer, 'weakest');
    return handOn(bolster(many, slot), sayThing(scope, remembered(slot), 'chosen', creature));
  }),
  // On a permanent others are meant than it (701.41a).
  clause('support <many>', { many: howMany }, ({ many }, { scope: outer }) => {
    const filter = isSpell(outer.card) ? creature : and(creature, { kind: 'other', than: self });
    const { meaning: of, scope } = sayTarget(outer, filter, number(0), many);
    return handOn(byAction('support', [counters(of, one)]), scope);
  }),
  clause('<of> ^endure <many>', { of: what, many: howMany }, ({ of, many }) => endure(of, many)),
  clause('earthbend <many>', { many: howMany }, ({ many }, { scope: outer }) => {
    const { meaning: of, scope } = sayTarget(outer, and(land, controlledBy(you)), one, one);
    return handOn(earthbend(of, many), scope);
  }),
  clause('detain <of>', { of: things }, ({ of }) => detain(of)),
  clause('(<doer> ^blight|blight) <many>', { doer: maybe(who), many: howMany }, ({ doer, many }, { scope }) =>
    isEach(doer ?? scope.doer)
      ? [{ do: 'for each', of: doer ?? scope.doer, then: blight({ kind: 'each' }, many) }]
      : blight(doer ?? scope.doer, many),
  ),
  clause('suspect <of>', { of: things }, ({ of }) => byItself(of, suspect)),
  clause('discover <many>', { many: howMany }, ({ many }) => discover(many)),
  clause('learn', {}, () => learn()),
  clause('the Ring tempts you', {}, (): readonly Instruction[] => [{ do: 'tempt', who: you }]),
  clause('it becomes (time:day|night)', {}, (_, { forms: { time } }): readonly Instruction[] => [
    { do: 'become time', time: time === 'day' ? 'Day' : 'Night' },
  ]),
  clause('(<doer> ^planeswalk|planeswalk)', { doer: maybe(who) }, ({ doer }, { scope }): readonly Instruction[] => [
    { do: 'planeswalk', who: doer ?? scope.doer },
  ]),
  clause('chaos ensues', {}, (): readonly Instruction[] => [{ do: 'chaos' }]),
  clause('abandon <of>', { of: itself }, ({ of }): readonly Instruction[] => [{ do: 'abandon', what: of }]),
  clause('(<doer> ^venture|venture) into the dungeon', { doer: maybe(who) }, ({ doer }, { scope }): readonly Instruction[] => [
    { do: 'venture', who: doer ?? scope.doer },
  ]),
  clause('(<doer> ^take|take) the initiative', { doer: maybe(who) }, ({ doer }, { scope }): readonly Instruction[] => [
    { do: 'take initiative', who: doer ?? scope.doer },
  ]),
  clause('(<doer> ^become|become) the monarch', { doer: maybe(who) }, ({ doer }, { scope }): readonly Instruction[] => [
    { do: 'become monarch', who: doer ?? scope.doer },
  ]),
];
