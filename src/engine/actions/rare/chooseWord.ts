/** A colour, a type, a name, a number or a player that somebody chooses (201.4, 205.3, 608.2d). */
import { cardTypes } from '../../language/cardType.ts';
import type { ChoiceFrom } from '../../language/choiceFrom.ts';
import type { Filter } from '../../language/filter.ts';
import { colors } from '../../language/manaCost.ts';
import { basicLandTypes, familyOf, isCreatureType } from '../../language/subtypes.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { inTurnOrder, opponentsOf } from '../../state/changes.ts';
import type { GameState, PlayerId } from '../../state/state.ts';
import { faceMatches } from '../../look/copying.ts';
import { namesOfBoth } from '../../look/faces.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { inRange } from '../../look/range.ts';
import { toText } from '../../events/answers.ts';
import { ofChoice } from '../../events/choices.ts';
import { ask, type Game, type Rare, say } from '../../events/procedure.ts';
import { type Answer, legalIf, type QuestionKind } from '../../events/question.ts';

interface Word {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly options: (state: GameState, player: PlayerId, of?: Filter) => readonly (string | number)[];
  /** What else may be chosen: of types and names, the board has some and the players know more. */
  readonly others?: (given: Answer, state: GameState, of: Filter | undefined) => boolean;
  readonly cites?: readonly Concept[];
}

/** Whether a word may be chosen as a creature type that is none: first any noun without another meaning in the game (2001-09-24 214.7a). */
export const nounsAsTypes: readonly Variant<(word: string, state: GameState) => boolean>[] = [
  { from: '2002-10-07', value: () => false },
  { from: '', value: (word, state) => /^[A-Z][a-z]+$/.test(word) && !hasMeaning(word.toLowerCase(), state) },
];

/** Words of the game that come to mind as nouns; the names of cards of this game are others. */
const terms: readonly string[] = [
  ...cardTypes,
  ...colors,
  ...basicLandTypes.map((type) => type.toLowerCase()),
  ...[
    'legend',
    'player',
    'opponent',
    'spell',
    'ability',
    'card',
    'permanent',
    'token',
    'counter',
    'mana',
    'damage',
    'library',
    'graveyard',
  ],
  ...['hand', 'stack', 'turn', 'phase', 'step', 'upkeep', 'target', 'trample', 'flying', 'banding', 'wall'],
];
const hasMeaning = (word: string, state: GameState): boolean =>
  terms.includes(word) || facesOf(state).some(({ name }) => name.toLowerCase() === word);

const words: Readonly<Record<ChoiceFrom['kind'], Word>> = {
  colors: { kind: 'color', text: 'Which colour?', options: () => colors },
  'creature types': {
    kind: 'creature type',
    text: 'Which creature type?',
    options: creatureTypes,
    others: (given, state) => typeof given === 'string' && (isCreatureType(given) || variantOn(nounsAsTypes, state.day)(given, state)),
    cites: ['subtypes'],
  },
  'basic land types': {
    kind: 'other',
    text: 'Which basic land type?',
    options: () => ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'],
  },
  'card names': {
    kind: 'name',
    text: 'Which name?',
    options: cardNames,
    others: (given, state, of) => typeof given === 'string' && isUnknownName(given, state, of),
    cites: ['choose.name'],
  },
  'card types': { kind: 'other', text: 'Which card type?', options: () => cardTypes },
  numbers: {
    kind: 'number',
    text: 'Which number?',
    options: () => Array.from({ length: 21 }, (_, number) => number),
    others: (given) => Number.isInteger(given) && Number(given) >= 0,
  },
  opponents: { kind: 'other', text: 'Which opponent?', options: opponentsInRange },
  'any player': { kind: 'other', text: 'Which player?', options: playersInRange },
};

