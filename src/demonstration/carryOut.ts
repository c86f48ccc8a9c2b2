/** A scenario's actions, carried out in a session. */
import type { Effect } from '../engine/abilities.ts';
import { type Answer, type Game, type Procedure, type Question, Refusal, type Told } from '../engine/procedure.ts';
import {
  type Begun,
  mayAnswer,
  namelessSource,
  type Preparation,
  type Result,
  type Session,
  withNamelessSource,
} from '../engine/session.ts';
import type { GameState, PlayerId } from '../engine/state.ts';
import { chooseDivision } from '../engine/casting.ts';
import { specialActions } from '../engine/specialActions.ts';
import { nothingAnnounced } from '../engine/context.ts';
import { followEffects } from '../engine/resolving.ts';
import { chooseTargets, toList } from '../engine/targets.ts';
import { sidesWithPriority } from '../engine/turnMarkers.ts';
import { enumerate } from './enumerate.ts';
import { type Aim, readAim } from './passing.ts';
import { findThing, prepare } from './prepare.ts';
import { refuse } from './refusal.ts';
import { toThings } from './refs.ts';
import type { ActionOf, ScenarioAction } from './scenario.ts';

/** What came of one action. */
export type CarriedOut =
  | { readonly kind: 'done'; readonly told: readonly Told[] }
  | { readonly kind: 'enumerated'; readonly told: readonly Told[]; readonly what: string; readonly options: readonly Answer[] }
  | { readonly kind: 'refused'; readonly reason: string; readonly cites: Refusal['cites'] };

export interface Board {
  readonly session: Session;
  readonly players: readonly PlayerId[];
  /** The effect of an instruction, by its modes. @throws ScenarioRefusal */
  readonly compile: (text: string, path: string) => readonly Effect[];
  /** Combat damage assigned before its creature was asked about, by ref. */
  readonly assigned: Map<string, Answer>;
  /** Cards named for the bottom of a library before they were asked for, by player. */
  readonly bottoms: Map<PlayerId, readonly string[]>;
  /** Who was not asked in the last action, since only "no" was possible: saying so all the same changes nothing. */
  readonly declined: PlayerId[];
  /** How many answers that nobody was asked for came before the actions that may still say them. */
  readonly spoken: { forced: number };
}

/** Carries out one action, with the answers it brings, or leaves all as it was. @throws ScenarioRefusal for what the format or the engine does not know. */
export function carryOut(board: Board, action: ScenarioAction, path: string): CarriedOut {
  const goBack = board.session.mark();
  const before = board.session.forced().length;
  if (action.do !== 'choose') board.spoken.forced = before;
  const outcome = attempt(board, action, path);
  if (action.do !== 'choose' || outcome.kind !== 'done' || outcome.told.length > 0) board.declined.splice(0);
  if (outcome.kind === 'done')
    for (const { event, text } of outcome.told) if (event === 'declined') board.declined.push(text.split(' ')[0] ?? '');
  if (outcome.kind === 'refused') goBack();
  return outcome;
}

