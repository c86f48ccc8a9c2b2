/** Whom and what a text names: targets, the card itself, all of a kind, players. What pronouns mean is in antecedents.ts. */
import { anyNumber } from '../language/amount.ts';
import { type Filter, teammate } from '../language/filter.ts';
import { isSame, kindsIn } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';

import { numberWord, x } from './amounts.ts';
import {
  kindsOf,
  otherThan,
  player as playerSaid,
  say,
  sayEachPlayer,
  sayOneOf,
  sayPlayer,
  saySource,
  sayTarget,
  sayThing,
  sayThings,
  that,
  together,
} from './antecedents.ts';
import { allAmong, partOf, theRest } from './among.ts';
import { takenAtRandom } from './atRandom.ts';
import { attachedThings } from './attachedFilter.ts';
import { isCalledSo, isSurely, mayBeCalled } from './nouns.ts';
import { ofZones } from './filtersOfZones.ts';
import { fromBothZones, fromEitherZone } from './fromBothZones.ts';
import { ofTheirChoice } from './ofTheirChoice.ts';
import { noun, nounOfEach, nouns, what, who, whose, whosePlayer } from './phrases.ts';
import { byController } from './byController.ts';
import { chosenOnes } from './chosenOnes.ts';
import { counted } from './filters.ts';
import { herself, theirs, thoseOnes } from './pronouns.ts';
import { severalPlayers } from './severalPlayers.ts';
import { and, before, handOn, type HandedOn, meansPlayers, newSlot, number, one, or, type Scope, self, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, list, maybe, word, words } from './syntax.ts';

export const opponents: Ref = { kind: 'players', which: 'opponents' };
export const everyone: Ref = { kind: 'players', which: 'each' };
const player: Filter = { kind: 'player' };
/** All things of a filter: for players the ref that players have. */
export const everything = (filter: Filter): Ref =>
  filter.kind === 'player' ? everyone : filter.kind === 'opponent' ? opponents : { kind: 'all', filter };

/**
 * "Another": than the targets before that could be the same, or than the source. A player is another than players alone.
 * @throws Unclear where no target before was said to be of the kind, and the source is: "target Equipment ... another target creature"
 */
export function anotherTarget(scope: Scope, of: Filter): Filter {
  const sort = meansPlayers(of);
  const before = scope.targets.flatMap((slot, index): Filter[] => {
    const known = meansPlayers(slot.filter);
    const differs = (known === 'only' && sort === 'no') || (known === 'no' && sort === 'only');
    return differs ? [] : [{ kind: 'other', than: { kind: 'target', index } }];
  });
  const kinds = kindsOf(of);
  const isAny = kinds.length === 0 || kinds.some((kind) => scope.targets.some((slot) => isSurely(slot.filter, kind)));
  const isSource = kinds.some((kind) => scope.card.types.some((type) => type.toLowerCase() === kind) || scope.card.subtypes.includes(kind));
  if (before.length > 0 && sort === 'no' && !isAny && isSource) throw new Unclear(0, 'it could be another than one of two things');
  // "Another creature card", where another thing than the source has died: it could be another than that card.
  const isThere = scope.said.some(({ how, became, ref }) => how === 'event' && became !== undefined && ref.kind !== 'self');
  if (isThere && kindsIn(of).has('card')) throw new Unclear(0, 'it could be another than what has died');
  return before.length > 0 ? and(...before) : { kind: 'other', than: self };
}

