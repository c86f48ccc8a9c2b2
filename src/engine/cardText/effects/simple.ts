/** Damage, life, drawing, discarding and the other instructions with a player and a number. */
import { handLookedAt } from '../handLookedAt.ts';
import type { Amount } from '../../language/amount.ts';
import { deedSlot } from '../../language/deed.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame, kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { ReplacedEvent } from '../../language/staticRule.ts';
import { counterName, energy, howMany, numberWord } from '../amounts.ts';
import { timesOver } from './timesOver.ts';
import { forEachNoun, timesEach } from '../perEach.ts';
import { discard, withoutHand } from '../fromHand.ts';
import { type Counted, counted } from '../filters.ts';
import { amount, condition, noun, nouns, what, who, whosePlayer } from '../phrases.ts';
import { player as thatPlayer, sayCounted, sayDealer, sayPlayer, sayThing, sayThings } from '../antecedents.ts';
import { dealer } from '../pronouns.ts';
import { itself, listOf } from '../references.ts';
import { perPlayer } from '../distributing.ts';
import { ifSo } from './ifSo.ts';
import {
  and,
  controlledBy,
  handOn,
  type HandedOn,
  holds,
  isEach,
  newSlot,
  number,
  one,
  or,
  sayAmount,
  type Scope,
  thatAmount,
  Unclear,
} from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';

export const recipient: Construct<Ref> = choice<Ref>(what, who);
/** What deals damage goes on doing so: later words know that it did. */
export const source: Construct<Ref> = clause(
  '<of>',
  { of: choice(dealer, what) },
  ({ of }, { scope }) => handOn(of, sayDealer(scope, of)),
  {
    like: 'of',
  },
);
/** Who deals damage deals it to something else, or to itself. */
export const apart = {
  before: {
    to: (scope: Scope, parts: { readonly source?: Ref }): Scope => ({ ...scope, subject: parts.source }),
    many: (scope: Scope): Scope => ({ ...scope, subject: undefined }),
  },
};
/** Several recipients of one effect: "each creature and each player". */
const recipients = listOf(recipient);

/** Whether several deal it and it is not said how much each of them deals: all the power that they have, or their own. */
export const isUnclearDamage = (does: Instruction, { said }: Scope): boolean =>
  does.do === 'damage' &&
  said.some(({ ref, number: many }) => many === 'many' && isSame(ref, does.source)) &&
  (does.divided === true ||
    holds(does.amount, (part) => 'kind' in part && part.kind === 'characteristic' && 'of' in part && !isSame(part.of, { kind: 'each' })));

export const damage: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '<source> (also |)^deal <many> damage to <to>',
    { source, many: howMany, to: recipients },
    ({ source, many, to }): readonly Instruction[] => [{ do: 'damage', source, to, amount: many }],
    apart,
  ),
  clause(
    "<source> ^deal <many> damage to <to> and (the|that) damage can't be prevented",
    { source, many: howMany, to: recipients },
    ({ source, many, to }): readonly Instruction[] => [{ do: 'damage', source, to, amount: many, unpreventable: true }],
    apart,
  ),
  clause(
    '<source> ^deal <many> damage to <to> and <manyMore> damage to <toMore>',
    { source, many: howMany, to: recipients, manyMore: howMany, toMore: recipients },
    ({ source, many, to, manyMore, toMore }, { tree }): readonly Instruction[] => {
      // By a number for each defending player it is done to each attacker by itself, one after the other.
      if (kindsIn([many, manyMore]).has('defending')) throw new Unclear(tree.start, 'the numbers are of several players');
      return [{ do: 'damage', source, to, amount: many, also: [{ to: toMore, amount: manyMore }] }];
    },
    { before: { ...apart.before, manyMore: apart.before.many, toMore: apart.before.to } },
  ),
  clause(
    '<source> ^deal damage equal to <many> to <to>',
    { source, many: amount, to: recipients },
    ({ source, many, to }): readonly Instruction[] => [{ do: 'damage', source, to, amount: many }],
    apart,
  ),
  clause(
    '<source> ^deal damage to <to> equal to <many>',
    { source, to: recipients, many: amount },
    ({ source, to, many }): readonly Instruction[] => [{ do: 'damage', source, to, amount: many }],
    apart,
  ),
  clause(
    '<source> ^deal to <to> damage equal to <many>',
    { source, to: recipient, many: amount },
    ({ source, to, many }): readonly Instruction[] => [{ do: 'damage', source, to, amount: many }],
    apart,
  ),
  clause(
    '<one> ^fight <other>',
    { one: what, other: what },
    ({ one: first, other }): readonly Instruction[] => [{ do: 'fight', one: first, other }],
    {
      before: { other: (scope, { one: first }) => ({ ...scope, subject: first }) },
    },
  ),
];

