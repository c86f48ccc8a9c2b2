/** `enumerate`: every legal option, written as the value of the action that takes it. */
import { atMost, BoundReached, bounds } from '../../engine/state/bounds.ts';
import { declareAttackers, declareBlockers } from '../../engine/actions/combat/declare.ts';
import { findActivated } from '../../engine/actions/activating.ts';
import { turnFaceUp } from '../../engine/actions/faceDown.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { Game, Procedure } from '../../engine/events/procedure.ts';
import { type Answer, firstAnswer, listSome, type Question, type QuestionKind, Refusal } from '../../engine/events/question.ts';
import { type Begun, mayAnswer, type Preparation, type Session, type Trial } from '../../engine/session.ts';
import type { GameState, PlayerId } from '../../engine/state/state.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import { prepare } from './prepare.ts';
import { isList, objectOf, toNames, toThing } from '../position/refs.ts';
import type { ActionOf } from '../format/scenario.ts';

type Enumerate = ActionOf<'enumerate'>;

/** Every legal option, and the rules that the question rests on. */
export interface Listed {
  readonly options: readonly Answer[];
  readonly cites: readonly Concept[];
}

/** @throws Refusal when there is nothing to enumerate: no such object, no such question. */
export function enumerate(session: Session, action: Enumerate, player: PlayerId): Listed {
  const state = session.state();
  const named = ({ options, cites }: Listed): Listed => ({ options: options.map((option) => toNames(state, option)), cites });
  switch (action.what) {
    case 'attacks':
      return named(pendingOptions(session, 'attackers', player) ?? optionsOf(session, declareAttackers, 'attackers', state.turn.active));
    case 'blocks':
      return named(pendingOptions(session, 'blockers', player) ?? optionsOf(session, declareBlockers, 'blockers', player));
    case 'damage assignments':
      return named(damageAssignments(session, action));
    case 'choices': {
      const question = session.pending();
      if (!question || question.kind === 'priority') throw new Refusal('nothing is asked now', 'priority.needed');
      return named(optionsIn(question));
    }
    case 'targets':
      return named(listAnswers(session, action, player, 'target'));
    case 'modes': {
      const { options, cites } = listAnswers(session, action, player, 'modes');
      return named({ options: options.map((modes) => (isList(modes) ? modes : [modes])), cites });
    }
    case 'x values':
      return listAnswers(session, action, player, 'x');
    case 'payments':
      return listPaymentsOf(session, action, player);
    case 'legal actions':
      return { options: listActions(session, player), cites: ['priority.needed'] };
  }
}

const optionsIn = ({ options, cites }: Question): Listed => ({ options: options(), cites });

function pendingOptions(session: Session, kind: QuestionKind, player: PlayerId): Listed | undefined {
  const question = session.pending();
  return question?.kind === kind && (kind === 'attackers' || mayAnswer(session.state(), question, player))
    ? optionsIn(question)
    : undefined;
}

/** What a player could answer if a procedure began now. */
function optionsOf(session: Session, procedure: (game: Game) => Procedure<void>, kind: QuestionKind, player: PlayerId): Listed {
  const trial = session.attempt({ do: 'run', procedure }, (question) =>
    question.kind === kind && mayAnswer(session.state(), question, player) ? undefined : first(question),
  );
  if (trial.kind === 'stopped') return optionsIn(trial.question);
  throw new Refusal(trial.kind === 'refused' ? trial.reason : `${player} is not asked for ${kind}`, 'attack.declare');
}

function damageAssignments(session: Session, { object }: Enumerate): Listed {
  const question = session.pending();
  if (question?.kind !== 'damage') throw new Refusal('no damage is assigned now', 'damage.assign');
  if (object !== undefined && question.source !== toThing(session.state(), object))
    throw new Refusal('it is not its turn to assign damage', 'damage.assign');
  return optionsIn(question);
}

/** The action that would raise the questions: casting what is in hand, activating what is not. */
function toBegin(state: GameState, { object, ability, split, kicked }: Enumerate, player: PlayerId): Begun {
  const found = object === undefined ? undefined : objectOf(state, object);
  if (!found) throw new Refusal('it is not there', 'cast.announce');
  if (ability === undefined && found.zone !== 'battlefield') {
    if (lookAt(state).characteristicsOf(found.id).types.includes('land')) return { do: 'play land', by: player, object: found.id };
    return {
      do: 'cast',
      by: player,
      object: found.id,
      ...(split === undefined ? {} : { face: ['left', 'right', 'both'].indexOf(split) }),
      ...(kicked === undefined ? {} : { kicked }),
    };
  }
  return { do: 'activate', by: player, object: found.id, ...(ability === undefined ? {} : { ability }) };
}

const first = firstAnswer;

/** Carries an action through by the first answers that do, if any do; else the trial that was refused first. `fresh` prepares anew each time. */
function carryThrough(session: Session, begun: Begun, fresh: () => Preparation['answer']): Trial {
  let path: readonly number[] = [];
  let refused: Trial | undefined;
  for (let tries = 0; ; tries += 1) {
    atMost(bounds.trials, tries, 'ways to be tried of carrying out one action');
    const taken: number[] = [];
    const open: { readonly kind: QuestionKind; readonly count: number }[] = [];
    const trial = session.attempt(
      begun,
      (question) => {
        const options = listSome(question).answers;
        const at = path[taken.length] ?? 0;
        taken.push(at);
        open.push({ kind: question.kind, count: options.length });
        return options[at];
      },
      fresh(),
    );
    if (trial.kind === 'done') return trial;
    refused ??= trial;
    // What cannot be paid costs no less when it is divided in another way.
    const unpaid = trial.kind === 'refused' && trial.cites.includes('cost.unable');
    const turn = taken.findLastIndex((at, place) => at + 1 < (open[place]?.count ?? 0) && !(unpaid && open[place]?.kind === 'division'));
    if (turn < 0) return refused;
    path = [...taken.slice(0, turn), (taken[turn] ?? 0) + 1];
  }
}

