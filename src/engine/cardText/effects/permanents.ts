/** Tapping, counters, tokens, changes of characteristics and control, copies of permanents. */
import { byAction } from './byAction.ts';
import { isOfMany } from '../antecedents.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Filter } from '../../language/filter.ts';
import type { WordFamily } from '../../language/choiceFrom.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { Restriction } from '../../language/staticRule.ts';
import { allSubtypes } from '../../language/subtypes.ts';
import { counterName, howMany } from '../amounts.ts';
import { chosenCounter } from '../../language/choiceFrom.ts';
import { removingAll } from './removingAll.ts';
import { anyCounter } from './anyCounter.ts';
import { chooseKind, counterOfChoice } from '../counterOfChoice.ts';
import { acting, perPlayer } from '../distributing.ts';
import { type Changes, changesForEach, checkStill, statement, type Statement, stillType } from '../changes.ts';
import { atManaCost, costlessKeyword, itsManaCost } from '../keywordAtManaCost.ts';
import { keywords, noun, nouns, what, who } from '../phrases.ts';
import { theirs } from '../pronouns.ts';
import { indefinite, target, listOf } from '../references.ts';
import { and, controlledBy, handOn, isEach, newSlot, one, or, type Scope, self, Unclear } from '../scope.ts';
import { choice, clause, type Construct, list, maybe, words, type Written } from '../syntax.ts';
import { forEachNoun, timesEach } from '../perEach.ts';
import { ofPlayers } from '../statics/restricting.ts';
import { duration } from './durations.ts';
import { inCombat } from './inCombat.ts';

const thing: Construct<Ref> = choice<Ref>(what, indefinite);
const things = listOf(thing);

const control = clause(
  '(<doer> ^gain|gain|gains) control of <of>[ <lasts>][ permanently]',
  { doer: maybe(who), of: things, lasts: maybe(duration) },
  ({ doer, of, lasts = 'permanent' }, { scope }): readonly Instruction[] => [
    { do: 'modify', what: of, changes: [{ kind: 'control', by: doer ?? scope.doer }], duration: lasts },
  ],
);

const subtype = words<string>(Object.fromEntries(allSubtypes.map((name) => [name, name])));
const wordFamilies: Readonly<Record<string, WordFamily>> = { 'basic land type': 'basic land types', 'creature type': 'creature types' };

export const restrictions: Readonly<Record<string, Restriction>> = {
  "can't attack or block": 'attack or block',
  "can't attack": 'attack',
  "can't block": 'block',
  "can't be blocked": 'be blocked',
  "can't be regenerated": 'be regenerated',
  "can't be the target of spells or abilities": 'be the target',
  'is unblockable': 'be blocked',
  'are unblockable': 'be blocked',
  'is indestructible': 'be destroyed',
  'are indestructible': 'be destroyed',
};

/** What may be done with cards of another zone. */
const land: Filter = { kind: 'type', type: 'land' };
const deed = words<Filter>({
  'play cards': { kind: 'and', filters: [] },
  'play lands': land,
  'cast spells': { kind: 'not', filter: land },
});
const others = words<Ref>({
  "other players'": { kind: 'players', which: 'others' },
  "your opponents'": { kind: 'players', which: 'opponents' },
});

