/** Destroying, exiling, returning, putting, searching: what moves from zone to zone. */
import { isSame } from '../../language/parts.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Amount } from '../../language/amount.ts';
import type { Ref } from '../../language/ref.ts';
import { counted } from '../filters.ts';
import { counterName, howMany } from '../amounts.ts';
import { nouns, what, who, whose, whosePlayer } from '../phrases.ts';
import { home, ownersZone } from '../ownersZones.ts';
import { indefinite, itself, lastName, opponents, target, listOf } from '../references.ts';
import { foundTogether, type Sought, sought } from './named.ts';
import { asTopic, it, opponent, player, say, sayPlayer, sayThing, sayThings, that } from '../antecedents.ts';
import { and, handOn, type HandedOn, holds, isEach, one, sayAmount, type Scope, self, Unclear } from '../scope.ts';
import { choice, clause, type Construct, type Forms, maybe, type Written } from '../syntax.ts';

const thing: Construct<Ref> = choice<Ref>(
  what,
  indefinite,
  clause('your (zone:hand|graveyard)', {}, (_, { forms: { zone } }): Ref => ({
    kind: 'all',
    filter: { kind: 'zone', zone: zone as 'hand', of: { kind: 'you' } },
  })),
);
const things = listOf(thing, 'of');
const thatCard: Construct<Ref> = clause('that card', {}, (_, { scope, tree: { start } }) => {
  const { meaning, scope: after } = that(scope, 'card', start);
  return handOn(meaning.ref, after);
});

/** What was moved is another object afterwards (400.7): later words mean that one. */
export function moved(scope: Scope, slot: string, extra: Extract<Instruction, { do: 'move' }>): HandedOn<readonly Instruction[]> {
  const ref: Ref = { kind: 'memory', slot };
  const { what: from, to } = extra;
  const known = scope.said.find((each) => isSame(each.ref, from));
  const parts = from.kind === 'several' ? from.of.map((part) => scope.said.find((each) => isSame(each.ref, part))) : [];
  const single = known ? known.number === 'one' : from.kind !== 'all' && from.kind !== 'several' && !isMany(from);
  const was = to !== 'battlefield' && known && ['target', 'memory', 'event', 'self'].includes(from.kind) ? { was: known.was ?? from } : {};
  const left: Scope = asTopic({ ...scope, said: scope.said.filter((each) => each !== known && !parts.includes(each)) });
  const owned = to === 'battlefield' || to === 'exile' || !single ? left : sayPlayer(left, { kind: 'owner', of: from });
  // An Aura goes to its owner's graveyard behind the creature that it enchanted: the ability finds it there (400.7e).
  const followed = from.kind === 'self' && scope.said.some(({ attached, became }) => attached && became);
  // "From your graveyard": what died there itself is in its owner's, which may be another's.
  const isYours = from.kind === 'self' && scope.from === 'graveyard' && (followed || known?.became !== undefined);
  const now: Ref = isYours
    ? { kind: 'self in graveyard', yours: true }
    : followed
      ? { kind: 'self in graveyard' }
      : (known?.became ?? from);
  const after = say(owned, {
    ref,
    sort: 'object',
    number: single ? 'one' : 'many',
    like: known?.like ?? likeOf(from),
    how: 'moved',
    ...(to === 'battlefield' ? { arrived: true } : {}),
    ...(to === 'exile' && from.kind === 'library top' && !single ? { among: to } : {}),
    ...was,
    from: now,
  });
  return handOn<readonly Instruction[]>(
    [{ ...extra, what: now, remember: slot }],
    single ? after : sayAmount(after, { kind: 'memory', slot }),
  );
}
const isMany = (ref: Ref): boolean =>
  (ref.kind === 'library top' && (ref.of.kind === 'players' || !(ref.amount.kind === 'number' && ref.amount.value === 1))) ||
  ref.kind === 'linked';
const likeOf = (ref: Ref): Filter => (ref.kind === 'all' ? ref.filter : { kind: 'card' });
const handOf = ownersZone('hand', 'hands');