const preparedBy = (state: GameState, { targets, x, modes }: Enumerate): Preparation['answer'] =>
  prepare(
    { ...(targets === undefined ? {} : { targets }), ...(x === undefined ? {} : { x }), ...(modes === undefined ? {} : { modes }) },
    () => state,
  ).answer;

/**
 * Every way of answering the questions of one kind with which the action can be carried through. A pending question of the kind is asked
 * itself. Targets are given word by word "target": a list of what each takes.
 */
function listAnswers(session: Session, action: Enumerate, player: PlayerId, kind: QuestionKind): Listed {
  const state = session.state();
  const waiting = session.pending();
  if (action.object === undefined && waiting?.kind === kind)
    return { options: waiting.options().map((option) => (kind === 'target' ? [toOwnList(option)] : option)), cites: waiting.cites };
  const begun = toBegin(state, action, player);
  const found: Answer[] = [];
  const cites = new Set<Concept>();
  let barred: Trial | undefined;
  const walk = (chosen: readonly Answer[]): void => {
    let open: readonly Answer[] | undefined;
    const fresh = (): Preparation['answer'] => {
      const left = [...chosen];
      const usual = preparedBy(state, action);
      return (question) => {
        if (question.kind !== kind) return usual(question);
        const next = left.shift();
        if (next !== undefined) return next;
        open ??= question.options();
        for (const concept of question.cites) cites.add(concept);
        return question.options()[0];
      };
    };
    const trial = session.attempt(begun, first, fresh());
    if (open) for (const option of open) walk([...chosen, option]);
    else if (trial.kind === 'done' || (barred = carryThrough(session, begun, fresh)).kind === 'done')
      found.push(...(kind === 'target' ? [chosen.map(toOwnList)] : chosen.slice(0, 1)));
  };
  walk([]);
  // Nothing is legal because all of it was refused: the reason says more than an empty list. Without a legal target the list is empty.
  if (found.length === 0 && barred?.kind === 'refused' && kind === 'target' && barred.cites.includes('cost.unable'))
    throw new Refusal(barred.reason, ...barred.cites);
  // What is listed of X ends somewhere; where the last of it can be paid, more could be.
  if (kind === 'x' && found.includes(bounds.x)) throw new BoundReached(`more than ${bounds.x} values of X`);
  // Of what has nothing of the kind to choose the one choice is none.
  return { options: found, cites: cites.size === 0 && kind === 'target' ? ['cast.targets'] : [...cites] };
}

const toOwnList = (answer: Answer): readonly Answer[] => (isList(answer) ? answer : [answer]);

function listPaymentsOf(session: Session, action: Enumerate, player: PlayerId): Listed {
  const state = session.state();
  const usual = preparedBy(state, action);
  let payments: Listed | undefined;
  const trial = session.attempt(toBegin(state, action, player), first, (question) => {
    if (question.kind === 'mana') payments ??= optionsIn(question);
    return usual(question);
  });
  if (payments === undefined) throw new Refusal(trial.kind === 'refused' ? trial.reason : 'no mana is to be paid', 'cast.pay');
  return payments;
}

/** What the player could do now, each as the action without its choices. */
function listActions(session: Session, player: PlayerId): readonly Answer[] {
  const state = session.state();
  const question = session.pending();
  if (question?.kind !== 'priority' || !mayAnswer(state, question, player)) return [];
  const look = lookAt(state);
  const possible = (begun: Begun): boolean => carryThrough(session, begun, () => () => undefined).kind === 'done';
  const objects = Object.values(state.objects).filter(({ kind }) => kind !== 'ability');
  const own = objects.flatMap(({ id, card, zone, controller, faceDown }): Answer[] => {
    const found: Answer[] = [];
    const isLand = look.characteristicsOf(id).types.includes('land');
    if (zone !== 'battlefield' && zone !== 'stack') {
      const cast = { do: 'cast', by: player, object: id } as const;
      const sides = state.cards[card]?.layout === 'split' ? ['left', 'right', 'both'] : [];
      if (!isLand && sides.length === 0 && possible(cast)) found.push({ do: 'cast', object: card });
      for (const [face, split] of sides.entries()) if (possible({ ...cast, face })) found.push({ do: 'cast', object: card, split });
      if (possible({ ...cast, faceDown: true })) found.push({ do: 'cast', object: card, faceDown: true });
      if (isLand && possible({ do: 'play land', by: player, object: id })) found.push({ do: 'play land', object: card });
    }
    if (faceDown && controller === player && possible({ do: 'run', by: player, procedure: (game) => turnFaceUp(game, player, id) }))
      found.push({ do: 'special', object: card, action: 'turn face up' });
    for (let ability = 1; findActivated(look, id, ability) !== undefined; ability += 1)
      if (possible({ do: 'activate', by: player, object: id, ability })) found.push({ do: 'activate', object: card, ability });
    return found;
  });
  return [{ do: 'pass' }, ...own];
}