/** What one permanent does; of several each one by itself, one after the other. */
function byItself(of: Ref, scope: Scope, does: (one: Ref) => readonly Instruction[]): readonly Instruction[] {
  if (!isOfMany(of, scope) && of.kind !== 'all' && of.kind !== 'several') return does(of);
  const then = does({ kind: 'each' });
  return [{ do: 'for each', of, then, ...(then.length > 1 ? { wholly: true } : {}) }];
}
/** 701.50a: a nonland card counts wherever the discard put it. */
const connives = (of: Ref): readonly Instruction[] => byAction('connive', conniving(of));
function conniving(of: Ref): readonly Instruction[] {
  const player: Ref = { kind: 'controller', of };
  const nonland: Filter = and({ kind: 'not', filter: land }, { kind: 'card' });
  return [
    { do: 'draw', who: player, amount: one },
    { do: 'discard', who: player, amount: one, remember: 'discarded' },
    {
      do: 'if',
      condition: { kind: 'matches', subject: { kind: 'memory', slot: 'discarded' }, filter: nonland },
      text: '',
      then: [{ do: 'counters', on: of, counter: '+1/+1', amount: one }],
    },
  ];
}
const explores = (of: Ref): readonly Instruction[] => byAction('explore', exploring(of));
function exploring(of: Ref): readonly Instruction[] {
  const player: Ref = { kind: 'controller', of };
  const card: Ref = { kind: 'memory', slot: 'explored' };
  const landCard: Filter = and(land, { kind: 'zone', zone: 'library' });
  return [
    { do: 'reveal', what: { kind: 'library top', of: player, amount: one }, remember: 'explored' },
    {
      do: 'if',
      condition: { kind: 'matches', subject: card, filter: landCard },
      then: [{ do: 'move', what: card, to: 'hand' }],
      otherwise: [
        { do: 'counters', on: of, counter: '+1/+1', amount: one },
        { do: 'may', who: player, then: [{ do: 'move', what: card, to: 'graveyard' }] },
      ],
    },
    // Once all that is done, as much of it as could be (701.44b).
    { do: 'did', what: 'explores', object: of },
  ];
}

/** "It's still a land": then it does not cease to be what it was. */
function stillOf({ of, changes }: Statement, written: Written): Changes {
  const { still } = written.forms;
  if (still === undefined) return changes;
  checkStill(still, of, written);
  const one = stillType(still);
  return changes.map((change) => (change.kind === 'set types' ? { ...change, kind: 'add types', ...(one ? { still: one } : {}) } : change));
}