const elsewhere: readonly string[] = ['graveyard', 'hand', 'library'];
/** "Exile target card from a graveyard with a hit counter on it": no card has a counter there. */
function isCounterPutThere(of: Ref, { targets, before }: Scope): boolean {
  const meant = of.kind === 'target' ? targets[of.index] : of.kind === 'memory' ? before : of;
  return holds(meant, (part) => {
    const parts = 'filters' in part ? (part.filters as readonly Filter[]) : [];
    return parts.some(({ kind }) => kind === 'counters') && parts.some((each) => each.kind === 'zone' && elsewhere.includes(each.zone));
  });
}

/** "Tapped", "under your control" behind what enters, in either order. */
const arriving =
  "[ (first:tapped and attacking|tapped)][ (under:under your control|under #of:its owner's control|under #of:its owners' control|under that player's control)][ (tapped:tapped and attacking that player|tapped and attacking that opponent|tapped and attacking|tapped)]";
/** It attacks that player alone, and none of their planeswalkers (508.4). */
function attackingWhom(how: string, scope: Scope, at: number): { readonly attacking?: true | Ref } {
  if (!how.startsWith('tapped and attacking')) return {};
  if (how.endsWith('opponent')) return { attacking: opponent(scope, at).meaning };
  return { attacking: how.endsWith('player') ? player(scope, at).meaning : true };
}
/** Who is told to put it there controls it, unless it is said otherwise (110.2a); of several each puts what they own. */
function underOf(under: string | undefined, scope: Scope, at: number): { readonly under?: Ref } {
  if (under === undefined) return ['players', 'each', 'all', 'several'].includes(scope.doer.kind) ? {} : { under: scope.doer };
  if (under.startsWith('under your')) return { under: { kind: 'you' } };
  return under.startsWith('under that') ? { under: player(scope, at).meaning } : {};
}

/** Something put onto the battlefield, under whose control and how. */
const arrived = (
  scope: Scope,
  name: string,
  what: Ref,
  { under, first = '', tapped = first }: Forms,
  at: number,
  more: Partial<Extract<Instruction, { do: 'move' }>> = {},
): HandedOn<readonly Instruction[]> =>
  moved(scope, name, {
    do: 'move',
    what,
    to: 'battlefield',
    ...underOf(under, scope, at),
    ...(tapped === '' ? {} : { tapped: true }),
    ...attackingWhom(tapped, scope, at),
    ...more,
  });

/** All of a kind, and no targets. */
const allOf: Construct<Ref> = clause('all <of>', { of: nouns }, ({ of }): Ref => ({ kind: 'all', filter: of }), { plural: true });

const attach = (what: Ref, to: Ref): readonly Instruction[] => [{ do: 'attach', what, to }];
/** It is attached to something else. */
const apart = { before: { to: (scope: Scope, { of }: { readonly of?: Ref }): Scope => ({ ...scope, subject: of }) } };

const exiledTop = (scope: Scope, of: Ref, amount: Amount) =>
  moved(scope, 'exiled', { do: 'move', what: { kind: 'library top', of, amount }, to: 'exile', link: 'exiled' });