const anyTarget: Filter = { kind: 'any target' };
export const target: Construct<Ref> = choice<Ref>(
  clause('target <of>', { of: noun }, ({ of }, { scope }) => sayTarget(scope, of, one, one)),
  clause("target <of> of an opponent's choice[ <where>]", { of: noun, where: maybe(ofZones) }, ({ of, where }, { scope }) =>
    sayTarget(scope, and(of, where), one, one, opponents),
  ),
  clause('target <of> of (his or her|their) choice', { of: noun }, ({ of }, { scope, tree: { start } }) => {
    const { meaning: by, scope: after } = playerSaid(scope, start);
    return sayTarget(after, of, one, one, by);
  }),
  clause("any target of an opponent's choice", {}, (_, { scope }) => sayTarget(scope, anyTarget, one, one, opponents)),
  clause('another target <of>', { of: noun }, ({ of }, { scope }) => sayTarget(scope, and(of, anotherTarget(scope, of)), one, one)),
  clause('any target', {}, (_, { scope }) => sayTarget(scope, anyTarget, one, one)),
  clause('(which:any other target|another target|a third target)', {}, (_, { scope, forms: { which }, tree: { start } }) => {
    if (which === 'a third target' && scope.targets.length !== 2) throw new Unclear(start);
    return sayTarget(scope, and(anyTarget, anotherTarget(scope, anyTarget)), one, one);
  }),
  clause('up to one (other:other |)target <of>', { of: choice(noun, fromEitherZone) }, ({ of }, { scope, forms: { other } }) =>
    sayTarget(scope, other === '' ? of : and(of, anotherTarget(scope, of)), number(0), one),
  ),
  clause(
    '<most> (other:other |)target <of>',
    { most: choice(numberWord, x), of: nouns },
    ({ most, of }, { scope, forms: { other } }) => sayTarget(scope, other === '' ? of : and(of, anotherTarget(scope, of)), most, most),
    { plural: true },
  ),
  clause(
    'up to <most> (other:other |)target <of>',
    { most: choice(numberWord, x), of: choice(nouns, fromBothZones) },
    ({ most, of }, { scope, forms: { other } }) => sayTarget(scope, other === '' ? of : and(of, anotherTarget(scope, of)), number(0), most),
    { plural: true },
  ),
  clause(
    'any number of (target <of>|targets)',
    { of: maybe(nouns) },
    ({ of }, { scope }) => sayTarget(scope, of ?? anyTarget, number(0), anyNumber),
    { plural: true },
  ),
  clause(
    '(most:one, two, or three|one or two) (target <of>|targets)',
    { of: maybe(nouns) },
    ({ of }, { scope, forms: { most } }) => sayTarget(scope, of ?? anyTarget, one, number(most === 'one or two' ? 2 : 3)),
    { plural: true },
  ),
  clause(
    '(least:up to |)<most> targets',
    { most: choice(numberWord, x) },
    ({ most }, { scope, forms: { least } }) => sayTarget(scope, anyTarget, least === '' ? most : number(0), most),
    { plural: true },
  ),
);

const selfNames = [
  '~',
  ...[
    'creature',
    'permanent',
    'artifact',
    'enchantment',
    'land',
    'card',
    'spell',
    'planeswalker',
    'token',
    'Aura',
    'Equipment',
    'Vehicle',
    'Spacecraft',
    'battle',
    'Siege',
    'Saga',
    'Class',
    'Case',
    'Room',
    'emblem',
    'plane',
    'phenomenon',
    'scheme',
  ].flatMap((type) => [`this ${type}`, `[this ${type}]`]),
];
/**
 * "This artifact": of a card that is none nothing is meant; a creature anything may become. In quotation marks it is the object that has the
 * ability, as far as that is known.
 */
function isCalled(name: string, { card: { types, subtypes }, quoted, bearer }: Scope): boolean {
  const [, type = ''] = /^\[?this (\w+)\]?$/.exec(name) ?? [];
  if (quoted && bearer && type !== '') return mayBeCalled(bearer, type);
  if (quoted || types.length === 0 || ['', 'card', 'spell', 'token'].includes(type)) return true;
  // An instant or sorcery never becomes a permanent (304.4, 307.4).
  if (type === 'creature' || type === 'permanent') return !types.some((each) => /^(?:instant|sorcery)$/i.test(each));
  return types.some((each) => each.toLowerCase() === type) || subtypes.includes(type);
}
/** The object whose text it is. */
export const itself: Construct<Ref> = clause(
  '<name>',
  { name: words(Object.fromEntries(selfNames.map((name) => [name, name]))) },
  ({ name }, { scope, tree: { start } }) => {
    if (!isCalled(name, scope)) throw new Unclear(start);
    const ref: Ref = scope.quoted === true && name === '~' ? { kind: 'granter' } : self;
    return handOn(ref, saySource(scope, ref));
  },
);

/** The name of another card, without a comma, whatever letters its words begin with; and one that goes to the end of its sentence. */
export const nameToComma = word(/[^,.:;]+/, (text) => text, ['Graf Rats']);
export const lastName = word(/[^.:;]+/, (text) => text, ['Chittering Host']);

