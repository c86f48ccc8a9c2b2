/** Expectations of objects: what they look like, what is on them, where they are. */
import type { Ability } from '../../engine/language/ability.ts';
import { cardTypes } from '../../engine/language/cardType.ts';
import { colors } from '../../engine/language/manaCost.ts';
import { allSubtypes, hasSubtype } from '../../engine/language/subtypes.ts';
import { phasingOn } from '../../engine/events/phasing.ts';
import { colorIdentity, fitsIdentity, identityOfCommander } from '../../engine/look/colorIdentity.ts';
import { manaValueOfObject } from '../../engine/look/faces.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { Look } from '../../engine/look/look.ts';
import type { GameObject, GameState } from '../../engine/state/state.ts';
import type { Expectation } from '../format/scenario.ts';
import { refuse } from '../format/refusal.ts';
import { toName } from '../position/refs.ts';
import { nameAbility } from '../telling/boardView.ts';
import { ptOf } from '../telling/summary.ts';
import { type Check, type Checking, findSubject, gone, mustBePlayer, ofObject, perRef, type Seen, words } from './checking.ts';

type ExpectedSet = readonly string[] | { readonly has?: readonly string[]; readonly lacks?: readonly string[] };

/** `isWord`: whether something could ever have this word; what nothing has lacks it always, and says nothing. */
function setCheck(
  of: (object: GameObject, look: Look) => readonly string[],
  isWord: (word: string, state: GameState) => boolean,
  isAmong = (set: readonly string[], word: string): boolean => words(set).includes(word.toLowerCase()),
): Check<Readonly<Record<string, ExpectedSet>>> {
  return ({ key, value, path, seen, fail }) => {
    for (const [ref, expected] of Object.entries(value)) {
      const { object, look } = findSubject(seen, ref, `${path}.${ref}`);
      for (const word of 'length' in expected ? expected : [...(expected.has ?? []), ...(expected.lacks ?? [])])
        if (!isWord(word, look.state)) refuse(`${path}.${ref}`, 'no object could ever have this', word);
      const set = object === undefined ? [] : of(object, look);
      const actual = object === undefined ? undefined : words(set);
      if (actual === undefined) fail(`${key}.${ref}`, expected, gone);
      else if ('length' in expected) {
        if (words([...new Set(expected)]).join() !== actual.join()) fail(`${key}.${ref}`, expected, actual);
      } else {
        const missing = (expected.has ?? []).some((word) => !isAmong(set, word));
        const extra = (expected.lacks ?? []).some((word) => isAmong(set, word));
        if (missing || extra) fail(`${key}.${ref}`, expected, actual);
      }
    }
  };
}

function isCalled(ability: Ability, name: string): boolean {
  const [wanted, text] = [plain(name), plain(nameAbility(ability))];
  return (
    text === wanted || (ability.kind === 'keyword' && plain(ability.keyword) === wanted) || (wanted.length >= 8 && text.startsWith(wanted))
  );
}

/** An ability that an effect gave has no text: it is told by its meaning. */
function meansSame(own: readonly Ability[], wanted: readonly Ability[] | undefined): boolean {
  if (wanted === undefined || wanted.length === 0) return false;
  const meanings = new Set(own.map(meaningOf));
  return wanted.every((ability) => meanings.has(meaningOf(ability)));
}

const meaningOf = (ability: Ability): string => JSON.stringify({ ...ability, text: '' }, sortedKeys);
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const plain = (text: string): string => text.toLowerCase().replace(/\.$/, '').trim();

/** An ability by its words, or by the beginning of a text that something has or had. */
const isKnownAbility = (seen: Seen, { state }: Look, name: string): boolean =>
  (seen.abilitiesOf(name)?.length ?? 0) > 0 ||
  Object.values(state.cards).some(({ faces }) =>
    faces.some(({ abilities: printed }) => printed.some((ability) => isCalled(ability, name))),
  ) ||
  Object.keys(state.objects).some((id) =>
    lookAt(state)
      .characteristicsOf(id)
      .abilities.some((ability) => isCalled(ability, name)),
  );

const abilities: Check<NonNullable<Expectation['abilities']>> = ({ key, value, path, seen, fail }) => {
  for (const [ref, expected] of Object.entries(value)) {
    const { object, look } = findSubject(seen, ref, `${path}.${ref}`);
    if (!object) {
      fail(`${key}.${ref}`, expected, gone);
      continue;
    }
    for (const name of [...(expected.has ?? []), ...(expected.lacks ?? [])])
      if (!isKnownAbility(seen, look, name))
        refuse(`${path}.${ref}`, 'this is no ability that is understood, nor one of anything here', name);
    const own = look.characteristicsOf(object.id).abilities;
    const actual = own.map(nameAbility);
    const isThere = (name: string): boolean => own.some((ability) => isCalled(ability, name)) || meansSame(own, seen.abilitiesOf(name));
    const missing = (expected.has ?? []).some((name) => !isThere(name));
    const extra = (expected.lacks ?? []).some(isThere);
    if (missing || extra || (expected.count !== undefined && expected.count !== own.length)) fail(`${key}.${ref}`, expected, actual);
  }
};

