/** Choices that instructions ask for. */
import type { ChoiceFrom, CounterChoice, KeywordChoice, WordChoice } from '../language/choiceFrom.ts';
import type { Instruction } from '../language/instruction.ts';
import { kindsIn } from '../language/parts.ts';
import { inTurnOrder, isInGame } from '../state/changes.ts';
import { combinations } from '../state/combinations.ts';
import { countersOn } from './instructions/counters.ts';
import type { Look } from '../look/look.ts';
import type { Context } from '../look/reading/context.ts';
import { amountOf, choosersOf, resolveRef } from '../look/reading/read.ts';
import { listRemembered } from '../look/reading/remembered.ts';
import { citesOfChooser } from '../look/reading/rulesRead.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { ask, cite, type Game, type Procedure, rareOf } from './procedure.ts';
import { illegal, legal, legalIf } from './question.ts';
import { forSources } from '../look/range.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { ObjectId, PlayerId, Remembered } from '../state/state.ts';
import { areSomeOf, toList } from './answers.ts';
import { nameOf } from './nameOf.ts';

/** A choice is made as a spell or ability resolves (608.2d), unless it is said by which rule. */
export const ofChoice = (cites: readonly Concept[]): readonly Concept[] => (cites.length > 0 ? cites : ['resolve.choice']);

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
  const [meant = context.controller] = choosersOf(look, instruction.who, context);
  const player = isInGame(game.state, meant) ? meant : yield* rareOf(game, 'choices of who has left').standIn(game, meant, context);
  cite(game, ...citesOfChooser(look, instruction.who, context));
  if (from.kind === 'counters on') {
    const of = kindsOn(look, from, context);
    return of.length === 0
      ? []
      : yield* rareOf(game, 'choosing a kind of counter').chooseWord(game, player, { kind: 'counters', of }, context.source);
  }
  if (isChoiceFrom(from)) {
    const first = from.kind === 'words' && from.beside !== undefined ? context.memory[from.beside] : undefined;
    return yield* rareOf(game, 'choosing a word').chooseWord(game, player, from, context.source, first);
  }
  const own = player === context.controller ? context : { ...context, within: [player] };
  // A player who is chosen may have to choose in their turn (801.5c); whatever else is said of one out of range does nothing.
  const able =
    from.kind === 'players' ? choosersOf(look, from, own) : resolveRef(forSources(look, instruction.protects === true), from, own);
  const count = amount === undefined ? 1 : Math.max(0, amountOf(look, amount, context));
  const text = `What does ${player} choose for ${nameOf(game.state, context.source)}?`;
  return instruction.upTo ? yield* chooseUpTo(game, player, able, count, text) : yield* chooseObjects(game, player, able, count, text);
}

/** The kinds of the counters that are there. */
export const kindsOn = (look: Look, { on }: CounterChoice, context: Context): readonly string[] => [
  ...new Set(
    resolveRef(look, on, context).flatMap((id) => Object.entries(countersOn(look, id)).flatMap(([kind, many]) => (many > 0 ? [kind] : []))),
  ),
];

/** What may be chosen that is no object. */
export const isChoiceFrom = (
  from: Extract<Instruction, { do: 'choose' }>['from'],
): from is ChoiceFrom | WordChoice | KeywordChoice | CounterChoice => choiceKinds.has(from.kind);
const choiceKinds: ReadonlySet<string> = new Set([
  'colors',
  'creature types',
  'basic land types',
  'card names',
  'card types',
  'numbers',
  'opponents',
  'any player',
  'words',
  'keywords',
  'counters',
  'counters on',
] satisfies (ChoiceFrom | WordChoice | KeywordChoice | CounterChoice)['kind'][]);
