/**
 * What pronouns mean: whatever a text can refer back to is an antecedent with its sort and number, and a pronoun takes the one that fits. One
 * that nothing fits, or that two fit equally, is refused.
 */
import { isSame, kindsIn } from '../language/parts.ts';
import type { Amount } from '../language/amount.ts';
import { cardTypes, isInstantOrSorcery } from '../language/cardType.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { better, type Fit, fits, isCalledSo, isPermanent, permanents } from './nouns.ts';
import { askedAgain, couldBeAnother } from './askedAgain.ts';
import { and, type Antecedent, handOn, type HandedOn, holds, meansPlayers, newSlot, type Scope, self, Unclear } from './scope.ts';

export const anything: Filter = { kind: 'and', filters: [] };

/** Notes what was spoken of: it takes the place of what it was before. */
export function say(scope: Scope, antecedent: Omit<Antecedent, 'sentence'>): Scope {
  const rest = scope.said.filter(({ ref }) => !isSame(ref, antecedent.ref) && !isSame(ref, antecedent.was));
  return { ...scope, said: [...rest, { ...antecedent, sentence: scope.sentence }] };
}
/** Something is spoken of again. @throws Unclear when nothing knows any more what it is */
function again(scope: Scope, antecedent: Antecedent): Scope {
  if (antecedent.lost) throw new Unclear(0, 'what was chosen for each of several is not known together');
  if (antecedent.divided) throw new Unclear(0, 'some of them were spoken of by themselves');
  return say(scope, antecedent);
}

export function sayThing(scope: Scope, ref: Ref, how: Antecedent['how'], like: Filter = anything, more: Partial<Antecedent> = {}): Scope {
  const said = say(scope, { ref, sort: 'object', number: 'one', like, how, ...more });
  const of = more.number === 'many' ? undefined : opponentOf(like, ref);
  return of ? sayPlayer(said, of, 'other', { like: { kind: 'opponent' } }) : said;
}
export const sayThings = (scope: Scope, ref: Ref, how: Antecedent['how'], like: Filter = anything, more: Partial<Antecedent> = {}): Scope =>
  sayThing(scope, ref, how, like, { number: 'many', ...more });
export const sayPlayer = (scope: Scope, ref: Ref, how: Antecedent['how'] = 'other', more: Partial<Antecedent> = {}): Scope =>
  say(scope, { ref, sort: 'player', number: 'one', like: calledLike(ref), how, ...more });
/** One of these players, who is called what they are. */
export const sayOneOf = (scope: Scope, players: Ref, ref: Ref, how: Antecedent['how']): Scope =>
  sayPlayer(scope, ref, how, { like: calledLike(players) });
const calledLike = (players: Ref): Filter => ({ kind: areOpponents(players) ? 'opponent' : 'player' });
const areOpponents = (ref: Ref): boolean => ref.kind === 'opponents of' || (ref.kind === 'players' && ref.which === 'opponents');
/** The opponent whom a phrase speaks of: "a creature an opponent controls", "target card in an opponent's graveyard". */
function opponentOf(like: Filter, of: Ref): Ref | undefined {
  const parts = like.kind === 'and' ? like.filters : [like];
  if (parts.some((part) => part.kind === 'controlled' && areOpponents(part.by))) return { kind: 'controller', of };
  return parts.some(
    (part) => (part.kind === 'zone' && part.of && areOpponents(part.of)) || (part.kind === 'owned' && areOpponents(part.by)),
  )
    ? { kind: 'owner', of }
    : undefined;
}
/** One or many, by an amount. */
export const sayCounted = (scope: Scope, many: Amount, ref: Ref, how: Antecedent['how'], like: Filter): Scope =>
  many.kind === 'number' && many.value === 1 ? sayThing(scope, ref, how, like) : sayThings(scope, ref, how, like);
