/** Pronouns, and nouns with "that" and "those": each is one phrase here, and what it means is for antecedents.ts. */
import type { Filter } from '../language/filter.ts';
import { isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { allSubtypes } from '../language/subtypes.ts';
import { isThing, it, opponent, player, reflexive, say, sayPlayer, saySource, that, theirOwn, those } from './antecedents.ts';
import { type Antecedent, handOn, type HandedOn, type Scope, self, Unclear } from './scope.ts';
import { isCalledSo } from './nouns.ts';
import { what } from './phrases.ts';
import { choice, clause, type Construct, words } from './syntax.ts';

const isPlayerOrPlaneswalker = (like: Filter): boolean =>
  like.kind === 'player' || like.kind === 'opponent' || (like.kind === 'type' && like.type === 'planeswalker');
const nounsOf = (text: string): Readonly<Record<string, string>> => Object.fromEntries(text.split(', ').map((name) => [name, name]));
const thatNoun = words({
  ...nounsOf(
    'creature, permanent, artifact, enchantment, land, card, spell, spell or ability, ability, planeswalker, token, permanent or player, creature or player, creature or planeswalker, artifact or creature, creature or Vehicle, source',
  ),
  ...nounsOf(allSubtypes.join(', ')),
});
const thoseNouns = words(nounsOf('creatures, permanents, artifacts, lands, cards, tokens, spells, enchantments'), true);
const oneOf = (noun: string): string => noun.replace(/s$/, '');

const refOf = ({ meaning, scope }: HandedOn<Antecedent>): HandedOn<Ref> => handOn(meaning.ref, scope);
/** A thing of which something is said that it has: its power and its controller are those it had, when it has moved (608.2h). */
const asItWas = ({ meaning, scope }: HandedOn<Antecedent>): HandedOn<Ref> => handOn(meaning.was ?? meaning.ref, scope);

/** It, where only the source can be meant. @throws Unclear where something else could be */
function itOfSource(scope: Scope, start: number): HandedOn<Ref> {
  if (!scope.said.some(isThing)) return handOn(self, saySource(scope));
  const found = it(scope, start);
  if (found.meaning.ref.kind !== 'self') throw new Unclear(start, 'only the source is known to be that');
  return refOf(found);
}

/** "It", "that creature": one thing. */
export const herself: Construct<Ref> = choice<Ref>(
  clause('it', {}, (_, { scope, tree: { start } }) => refOf(it(scope, start))),
  // A person is the card that is one: players are "they", or "him or her", and no spell is a person.
  clause('(him|her|he|she)', {}, (_, { scope, tree: { start } }) => {
    const isPerson = scope.card.types.length === 0 || scope.card.types.some((type) => /^(?:creature|planeswalker)$/i.test(type));
    if (!isPerson) throw new Unclear(start, 'the card is no person');
    return itOfSource(scope, start);
  }),
  clause('itself', {}, (_, { scope, tree: { start } }) => refOf(reflexive(scope, start))),
  clause('that <of>', { of: thatNoun }, ({ of }, { scope, tree: { start } }) => refOf(that(scope, of, start))),
  clause(
    'the (of:token|card|spell or ability|spell|creature|permanent|artifact)',
    {},
    (_, { scope, forms: { of = '' }, tree: { start } }) => refOf(that(scope, of, start)),
  ),
);
/** It, as what deals damage. */
export const dealer: Construct<Ref> = clause('it', {}, (_, { scope, tree: { start } }) => refOf(it(scope, start, { dealing: true })));
/** Each of several: what is said of it in the singular is said of each by itself. */
function eachOf({ meaning, scope }: HandedOn<Antecedent>): HandedOn<Ref> {
  // Those that are remembered are all that "they" can be from here on, and not whatever is such by then.
  const set = scope.sets.find(({ slot }) => meaning.ref.kind === 'memory' && meaning.ref.slot === slot);
  const said = set ? scope.said.filter(({ ref }) => !isSame(ref, set.of)) : scope.said;
  return handOn(meaning.ref, say({ ...scope, said }, { ...meaning, each: true }));
}
/** "They", "those creatures", "each of them": many things. */
export const thoseOnes: Construct<Ref> = choice<Ref>(
  clause('(they|them)', {}, (_, { scope, tree: { start } }) => refOf(those(scope, undefined, start)), { plural: true }),
  clause('those <of>', { of: thoseNouns }, ({ of }, { scope, tree: { start } }) => refOf(those(scope, oneOf(of), start)), { plural: true }),
  clause(
    'both creatures',
    {},
    (_, { scope, tree: { start } }) => {
      const found = those(scope, 'creature', start);
      const { ref } = found.meaning;
      if (ref.kind !== 'several' || ref.of.length !== 2) throw new Unclear(start, 'it is not said which two');
      return refOf(found);
    },
    { plural: true },
  ),
  clause('each of them', {}, (_, { scope, tree: { start } }) => eachOf(those(scope, undefined, start))),
  clause('each of those <of>', { of: thoseNouns }, ({ of }, { scope, tree: { start } }) => eachOf(those(scope, oneOf(of), start))),
);

/** What something has may belong to the very thing that the sentence is about. */
const anyOf = (scope: Scope): Scope => ({ ...scope, subject: undefined });
const possessiveNoun: Construct<Ref> = clause("that <of>'s", { of: thatNoun }, ({ of }, { scope, tree: { start } }) =>
  (of === 'card' ? refOf : asItWas)(that(anyOf(scope), of, start)),
);

/** "That creature", of which only is said what it is called: of what has moved that is what it was called (608.2h). */
export const thatAsItWas: Construct<Ref> = clause('that <of>', { of: thatNoun }, ({ of }, { scope, tree: { start } }) =>
  (of === 'card' ? refOf : asItWas)(that(scope, of, start)),
);

/** "The creature that died": the one for which the ability triggered, as it was. @throws Unclear where none has died */
export const thatDied: Construct<Ref> = clause('the <of> that died', { of: thatNoun }, ({ of }, { scope, tree: { start } }) => {
  const dead = scope.said.findLast((each) => each.how === 'event' && each.became !== undefined && isCalledSo(each, of));
  if (!dead) throw new Unclear(start, 'nothing of which it is said has died');
  return handOn(dead.ref, scope);
});

/** It, as it was: of what is said that it was or had. */
export const itAsItWas: Construct<Ref> = clause('it', {}, (_, { scope, tree: { start } }) => asItWas(it(scope, start)));
/** What is copied: what has moved is copied as it was (608.2h, 707.2), for the card that it is now may be no copy of anything; "that card" is that. */
export const copiedOne: Construct<Ref> = choice<Ref>(itAsItWas, thatAsItWas, what);

const ofSource = (word: string): Construct<Ref> => clause(word, {}, (_, { scope, tree: { start } }) => itOfSource(scope, start));
/** It, where only the source can be meant: what was kicked or cast. */
export const sourceIt: Construct<Ref> = ofSource('it');
/** "Its", likewise: the cost for which it was cast. */
export const sourceIts: Construct<Ref> = ofSource('its');
/** "It's": a pronoun and its verb. */
export const contracted = {
  is: clause("it's", {}, (_, { scope, tree: { start } }) => refOf(it(scope, start))),
};
/** Pronouns of players, and of things that have something. */
export const theirs = {
  /** "That player", "they". */
  subject: choice<Ref>(
    clause('(that player|the player|he or she)', {}, (_, { scope, tree: { start } }) => player(scope, start)),
    clause("that player or that planeswalker's controller", {}, (_, { scope, tree: { start } }) => {
      const found = scope.said.findLast(({ sort, how }) => sort === 'either' && how === 'target');
      // Of a creature that was hit it is not said who it is.
      if (found?.like.kind !== 'or' || !found.like.filters.every(isPlayerOrPlaneswalker)) throw new Unclear(start);
      const of: Ref = { kind: 'controller', of: found.ref };
      return handOn(of, sayPlayer(scope, of));
    }),
    clause('that opponent', {}, (_, { scope, tree: { start } }) => opponent(scope, start)),
    clause('they', {}, (_, { scope, tree: { start } }) => player(scope, start), { plural: true }),
    clause('%them', {}, (_, { scope, tree: { start } }) => player(scope, start)),
  ),
  /** "That player's", "their". */
  possessive: clause("(who:that player's|that opponent's|his or her)", {}, (_, { scope, forms: { who: named }, tree: { start } }) =>
    (named === "that opponent's" ? opponent : player)(scope, start),
  ),
  /** "That creature's". */
  ofThat: possessiveNoun,
  /** "Its", "that creature's". */
  ofOne: choice<Ref>(
    possessiveNoun,
    clause("the (of:spell|source|creature|permanent)'s", {}, (_, { scope, forms: { of = '' }, tree: { start } }) =>
      asItWas(that(of === 'spell' || of === 'source' ? scope : anyOf(scope), of, start)),
    ),
    clause('its', {}, (_, { scope, tree: { start } }) => asItWas(it(anyOf(scope), start))),
  ),
  /** "Their" of a player, or of many things. */
  ofMany: clause('their', {}, (_, { scope, tree: { start } }) => asItWas(theirOwn(scope, start)), { plural: true }),
  /** "Their" of a player. */
  ofPlayer: clause('their', {}, (_, { scope, tree: { start } }) => player(scope, start), { plural: true }),
};
