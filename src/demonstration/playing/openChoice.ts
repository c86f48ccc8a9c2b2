/** What a player could have answered, and why the rest was not open to them. */
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import { type Answer, listSome, Refusal, type Question } from '../../engine/events/question.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import type { GameState, Thing } from '../../engine/state/state.ts';
import { isWith } from '../../engine/state/teams.ts';
import { asSentence, inWords } from '../telling/inWords.ts';
import type { Naming } from '../telling/names.ts';
import { isList, toNames } from '../position/refs.ts';

/** A choice that was made, in the names of the scenario. */
export interface MadeChoice {
  readonly player: string;
  readonly kind: Question['kind'];
  readonly text: string;
  readonly answer: Answer;
  /** Legal answers, the first of them. */
  readonly options: readonly Answer[];
  /** How many legal answers there were; undefined where they cannot be counted. */
  readonly count?: number;
  readonly closed: readonly ClosedAnswer[];
}

/** An answer that somebody might think of, and what forbids it. */
export interface ClosedAnswer {
  readonly answer: Answer;
  readonly reason: string;
  readonly cites: readonly Concept[];
}

/** As many options as somebody would look through. */
const listed = 40;

/**
 * What was open as a question was answered. `state` is the position in which it was asked, `naming` what people call things; without
 * `closing` it is not said what was closed.
 */
export function describeChoice(question: Question, answer: Answer, state: GameState, naming: Naming, closing = true): MadeChoice {
  const { answers: options, all } = optionsOf(question);
  return {
    player: question.player,
    kind: question.kind,
    text: asSentence(state, question.text, naming),
    answer: toNames(state, answer),
    options: options.slice(0, listed).map((option) => toNames(state, option)),
    ...(question.open === true || !all ? {} : { count: options.length }),
    closed: (closing ? candidates(question, options, state) : []).flatMap((candidate): ClosedAnswer[] => {
      const judgement = question.judge(candidate);
      return judgement.legal
        ? []
        : [{ answer: toNames(state, candidate), reason: inWords(state, judgement.reason, naming), cites: judgement.cites }];
    }),
  };
}

function optionsOf(question: Question): ReturnType<typeof listSome> {
  if (question.kind === 'mana') return { answers: [], all: true };
  try {
    return listSome(question);
  } catch (error) {
    if (error instanceof Refusal) return { answers: [], all: true };
    throw error;
  }
}

/** Answers next to the legal ones: things on the table that no option names, creatures that attack or block in none. */
function candidates(question: Question, options: readonly Answer[], state: GameState): readonly Answer[] {
  const look = lookAt(state);
  const creatures = state.zones.battlefield.filter((id) => look.characteristicsOf(id).types.includes('creature'));
  const own = creatures.filter((id) => isWith(state, question.player, look.characteristicsOf(id).controller));
  switch (question.kind) {
    case 'target': {
      if (!options.every((option) => typeof option === 'string')) return [];
      const taken = new Set(options);
      const things: readonly Thing[] = [...state.zones.battlefield, ...state.players.filter(({ left }) => !left).map(({ id }) => id)];
      return things.filter((thing) => !taken.has(thing));
    }
    case 'attackers': {
      const able = new Set(options.flatMap((option) => keysOf(option)));
      const [defender] = options.flatMap((option) => valuesOf(option));
      return defender === undefined ? [] : own.filter((id) => !able.has(id)).map((id) => ({ [id]: defender }));
    }
    case 'blockers': {
      const able = new Set(options.flatMap((option) => Object.entries(asMap(option)).flatMap(([id, whom]) => pairs(id, whom))));
      const attacking = creatures.filter((id) => state.objects[id]?.attacking);
      return own
        .flatMap((id) => attacking.map((whom) => [id, whom] as const))
        .filter(([id, whom]) => !able.has(pair(id, whom)))
        .map(([id, whom]) => ({ [id]: whom }));
    }
    default:
      return [];
  }
}

const asMap = (answer: Answer): Readonly<Record<string, Answer>> => (typeof answer === 'object' && !isList(answer) ? answer : {});
const keysOf = (answer: Answer): readonly string[] => Object.keys(asMap(answer));
const valuesOf = (answer: Answer): readonly Answer[] => Object.values(asMap(answer));
/** One string for both: no other two have it, whatever they are called. */
const pair = (id: string, whom: string): string => JSON.stringify([id, whom]);
const pairs = (id: string, whom: Answer): readonly string[] =>
  (isList(whom) ? whom : [whom]).flatMap((one) => (typeof one === 'string' ? [pair(id, one)] : []));
