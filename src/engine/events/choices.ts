/** Choices that instructions ask for. */
import { cardTypes } from '../language/cardType.ts';
import type { Filter } from '../language/filter.ts';
import type { ChoiceFrom, KeywordChoice, WordChoice } from '../language/choiceFrom.ts';
import type { Instruction } from '../language/instruction.ts';
import { kindsIn } from '../language/parts.ts';
import { inTurnOrder, opponentsOf } from '../state/changes.ts';
import { combinations } from '../state/combinations.ts';
import type { Context } from '../look/reading/context.ts';
import { amountOf, choosersOf, resolveRef } from '../look/reading/read.ts';
import { namesOfBoth } from '../look/faces.ts';
import { variantOn } from '../concepts/variant.ts';
import { listRemembered } from '../look/reading/remembered.ts';
import { faceMatches } from '../look/copying.ts';
import { citesOfChooser } from '../look/reading/rulesRead.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { colors } from '../language/manaCost.ts';
import { ask, cite, type Game, type Procedure, say } from './procedure.ts';
import { type Answer, illegal, legal, legalIf, type QuestionKind } from './question.ts';
import { forSources, inRange } from '../look/range.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { GameState, ObjectId, PlayerId, Remembered } from '../state/state.ts';
import { basicLandTypes, familyOf, isCreatureType } from '../language/subtypes.ts';
import { areSomeOf, toList, toText } from './answers.ts';
import { nameOf } from './nameOf.ts';

/** A choice is made as a spell or ability resolves (608.2d), unless it is said by which rule. */
const ofChoice = (cites: readonly Concept[]): readonly Concept[] => (cites.length > 0 ? cites : ['resolve.choice']);

/** A player chooses so many of these; all of them when there are no more. */
export function* chooseObjects(
  game: Game,
  player: PlayerId,
  from: readonly ObjectId[],
  count: number,
  text: string,
  ...cites: readonly Concept[]
): Procedure<readonly ObjectId[]> {
  if (from.length <= count) {
    game.asked.forced.push({ player, answer: from });
    return from;
  }
  if (count === 0) return [];
  const answer = yield* ask(game, {
    player,
    kind: 'object',
    text,
    options: () => (count === 1 ? from : combinations(from, count, { least: count })),
    judge: (given) => {
      const list = toList(given);
      return legalIf(list.length === count && areSomeOf(list, from), `exactly ${count} must be chosen`, ...ofChoice(cites));
    },
    cites: ofChoice(cites),
  });
  return toList(answer);
}

/** What enters at the same time cannot be chosen for it (614.13a). */
const entersToo: Others = { reason: 'what enters at the same time cannot be chosen', cites: ['replacement.enters.choices'] };

const notAmong = 'it is none of those that may be chosen';

/** Why nothing else may be chosen, where the rules say more than that. */
export interface Others {
  readonly reason: string;
  readonly cites: readonly Concept[];
}

/** A player chooses as many of these as they like, up to so many. */
export function* chooseUpTo(
  game: Game,
  player: PlayerId,
  from: readonly ObjectId[],
  most: number,
  asked: string | { readonly text: string; readonly others: Others | undefined },
  ...cites: readonly Concept[]
): Procedure<readonly ObjectId[]> {
  if (from.length === 0 || most === 0) return [];
  const { text, others } = typeof asked === 'string' ? { text: asked, others: undefined } : asked;
  const answer = yield* ask(game, {
    player,
    kind: 'object',
    text,
    options: () => (most === 1 ? [...from, 'no'] : combinations(from, most)),
    judge: (given) => {
      const list = toList(given);
      return list.length <= most && areSomeOf(list, from)
        ? legal
        : list.every((id) => from.includes(id))
          ? illegal(`at most ${most} may be chosen`, ...ofChoice(cites))
          : {
              legal: false,
              ...(list.some((id) => game.entering?.has(id)) ? entersToo : (others ?? { reason: notAmong, cites: ofChoice(cites) })),
            };
    },
    cites: ofChoice(cites),
  });
  return toList(answer);
}