function attempt(board: Board, action: ScenarioAction, path: string): CarriedOut {
  const { session } = board;
  const by = action.by ?? 'game';
  const auto = 'auto' in action && action.auto;
  const finish = (result: Result): CarriedOut => done(auto ? answerAll(session, result) : result);
  try {
    switch (action.do) {
      case 'cast':
      case 'activate':
      case 'play land': {
        const begun = toBegun(board, action, path);
        return finish(session.act(begun, action.do === 'play land' ? undefined : prepare(action, session.state)));
      }
      case 'special':
        return finish(takeSpecialAction(board, action, path));
      case 'attack':
        return finish(answerKind(board, by, 'attackers', action.attackers));
      case 'block':
        return finish(answerKind(board, by, 'blockers', simplify(action.blockers)));
      case 'order':
        return finish(answerAbout(board, by, 'order', action.object, action.order));
      case 'assign damage':
        return finish(assignDamage(board, action));
      case 'choose':
        return finish(settleFirst(session, () => choose(board, by, action.choice)));
      case 'pass':
        return finish(by === 'all' ? passAround(session) : session.act({ do: 'pass', by }));
      case 'pass until':
        return done(
          settleFirst(
            session,
            () => passUntil(session, readAim(action.until, `${path}.until`, board.players)(session.state()), auto),
            !auto,
          ),
        );
      case 'resolve':
        return finish(settleFirst(session, () => resolve(session), true));
      case 'check':
        return finish(session.act({ do: 'check' }));
      case 'effect':
        return finish(carryOutEffect(board, action, path));
      case 'concede':
        return finish(session.act({ do: 'concede', by }));
      case 'mulligan':
      case 'keep':
        return finish(decideHand(board, action));
      case 'enumerate': {
        const player = by === 'game' || by === 'all' ? (session.pending()?.player ?? session.state().turn.active) : by;
        return { kind: 'enumerated', told: [], what: action.what, options: enumerate(session, action, player) };
      }
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', reason: error.message, cites: error.cites };
  }
}

/** State-based actions that waited come first, and what they raise or end comes before what was meant to follow. */
function settleFirst(session: Session, then: () => Result, stops = false): Result {
  const settled = session.settle();
  const isOver = settled.kind === 'advanced' && settled.told.length > 0 && session.pending() === undefined;
  if (settled.kind === 'refused' || isOver || (stops && settled.kind === 'choice')) return settled;
  const result = then();
  return result.kind === 'refused' ? result : { ...result, told: [...settled.told, ...result.told] };
}

const done = (result: Result): CarriedOut => (result.kind === 'refused' ? result : { kind: 'done', told: result.told });

function toBegun({ session }: Board, action: ActionOf<'cast' | 'activate' | 'play land'>, path: string): Begun {
  const object = findThing(session.state(), action.object);
  const { by } = action;
  if (action.do === 'play land') {
    const face = namedFace(session.state(), object, action) ?? landFace(session.state(), object);
    return { do: 'play land', by, object, ...(face ? { face } : {}) };
  }
  if (action.do === 'activate') {
    for (const key of ['kicked', 'split', 'alternative', 'faceDown'] as const)
      if (action[key] !== undefined) refuse(`${path}.${key}`, 'an ability is not cast', String(action[key]));
    return { do: 'activate', by, object, ...(action.ability === undefined ? {} : { ability: action.ability }), ...free(action) };
  }
  const { split, kicked, faceDown } = action;
  const named = namedFace(session.state(), object, action);
  const alternative = split === undefined && named !== undefined && action.face === undefined ? undefined : action.alternative;
  const { face: shown = 0 } = session.state().objects[object] ?? {};
  const face = named ?? shown;
  return {
    do: 'cast',
    by,
    object,
    ...(named === undefined && face === 0 ? {} : { face }),
    ...(kicked === undefined ? {} : { kicked }),
    // Without a name it is the only one there is.
    ...(alternative === undefined || alternative === false ? {} : { alternative: alternative === true ? 'alternative' : alternative }),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...free(action),
  };
}

/** The face that an action names: as a half, by its number from 0, or by its name or kind among the alternatives. */
function namedFace(
  state: GameState,
  object: string,
  { split, face, alternative }: { readonly split?: string; readonly face?: number; readonly alternative?: boolean | string },
): number | undefined {
  if (split !== undefined) return ['left', 'right', 'both'].indexOf(split);
  if (face !== undefined || typeof alternative !== 'string') return face;
  const { layout, faces = [] } = state.cards[state.objects[object]?.card ?? ''] ?? {};
  if (layout === 'adventure' && alternative === 'adventure') return 1;
  const at = faces.length < 2 ? -1 : faces.findIndex(({ name }) => name.toLowerCase() === alternative.toLowerCase());
  return at < 0 ? undefined : at;
}

/** Of a modal double-faced card the face that is a land, when only one is. */
function landFace(state: GameState, object: string): number | undefined {
  const { layout, faces = [] } = state.cards[state.objects[object]?.card ?? ''] ?? {};
  const lands = [...faces.keys()].filter((at) => faces[at]?.types.includes('land'));
  return layout === 'modal' && lands.length === 1 ? lands[0] : undefined;
}

/** Special actions other than playing a land (116.2). */
function takeSpecialAction({ session }: Board, action: ActionOf<'special'>, path: string): Result {
  const { by } = action;
  const procedure = specialActions[action.action];
  if (!procedure) return refuse(`${path}.action`, 'the engine knows no such special action yet', action.action);
  for (const key of ['kicked', 'split', 'alternative', 'faceDown'] as const)
    if (action[key] !== undefined) refuse(`${path}.${key}`, 'nothing is cast', String(action[key]));
  if (action.pay === 'free') refuse(`${path}.pay`, 'what it costs is paid', action.pay);
  const object = findThing(session.state(), action.object);
  return session.act({ do: 'run', by, procedure: (game) => procedure(game, by, object) }, prepare(action, session.state));
}

const free = ({ pay }: { readonly pay?: string | readonly string[] }): { readonly pay?: 'free' } => (pay === 'free' ? { pay: 'free' } : {});

/** A single attacker stands without a list around it. */
const simplify = (blockers: Readonly<Record<string, readonly string[]>>): Answer =>
  Object.fromEntries(Object.entries(blockers).map(([blocker, list]) => [blocker, list.length === 1 ? (list[0] ?? '') : list]));

function answerKind({ session }: Board, by: PlayerId, kind: Question['kind'], answer: Answer): Result {
  const question = session.pending();
  if (question?.kind !== kind) throw new Refusal(`${kind} are not declared now`, kind === 'attackers' ? 'attack.declare' : 'block.declare');
  return session.act({ do: 'answer', by, answer: toThings(session.state(), answer) });
}

function answerAbout({ session }: Board, by: PlayerId, kind: Question['kind'], object: string, answer: Answer): Result {
  const question = session.pending();
  const source = findThing(session.state(), object);
  if (question?.kind !== kind || (question.source !== undefined && question.source !== source))
    throw new Refusal(`nothing of ${object} is to be ordered now`, 'damage.assign');
  return session.act({ do: 'answer', by, answer: toThings(session.state(), answer) });
}

/** Creatures may be named in any order: what is said of one that is not yet asked about waits for its question. */
function assignDamage({ session, assigned }: Board, { by, object, damage }: ActionOf<'assign damage'>): Result {
  const question = session.pending();
  if (question?.kind !== 'damage') throw new Refusal('no combat damage is assigned now', 'damage.assign');
  if (!mayAnswer(session.state(), question, by)) throw new Refusal(`${question.player} is asked, not ${by}`, 'damage.assign');
  const source = findThing(session.state(), object);
  const given = Object.fromEntries(Object.entries(damage).filter(([, amount]) => amount > 0));
  if (question.source !== source) {
    assigned.set(source, toThings(session.state(), given));
    return { kind: 'advanced', told: [] };
  }
  const waiting = new Map(assigned);
  const preparation: Preparation = {
    answer: ({ kind, source: asked }) => {
      if (kind !== 'damage' || asked === undefined) return undefined;
      const answer = waiting.get(asked);
      waiting.delete(asked);
      return answer;
    },
  };
  const result = session.act({ do: 'answer', by, answer: toThings(session.state(), given) }, preparation);
  if (result.kind !== 'refused') {
    assigned.clear();
    for (const [id, answer] of waiting) assigned.set(id, answer);
  }
  return result;
}

/** Whether a choice says what had to be chosen: nobody was asked for it, but a scenario may say it. */
function saysForced({ session, spoken }: Board, by: PlayerId, choice: Answer): boolean {
  const names = (answer: Answer): string => toList(answer).map(toName).join('\n');
  const at = session
    .forced()
    .findIndex(({ player, answer }, place) => place >= spoken.forced && player === by && names(answer) === names(choice));
  if (at < 0) return false;
  spoken.forced = at + 1;
  return true;
}
const toName = (thing: string): string => thing.replace(/\.\d+$/, '');

function choose(board: Board, by: PlayerId, choice: Answer): Result {
  const { session, declined } = board;
  const question = session.pending();
  if (!question || question.kind === 'priority') {
    if (choice === 'no' && declined.includes(by)) {
      declined.splice(declined.indexOf(by), 1);
      return { kind: 'advanced', told: [] };
    }
    if (saysForced(board, by, choice)) return { kind: 'advanced', told: [] };
    throw new Refusal('no choice waits', 'priority.pass');
  }
  if (choice === 'any') return answerAny(session, question, by);
  // Yes to a single thing that may be picked is that thing.
  if (choice === 'yes' && question.kind === 'object' && !question.judge('yes').legal) {
    const things = question.options().filter((each) => each !== 'no');
    if (things.length === 1 && things[0] !== undefined && question.judge([]).legal)
      return session.act({ do: 'answer', by, answer: things[0] });
  }
  // A word that answers is that word, though something on the board may be called so.
  const answer = question.judge(choice).legal ? choice : toThings(session.state(), choice);
  if (!question.judge(answer).legal && saysForced(board, by, choice)) return { kind: 'advanced', told: [] };
  // "You may" with a pick is one choice: the pick answers both questions.
  if (question.kind === 'may' && !question.judge(answer).legal && question.judge('yes').legal) {
    let left: Answer | undefined = answer;
    return session.act(
      { do: 'answer', by, answer: 'yes' },
      {
        answer: () => {
          const pick = left;
          left = undefined;
          return pick;
        },
        finish: () => {
          if (left !== undefined) throw new Refusal('yes or no is asked', ...question.cites);
        },
      },
    );
  }
  return session.act({ do: 'answer', by, answer });
}

function answerAny(session: Session, question: Question, by: PlayerId): Result {
  const [first] = question.options();
  if (first === undefined) throw new Refusal('there is no legal answer', ...question.cites);
  return session.act({ do: 'answer', by, answer: first });
}

/** More answers than any scenario has need of. */
const manyAnswers = 500;

/** Answers every choice that an action raises with the first legal one. */
function answerAll(session: Session, result: Result): Result {
  let last = result;
  const told = result.kind === 'refused' ? [] : [...result.told];
  for (let answers = 0; last.kind === 'choice' && answers < manyAnswers; answers += 1) {
    last = answerAny(session, last.question, last.question.player);
    if (last.kind === 'refused') return last;
    told.push(...last.told);
  }
  return last.kind === 'refused' ? last : { ...last, told };
}

/** Each player passes once, the one with priority first; a choice that comes up stops it. */
function passAround(session: Session): Result {
  const told: Told[] = [];
  const state = session.state();
  for (let passes = sidesWithPriority(state, state.turn.active).length; passes > 0; passes -= 1) {
    const question = session.pending();
    if (question?.kind !== 'priority') {
      if (told.length > 0 && question) return { kind: 'choice', told, question };
      throw new Refusal(question ? 'another question waits' : 'the game is over', 'priority.pass');
    }
    const result = session.act({ do: 'pass', by: question.player });
    if (result.kind === 'refused') return result;
    told.push(...result.told);
    if (result.kind === 'choice') return { ...result, told };
  }
  return { kind: 'advanced', told };
}

function resolve(session: Session): Result {
  if (session.state().zones.stack.length === 0) throw new Refusal('the stack is empty: nothing resolves', 'priority.allPass');
  const height = session.state().zones.stack.length;
  const told: Told[] = [];
  // From whoever has priority: after all have passed in succession, the top resolves.
  for (let passes = 0; passes <= session.state().players.length && session.state().zones.stack.length >= height; passes += 1) {
    const question = session.pending();
    if (question?.kind !== 'priority') throw new Refusal(question ? 'another question waits' : 'the game is over', 'priority.pass');
    const before = session.state().turn.passed.length;
    const result = session.act({ do: 'pass', by: question.player });
    if (result.kind === 'refused') return result;
    told.push(...result.told);
    if (result.kind === 'choice') return { ...result, told };
    // Nobody has passed any more: something resolved, though it may have put something else onto the stack.
    if (before > 0 && session.state().turn.passed.length === 0) break;
    if (session.pending() === undefined) break;
  }
  return { kind: 'advanced', told };
}

/** More passes than any aim needs: a step that never comes is a refusal. */
const manyPasses = 2_000;

function passUntil(session: Session, isThere: Aim, auto: boolean): Result {
  const begun = session.entered().length;
  const told: Told[] = [];
  const turn = session.state().turn.number;
  const players = session.state().players.length;
  // What waits for a player to receive priority happens before anybody passes.
  if (session.pending()?.kind === 'priority') {
    const settled = session.act({ do: 'check' });
    if (settled.kind === 'refused') return settled;
    told.push(...settled.told);
  }
  for (let passes = 0; passes < manyPasses; passes += 1) {
    const question = session.pending();
    // A choice that came up on the way belongs to it: what it makes of the stack is known when it is answered.
    const open = auto && question !== undefined && !['priority', 'attackers', 'blockers'].includes(question.kind);
    if (!question || (!open && isThere(session.state(), session.entered().slice(begun)))) return { kind: 'advanced', told };
    if (session.state().turn.number > turn + players + 1) break;
    let result: Result;
    if (question.kind === 'priority') result = session.act({ do: 'pass', by: question.player });
    else if (question.kind === 'attackers' || question.kind === 'blockers')
      result = session.act({ do: 'answer', by: question.player, answer: question.judge({}).legal ? {} : (question.options()[0] ?? {}) });
    else if (auto) result = answerAny(session, question, question.player);
    else if (passes > 0) return { kind: 'choice', told, question };
    else throw new Refusal(`${question.player} has to choose first: ${question.text}`, ...question.cites);
    if (result.kind === 'refused') return result;
    told.push(...result.told);
  }
  throw new Refusal('play never comes there', 'priority.pass');
}

/** An instruction is carried out as if a nameless source had resolved it; state-based actions wait (format v1). */
function carryOutEffect({ session, compile, players }: Board, action: ActionOf<'effect'>, path: string): Result {
  const controller = action.controller ?? action.by;
  if (controller === undefined || !players.includes(controller))
    return refuse(`${path}.controller`, 'say who controls the effect', controller === undefined ? '' : controller);
  const effects = chooseModes(compile(action.text, `${path}.text`), action.modes, path);
  const procedure = function* (game: Game): Procedure<void> {
    game.state = withNamelessSource(game.state, controller);
    const announced = { ...nothingAnnounced, x: action.x ?? 0 };
    const context = { source: namelessSource, controller, announced, memory: {} };
    const targets = yield* chooseTargets(game, effects, context);
    const division = yield* chooseDivision(game, effects, { ...context, announced: { ...announced, targets } });
    const complete = { ...announced, targets, ...(division === undefined ? {} : { division }) };
    yield* followEffects(game, effects, { ...context, announced: complete });
  };
  const { targets, divide } = action;
  if (action.x !== undefined && !/\bX\b/.test(action.text)) refuse(`${path}.x`, 'the text has no X', String(action.x));
  const preparation = prepare(
    { ...(targets === undefined ? {} : { targets }), ...(divide === undefined ? {} : { divide }) },
    session.state,
  );
  return session.act({ do: 'run', procedure, settles: false }, preparation);
}

/** @throws ScenarioRefusal when modes are given that the text does not have, or none of several. */
function chooseModes(modes: readonly Effect[], chosen: readonly number[] | undefined, path: string): readonly Effect[] {
  if (modes.length === 1 && chosen !== undefined) refuse(`${path}.modes`, 'the text has no modes', chosen.join(', '));
  if (modes.length > 1 && chosen === undefined) refuse(path, 'say which "modes" of the text are chosen, from 1');
  return (chosen ?? [1]).map((mode) => modes[mode - 1] ?? refuse(`${path}.modes`, `the text has ${modes.length} modes`, String(mode)));
}

/** Cards for the bottom of the library may be named before they are asked for: that is when the other players have decided too. */
function decideHand(board: Board, { do: what, by, bottom }: ActionOf<'mulligan' | 'keep'>): Result {
  const { session, bottoms } = board;
  if (by === 'all') return decideForAll(board, what);
  if (bottom !== undefined) bottoms.set(by, bottom);
  const preparation: Preparation = {
    answer: ({ kind, player }) => {
      const cards = kind === 'bottom' ? bottoms.get(player) : undefined;
      if (cards === undefined) return undefined;
      bottoms.delete(player);
      return toThings(session.state(), cards);
    },
  };
  const told: Told[] = [];
  const waiting = session.pending();
  if (waiting?.kind === 'bottom' && waiting.player === by && bottom !== undefined) {
    bottoms.delete(by);
    const result = session.act({ do: 'answer', by, answer: toThings(session.state(), bottom) }, preparation);
    if (result.kind === 'refused') return result;
    told.push(...result.told);
  }
  if (session.pending()?.kind !== 'mulligan') {
    if (told.length > 0 && what === 'keep') return { kind: 'advanced', told };
    throw new Refusal('it is not the time to keep a hand or to take a mulligan', 'mulligan');
  }
  const result = session.act({ do: 'answer', by, answer: what }, preparation);
  if (what === 'keep' && bottoms.has(by)) throw new Refusal('no card is put on the bottom', 'mulligan');
  return result.kind === 'refused' ? result : { ...result, told: [...told, ...result.told] };
}

function decideForAll({ session }: Board, what: 'mulligan' | 'keep'): Result {
  const told: Told[] = [];
  let last: Result = { kind: 'advanced', told };
  for (let next = session.pending(); next?.kind === 'mulligan'; next = session.pending()) {
    last = session.act({ do: 'answer', by: next.player, answer: what });
    if (last.kind === 'refused') return last;
    told.push(...last.told);
  }
  if (told.length === 0) throw new Refusal('it is not the time to keep a hand or to take a mulligan', 'mulligan');
  return { ...last, told };
}