const counters: Check<NonNullable<Expectation['counters']>> = ({ key, value, path, seen, fail }) => {
  for (const [ref, expected] of Object.entries(value)) {
    const { object } = findSubject(seen, ref, `${path}.${ref}`);
    const actual = Object.fromEntries(Object.entries(object?.counters ?? {}).filter(([, count]) => count !== 0));
    const none = Object.keys(expected).length === 0;
    const wrong = none ? Object.keys(actual).length > 0 : Object.entries(expected).some(([kind, count]) => (actual[kind] ?? 0) !== count);
    if (wrong || !object) fail(`${key}.${ref}`, expected, object ? actual : gone);
  }
};

const isCardType = (word: string): boolean => cardTypes.some((type) => type === word.toLowerCase());
const isColor = (word: string): boolean => colors.some((color) => color === word.toLowerCase());
const supertypes: ReadonlySet<string> = new Set(['basic', 'legendary', 'snow', 'world', 'ongoing', 'elite', 'host']);
/** A subtype that the rules list, or one that a card here has printed. */
const isSubtype = (word: string, { cards, objects }: GameState): boolean =>
  allSubtypes.some((each) => each.toLowerCase() === word.toLowerCase()) ||
  [...Object.values(cards).flatMap(({ faces }) => faces), ...Object.values(objects).flatMap(({ copied }) => (copied ? [copied] : []))].some(
    ({ subtypes }) => words(subtypes).includes(word.toLowerCase()),
  );

/** A check of a player per ref. */
function byPlayer(actual: Parameters<typeof perRef>[0]): Check<Readonly<Record<string, string>>> {
  const check = perRef<string>(actual);
  return (checking) => {
    for (const [ref, player] of Object.entries(checking.value))
      if (player !== gone) mustBePlayer(checking.seen.session.state(), player, `${checking.path}.${ref}`);
    check(checking);
  };
}

export const objectChecks = {
  // Until July 2009 what phases out is in a zone of its own (217.8 of 2005).
  zones: perRef(({ object, look }) => (object?.phasedOut ? phasingOn(look.state.day).zone : undefined) ?? object?.zone ?? gone),
  pt: perRef(ofObject(ptOf)),
  name: perRef(ofObject(({ id }, look) => look.characteristicsOf(id).name)),
  manaValue: perRef(ofObject((object, look) => manaValueOfObject(look, object))),
  loyalty: perRef(
    ofObject(({ id, zone, counters: on }, look) =>
      zone === 'battlefield' ? (on['loyalty'] ?? 0) : (look.characteristicsOf(id).loyalty ?? 0),
    ),
  ),
  damage: perRef(ofObject(({ damage }) => damage)),
  controller: byPlayer(ofObject(({ id }, look) => look.characteristicsOf(id).controller)),
  owner: byPlayer(ofObject(({ owner }) => owner)),
  attachedTo: perRef(ofObject(({ attachedTo }, { state }) => (attachedTo === undefined ? 'none' : toName(state, attachedTo)))),
  types: setCheck(({ id }, look) => look.characteristicsOf(id).types, isCardType),
  subtypes: setCheck(
    ({ id }, look) => look.characteristicsOf(id).subtypes,
    isSubtype,
    (set, word) => words(set).includes(word.toLowerCase()) || hasSubtype(set, word),
  ),
  supertypes: setCheck(
    ({ id }, look) => look.characteristicsOf(id).supertypes,
    (word) => supertypes.has(word.toLowerCase()),
  ),
  colors: setCheck(({ id }, look) => look.characteristicsOf(id).colors, isColor),
  colorIdentity: setCheck(({ card }, { state }) => (state.cards[card] ? colorIdentity(state.cards[card]) : []), isColor),
  fitsCommander: perRef(
    ofObject(({ card, owner }, { state }) => {
      const identity = identityOfCommander(state, owner);
      return identity === undefined || !state.cards[card] ? 'no commander' : fitsIdentity(state.cards[card], identity);
    }),
  ),
  abilities,
  counters,
  tapped: perRef(ofObject(({ tapped }) => tapped)),
  faceDown: perRef(ofObject(({ faceDown }) => faceDown)),
  flipped: perRef(ofObject(({ flipped }) => flipped)),
  attacking: perRef(({ object }) => object?.attacking !== undefined),
  blocking: perRef(({ object }) => object?.blocking !== undefined),
  blocked: perRef(({ object }) => object?.attacking?.blocked === true),
  exists: perRef(({ object }) => object !== undefined),
  triggered: ({ key, value, path, seen, compare }: Checking<NonNullable<Expectation['triggered']>>) => {
    for (const [ref, expected] of Object.entries(value)) {
      findSubject(seen, ref, `${path}.${ref}`);
      compare(`${key}.${ref}`, expected, seen.session.triggered()[ref] ?? 0);
    }
  },
};