export const permanents: readonly Construct<readonly Instruction[]>[] = [
  // Of several each does it, to all of theirs: others would be chosen, by each of them.
  clause(
    '<doer> (verb:^tap|^untap) <of>',
    { doer: who, of: things },
    ({ doer, of }, { forms: { verb }, tree: { start } }): readonly Instruction[] => {
      if (isEach(doer) && !(of.kind === 'all' && kindsIn(of).has('each'))) throw new Unclear(start);
      return perPlayer(doer, verb === '^tap' ? { do: 'tap', what: of } : { do: 'untap', what: of });
    },
    { before: { of: (scope, { doer = scope.doer }) => (isEach(doer) ? acting(scope, doer) : { ...scope, doer }) } },
  ),
  clause('(verb:tap|untap) <of>', { of: things }, ({ of }, { forms: { verb } }): readonly Instruction[] => [
    verb === 'tap' ? { do: 'tap', what: of } : { do: 'untap', what: of },
  ]),
  clause('put a name sticker on <of>', { of: thing }, ({ of }): readonly Instruction[] => [{ do: 'name sticker', what: of }]),
  clause(
    'put <many> <counter> #many:counter on <on>[ <per>]',
    { many: howMany, counter: counterName, on: things, per: maybe(forEachNoun) },
    ({ many, counter, on, per }): readonly Instruction[] => [{ do: 'counters', on, counter, amount: timesEach(many, per) }],
  ),
  clause('put <counter> on <on>', { counter: counterOfChoice, on: thing }, ({ counter, on }, { scope, tree: { start } }) => {
    if (scope.doer.kind !== 'you') throw new Unclear(start, 'whose choice it is is not said');
    const [slot, after] = newSlot(scope, chosenCounter);
    return handOn<readonly Instruction[]>([chooseKind(counter, slot), { do: 'counters', on, counter: slot, amount: one }], after);
  }),
  // 601.2d
  clause(
    'distribute <many> <counter> #many:counter among <on>',
    { many: howMany, counter: counterName, on: target },
    ({ many, counter, on }, { tree: { start } }): readonly Instruction[] => {
      if (on.kind !== 'target') throw new Unclear(start);
      return [{ do: 'counters', on, counter, amount: many, divided: true }];
    },
    { numbers: { on: true } },
  ),
  clause(
    'remove <many> <counter> #many:counter from <on>',
    { many: howMany, counter: counterName, on: thing },
    ({ many, counter, on }): readonly Instruction[] => [{ do: 'counters', on, counter, amount: many, remove: true }],
  ),
  anyCounter,
  ...removingAll(thing),
  clause('double the number of <counter> counters on <on>', { counter: counterName, on: thing }, ({ counter, on }, { scope }) =>
    byItself(on, scope, (each) => [{ do: 'counters', on: each, counter, amount: { kind: 'counters', counter, of: each } }]),
  ),
  clause('double the number of each kind of counter on <on>', { on: thing }, ({ on }): readonly Instruction[] => [
    { do: 'double counters', on },
  ]),
  clause('regenerate <of>', { of: what }, ({ of }): readonly Instruction[] => [{ do: 'regenerate', what: of }]),
  clause('(verb:transform|flip) <of>', { of: what }, ({ of }, { forms: { verb } }): readonly Instruction[] => [
    verb === 'flip' ? { do: 'flip', what: of } : { do: 'transform', what: of },
  ]),
  // Only once: it becomes monstrous.
  clause('(how:monstrosity|adapt) <many>', { many: howMany }, ({ many }, { forms: { how } }): readonly Instruction[] => {
    const mark: Filter = how === 'adapt' ? { kind: 'counters', counter: '+1/+1', least: 1 } : { kind: 'designated', as: 'monstrous' };
    return byAction(how ?? '', [
      {
        do: 'if',
        condition: { kind: 'not', condition: { kind: 'matches', subject: self, filter: mark } },
        text: '',
        then: [
          { do: 'counters', on: self, counter: '+1/+1', amount: many },
          ...(how === 'adapt' ? [] : [{ do: 'designate', what: self, as: 'monstrous', amount: many } as const]),
        ],
      },
    ]);
  }),
  clause('<of> ^connive', { of: what }, ({ of }, { scope }) => byItself(of, scope, connives)),
  clause('<of> ^explore', { of: what }, ({ of }, { scope }) => byItself(of, scope, explores)),
  clause('<of> explores, then it explores again', { of: what }, ({ of }, { scope }) =>
    byItself(of, scope, (each) => [...explores(each), ...explores(each)]),
  ),
  clause(
    "turn <of> face down[. (many:it's a 2/2 creature|they're 2/2 creatures)]",
    { of: what },
    ({ of }, { scope, forms: { many }, tree: { start } }): readonly Instruction[] => {
      if (many !== undefined && many.startsWith('they') !== (of.kind === 'all' || isOfMany(of, scope))) throw new Unclear(start);
      return [{ do: 'turn face down', what: of }];
    },
  ),
  clause('turn <of> face up', { of: what }, ({ of }): readonly Instruction[] => [{ do: 'turn face up', what: of }]),
  clause('remove <of> from combat', { of: what }, ({ of }): readonly Instruction[] => [{ do: 'remove from combat', what: of }]),
  clause('<of> ^become blocked', { of: what }, ({ of }): readonly Instruction[] => [{ do: 'become blocked', what: of }]),
  clause('<of> ^phase out', { of: what }, ({ of }): readonly Instruction[] => [{ do: 'phase out', what: of }]),
  clause(
    '[simultaneously, ]all phased-out <of> phase in[ and all <out> phase out]',
    { of: nouns, out: maybe(nouns) },
    ({ of, out }): readonly Instruction[] => [{ do: 'phase in', filter: of, ...(out ? { out } : {}) }],
  ),
  clause(
    "change the text of <of> by replacing all instances of one (one:color word|basic land type|creature type) with another(other:| or one basic land type with another)[ <lasts>][. the new (creature|basic land) type can't be <never>]",
    { of: target, lasts: maybe(duration), never: maybe(subtype) },
    ({ of, lasts, never }, { scope, forms: { one: first = '', other = '' } }): readonly Instruction[] => {
      const families = [first, ...(other === '' ? [] : ['basic land type'])].map((name) => wordFamilies[name] ?? 'colors');
      const choose = { do: 'choose', who: scope.doer } as const;
      return [
        { ...choose, from: { kind: 'words', of: families }, slot: 'old word' },
        {
          ...choose,
          from: { kind: 'words', of: families, beside: 'old word', ...(never === undefined ? {} : { never }) },
          slot: 'new word',
        },
        {
          do: 'modify',
          what: of,
          changes: [{ kind: 'text', from: 'old word', to: 'new word', chosen: true }],
          duration: lasts ?? 'permanent',
        },
      ];
    },
  ),
  // Others than what is named behind: a spell is no creature itself.
  clause(
    'each other <of> becomes a copy of <as>[ <lasts>]',
    { of: noun, as: target, lasts: maybe(duration) },
    ({ of, as, lasts = 'permanent' }): readonly Instruction[] => [
      {
        do: 'modify',
        what: { kind: 'all', filter: and(of, { kind: 'other', than: as }) },
        changes: [{ kind: 'copy', of: as }],
        duration: lasts,
      },
    ],
  ),
  clause(
    '<of> <lasts>[ <each>]',
    { of: statement, lasts: duration, each: maybe(forEachNoun) },
    ({ of, lasts, each }): readonly Instruction[] => [
      { do: 'modify', what: of.of, changes: changesForEach(of.changes, each), duration: lasts },
    ],
  ),
  clause(
    "<of> <lasts> and <restriction> <till>[. (it's|they're) still (still:a land|an artifact|lands|artifacts)]",
    { of: statement, lasts: duration, restriction: words(restrictions), till: duration },
    ({ of, lasts, restriction, till }, written): readonly Instruction[] => [
      { do: 'modify', what: of.of, changes: stillOf(of, written), duration: lasts },
      { do: 'restrict', what: of.of, restriction, duration: till },
    ],
  ),
  clause(
    "<of> <lasts>. (it's|they're) still (still:a land|an artifact|lands|artifacts)",
    { of: statement, lasts: duration },
    ({ of, lasts }, written): readonly Instruction[] => [{ do: 'modify', what: of.of, changes: stillOf(of, written), duration: lasts }],
  ),
  clause(
    'you[ and <of>] gain <with> <lasts>',
    { of: maybe(what), with: keywords, lasts: duration },
    ({ of, with: given, lasts }, { tree: { start } }): readonly Instruction[] => [
      { do: 'rules', rules: ofPlayers(given, start), duration: lasts },
      ...(of
        ? [
            {
              do: 'modify',
              what: of,
              changes: given.map((ability) => ({ kind: 'add ability', ability }) as const),
              duration: lasts,
            } as const,
          ]
        : []),
    ],
  ),
  clause('until end of turn, <of>', { of: statement }, ({ of }): readonly Instruction[] => [
    { do: 'modify', what: of.of, changes: of.changes, duration: 'end of turn' },
  ]),
  clause('<of>', { of: statement }, ({ of }, { tree: { parts } }): readonly Instruction[] => {
    const states = /^(?:it|they|that \w+|those \w+) (?:is|are|has|have|isn't|aren't) /i.test(parts['of']?.of.print(parts['of']) ?? '');
    return [{ do: 'modify', what: of.of, changes: of.changes, duration: 'permanent', ...(states ? { is: true } : {}) }];
  }),
  // Each of them by its own owner, which is worked out for each (613).
  clause('each player gains control of all <of> they own', { of: nouns }, ({ of }): readonly Instruction[] => [
    {
      do: 'modify',
      what: { kind: 'all', filter: of },
      changes: [{ kind: 'control', by: { kind: 'owner', of: { kind: 'each' } } }],
      duration: 'permanent',
    },
  ]),
  clause(
    '(until your next turn, you may %cast <of> as though they had flash|you may %cast <of> this turn (as though they had flash|%instantTime))',
    { of: nouns },
    ({ of }, { scope, forms: { 1: how = '' } }): readonly Instruction[] => [
      {
        do: 'rules',
        rules: [{ rule: 'as though', what: { kind: 'all', filter: and(of, controlledBy(scope.doer)) }, had: 'flash', for: 'timing' }],
        duration: how.startsWith('until') ? 'your next turn' : 'end of turn',
      },
    ],
  ),
  clause('until end of turn, you gain control of <of>', { of: what }, ({ of }): readonly Instruction[] => [
    { do: 'modify', what: of, changes: [{ kind: 'control', by: { kind: 'you' } }], duration: 'end of turn' },
  ]),
  control,
  clause(
    '<of> ^gain <with> <lasts>. <cost>',
    { of: what, with: costlessKeyword, lasts: duration, cost: itsManaCost },
    ({ of, with: keyword, lasts, cost }, { tree: { start } }): readonly Instruction[] => [
      { do: 'modify', what: of, changes: [atManaCost(keyword, cost, start)], duration: lasts },
    ],
  ),
  clause('reveal <of>', { of: thing }, ({ of }): readonly Instruction[] => [{ do: 'reveal', what: of }]),
  clause(
    'you may play (an additional land|<many> additional lands) this turn',
    { many: maybe(howMany) },
    ({ many = one }, { scope }): readonly Instruction[] => [
      { do: 'rules', rules: [{ rule: 'lands per turn', who: scope.doer, amount: many }], duration: 'end of turn' },
    ],
  ),
  clause(
    'you may <deeds> from <whose> graveyards[ <lasts>][ (yours:as though (those cards|they) were in your graveyard)]',
    { deeds: list(deed, [' and ']), whose: others, lasts: maybe(duration) },
    ({ deeds, whose, lasts = 'permanent' }, { scope, forms: { yours } }): readonly Instruction[] => {
      const from: Filter = { kind: 'zone', zone: 'graveyard', of: whose };
      const asYours = yours === undefined ? {} : { asYours: true as const };
      return [
        {
          do: 'rules',
          rules: [{ rule: 'may play', who: scope.doer, what: { kind: 'all', filter: and(or(deeds), from) }, ...asYours }],
          duration: lasts,
        },
      ];
    },
  ),
  clause('untap <of> and gain control of it <lasts>', { of: what, lasts: duration }, ({ of, lasts }): readonly Instruction[] => [
    { do: 'untap', what: of },
    { do: 'modify', what: of, changes: [{ kind: 'control', by: { kind: 'you' } }], duration: lasts },
  ]),
  clause(
    '<of> <restriction> <lasts>',
    { of: what, restriction: words<Restriction>({ ...restrictions, "can't be countered": 'be countered' }), lasts: duration },
    ({ of, restriction, lasts }, { tree: { start } }): readonly Instruction[] => {
      if (restriction === 'be countered' && !(of.kind === 'all' && kindsIn(of).has('spell'))) throw new Unclear(start);
      return [{ do: 'restrict', what: of, restriction, duration: lasts }];
    },
  ),
  // Each through that of its own controller.
  clause(
    "<of> don't untap during their controllers' next untap steps",
    { of: what },
    ({ of }): readonly Instruction[] => [
      { do: 'restrict', what: of, restriction: 'untap during untap step', duration: 'its next untap step' },
    ],
    { numbers: { of: true } },
  ),
  clause("<of> (doesn't|don't) untap during #its controller's next untap step", { of: what }, ({ of }): readonly Instruction[] => [
    { do: 'restrict', what: of, restriction: 'untap during untap step', duration: 'its next untap step' },
  ]),
  clause(
    "<of> (doesn't|don't) untap during #its controller's untap step <lasts>",
    { of: what, lasts: duration },
    ({ of, lasts }): readonly Instruction[] => [{ do: 'restrict', what: of, restriction: 'untap during untap step', duration: lasts }],
  ),
  clause(
    "<of> (doesn't|don't) untap during <player> next untap step",
    { of: what, player: theirs.possessive },
    ({ of, player }, { tree: { start } }): readonly Instruction[] => {
      // By then the effect is taken for that player's: nothing else in it may be said of you.
      if (isEach(player) || player.kind === 'each' || kindsIn(of).has('you') || kindsIn(of).has('opponents')) throw new Unclear(start);
      return [{ do: 'restrict', what: of, restriction: 'untap during untap step', duration: 'your next untap step', whose: player }];
    },
  ),
  clause("<of> (doesn't|don't) untap during your next untap step", { of: what }, ({ of }): readonly Instruction[] => [
    { do: 'restrict', what: of, restriction: 'untap during untap step', duration: 'your next untap step' },
  ]),
  ...inCombat,
  clause("switch <of>'s power and toughness <lasts>", { of: what, lasts: duration }, ({ of, lasts }): readonly Instruction[] => [
    { do: 'modify', what: of, changes: [{ kind: 'switch power/toughness' }], duration: lasts },
  ]),
  clause('exchange control of <both>', { both: what }, ({ both }): readonly Instruction[] => [
    { do: 'exchange control', one: both, other: both },
  ]),
  clause('exchange control of <one> and <other>', { one: what, other: what }, ({ one: first, other }): readonly Instruction[] => [
    { do: 'exchange control', one: first, other },
  ]),
];
