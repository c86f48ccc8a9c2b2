/** Destroying, exiling, returning, putting, searching: what moves from zone to zone. */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { counted } from '../filters.ts';
import { counterName, howMany } from '../amounts.ts';
import { nouns, what, who, whose } from '../phrases.ts';
import { indefinite, itself, lastName, ownersZone, target } from '../references.ts';
import { and, mention, one, type Scope } from '../scope.ts';
import { choice, clause, type Construct, list, maybe } from '../syntax.ts';

type Does = readonly Instruction[];
const thing: Construct<Ref> = choice<Ref>(
  what,
  indefinite,
  clause('your (zone:hand|graveyard)', {}, (_, __, { zone }): Ref => ({
    kind: 'all',
    filter: { kind: 'zone', zone: zone as 'hand', of: { kind: 'you' } },
  })),
);
const things = clause(
  '<of>',
  { of: list(thing, [', and ', ' and ', ', ']) },
  ({ of }): Ref => {
    const [first] = of;
    return of.length === 1 && first ? first : { kind: 'several', of };
  },
  { like: 'of' },
);

/** What was moved is another object afterwards (400.7): later words mean that one. */
function moved(scope: Scope, slot: string, extra: Extract<Instruction, { do: 'move' }>): Instruction {
  const ref: Ref = { kind: 'memory', slot };
  const { kind } = extra.what;
  const left = scope.gone === true && (kind === 'self' || (kind === 'event' && extra.what.role === 'object'));
  scope.it = ref;
  scope.that = ref;
  if (extra.to !== 'battlefield' && ['target', 'memory', 'event'].includes(kind)) scope.was = { now: ref, then: extra.what };
  return { ...extra, ...(left ? { what: { kind: 'event', role: 'became' } as const } : {}), remember: slot };
}
const handOf = ownersZone('hand', 'hands');

/** "With a +1/+1 counter on it", "tapped", "under your control" behind what enters. */
const arriving =
  "[ (under:under your control|under its owner's control|under their owner's control|under (their|his or her) owners' control|under that player's control)][ (tapped:tapped)]";
const underOf = (under: string | undefined, scope: Scope): { readonly under?: Ref } =>
  under?.startsWith('under your')
    ? { under: { kind: 'you' } }
    : under?.startsWith('under that') && scope.player
      ? { under: scope.player }
      : {};

/** Something put onto the battlefield, under whose control and how. */
const arrived = (
  scope: Scope,
  name: string,
  what: Ref,
  { under, tapped }: { readonly under: string | undefined; readonly tapped: string },
  more: Partial<Extract<Instruction, { do: 'move' }>> = {},
): Instruction =>
  moved(scope, name, {
    do: 'move',
    what,
    to: 'battlefield',
    ...underOf(under, scope),
    ...(tapped === '' ? {} : { tapped: true }),
    ...more,
  });

