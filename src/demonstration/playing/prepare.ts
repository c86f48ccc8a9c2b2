/** Answers that a scenario's action brings along, given to the questions it raises; what nobody asked for makes the action a refusal. */
import { type Answer, type Judgement, type Question, type QuestionKind, Refusal } from '../../engine/events/question.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import type { Preparation } from '../../engine/session.ts';
import type { GameState } from '../../engine/state/state.ts';
import { isList, toName, toThing, toThings } from '../position/refs.ts';

export interface Brought {
  readonly targets?: readonly (string | readonly string[])[];
  readonly modes?: readonly number[];
  readonly x?: number;
  readonly bands?: readonly (readonly string[])[];
  readonly divide?: Readonly<Record<string, number>>;
  readonly additional?: readonly string[];
  readonly pay?: string | readonly string[];
}

/** A list of answers of which each question takes its share. */
interface Supply {
  readonly key: string;
  left: readonly Answer[];
  asked: boolean;
  readonly cites: Concept;
  /** Why a question did not take all that was left. */
  refused?: Refused | undefined;
}
type Refused = Extract<Judgement, { legal: false }>;

/** Prepares answers. Refs are looked up when they are needed, since objects change with their zones. */
export function prepare(brought: Brought, state: () => GameState): Preparation {
  const supplies = new Map<QuestionKind, Supply>();
  const add = (kind: QuestionKind, key: string, left: readonly Answer[] | undefined, cites: Concept): void => {
    if (left !== undefined) supplies.set(kind, { key, left, asked: false, cites });
  };
  const { pay } = brought;
  add('target', 'targets', brought.targets, 'cast.targets');
  add('modes', 'modes', brought.modes && [[...brought.modes]], 'cast.modes');
  add('x', 'x', brought.x === undefined ? undefined : [brought.x], 'cast.modes');
  add('division', 'divide', brought.divide && [brought.divide], 'cast.division');
  add('bands', 'bands', brought.bands && [brought.bands], 'keyword.banding');
  add('payment', 'additional', brought.additional, 'cast.pay');
  add('mana', 'pay', pay === undefined || pay === 'free' ? undefined : [pay], 'cast.pay');
  return {
    answer: (question) => {
      const paying = question.kind === 'help' ? takeHelpers(question, supplies.get('mana'), state) : undefined;
      if (paying) return paying;
      const supply = supplies.get(question.kind === 'help' ? 'payment' : question.kind);
      if (!supply) return undefined;
      // Who says that there are no targets chooses none, also where that is not legal.
      if (question.kind === 'target' && brought.targets?.length === 0) return [];
      // One target for each of several may stand in a list together.
      const [head] = supply.left;
      if (
        question.kind === 'target' &&
        head !== undefined &&
        isList(head) &&
        !question.judge(toThings(state(), head)).legal &&
        question.judge(toThings(state(), head[0] ?? '')).legal
      )
        supply.left = [...head, ...supply.left.slice(1)];
      const { left } = supply;
      const things = left.map((each) => toAbility(question, toThings(state(), each), state()));
      const shared = question.kind === 'target' || question.kind === 'payment' || question.kind === 'help';
      const [share, taken] = shared ? takeShare(question, things) : [things[0], Math.min(1, things.length)];
      const whole = things.filter((each) => !isList(each));
      const judged = shared && taken < whole.length ? question.judge(whole) : undefined;
      if (judged?.legal === false)
        supply.refused = question.kind === 'target' ? (barOf(question, whole[taken]) ?? beyondDivision(judged)) : judged;
      if (share === undefined && supply.asked && question.kind === 'mana') return undefined;
      supply.asked = true;
      supply.left = left.slice(taken);
      return share;
    },
    finish: () => {
      for (const { key, left: all, asked, cites, refused } of supplies.values()) {
        // Nothing chosen where nothing is to be chosen.
        const left = all.filter((each) => !isList(each) || each.length > 0);
        if (left.length > 0 && refused && (key === 'additional' || key === 'targets')) throw new Refusal(refused.reason, ...refused.cites);
        if (left.length > 0)
          throw new Refusal(
            `it takes no more ${wordOf[key] ?? 'answers'}: ${left.map((each) => write(toThings(state(), each))).join(', ')}`,
            ...(key === 'targets' ? ['cast.targets' as const, ...citesOfTargets(state())] : [cites]),
          );
        if (!asked && !['targets', 'additional', 'bands'].includes(key))
          throw new Refusal(`it takes no ${wordOf[key] ?? 'answers'}`, cites);
      }
    },
  };
}