export const attached = clause('<name>', { name: words(attachedThings) }, ({ name }, { scope }) => {
  const ref: Ref = { kind: 'attached' };
  const known = scope.said.find((each) => each.how === 'event' && each.attached);
  return known ? handOn(known.ref, say(scope, known)) : handOn(ref, sayThing(scope, ref, 'attached', name));
});

/** Something that is chosen without being targeted, before the instruction that speaks of it. */
const undivided: Construct<Ref> = clause(
  '<of>',
  { of: counted },
  ({ of }, { scope: outer }) => {
    const [slot, scope] = newSlot(outer, 'chosen');
    const ref: Ref = { kind: 'memory', slot };
    const asked = before(scope, {
      do: 'choose',
      who: scope.doer,
      from: everything(of.filter),
      amount: of.amount,
      ...(of.upTo ? { upTo: true } : {}),
      slot,
    });
    if (meansPlayers(of.filter) === 'only') return handOn(ref, sayPlayer(asked, ref, 'chosen', { like: of.filter }));
    const single = of.amount.kind === 'number' && of.amount.value === 1;
    return handOn(ref, (single ? sayThing : sayThings)(asked, ref, 'chosen', of.filter));
  },
  { like: 'of' },
);

export const indefinite: Construct<Ref> = choice(undivided, partOf, ofTheirChoice, takenAtRandom);

/** All of a kind, each by itself in the singular. */
export function sayAll(scope: Scope, like: Filter, each = false): HandedOn<Ref> {
  const ref = everything(like);
  if (meansPlayers(like) === 'only') return handOn(ref, sayEachPlayer(scope, ref));
  return handOn(ref, sayThings(scope, ref, 'all', like, each ? { each: true } : {}));
}
/** Others of things: than the source or what was spoken of; of players: than the one who was spoken of, else than who acts. */
const otherOf = (scope: Scope, of: Filter, at: number): Filter =>
  and(of, { kind: 'other', than: meansPlayers(of) === 'only' ? otherPlayer(scope, of, at) : otherThan(scope, of) });
function otherPlayer(scope: Scope, of: Filter, at: number): Ref {
  const players = scope.said.filter(({ sort }) => sort === 'player');
  // "Each other opponent": nobody is an opponent of theirs.
  if (of.kind === 'opponent') return playerSaid(scope, at).meaning;
  if (players.length > 0) throw new Unclear(at, 'other than whom is not said');
  return scope.doer;
}

/** "The exiled card", by how it came to be spoken of: the slot of the instruction or cost. */
export const participle = 'first|sacrificed|exiled|removed|discarded|revealed|chosen|milled';
const slotOf = (how: string): string => (how === 'removed' ? 'exiled' : how);
const remembered = (how: string, type: string, scope: Scope, at: number): HandedOn<Ref> => {
  const ref: Ref = { kind: 'memory', slot: slotOf(how) };
  const known = scope.said.findLast((each) => each.ref.kind === 'memory' && each.ref.slot.replace(/ \d+$/, '') === ref.slot);
  // "Choose target creature": the chosen one is that target.
  if (!known && how === 'chosen' && scope.said.some((each) => each.how === 'target')) {
    const chosen = scope.said.filter((each) => each.how === 'target' || each.how === 'chosen');
    const { ref: one } = that({ ...scope, said: chosen }, type, at).meaning;
    return handOn(one, scope);
  }
  const like: Filter = type === 'card' || type === 'permanent' ? { kind: type } : { kind: 'type', type: type as 'creature' };
  const called = known ?? scope.paid?.find((each) => isSame(each.ref, ref));
  if (called && !isCalledSo(called, type)) throw new Unclear(at);
  return known ? handOn(known.ref, say(scope, known)) : handOn(ref, sayThing(scope, ref, 'paid', like));
};
export const thePastOne: Construct<Ref> = clause(
  `the (how:${participle}) (type:creature|card|artifact|permanent|land)`,
  {},
  (_, { scope, forms: { how = '', type = '' }, tree: { start } }) => remembered(how, type, scope, start),
);