export const moving: readonly Construct<readonly Instruction[]>[] = [
  clause('meld <of> into <into>', { of: what, into: lastName }, ({ of, into }): readonly Instruction[] => [{ do: 'meld', what: of, into }]),
  clause('destroy <of>', { of: things }, ({ of }): readonly Instruction[] => [{ do: 'destroy', what: of }]),
  clause(
    "(destroy <of>. (again:it|they|that (noun:creature|permanent)) can't be regenerated|bury <of>)",
    { of: things },
    ({ of }, { scope, forms: { again, noun }, tree: { start, parts } }): readonly Instruction[] => {
      const areMany = parts['of']?.plural === true || of.kind === 'all';
      if (again !== undefined && (again === 'they') !== areMany) throw new Unclear(start);
      if (noun !== undefined && !isSame(that(scope, noun, start).meaning.ref, of)) throw new Unclear(start);
      return [{ do: 'destroy', what: of, noRegeneration: true }];
    },
  ),
  clause('(exile <of>|remove <of> from the game|remove from the game <of>)', { of: things }, ({ of }, { scope, tree: { start } }) => {
    if (isCounterPutThere(of, scope)) throw new Unclear(start, 'it is exiled with a counter');
    return moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', link: 'exiled' });
  }),
  clause(
    '(<doer> ^exile <of>|<doer> ^remove <of> from the game)',
    { doer: who, of: indefinite },
    ({ doer, of }, { scope, tree: { start } }) => {
      // Each of several would choose and exile before the next one chooses (101.4).
      if (isEach(doer)) throw new Unclear(start);
      return moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', link: 'exiled' });
    },
    { before: { of: (scope, { doer = scope.doer }) => ({ ...scope, doer }) } },
  ),
  // Where it is elsewhere, it stays there.
  clause('exile <of> from your graveyard', { of: thatCard }, ({ of }, { scope }) => {
    const { meaning, scope: after } = moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', link: 'exiled' });
    const inGraveyard: Filter = { kind: 'zone', zone: 'graveyard', of: { kind: 'you' } };
    return handOn<readonly Instruction[]>(
      meaning.map((each) => (each.do === 'move' ? { ...each, what: { kind: 'last', of: each.what, filter: inGraveyard } } : each)),
      after,
    );
  }),
  clause(
    '(exile <of>|remove <of> from the game) until (<it> %leaves|(crown:an opponent becomes the monarch))',
    { of: things, it: maybe(itself) },
    ({ of, it }, { scope, forms: { crown }, tree: { start } }) => {
      // In an ability that is given to something, the name is that of what gives it.
      if (it && it.kind !== 'self') throw new Unclear(start, 'what gives the ability is not where it lasts');
      const until = crown === undefined ? 'source leaves' : 'opponent is crowned';
      return moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', link: 'exiled', until });
    },
  ),
  clause("exile (<of>|each opponent's) graveyard", { of: maybe(whose) }, ({ of = opponents }, { scope }) =>
    moved(scope, 'exiled', {
      do: 'move',
      what: { kind: 'all', filter: { kind: 'zone', zone: 'graveyard', of } },
      to: 'exile',
      link: 'exiled',
    }),
  ),
  clause(
    '(exile|remove) all graveyards',
    {},
    (_, { scope }) =>
      moved(scope, 'exiled', {
        do: 'move',
        what: { kind: 'all', filter: { kind: 'zone', zone: 'graveyard' } },
        to: 'exile',
        link: 'exiled',
      }),
    { accept: ({ forms }) => forms['1'] === 0 },
  ),
  clause(
    '(exile the top <many> #card of <of> library|remove the top <many> #card of <of> library from the game)',
    { many: howMany, of: whosePlayer },
    ({ many, of }, { scope }) => exiledTop(scope, of, many),
  ),
  clause('exile <many> #card from the top of <of> library', { many: howMany, of: whosePlayer }, ({ many, of }, { scope }) =>
    exiledTop(scope, of, many),
  ),
  clause(
    '(exile the top card of <of> library|remove the top card of <of> library from the game)',
    { of: whosePlayer },
    ({ of }, { scope }) => exiledTop(scope, of, one),
  ),
  clause(`return <of> to ${handOf}`, { of: things, home: maybe(home) }, ({ of }, { scope }) =>
    moved(scope, 'returned', { do: 'move', what: of, to: 'hand' }),
  ),
  clause(
    `return <of> from (whose:your|a|their|its owner's) graveyard to ${handOf}`,
    { of: itself, home: maybe(home) },
    ({ of }, { scope, forms: { whose: of_ } }) =>
      moved(of_ === 'your' && of.kind === 'self' ? { ...scope, from: 'graveyard' } : scope, 'returned', {
        do: 'move',
        what: of,
        to: 'hand',
      }),
  ),
  // All that is said of what is returned stands behind where it is returned to.
  clause('return to your hand <of>', { of: allOf }, ({ of }, { scope }) => moved(scope, 'returned', { do: 'move', what: of, to: 'hand' })),
  clause('return %to(first:| tapped) <of>', { of: allOf }, ({ of }, { scope, forms, tree }) =>
    arrived(scope, 'returned', of, forms, tree.start),
  ),
  clause(
    `return <of>(from:| from your graveyard| from the graveyard) %to${arriving}( with <many> <counter> #many:counter on #of:it|)`,
    { of: things, many: maybe(howMany), counter: maybe(counterName) },
    ({ of, many, counter }, { scope, forms, tree }) =>
      arrived(
        forms['from'] === ' from your graveyard' && of.kind === 'self' ? { ...scope, from: 'graveyard' } : scope,
        'returned',
        of,
        forms,
        tree.start,
        { ...(many && counter ? { counters: { counter, amount: many } } : {}) },
      ),
  ),
  // "Him": a card whose picture is somebody is called so, as it is called "it".
  clause(
    "return (<of>|(him|her)) %to transformed under (under:your control|#of:its owner's control|his owner's control|her owner's control)",
    { of: maybe(what) },
    ({ of }, { scope, forms, tree: { start } }) => {
      const person = of ? undefined : it(scope, start);
      if (person && !isSame(person.meaning.from, self)) throw new Unclear(start);
      const under = `under ${forms['under'] ?? ''}`;
      return arrived(person?.scope ?? scope, 'returned', of ?? person?.meaning.ref ?? self, { under }, start, { transformed: true });
    },
  ),
  clause(
    `put <of> %onto${arriving}(face:| face up| face down)`,
    { of: things },
    ({ of }, { scope, forms, tree }) =>
      arrived(scope, 'put', of, forms, tree.start, { ...(forms['face'] === ' face down' ? { faceDown: true } : {}) }),
    // A token is put there by being created: none comes from elsewhere.
    { accept: ({ parts }) => !/\btokens?$/.test(parts['of']?.of.print(parts['of']) ?? '') },
  ),
  clause(
    `put <of> %onto${arriving} with <many> <counter> #many:counter on #of:it`,
    { of: things, many: howMany, counter: counterName },
    ({ of, many, counter }, { scope, forms, tree }) =>
      arrived(scope, 'put', of, forms, tree.start, { counters: { counter, amount: many } }),
  ),
  // Each returns their own: all of them at once (101.4).
  clause('each player returns (to:%to|to their hand) all cards they own exiled with <it>', { it: itself }, (_, { scope, forms: { to } }) =>
    moved(scope, 'returned', { do: 'move', what: { kind: 'linked', slot: 'exiled' }, to: to === 'to their hand' ? 'hand' : 'battlefield' }),
  ),
  clause(`put <of> into ${handOf}`, { of: things, home: maybe(home) }, ({ of }, { scope }) =>
    moved(scope, 'put', { do: 'move', what: of, to: 'hand' }),
  ),
  clause(
    `(put <of> into|return <of> to) ${ownersZone('graveyard', 'graveyards')}`,
    { of: things, home: maybe(home) },
    ({ of }, { scope }) => moved(scope, 'put', { do: 'move', what: of, to: 'graveyard' }),
  ),
  clause(
    `put <of> on (the |)(side:top|bottom) of ${ownersZone('library', 'libraries')}`,
    { of: things, home: maybe(home) },
    ({ of }, { scope, forms: { side } }) =>
      moved(scope, 'put', { do: 'move', what: of, to: 'library', position: side === 'bottom' ? 'bottom' : 'top' }),
  ),
  clause('put <of> from your graveyard on (the |)(side:top|bottom) of your library', { of: itself }, ({ of }, { scope, forms: { side } }) =>
    moved(of.kind === 'self' ? { ...scope, from: 'graveyard' } : scope, 'put', {
      do: 'move',
      what: of,
      to: 'library',
      position: side === 'bottom' ? 'bottom' : 'top',
    }),
  ),
  clause(
    `(<doer> ^shuffle|shuffle) <of> into (#of:its owner's library|#of:its owners' libraries|(own:%own) library)`,
    { doer: maybe(who), of: things },
    ({ doer, of }, { scope, forms: { own } }) => {
      const library = own === undefined ? {} : { library: doer ?? scope.doer };
      const { meaning, scope: after } = moved(scope, 'put', { do: 'move', what: of, to: 'library', position: 'shuffled', ...library });
      // Nobody sees it there: what is revealed behind it is what is spoken of.
      return handOn(meaning, asTopic(after));
    },
  ),
  clause(
    '(<doer> ^shuffle|shuffle) (the cards from |)%own (which:graveyard|hand and graveyard|graveyard and hand|hand) into %own library',
    { doer: maybe(who) },
    ({ doer }, { scope, forms: { which } }) => {
      const player = doer ?? scope.doer;
      const all = (zone: 'hand' | 'graveyard'): Ref => ({ kind: 'all', filter: { kind: 'zone', zone, of: player } });
      const of: Ref = which === 'hand' || which === 'graveyard' ? all(which) : { kind: 'several', of: [all('hand'), all('graveyard')] };
      return moved({ ...scope, doer: player }, 'put', { do: 'move', what: of, to: 'library', position: 'shuffled', library: player });
    },
    // "Shuffle your graveyard" alone is a thing like others.
    { accept: ({ parts, forms }) => parts['doer'] !== undefined || (forms['which'] ?? 0) > 0 },
  ),
  clause(
    '(<doer> ^search|search) <of> library for <wanted>( and |, |, and |. )[(shown:reveal) %found( to all players|)(, | and |, and |. )](put %found into your hand|put %found (field:%onto)[ (tapped:tapped)][ (under your control)]|exile (#it|#that #card))',
    { doer: maybe(who), of: whosePlayer, wanted: sought },
    ({ doer, of, wanted }, written) => search(doer, of, wanted, written),
  ),
  clause(
    '<doer> may search (their|his or her) library for <wanted>(, | and )put %found (field:%onto)[ (tapped:tapped)](, then shuffle|. then each player who searched (their|his or her) library this way shuffles it)',
    { doer: who, wanted: counted },
    ({ doer, wanted }, { forms: { tapped = '' } }): readonly Instruction[] => [
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
    '(<doer> ^attach|attach) <of> to <to>',
    { doer: maybe(who), of: choice(what, indefinite), to: choice(what, indefinite) },
    ({ of, to }) => attach(of, to),
    apart,
  ),
  clause('attach <of> to <to>', { of: target, to: what }, ({ of, to }) => attach(of, to), apart),
];

function search(
  doer: Ref | undefined,
  of: Ref,
  wanted: Sought,
  { scope, forms, tree: { start } }: Written,
): HandedOn<readonly Instruction[]> {
  const { field, tapped = '', shown } = forms;
  const exiled = Object.values(forms).some((text) => text.startsWith('exile '));
  const single = wanted.amount.kind === 'number' && wanted.amount.value === 1;
  const player = doer ?? scope.doer;
  const does: readonly Instruction[] = [
    {
      do: 'search',
      who: player,
      filter: wanted.filter,
      amount: wanted.amount,
      to: exiled ? 'exile' : field === undefined ? 'hand' : 'battlefield',
      ...(tapped === '' ? {} : { tapped: true }),
      ...(exiled ? { link: 'exiled' } : {}),
      remember: 'found',
      ...(shown === undefined ? {} : { shown: true }),
      ...foundTogether(wanted),
      ...(isSame(of, player) ? {} : { library: of }),
      ordered: true,
    },
  ];
  // How many of any cards are found would be for the player to choose (701.23d).
  if (wanted.upTo && wanted.filter.kind === 'card' && !wanted.together) throw new Unclear(start);
  return handOn(
    does,
    (single ? sayThing : sayThings)(
      scope,
      { kind: 'memory', slot: 'found' },
      'moved',
      and(wanted.filter, { kind: 'card' }),
      field === undefined ? {} : { arrived: true },
    ),
  );
}