/** Yes or no: to what a source offers, or to what it would replace. */
export function* askWhether(
  game: Game,
  player: PlayerId,
  text: string,
  source?: ObjectId | { readonly replacing: ObjectId },
  ...cites: readonly Concept[]
): Procedure<boolean> {
  const answer = yield* ask(game, {
    player,
    kind: 'may',
    text,
    ...(source === undefined ? {} : typeof source === 'string' ? { source } : { source: source.replacing, replaces: true }),
    options: () => ['yes', 'no'],
    judge: (given) =>
      legalIf(given === 'yes' || given === 'no' || typeof given === 'boolean', 'the answer is yes or no', ...ofChoice(cites)),
    cites: ofChoice(cites),
  });
  return answer === 'yes' || answer === true;
}

interface Word {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly options: (state: GameState, player: PlayerId, of?: Filter) => readonly (string | number)[];
  /** What else may be chosen: of types and names, the board has some and the players know more. */
  readonly others?: (given: Answer, state: GameState, of: Filter | undefined) => boolean;
  readonly cites?: readonly Concept[];
}

const words: Readonly<Record<ChoiceFrom['kind'], Word>> = {
  colors: { kind: 'color', text: 'Which colour?', options: () => colors },
  'creature types': {
    kind: 'creature type',
    text: 'Which creature type?',
    options: creatureTypes,
    others: (given) => typeof given === 'string' && isCreatureType(given),
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

/** A player chooses a colour, a type, a name, a number or a player. `first`: the word beside which this one is chosen. */
export function* chooseWord(
  game: Game,
  player: PlayerId,
  from: ChoiceFrom | WordChoice | KeywordChoice,
  source: ObjectId,
  first?: Remembered,
  cites: readonly Concept[] = [],
): Procedure<string | number> {
  const filter = from.kind === 'card names' ? from.of : undefined;
  const isIn = (family: Word, given: Answer): boolean => isAmong(game, player, family, given, filter);
  const families: readonly Word[] =
    from.kind === 'words'
      ? from.of.map((family) => words[family])
      : [from.kind === 'keywords' ? { kind: 'other', text: 'Which ability?', options: () => from.of } : words[from.kind]];
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
}

const isAmong = (game: Game, player: PlayerId, { options, others }: Word, given: Answer, of: Filter | undefined): boolean =>
  options(game.state, player, of).some((option) => option === given) || (others?.(given, game.state, of) ?? false);

/** Each of several chooses of their own, in turn order (101.4). */
export const isOfEach = ({ who, from }: Extract<Instruction, { do: 'choose' }>): boolean =>
  who.kind !== 'each' && kindsIn(from).has('each');

/** What a player chooses for an instruction, to be remembered in its slot. */
export function* choose(game: Game, instruction: Extract<Instruction, { do: 'choose' }>, context: Context): Procedure<Remembered> {
  const look = lookAt(game.state);
  const { from, amount } = instruction;
  if (!context.each && isOfEach(instruction)) {
    const chosen: ObjectId[] = [];
    const able = choosersOf(look, instruction.who, context);
    for (const each of inTurnOrder(game.state).filter((player) => able.includes(player)))
      chosen.push(...listRemembered(yield* choose(game, { ...instruction, who: { kind: 'each' } }, { ...context, each })));
    return chosen;
  }
  const [player = context.controller] = choosersOf(look, instruction.who, context);
  cite(game, ...citesOfChooser(look, instruction.who, context));
  if (isChoiceFrom(from)) {
    const first = from.kind === 'words' && from.beside !== undefined ? context.memory[from.beside] : undefined;
    return yield* chooseWord(game, player, from, context.source, first);
  }
  const own = player === context.controller ? context : { ...context, within: [player] };
  // A player who is chosen may have to choose in their turn (801.5c); whatever else is said of one out of range does nothing.
  const able =
    from.kind === 'players' ? choosersOf(look, from, own) : resolveRef(forSources(look, instruction.protects === true), from, own);
  const count = amount === undefined ? 1 : Math.max(0, amountOf(look, amount, context));
  const text = `What does ${player} choose for ${nameOf(game.state, context.source)}?`;
  return instruction.upTo ? yield* chooseUpTo(game, player, able, count, text) : yield* chooseObjects(game, player, able, count, text);
}

/** What may be chosen that is no object. */
export const choiceKinds: Readonly<Record<string, unknown>> = { ...words, words: true, keywords: true };
const isChoiceFrom = (from: Extract<Instruction, { do: 'choose' }>['from']): from is ChoiceFrom | WordChoice | KeywordChoice =>
  from.kind in choiceKinds;