/** Things without a word that says how many: all of them, as what a sentence is about. */
const bare: readonly Construct<Ref>[] = [
  clause('other <of>', { of: nouns }, ({ of }, { scope, tree: { start } }) => sayAll(scope, otherOf(scope, of, start)), { plural: true }),
  clause('<of>', { of: nouns }, ({ of }, { scope }) => sayAll(scope, of), { plural: true }),
];
const all: Construct<Ref> = clause('all <of>', { of: nouns }, ({ of }, { scope }) => sayAll(scope, of), { plural: true });
const isTarget = (construct: Construct<unknown>): boolean =>
  target.shape.kind === 'choice' && target.shape.of().some((of) => of === construct);
/**
 * Things and things. "Two target artifacts, creatures, and lands" are no two artifacts and all creatures: a bare noun goes on with targets. It
 * goes on with "all" too: "all artifacts and creatures with power 2" have that power.
 */
export const listOf = (item: Construct<Ref>, like?: 'of'): Construct<Ref> =>
  clause('<of>', { of: list(item, [', and ', ' and ', ', ']) }, ({ of }, { scope }) => together(of, scope), {
    ...(like ? { like } : {}),
    accept: ({ parts }) => {
      const items = Object.values(parts['of']?.parts ?? {});
      const goesOn = (before: Construct<unknown>): boolean => before === all || isTarget(before);
      return !items.some((part, at) => bare.some((of) => of === part.of) && items.slice(0, at).some((before) => goesOn(before.of)));
    },
  });

what.define(
  target,
  clause('each of <of>', { of: target }, ({ of }, { scope }) => handOn(of, scope), { numbers: { of: true } }),
  itself,
  attached,
  herself,
  thoseOnes,
  thePastOne,
  byController,
  chosenOnes,
  allAmong,
  theRest,
  clause(
    'the ((exiled|removed) cards|cards exiled with <it>)',
    { it: maybe(itself) },
    (_, { scope }) => {
      const ref: Ref = { kind: 'linked', slot: 'exiled' };
      return handOn(ref, sayThings(scope, ref, 'moved', { kind: 'card' }));
    },
    { plural: true },
  ),
  clause('each other <of>', { of: nounOfEach }, ({ of }, { scope, tree: { start } }) => sayAll(scope, otherOf(scope, of, start), true)),
  clause('each <of>', { of: nounOfEach }, ({ of }, { scope }) => sayAll(scope, of, true)),
  clause('all other <of>', { of: nouns }, ({ of }, { scope, tree: { start } }) => sayAll(scope, otherOf(scope, of, start)), {
    plural: true,
  }),
  all,
  ...bare,
  clause(
    '<first> and other <second>',
    { first: nouns, second: nouns },
    ({ first, second }, { scope }) => sayAll(scope, or([first, and(second, { kind: 'other', than: self })])),
    { plural: true },
  ),
  // "~ and enchanted creature each get +1/+1".
  clause(
    '<it> and <others>',
    { it: itself, others: choice(attached, ...bare) },
    ({ it, others }, { scope }) => together([it, others], scope),
    { plural: true },
  ),
  clause(
    'all <first> and all <second>',
    { first: nouns, second: nouns },
    ({ first, second }, { scope }) => sayAll(scope, or([first, second])),
    {
      plural: true,
    },
  ),
);

const damagedPlayer = clause('target opponent previously dealt damage by (it|~)', {}, (_, { scope }) =>
  sayTarget(scope, and({ kind: 'opponent' }, { kind: 'one of', of: { kind: 'linked', slot: 'damaged' } }), one, one),
);
const targetPlayer = clause('(least:up to one |)target (kind:player|opponent|teammate)', {}, (_, { scope, forms: { least, kind } }) =>
  sayTarget(
    scope,
    kind === 'teammate' ? teammate : { kind: kind === 'player' ? 'player' : 'opponent' },
    least === '' ? one : number(0),
    one,
  ),
);
const eachOf = (ref: Ref, scope: Scope): HandedOn<Ref> => handOn(ref, sayEachPlayer(scope, ref));
/** One player, by what is said of them. */
const named = (ref: Ref, scope: Scope): HandedOn<Ref> => handOn(ref, sayPlayer(scope, ref));
const role = (of: Ref, name: string | undefined): Ref => ({ kind: name === 'owner' ? 'owner' : 'controller', of });
/** The controllers of many things are many. */
const sayRole = (ref: Ref, of: Ref, scope: Scope): HandedOn<Ref> => (of.kind === 'all' ? eachOf(ref, scope) : named(ref, scope));