/** What is made or moved is what its sentence is about: what it is like or comes from stands behind that. */
export const asTopic = (scope: Scope): Scope => ({
  ...scope,
  said: scope.said.map((each) =>
    each.sentence === scope.sentence && each.sort !== 'player' ? { ...each, sentence: each.sentence - 0.5 } : each,
  ),
});
/** Players, each of whom is meant by "that player" and "they". */
export const sayEachPlayer = (scope: Scope, ref: Ref): Scope => sayPlayer(scope, ref, 'all', { number: 'many', each: true });
/** That something deals damage: "it deals" goes on speaking of that. */
export const sayDealer = (scope: Scope, ref: Ref): Scope => ({
  ...scope,
  said: scope.said.map((each) => (isSame(each.ref, ref) ? { ...each, deals: true } : each)),
});
/** The source of the text; what was said of it as it left stays known. */
export const saySource = (scope: Scope, ref: Ref = self): Scope => {
  const known = scope.said.find((each) => isSame(each.ref, ref));
  // In quotation marks it is the thing that has the ability, whatever that is.
  const like: Filter = scope.quoted ? anything : { kind: 'and', filters: ofTypes(scope.card) };
  return known ? again(scope, known) : sayThing(scope, ref, 'source', like);
};
/** Of each of these types and subtypes. */
export const ofTypes = ({ types = [], subtypes = [] }: Typed): readonly Filter[] => [
  ...types.flatMap((type) => cardTypes.filter((each) => each === type).map((each) => ({ kind: 'type', type: each }) as const)),
  ...subtypes.map((subtype) => ({ kind: 'subtype', subtype }) as const),
];
interface Typed {
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
}

/** A word "target" of the text: what it stands for may be things, players, or either. */
export function sayTarget(scope: Scope, filter: Filter, least: Amount, most: Amount, by?: Ref): HandedOn<Ref> {
  // What is chosen as it resolves is not known yet as targets are.
  const choosesQuality = scope.before.some(
    (each) => each.do === 'choose' && 'kind' in each.from && ['colors', 'creature types'].includes(each.from.kind),
  );
  if (choosesQuality && holds(filter, (part) => 'kind' in part && part.kind === 'chosen')) throw new Unclear(0);
  const ref: Ref = { kind: 'target', index: scope.targets.length };
  const players = meansPlayers(filter);
  const single = most.kind === 'number' && most.value === 1;
  return handOn(
    ref,
    sayThing({ ...scope, targets: [...scope.targets, { filter, least, most, ...(by ? { by } : {}) }] }, ref, 'target', filter, {
      sort: players === 'only' ? 'player' : players === 'too' ? 'either' : 'object',
      number: single ? 'one' : 'many',
    }),
  );
}

/** Of those that fit, the one that was spoken of last; in one and the same sentence two fit equally. */
function latest(found: readonly Antecedent[], at: number): Antecedent {
  const last = found.at(-1);
  if (!last) throw new Unclear(at);
  if (found.some((each) => each !== last && each.sentence === last.sentence)) throw new Unclear(at, 'it could be one of two things');
  return last;
}

/** An antecedent as it is meant: each one by itself where many are spoken of in the singular. */
function meant(scope: Scope, found: Antecedent): HandedOn<Antecedent> {
  const after = again(scope, found);
  if (!found.each || found.ref.kind === 'each') return handOn(found, after);
  // "Destroy each creature. Its controller": by then they are others, or gone.
  if (found.sentence < scope.sentence && found.ref.kind === 'all') throw new Unclear(0, 'each of those is spoken of in another sentence');
  return handOn({ ...found, ref: { kind: 'each' }, number: 'one' }, { ...after, forEach: found.ref });
}

/** @throws Unclear where it is only if something was so, and another could be meant that is there */
function sureOne(scope: Scope, found: Antecedent, at: number, word?: string): Antecedent {
  if (couldBeAnother(scope, found, word)) throw new Unclear(at, 'it could be what is there however it was');
  return found;
}

export const isThing = ({ sort }: Antecedent): boolean => sort !== 'player';
const isSingle = ({ number, each }: Antecedent): boolean => number === 'one' || each === true;