/** Why what is left over is no target, where an ability bars it; else it is one too many, or meant for another word. */
function barOf(question: Question, thing: Answer | undefined): Refused | undefined {
  const judged = thing === undefined ? undefined : question.judge(thing);
  return judged?.legal === false && judged.cites.length > 1 ? judged : undefined;
}

/** Each of them could be chosen, and there are too many for all to get a part (601.2d). */
const beyondDivision = (judged: Refused): Refused | undefined => (judged.cites.includes('cast.division') ? judged : undefined);

/** What is left over, as people write it; a division is `thing: so much`. */
const write = (answer: Answer): string => {
  if (isList(answer)) return answer.map(write).join(', ');
  if (typeof answer !== 'object') return String(answer);
  return Object.entries(answer)
    .map(([thing, part]) => `${thing}: ${write(part)}`)
    .join(', ');
};

/** What of a list of sources helps to pay in another way than by mana; the rest is left for mana. */
function takeHelpers(question: Question, supply: Supply | undefined, state: () => GameState): readonly Answer[] | undefined {
  const [list] = supply?.left ?? [];
  if (!supply || list === undefined || !isList(list)) return undefined;
  const helping = list.filter((each) => question.judge([toThings(state(), each)]).legal);
  const things = helping.map((each) => toThings(state(), each));
  if (helping.length === 0 || !question.judge(things).legal) return undefined;
  const rest = list.filter((each) => !helping.includes(each));
  supply.left = rest.length > 0 ? [rest] : [];
  supply.asked = true;
  return things;
}

/** Where a thing is no legal target and one ability of it on the stack is, its name means the ability. */
function toAbility(question: Question, thing: Answer, state: GameState): Answer {
  if (question.kind !== 'target' || typeof thing !== 'string' || question.judge(thing).legal) return thing;
  const able = state.zones.stack.filter((id) => {
    const { ability } = state.objects[id] ?? {};
    return ability && toName(state, ability.source) === toName(state, thing) && question.judge(id).legal;
  });
  return (able.length === 1 ? able[0] : undefined) ?? thing;
}

/** An instant or sorcery has the targets of its spell ability alone, whatever else its text says (115.1a). */
function citesOfTargets(state: GameState): readonly Concept[] {
  const top = state.zones.stack.at(-1);
  const types =
    top === undefined || state.objects[top]?.ability ? [] : (state.cards[state.objects[top]?.card ?? '']?.faces[0]?.types ?? []);
  return types.some((type) => type === 'instant' || type === 'sorcery') ? ['target.spell'] : [];
}

/** What an action says, in a sentence. */
const wordOf: Readonly<Record<string, string>> = {
  targets: 'targets',
  modes: 'modes',
  x: 'value of X',
  divide: 'division',
  bands: 'bands',
  additional: 'payment beside its costs',
  pay: 'payment of mana',
};

/** As many of what is left as the question may take; none when that is legal; else what is there, so that the refusal says why. */
function takeShare(question: Question, left: readonly Answer[]): readonly [Answer | undefined, number] {
  const [first] = left;
  if (first !== undefined && isList(first)) return [first, 1];
  const until = left.findIndex((each) => isList(each));
  const plain = until < 0 ? left : left.slice(0, until);
  for (let size = plain.length; size > 0; size -= 1) {
    const share = size === 1 ? plain[0] : plain.slice(0, size);
    if (share !== undefined && question.judge(share).legal) return [share, size];
  }
  if (question.judge([]).legal) return [[], 0];
  return first === undefined ? [undefined, 0] : [first, 1];
}

/** The object that a name means; a player is none. */
export function findObject(state: GameState, name: string): string {
  const thing = findThing(state, name);
  if (state.objects[thing] === undefined) throw new Refusal(`${name} is a player`, 'objects.newObject');
  return thing;
}

/** The thing that a name means, or a refusal that says there is none. */
export function findThing(state: GameState, name: string): string {
  const thing = toThing(state, name);
  if (state.objects[thing] === undefined && !state.players.some(({ id }) => id === thing))
    throw new Refusal('it is not there any more', 'objects.newObject');
  return thing;
}