who.define(
  clause('you', {}, () => you, { plural: true }),
  targetPlayer,
  damagedPlayer,
  clause('up to <most> target players', { most: numberWord }, ({ most }, { scope }) => sayTarget(scope, player, number(0), most), {
    plural: true,
  }),
  ...severalPlayers(targetPlayer),
  clause('each player', {}, (_, { scope }) => eachOf(everyone, scope)),
  clause('each player other than <than>', { than: who }, ({ than }, { scope }) =>
    eachOf({ kind: 'all', filter: and(player, { kind: 'other', than }) }, scope),
  ),
  clause('each opponent', {}, (_, { scope }) => eachOf(opponents, scope)),
  clause("each player who (doesn't|didn't) win the subgame", {}, (_, { scope }) => eachOf({ kind: 'memory', slot: 'not won' }, scope)),
  clause('each other player', {}, (_, { scope, tree: { start } }) => {
    if (scope.doer.kind !== 'you' || scope.said.some(({ sort }) => sort === 'player'))
      throw new Unclear(start, 'other than whom is not said');
    return eachOf({ kind: 'players', which: 'others' }, scope);
  }),
  clause('your opponents', {}, (_, { scope }) => eachOf(opponents, scope), { plural: true }),
  clause('defending player', {}, (_, { scope }) => named({ kind: 'players', which: 'defending' }, scope)),
  clause('(the active player|the player whose turn it is)', {}, (_, { scope }) => named({ kind: 'players', which: 'active' }, scope)),
  theirs.subject,
  clause('enchanted player', {}, (_, { scope }) => named({ kind: 'attached' }, scope)),
  clause('the chosen player', {}, (_, { scope }) => named({ kind: 'linked', slot: 'player' }, scope)),
  clause('<of> (role:controller|owner)', { of: whose }, (parts, { scope, forms }) =>
    sayRole(role(parts.of, forms['role']), parts.of, scope),
  ),
  clause('the (role:controller|owner) of <of>', { of: what }, (parts, { scope, forms }) =>
    sayRole(role(parts.of, forms['role']), parts.of, scope),
  ),
  clause('an opponent', {}, (_, { scope: outer }) => {
    const [slot, scope] = newSlot(outer, 'opponent');
    const asked = before(scope, { do: 'choose', who: scope.doer, from: opponents, slot });
    return handOn<Ref>({ kind: 'memory', slot }, sayOneOf(asked, opponents, { kind: 'memory', slot }, 'chosen'));
  }),
  clause('each of <of> opponents', { of: theirs.possessive }, ({ of }, { scope }) => eachOf({ kind: 'opponents of', of }, scope)),
);

const possessed: Construct<Ref> = choice<Ref>(
  targetPlayer,
  clause('target <of>', { of: noun }, ({ of }, { scope }) => sayTarget(scope, of, one, one)),
  itself,
  attached,
  clause('each player', {}, (_, { scope }) => eachOf(everyone, scope)),
  clause('defending player', {}, (_, { scope }) => named({ kind: 'players', which: 'defending' }, scope)),
  clause('enchanted player', {}, (_, { scope }) => named({ kind: 'attached' }, scope)),
  clause('the chosen player', {}, (_, { scope }) => named({ kind: 'linked', slot: 'player' }, scope)),
  thePastOne,
);

const possessiveNoun: Construct<Ref> = clause("<of>'s", { of: possessed }, ({ of }) => of);
const possessive: Construct<Ref> = choice<Ref>(possessiveNoun, theirs.ofOne, theirs.possessive);
const yours: Construct<Ref> = clause('your', {}, () => you);
const ofRole: Construct<Ref> = clause(
  "<of> (role:controller|owner)'s",
  { of: choice(possessive, theirs.ofMany) },
  (parts, { scope, forms }) => sayRole(role(parts.of, forms['role']), parts.of, scope),
);
whose.define(yours, possessive, theirs.ofMany, ofRole);
whosePlayer.define(yours, possessiveNoun, theirs.possessive, theirs.ofPlayer, ofRole);