/** Who does it, and goes on doing in the sentence. */
export const actor = (named: Ref | undefined, scope: Scope): Ref => named ?? scope.doer;
/** A card of a permanent, but for Auras. */
const permanentCard: Filter = and(
  or((['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const).map((type) => ({ kind: 'type', type }))),
  { kind: 'not', filter: { kind: 'subtype', subtype: 'Aura' } },
  { kind: 'zone', zone: 'exile' },
);
/** Of any number of them, it is how many that is spoken of. */
const counting = (scope: Scope, { upTo }: Counted, slot: string): Scope => (upTo ? sayAmount(scope, { kind: 'memory', slot }) : scope);
const card: Filter = { kind: 'card' };
export const drawing = (many: Amount, named: Ref | undefined, scope: Scope): HandedOn<readonly Instruction[]> =>
  handOn<readonly Instruction[]>([{ do: 'draw', who: actor(named, scope), amount: many }], scope);
/** "Draw a card for each Island, then discard that many": how many were drawn. */
const sayDrawn = (named: Ref | undefined, scope: Scope): Scope =>
  sayAmount(scope, { kind: 'memory', slot: deedSlot('drawn', 'by player'), of: actor(named, scope) });
export function milled(named: Ref | undefined, many: Amount, scope: Scope): HandedOn<readonly Instruction[]> {
  const milled: Ref = { kind: 'memory', slot: 'milled' };
  const isOne = many.kind === 'number' && many.value === 1;
  const after = isOne ? sayThing(scope, milled, 'moved', card) : sayThings(scope, milled, 'moved', card, { among: 'graveyard' });
  return handOn<readonly Instruction[]>([{ do: 'mill', who: actor(named, scope), amount: many, remember: 'milled' }], after);
}
export const life: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'you gain <many> life if <only> and <more> life if <also>',
    { many: howMany, only: condition, more: howMany, also: condition },
    ({ many, only, more, also }, { scope: { doer: who }, tree }): readonly Instruction[] => [
      ifSo(only, [{ do: 'gain life', who, amount: many }], tree),
      ifSo(also, [{ do: 'gain life', who, amount: more }], tree, 'also'),
    ],
  ),
  clause(
    '(<doer> (verb:^gain|^lose)|(verb:gain|lose|gains|loses)) <many> life[ <per>]',
    { doer: maybe(who), many: howMany, per: maybe(forEachNoun) },
    ({ doer, many, per }, { scope, forms: { verb } }) => {
      const total = timesEach(many, per);
      const does: readonly Instruction[] = [
        { do: verb?.includes('gain') ? 'gain life' : 'lose life', who: actor(doer, scope), amount: total },
      ];
      return handOn<readonly Instruction[]>(does, sayAmount(scope, total));
    },
  ),
  clause(
    '(<doer> (verb:^gain|^lose)|(verb:gain|lose|gains|loses)) life equal to <many>',
    { doer: maybe(who), many: amount },
    ({ doer, many }, { scope, forms: { verb } }) =>
      handOn<readonly Instruction[]>(
        [{ do: verb?.includes('gain') ? 'gain life' : 'lose life', who: actor(doer, scope), amount: many }],
        sayAmount(scope, many),
      ),
  ),
  clause(
    '<of> life total becomes <many>',
    {
      of: whosePlayer,
      many: amount,
    },
    ({ of, many }): readonly Instruction[] => [{ do: 'set life', who: of, amount: many }],
  ),
  clause('count <many>. <of> life total becomes that number', { many: amount, of: whosePlayer }, ({ many, of }): readonly Instruction[] => [
    { do: 'set life', who: of, amount: many },
  ]),
  clause('<of> life total becomes equal to <many>', { of: whosePlayer, many: amount }, ({ of, many }): readonly Instruction[] => [
    { do: 'set life', who: of, amount: many },
  ]),
  clause('double <of> life total', { of: whosePlayer }, ({ of }): readonly Instruction[] => [
    { do: 'set life', who: of, amount: { kind: 'times', factor: 2, of: { kind: 'life', of } } },
  ]),
  clause('(<doer> (verb:^win|^lose)|(verb:win|lose)) the game', { doer: maybe(who) }, ({ doer }, { scope, forms: { verb } }) =>
    handOn<readonly Instruction[]>([{ do: verb?.endsWith('win') ? 'win' : 'lose', who: actor(doer, scope) }], scope),
  ),
  clause('take an extra turn after this one', {}, (_, { scope }): readonly Instruction[] => [{ do: 'extra turn', who: scope.doer }]),
  clause('<doer> ^take an extra turn after this one', { doer: who }, ({ doer }): readonly Instruction[] => [
    { do: 'extra turn', who: doer },
  ]),
  clause(
    '(<doer> ^skip|skip|skips) %own next [<many> ](what:untap step|draw step|combat phase|turn)(s|)[ (now:this turn)]',
    { doer: maybe(who), many: maybe(numberWord) },
    ({ doer, many = one }, { scope, forms: { what: on, now }, tree: { start } }) => {
      if (many.kind !== 'number') throw new Unclear(start);
      const player = actor(doer, scope);
      const event: ReplacedEvent = { on: on as 'untap step', who: player };
      // Each of several skips one of their own.
      return perPlayer(player, {
        do: 'rules',
        rules: [{ rule: 'replace', event, by: [], instead: true }],
        duration: now ? 'end of turn' : 'permanent',
        times: many.value,
      });
    },
  ),
  clause('end the turn', {}, (): readonly Instruction[] => [{ do: 'end turn' }]),
  clause('restart the game', {}, (): readonly Instruction[] => [{ do: 'restart' }]),
  clause('restart the game, leaving in exile all non-Aura permanent cards exiled with <it>', { it: itself }, (_, { scope }) =>
    handOn<readonly Instruction[]>(
      [{ do: 'restart', leaving: { of: { kind: 'linked', slot: 'exiled' }, filter: permanentCard } }],
      sayThings(scope, { kind: 'memory', slot: 'left' }, 'moved', card),
    ),
  ),
  clause('players play a Magic subgame, using their libraries as their decks', {}, (_, { scope }) =>
    handOn<readonly Instruction[]>([{ do: 'subgame' }], scope),
  ),
  clause(
    '(<doer> ^get|get) (an|<many>) additional upkeep #many:step after this phase',
    { doer: maybe(who), many: maybe(howMany) },
    ({ doer, many = one }, { scope }) =>
      handOn<readonly Instruction[]>([{ do: 'extra phases', who: actor(doer, scope), phases: ['upkeep'], amount: many }], scope),
  ),
  clause(
    '(<doer> ^get|get|(is:there is)) an additional beginning phase after this phase',
    { doer: maybe(who) },
    ({ doer }, { scope, forms: { is } }) => {
      // It is added to the turn, whoever's that is.
      const player: Ref = is === undefined ? actor(doer, scope) : { kind: 'players', which: 'each' };
      return handOn<readonly Instruction[]>([{ do: 'extra phases', who: player, phases: ['beginning'], amount: one }], scope);
    },
  ),
  clause(
    'after this (main |combat |)phase, there is an additional combat phase[ followed by an additional main phase]',
    {},
    (_, { forms }): readonly Instruction[] => [
      {
        do: 'extra phases',
        who: { kind: 'players', which: 'each' },
        phases: forms['2'] === '' ? ['combat'] : ['combat', 'main'],
        amount: one,
        ...(forms['1'] === '' ? {} : { after: forms['1'] === 'main ' ? 'main' : 'combat' }),
      },
    ],
  ),
  clause('(<doer> ^get|get|gets) <many>', { doer: maybe(who), many: energy }, ({ doer, many }, { scope }) =>
    handOn<readonly Instruction[]>([{ do: 'counters', on: actor(doer, scope), counter: 'energy', amount: many }], scope),
  ),
  clause('(<doer> ^get|get|gets) an amount of {E} equal to <many>', { doer: maybe(who), many: amount }, ({ doer, many }, { scope }) =>
    handOn<readonly Instruction[]>([{ do: 'counters', on: actor(doer, scope), counter: 'energy', amount: many }], scope),
  ),
  clause(
    '(<doer> ^get|get|gets) <many> <counter> #many:counter',
    { doer: maybe(who), many: howMany, counter: counterName },
    ({ doer, many, counter }, { scope }) =>
      handOn<readonly Instruction[]>([{ do: 'counters', on: actor(doer, scope), counter, amount: many }], scope),
  ),
];

export const cards: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^proliferate|proliferate) (twice|<many> times)',
    { doer: maybe(who), many: maybe(numberWord) },
    ({ doer, many }, { scope }): readonly Instruction[] => timesOver([{ do: 'proliferate', who: actor(doer, scope) }], many),
  ),
  clause('(<doer> ^proliferate|proliferate)', { doer: maybe(who) }, ({ doer }, { scope }) =>
    handOn<readonly Instruction[]>([{ do: 'proliferate', who: actor(doer, scope) }], scope),
  ),
  clause(
    '(<doer> ^draw|draw|draws) <many> (additional |)#many:card[ <per>]',
    { doer: maybe(who), many: howMany, per: maybe(forEachNoun) },
    ({ doer, many, per }, { scope }) => drawing(timesEach(many, per), doer, per ? sayDrawn(doer, scope) : scope),
  ),
  clause('(<doer> ^draw|draw|draws) cards equal to <many>', { doer: maybe(who), many: amount }, ({ doer, many }, { scope }) =>
    drawing(many, doer, sayDrawn(doer, scope)),
  ),
  clause('(<doer> ^discard|discard|discards) (all the cards in |)%own hand', { doer: maybe(who) }, ({ doer }, { scope }) => {
    const player = actor(doer, scope);
    const does: readonly Instruction[] = [{ do: 'discard', who: player, amount: { kind: 'hand size', of: player }, remember: 'discarded' }];
    return handOn<readonly Instruction[]>(
      does,
      sayAmount(sayThings(scope, discarded, 'moved', card), { kind: 'memory', slot: 'discarded' }),
    );
  }),
  clause(
    '(<doer> (^discard|^choose and ^discard)|discard|discards|choose and discard|chooses and discards) <of>(random:| at random| at random from %own hand)',
    { doer: maybe(who), of: counted },
    ({ doer, of: named }, { scope: outer, forms: { random }, tree: { start } }) => {
      const player = actor(doer, outer);
      const of = { ...named, filter: withoutHand(named.filter, player) };
      // Of any number at random a player would choose how many, and not which.
      if (of.upTo && random !== '') throw new Unclear(start);
      const [does, scope] = of.upTo ? chosenFirst(player, of, 'hand', outer, start) : [[discard(player, of, random !== '')], outer];
      return handOn<readonly Instruction[]>(does, counting(sayCounted(scope, of.amount, discarded, 'moved', card), of, 'discarded'));
    },
  ),
  clause('(<doer> ^discard|discard|discards) that many cards', { doer: maybe(who) }, ({ doer }, { scope, tree: { start } }) => {
    const does: readonly Instruction[] = [
      { do: 'discard', who: actor(doer, scope), amount: thatAmount(scope, start), remember: 'discarded' },
    ];
    return handOn<readonly Instruction[]>(does, sayThings(scope, discarded, 'moved', card));
  }),
  clause('(<doer> ^discard|discard|discards) all <of>', { doer: maybe(who), of: nouns }, ({ doer, of }, { scope }) => {
    const player = actor(doer, scope);
    const what: Ref = { kind: 'all', filter: and(of, { kind: 'zone', zone: 'hand', of: player }) };
    const does: readonly Instruction[] = [{ do: 'discard', who: player, amount: number(99), what, remember: 'discarded' }];
    return handOn<readonly Instruction[]>(
      does,
      sayAmount(sayThings(scope, discarded, 'moved', card), { kind: 'memory', slot: 'discarded' }),
    );
  }),
  clause('<doer> ^discard <of>', { doer: who, of: what }, ({ doer, of }): readonly Instruction[] => [
    { do: 'discard', who: doer, amount: one, what: of },
  ]),
  clause('(<doer> ^mill|mill|mills) <many> #card', { doer: maybe(who), many: howMany }, ({ doer, many }, { scope }) =>
    milled(doer, many, scope),
  ),
  clause(
    '(<doer> ^put|put|puts) (the top (card|<many> #card) (of|from)|<many> #card from the top of) %own library into %own graveyard',
    { doer: maybe(who), many: maybe(howMany) },
    ({ doer, many }, { scope }) => milled(doer, many ?? one, scope),
  ),
  clause(
    // Whoever sacrifices chooses it, whether or not a text says so (701.21a).
    '(<doer> ^sacrifice|sacrifice|sacrifices) <of>[ of %own choice]',
    { doer: maybe(who), of: counted },
    ({ doer, of }, { scope: outer, tree: { start } }) => {
      const who = actor(doer, outer);
      const plain: readonly Instruction[] = [
        { do: 'sacrifice', who, what: { kind: 'all', filter: of.filter }, amount: of.amount, remember: 'sacrificed' },
      ];
      const [does, scope] = of.upTo ? chosenFirst(who, of, 'battlefield', outer, start) : [plain, outer];
      const after = counting(sayCounted(scope, of.amount, { kind: 'memory', slot: 'sacrificed' }, 'paid', of.filter), of, 'sacrificed');
      return handOn<readonly Instruction[]>(does, after);
    },
  ),
  clause('(<doer> ^sacrifice|sacrifice|sacrifices) <of>', { doer: maybe(who), of: what }, ({ doer, of }, { scope }) =>
    handOn<readonly Instruction[]>([{ do: 'sacrifice', who: actor(doer, scope), what: of }], scope),
  ),
  clause(
    '(<doer> ^shuffle|<doer> then ^shuffle|shuffle)( %own library| %own library afterward| %own library afterwards|)',
    { doer: maybe(who) },
    ({ doer }, { scope }) => handOn<readonly Instruction[]>([{ do: 'shuffle', what: actor(doer, scope) }], scope),
  ),
  // "Its controller may search their library, then shuffle their library": it goes on speaking of that player.
  clause('shuffle %theirs library', {}, (_, { scope, tree: { start } }) => {
    if (scope.doer.kind !== 'you') throw new Unclear(start);
    const { meaning, scope: after } = thatPlayer(scope, start);
    return handOn<readonly Instruction[]>([{ do: 'shuffle', what: meaning }], after);
  }),
  clause('(<doer> ^reveal|reveal|reveals) %own hand', { doer: maybe(who) }, ({ doer }, { scope }) => {
    const player = actor(doer, scope);
    const does: readonly Instruction[] = [{ do: 'reveal', what: { kind: 'all', filter: { kind: 'zone', zone: 'hand', of: player } } }];
    return handOn<readonly Instruction[]>(does, sayHand(scope, player));
  }),
  // Looking changes nothing; what follows speaks of that hand.
  clause('look at <of> hand', { of: whosePlayer }, ({ of }, { scope }) => handOn<readonly Instruction[]>([], sayHand(scope, of))),
  clause('(<doer> ^choose|choose|chooses) (a|an) <of> from it', { doer: maybe(who), of: noun }, ({ doer, of }, { scope, tree }) => {
    const from: Ref = { kind: 'all', filter: and(of, handLookedAt(scope, tree.start)) };
    const does: readonly Instruction[] = [{ do: 'choose', who: doer ?? scope.doer, from, slot: 'chosen', alone: true }];
    return handOn(does, sayThing(scope, { kind: 'memory', slot: 'chosen' }, 'chosen', and(of, card)));
  }),
  clause('<doer> ^lose half %own life, rounded (how:up|down)', { doer: who }, ({ doer }, { forms: { how } }): readonly Instruction[] =>
    perPlayer(doer, {
      do: 'lose life',
      who: doer,
      amount: { kind: 'half', of: { kind: 'life', of: doer }, rounded: how === 'up' ? 'up' : 'down' },
    }),
  ),
];