/** A player who is chosen is one in range (801.5a). */
function playersInRange(state: GameState, player: PlayerId): readonly PlayerId[] {
  const look = lookAt(state);
  return inTurnOrder(state).filter((id) => inRange(look, player, id));
}
function opponentsInRange(state: GameState, player: PlayerId): readonly PlayerId[] {
  const look = lookAt(state);
  return opponentsOf(state, player).filter((id) => inRange(look, player, id));
}

const facesOf = (state: GameState) => Object.values(state.cards).flatMap(({ faces }) => faces);

function creatureTypes(state: GameState): readonly string[] {
  const found = facesOf(state).filter(({ types }) => types.includes('creature'));
  const subtypes = [...new Set(found.flatMap((face) => face.subtypes))].filter((each) => familyOf(each) === 'creature').toSorted();
  return subtypes.length === 0 ? ['Human'] : subtypes;
}

function cardNames(state: GameState, _: PlayerId, of?: Filter): readonly string[] {
  const names = Object.values(state.cards).flatMap(({ layout, faces }) => {
    const fitting = faces.filter((face) => face.name !== '' && (!of || faceMatches(face, of)));
    const both = layout === 'split' && fitting.length > 0 && variantOn(namesOfBoth, state.day);
    return both ? [faces.map(({ name }) => name).join(' // ')] : fitting.map(({ name }) => name);
  });
  return [...new Set(names)].toSorted();
}

/** What no card on the board is called may be the name of any card; the basic lands are known. */
function isUnknownName(name: string, state: GameState, of: Filter | undefined): boolean {
  const isBasic = basicLandTypes.includes(name);
  return isBasic
    ? !of || faceMatches({ types: ['land'], supertypes: ['basic'], subtypes: [name] }, of)
    : name !== '' && !name.includes(' // ') && !facesOf(state).some((face) => face.name === name);
}

function familiesOf(from: Parameters<Rare['chooseWord']>[2]): readonly Word[] {
  if (from.kind === 'words') return from.of.map((family) => words[family]);
  if (from.kind === 'keywords') return [{ kind: 'other', text: 'Which ability?', options: () => from.of }];
  if (from.kind === 'counters') return [{ kind: 'other', text: 'Which kind of counter?', options: () => from.of }];
  const { of } = from.kind === 'numbers' ? from : {};
  return [of ? { ...words.numbers, options: () => of, others: () => false } : words[from.kind]];
}

export const chooseWord: Rare['chooseWord'] = function* (game, player, from, source, first, cites = []) {
  const filter = from.kind === 'card names' ? from.of : undefined;
  const isIn = (family: Word, given: Answer): boolean => isAmong(game, player, family, given, filter);
  const families = familiesOf(from);
  const of = families.filter((family) => first === undefined || isIn(family, first));
  const barred = (word: Answer): boolean => word === first || ('never' in from && word === from.never);
  const [only] = of;
  // What a word is decides also as something enters (614.12), which says nothing of words.
  const isKnown = cites.length > 0 && (only?.cites ?? []).length > 0;
  const answer = yield* ask(game, {
    player,
    kind: only && of.length === 1 ? only.kind : 'other',
    text: of.map(({ text }) => text).join(' '),
    source,
    options: () => of.flatMap(({ options }) => options(game.state, player, filter)).filter((option) => !barred(option)),
    open: of.some(({ others }) => others),
    judge: (given) =>
      legalIf(
        !barred(given) && of.some((family) => isIn(family, given)),
        `it is none of the ${from.kind}`,
        ...(only?.cites ?? []),
        ...(isKnown ? [] : ofChoice(cites)),
      ),
    cites: ofChoice(cites),
  });
  // The engine knows the cards of this game alone (201.4a).
  if (from.kind === 'card names' && !cardNames(game.state, player).includes(toText(answer))) say(game, 'no such card');
  return from.kind === 'numbers' ? Number(answer) : toText(answer);
};

const isAmong = (game: Game, player: PlayerId, { options, others }: Word, given: Answer, of: Filter | undefined): boolean =>
  options(game.state, player, of).some((option) => option === given) || (others?.(given, game.state, of) ?? false);