/** "It": of the last sentence that spoke of a single thing, what the sentence is about; the source when it spoke of nothing else. */
export function it(scope: Scope, at: number, { dealing = false } = {}): HandedOn<Antecedent> {
  const asked = askedAgain(scope);
  if (asked) return meant(scope, asked);
  const able = scope.said.filter((each) => isThing(each) && isSingle(each) && !isSame(each.ref, scope.subject));
  const sentence = able.reduce((last, each) => Math.max(last, each.sentence), -1);
  const there = able.filter((each) => each.sentence === sentence);
  // Who dealt damage before goes on dealing it: a spell that was kicked, not what it hit.
  const dealer = dealing ? able.findLast(({ deals }) => deals) : undefined;
  if (dealer && there.some(({ how }) => how === 'target')) return meant(scope, dealer);
  // A sentence is about who does it, not about what it is done to: "when this becomes the target of a spell, sacrifice it".
  const about = there.some(({ how }) => how === 'event' || how === 'source') ? there.filter(({ how }) => how !== 'other') : there;
  const others = about.filter(({ how }) => how !== 'source');
  // "When a creature attacks you, if this has defender, it loses defender": the source, which was spoken of behind the event.
  const event = about.findLastIndex(({ how }) => how === 'event');
  const named = event < 0 ? undefined : about.slice(event).find(({ how }) => how === 'source');
  const things = others.filter(({ sort }) => sort === 'object');
  const found = named ?? latest(things.length > 0 ? things : others.length > 0 ? others : about, at);
  // "Then if three cards are exiled with this, transform it": not what an earlier sentence spoke of.
  if (found.how !== 'source' && found.sentence < scope.sentence && scope.passing === scope.sentence)
    throw new Unclear(at, 'it could be the source, which was named in passing');
  return meant(scope, sureOne(scope, found, at));
}

/** "Itself": that of which something is said. */
export function reflexive(scope: Scope, at: number): HandedOn<Antecedent> {
  const own = scope.said.find(({ ref }) => isSame(ref, scope.subject));
  return own ? meant(scope, own) : it(scope, at);
}

/** "That creature", "that spell": the last thing that can be called so. The source only when the text spoke of nothing else. */
export function that(scope: Scope, word: string, at: number): HandedOn<Antecedent> {
  const asked = askedAgain(scope, word);
  if (asked) return meant(scope, asked);
  const able = scope.said.filter(
    (each) => (isThing(each) || word.endsWith('or player')) && isSingle(each) && !isSame(each.ref, scope.subject),
  );
  const called = (fit: Fit, source: boolean): readonly Antecedent[] =>
    able.filter((each) => (each.how === 'source') === source && fits(each, word) === fit);
  const arrived = called('perhaps', false).filter(isPermanent);
  const found = [called('said', false), called('sure', false), arrived, called('said', true), called('sure', true)];
  return meant(scope, sureOne(scope, latest(found.find((each) => each.length > 0) ?? [], at), at, word));
}

/** "Those creatures", "they": the last things that can be called so; single things of one sentence are meant together. */
export function those(scope: Scope, word: string | undefined, at: number): HandedOn<Antecedent> {
  const able = scope.said.filter((each) => each.sort !== 'player' && (word === undefined || fits(each, word) !== 'not'));
  const { counted } = scope;
  const isCounted = counted?.sentence === scope.sentence - 1 && word !== undefined && isCalledSo(counted, word);
  if (counted && isCounted && able.length === 0) return remembered(scope, counted);
  const last = able.at(-1);
  const together = able.filter(({ sentence, how }) => sentence === last?.sentence && how !== 'source');
  if (last && last.number === 'one' && together.length > 1 && together.every(({ number }) => number === 'one'))
    return handOn({ ...last, ref: { kind: 'several', of: together.map(({ ref }) => ref) }, number: 'many' }, scope);
  // "For each player, choose a card. Put those onto the battlefield": of all that was spoken of, those are meant.
  if (last?.lost) return handOn(last, again(scope, last));
  const many = able.filter(({ number }) => number === 'many');
  const fit = (each: Antecedent): Fit => (word === undefined ? 'said' : fits(each, word));
  const best = better.find((known) => many.some((each) => fit(each) === known && (known !== 'perhaps' || isPermanent(each))));
  const found = latest(
    many.filter((each) => fit(each) === best),
    at,
  );
  return remembered(again(scope, found), found);
}

/** All of a kind are those that they were when they were first spoken of (608.2h), not those that are so by now. */
function remembered(scope: Scope, found: Antecedent): HandedOn<Antecedent> {
  if (!scope.inEffect) return handOn(found, scope);
  if (found.ref.kind === 'several') {
    let after = scope;
    const of = found.ref.of.map((ref) => {
      const part = remembered(after, { ...found, ref });
      after = part.scope;
      return part.meaning.ref;
    });
    return handOn({ ...found, ref: { kind: 'several', of } }, after);
  }
  if (found.ref.kind !== 'all') return handOn(found, scope);
  const known = scope.sets.find(({ of }) => isSame(of, found.ref));
  const [slot, after] = known ? [known.slot, scope] : newSlot(scope, 'those');
  const sets = known ? scope.sets : [...scope.sets, { of: found.ref, slot }];
  return handOn({ ...found, ref: { kind: 'memory', slot } }, { ...after, sets });
}