export const discarded: Ref = { kind: 'memory', slot: 'discarded' };
/** A hand that is looked at, whose player is spoken of. */
const sayHand = (scope: Scope, of: Ref): Scope =>
  sayThings(of.kind === 'you' ? scope : sayPlayer(scope, of), { kind: 'all', filter: { kind: 'zone', zone: 'hand', of } }, 'all', card);

/** Of any number or up to so many a player first chooses how many, and which. */
function chosenFirst(
  who: Ref,
  { filter, amount: many }: Counted,
  zone: 'hand' | 'battlefield',
  outer: Scope,
  at: number,
): readonly [readonly Instruction[], Scope] {
  // Several players would choose one after another, and see what was done before.
  if (isEach(who)) throw new Unclear(at);
  const [slot, scope] = newSlot(outer, 'chosen');
  const from: Ref = {
    kind: 'all',
    filter: zone === 'hand' ? and(filter, { kind: 'zone', zone, of: who }) : and(filter, controlledBy(who)),
  };
  const chosen: Ref = { kind: 'memory', slot };
  const done: Instruction =
    zone === 'hand'
      ? { do: 'discard', who, amount: { kind: 'count', of: chosen }, what: chosen, remember: 'discarded' }
      : { do: 'sacrifice', who, what: chosen, remember: 'sacrificed' };
  return [[{ do: 'choose', who, from, amount: many, upTo: true, slot }, done], scope];
}