export const moving: readonly Construct<Does>[] = [
  clause('meld <of> into <into>', { of: what, into: lastName }, ({ of, into }): Does => [{ do: 'meld', what: of, into }]),
  clause('destroy <of>', { of: things }, ({ of }): Does => [{ do: 'destroy', what: of }]),
  clause("(destroy <of>. (it|they|that creature|that permanent) can't be regenerated|bury <of>)", { of: things }, ({ of }): Does => [
    { do: 'destroy', what: of, noRegeneration: true },
  ]),
  clause('(exile <of>|remove <of> from the game|remove from the game <of>)', { of: things }, ({ of }, scope): Does => [
    moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', link: 'exiled' }),
  ]),
  clause('(exile <of>|remove <of> from the game) until <it> %leaves', { of: things, it: itself }, ({ of }, scope): Does => [
    moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', link: 'exiled', until: 'source leaves' }),
  ]),
  clause(
    '(exile|remove) all graveyards',
    {},
    (_, scope): Does => [
      moved(scope, 'exiled', { do: 'move', what: { kind: 'all', filter: { kind: 'zone', zone: 'graveyard' } }, to: 'exile' }),
    ],
    { accept: ({ forms }) => forms['1'] === 0 },
  ),
  clause(
    '(exile the top <many> #card of <of> library|remove the top <many> #card of <of> library from the game)',
    { many: howMany, of: whose },
    ({ many, of }, scope): Does => [moved(scope, 'exiled', { do: 'move', what: { kind: 'library top', of, amount: many }, to: 'exile' })],
  ),
  clause('exile the top card of <of> library', { of: whose }, ({ of }, scope): Does => [
    moved(scope, 'exiled', { do: 'move', what: { kind: 'library top', of, amount: one }, to: 'exile' }),
  ]),
  clause(`return <of> to ${handOf}`, { of: things }, ({ of }, scope): Does => [
    moved(scope, 'returned', { do: 'move', what: of, to: 'hand' }),
  ]),
  clause(`return <of> from (your|a|their|its owner's) graveyard to ${handOf}`, { of: itself }, ({ of }, scope): Does => [
    moved(scope, 'returned', { do: 'move', what: of, to: 'hand' }),
  ]),
  clause(
    `return <of>( from your graveyard| from the graveyard|) %to${arriving}( with <many> <counter> #many:counter on (it|them)|)`,
    { of: things, many: maybe(howMany), counter: maybe(counterName) },
    ({ of, many, counter }, scope, { under, tapped = '' }): Does => [
      arrived(scope, 'returned', of, { under, tapped }, { ...(many && counter ? { counters: { counter, amount: many } } : {}) }),
    ],
  ),
  clause(`put <of> %onto${arriving}(face:| face up| face down)`, { of: things }, ({ of }, scope, { under, tapped = '', face }): Does => [
    arrived(scope, 'put', of, { under, tapped }, { ...(face === ' face down' ? { faceDown: true } : {}) }),
  ]),
  clause(
    `put <of> %onto${arriving} with <many> <counter> #many:counter on (it|them)`,
    { of: things, many: howMany, counter: counterName },
    ({ of, many, counter }, scope, { under, tapped = '' }): Does => [
      arrived(scope, 'put', of, { under, tapped }, { counters: { counter, amount: many } }),
    ],
  ),
  clause(`put <of> into ${handOf}`, { of: things }, ({ of }, scope): Does => [moved(scope, 'put', { do: 'move', what: of, to: 'hand' })]),
  clause(`(put <of> into|return <of> to) ${ownersZone('graveyard', 'graveyards')}`, { of: things }, ({ of }, scope): Does => [
    moved(scope, 'put', { do: 'move', what: of, to: 'graveyard' }),
  ]),
  clause(
    `put <of> on (the |)(side:top|bottom) of ${ownersZone('library', 'libraries')}`,
    { of: things },
    ({ of }, scope, { side }): Does => [
      moved(scope, 'put', { do: 'move', what: of, to: 'library', position: side === 'bottom' ? 'bottom' : 'top' }),
    ],
  ),
  clause(
    `(<doer> ^shuffle|shuffle) <of> into (its owner's library|their owners' libraries|your library|their library|his or her library)`,
    { doer: maybe(who), of: things },
    (parts, scope, forms): Does => {
      const player = parts.doer ?? scope.doer;
      if (parts.doer) scope.player = parts.doer;
      const { of: cards } = parts;
      const own = Object.values(forms).some((text) => /^(?:your|their|his or her) library/.test(text));
      return [moved(scope, 'put', { do: 'move', what: cards, to: 'library', position: 'shuffled', ...(own ? { library: player } : {}) })];
    },
  ),
  clause(
    '(<doer> ^search|search) <of> library for <wanted>( and |, )[reveal (it|that card|them|those cards)(, | and |, and )](put (it|that card|them|those cards) into your hand|put (it|that card|them|those cards) (field:%onto)[ (tapped:tapped)][ (under your control)]|exile (it|them))',
    { doer: maybe(who), of: whose, wanted: counted },
    (parts, scope, forms) => search(parts.doer, parts.of, parts.wanted, scope, forms),
  ),
  clause(
    '<doer> may search (their|his or her) library for <wanted>(, | and )put (it|that card|them|those cards) (field:%onto)[ (tapped:tapped)](, then shuffle|. then each player who searched (their|his or her) library this way shuffles it)',
    { doer: who, wanted: counted },
    ({ doer, wanted }, _, { tapped = '' }): Does => [
      {
        do: 'for each',
        of: doer,
        then: [
          {
            do: 'may',
            who: { kind: 'each' },
            then: [
              {
                do: 'search',
                who: { kind: 'each' },
                filter: wanted.filter,
                amount: wanted.amount,
                to: 'battlefield',
                ...(tapped === '' ? {} : { tapped: true }),
              },
            ],
          },
        ],
      },
    ],
  ),
  clause(
    '(<doer> ^search|search) <of> graveyard, hand, and library for (all cards|any number of cards) with the same name as <as> and (exile them|remove them from the game)',
    { doer: maybe(who), of: whose, as: what },
    ({ of, as }): Does => [{ do: 'search zones', of, filter: { kind: 'same name', as } }],
  ),
  clause(
    '(<doer> ^search|search) <of> graveyard, hand, and library for (all|any number of) <cards> and exile them',
    { doer: maybe(who), of: whose, cards: nouns },
    ({ of, cards }, scope, forms): Does => {
      scope.player = of;
      return [{ do: 'search zones', of, filter: cards, ...(forms['2'] === 'all' ? {} : { upTo: true }) }];
    },
  ),
  clause('(<doer> ^attach|attach) <of> to <to>', { doer: maybe(who), of: what, to: choice(what, indefinite) }, ({ of, to }): Does => [
    { do: 'attach', what: of, to },
  ]),
  clause('attach <of> to <to>', { of: target, to: what }, ({ of, to }): Does => [{ do: 'attach', what: of, to }]),
  clause(
    'put a creature card (exiled|removed from the game) with <by> (onto the battlefield|into play) under your control',
    { by: itself },
    (_, scope): Does => {
      scope.before.push({
        do: 'choose',
        who: scope.doer,
        from: {
          kind: 'all',
          filter: and(
            { kind: 'type', type: 'creature' },
            { kind: 'zone', zone: 'exile' },
            { kind: 'one of', of: { kind: 'linked', slot: 'exiled' } },
          ),
        },
        slot: 'chosen',
      });
      return [moved(scope, 'put', { do: 'move', what: { kind: 'memory', slot: 'chosen' }, to: 'battlefield', under: { kind: 'you' } })];
    },
  ),
];

function search(
  doer: Ref | undefined,
  of: Ref,
  wanted: { readonly filter: Filter; readonly amount: Amount },
  scope: Scope,
  forms: Readonly<Record<string, string>>,
): Does {
  const { field, tapped = '' } = forms;
  const exiled = Object.values(forms).some((text) => text.startsWith('exile '));
  mention(scope, { kind: 'memory', slot: 'found' }, false);
  const player = doer ?? scope.doer;
  return [
    {
      do: 'search',
      who: player,
      filter: wanted.filter,
      amount: wanted.amount,
      to: exiled ? 'exile' : field === undefined ? 'hand' : 'battlefield',
      ...(tapped === '' ? {} : { tapped: true }),
      remember: 'found',
      ...(JSON.stringify(of) === JSON.stringify(player) ? {} : { library: of }),
    },
  ];
}