/** "Target instant card and a land card from your graveyard": where the last of them is named to be, the other cards are too. */
function withSharedZone(refs: readonly Ref[], scope: Scope): Scope {
  const last = refs.at(-1);
  const zone = last && zoneIn(filterOf(last, scope));
  if (!zone) return scope;
  const isMeant = (meant: Ref): boolean => refs.some((ref) => isSame(ref, meant));
  const there = (filter: Filter): Filter => (holds(filter, isCard) && !zoneIn(filter) ? and(filter, zone) : filter);
  return {
    ...scope,
    targets: scope.targets.map((slot, index) => (isMeant({ kind: 'target', index }) ? { ...slot, filter: there(slot.filter) } : slot)),
    before: scope.before.map((each) =>
      each.do === 'choose' && each.from.kind === 'all' && isMeant({ kind: 'memory', slot: each.slot })
        ? { ...each, from: { ...each.from, filter: there(each.from.filter) } }
        : each,
    ),
  };
}
/** What is meant by a word, as far as it is a filter: of a target, of all of a kind, of what is chosen. */
function filterOf(ref: Ref, { targets, before }: Scope): Filter | undefined {
  if (ref.kind === 'target') return targets[ref.index]?.filter;
  if (ref.kind === 'all') return ref.filter;
  const chosen = before.find((each) => each.do === 'choose' && isSame(ref, { kind: 'memory', slot: each.slot }));
  return chosen?.do === 'choose' && chosen.from.kind === 'all' ? chosen.from.filter : undefined;
}
const isCard = (part: object): boolean => 'kind' in part && part.kind === 'card';
const zoneIn = (filter: Filter | undefined): Filter | undefined =>
  filter?.kind === 'and' ? filter.filters.find(({ kind }) => kind === 'zone') : filter?.kind === 'zone' ? filter : undefined;

/** Several things that are named together: "target creature and each other creature of its controller" are "those creatures". */
export function together(refs: readonly Ref[], before: Scope): HandedOn<Ref> {
  const [first] = refs;
  if (!first || refs.length === 1) return handOn(first ?? self, before);
  const scope = withSharedZone(refs, before);
  const ref: Ref = { kind: 'several', of: refs };
  const parts = scope.said.filter((each) => refs.some((of) => isSame(of, each.ref)) && each.sort === 'object');
  if (parts.length < refs.length || parts.every(({ number }) => number === 'one')) return handOn(ref, scope);
  const rest: Scope = { ...scope, said: scope.said.filter((each) => !parts.includes(each) || each.number === 'one') };
  return handOn(ref, sayThings(rest, ref, 'all', { kind: 'or', filters: parts.map(({ like }) => like) }));
}

/** "That player", "they": the player who was spoken of last. */
export function player(scope: Scope, at: number): HandedOn<Ref> {
  const able = scope.said.filter(({ sort }) => sort === 'player');
  const found =
    able.length > 0
      ? sureOne(scope, latest(able, at), at)
      : latest(
          scope.said.filter(({ sort }) => sort === 'either'),
          at,
        );
  const { meaning, scope: after } = meant(scope, found);
  return handOn(meaning.ref, after);
}
/** "That opponent": the one who was called so. */
export function opponent(scope: Scope, at: number): HandedOn<Ref> {
  const called = scope.said.filter(({ like }) => like.kind === 'opponent');
  // The one who was chosen as the source entered (607.2d).
  if (!scope.said.some(({ sort }) => sort !== 'object')) return handOn({ kind: 'linked', slot: 'player' }, scope);
  const { meaning, scope: after } = meant(scope, latest(called, at));
  return handOn(meaning.ref, after);
}

/** "Their": of the player or the things that were spoken of last. */
export function theirOwn(scope: Scope, at: number): HandedOn<Antecedent> {
  const last = scope.said.findLast(({ sort, number }) => sort === 'player' || (sort === 'object' && number === 'many'));
  if (last?.sort !== 'player') return those(scope, undefined, at);
  const { meaning, scope: after } = player(scope, at);
  return handOn({ ...last, ref: meaning }, after);
}

/** What a filter calls things: its type or subtype, or those of which it must have one. */
export function kindsOf(filter: Filter): readonly string[] {
  if (filter.kind === 'type') return [filter.type];
  if (filter.kind === 'subtype') return [filter.subtype];
  if (filter.kind === 'or') return filter.filters.flatMap(kindsOf);
  return filter.kind === 'and' ? (filter.filters.map(kindsOf).find((each) => each.length > 0) ?? []) : [];
}

/**
 * Than what something of a kind is another: than that of the kind of which the sentence speaks, else than the source if it is of the kind,
 * else than what was spoken of last of it. @throws Unclear where the source is a spell, which is none of the kind, and nothing else was named
 */
export function otherThan(scope: Scope, of: Filter, at = 0): Ref {
  const kinds = kindsOf(of);
  const ofKind = scope.said.filter(
    (each) => each.sort === 'object' && (kinds.length === 0 || kinds.some((word) => isCalledSo(each, word))),
  );
  // "Other cards exiled with ~": than those that it has just exiled. The source is none of them.
  if (kindsIn(of).has('linked')) {
    const moved = ofKind.findLast(({ how }) => how === 'moved');
    if (!moved) throw new Unclear(at, 'other than which is not said');
    return moved.ref;
  }
  const able = ofKind.filter(isSingle);
  const here = able.findLast(({ sentence }) => sentence === scope.sentence);
  const source = able.find(({ how }) => how === 'source');
  // "Put a counter on target creature. Each other creature": than that, or than the source.
  const isTwo = !here && source && able.some(({ how, sentence }) => how === 'target' && sentence > source.sentence);
  if (isTwo) throw new Unclear(at, 'it could be another than one of two things');
  const found = here ?? source ?? able.findLast(({ each }) => !each);
  if (found) return found.each ? { kind: 'each' } : found.ref;
  const isSpell = scope.quoted !== true && isInstantOrSorcery(scope.card.types);
  const isOfKind = (word: string): boolean => [...scope.card.types, ...scope.card.subtypes].includes(word);
  if (!isSpell && scope.quoted !== true && (kinds.length === 0 || kinds.some(isOfKind))) return self;
  // "Create two creature tokens. Destroy all other creatures": than those. Of each of many in its own sentence it would be than itself.
  const many = ofKind.at(-1);
  if (many?.sentence === scope.sentence) throw new Unclear(at, 'other than each of those is not said');
  if (many) return many.ref;
  if (isSpell && kinds.some((word) => permanents.includes(word))) throw new Unclear(at, 'other than what is not said');
  return self;
}

/** A description speaks of the source in passing: that is not what the sentence is about. */
export function inPassing(scope: Scope, { said }: Scope): Scope {
  const before = said.find(({ how }) => how === 'source');
  const named = scope.said.some(({ how, sentence }) => how === 'source' && sentence === scope.sentence);
  return {
    ...scope,
    said: scope.said.flatMap((each) => (each.how === 'source' ? (before ?? []) : each)),
    ...(named ? { passing: scope.sentence } : {}),
  };
}

/** What was moved, as it was before: for a condition that is asked first though it stands behind. */
export const asBefore = (scope: Scope): Scope => ({
  ...scope,
  said: scope.said.map((each) => (each.from ? { ...each, ref: each.from } : each)),
});

/** Where something was not done, what it would have moved or made is what it was. */
export function asUndone(scope: Scope, outer: Scope): Scope {
  const isNew = (each: Antecedent): boolean => !outer.said.some(({ ref }) => isSame(ref, each.ref));
  const undone = scope.said.flatMap(({ hangs: _hangs, ...each }): readonly Antecedent[] => {
    if (!isNew(each)) return [];
    if (!['moved', 'made', 'paid', 'chosen'].includes(each.how)) return [each];
    const { from, was: _, ...known } = each;
    return from && from.kind !== 'memory' && !outer.said.some(({ ref }) => isSame(ref, from))
      ? [{ ...known, ref: from, how: 'target' }]
      : [];
  });
  return { ...scope, said: [...outer.said, ...undone] };
}

/** Whether something was spoken of as more than one. */
export const isOfMany = (of: Ref, { said }: Scope): boolean => said.some(({ ref, number }) => number === 'many' && isSame(ref, of));
