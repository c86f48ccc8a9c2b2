/** A scenario's actions, carried out in a session. */
import type { Effect } from '../../engine/language/ability.ts';
import { chooseDivision } from '../../engine/actions/casting/castSpell.ts';
import { nothingAnnounced } from '../../engine/look/reading/context.ts';
import type { Game, Procedure } from '../../engine/events/procedure.ts';
import { Refusal } from '../../engine/events/question.ts';
import { followEffects } from '../../engine/actions/resolving.ts';
import { namelessSource } from '../../engine/state/namelessSource.ts';
import { type Begun, type Result, type Session, withNamelessSource } from '../../engine/session.ts';
import { specialActions } from '../../engine/actions/specialActions.ts';
import type { GameState } from '../../engine/state/state.ts';
import { chooseTargets } from '../../engine/actions/targets.ts';
import { agreeToDraw } from './agreeing.ts';
import { answerAbout, answerAll, answerKind, assignDamage, choose, simplify } from './answering.ts';
import type { Board } from '../position/board.ts';
import type { CarriedOut } from './carriedOut.ts';
import { decideHand } from './decidingHands.ts';
import { enumerate } from './enumerate.ts';
import { passAround, passUntil, readAim, resolve } from './passing.ts';
import { findObject, prepare } from './prepare.ts';
import { refuse } from '../format/refusal.ts';
import { chooseOtherwise, takeShortcut } from './shortcut.ts';
import { toName } from '../position/refs.ts';
import type { ActionOf, ScenarioAction } from '../format/scenario.ts';

/** Carries out one action, with the answers it brings, or leaves all as it was. @throws ScenarioRefusal for what the format or the engine does not know. */
export function carryOut(board: Board, action: ScenarioAction, path: string): CarriedOut {
  board.session.count();
  const goBack = board.session.mark();
  const before = board.session.forced().length;
  if (action.do !== 'choose') board.spoken.forced = before;
  const carried = attempt(board, action, path);
  const outcome = carried.kind === 'done' ? (refuseLeftDamage(board) ?? carried) : carried;
  if (outcome.kind === 'refused') goBack();
  else if (action.do !== 'enumerate') {
    if (action.do !== 'agree to a draw') board.agreed.clear();
    if (action.do !== 'propose shortcut') board.shortened = undefined;
  }
  return outcome;
}

/** Damage that was said of creatures which were never asked about, when no more is assigned: nobody may take it for done. */
function refuseLeftDamage({ session, assigned }: Board): CarriedOut | undefined {
  if (assigned.size === 0 || session.pending()?.kind === 'damage') return undefined;
  const forced = session.forced().map(({ answer }) => JSON.stringify(answer));
  const left = [...assigned].filter(([, damage]) => !forced.includes(JSON.stringify(damage)));
  assigned.clear();
  if (left.length === 0) return undefined;
  const names = left.map(([id]) => toName(session.state(), id)).join(', ');
  return { kind: 'refused', reason: `${names} assigns no damage that is asked for`, cites: ['damage.assign'] };
}

function attempt(board: Board, action: ScenarioAction, path: string): CarriedOut {
  const { session } = board;
  const by = action.by ?? 'game';
  const auto = 'auto' in action && action.auto;
  const finish = (result: Result): CarriedOut => done(auto ? answerAll(session, result) : result);
  try {
    chooseOtherwise(board, action);
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
        // A whole declaration (508.1e): who is not said to be in a band is in none.
        return finish(answerKind(board, by, 'attackers', action.attackers, prepare({ bands: action.bands ?? [] }, session.state)));
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
            () => passUntil(session, readAim(action.until, `${path}.until`, board.players)(session.state()), auto, board.ahead),
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
      case 'agree to a draw':
        return finish(agreeToDraw(board, action));
      case 'propose shortcut':
        return takeShortcut(board, action, path, (choice, place) => {
          board.spoken.forced = choice.do === 'choose' ? board.spoken.forced : session.forced().length;
          return attempt(board, choice, place);
        });
      case 'mulligan':
      case 'keep':
        return finish(decideHand(board, action));
      case 'enumerate': {
        const player = by === 'game' || by === 'all' ? (session.pending()?.player ?? session.state().turn.active) : by;
        return { kind: 'enumerated', told: [], action, player, ...enumerate(session, action, player) };
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
  const object = findObject(session.state(), action.object);
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
  if ((layout === 'adventure' || layout === 'prototype') && alternative === layout) return 1;
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
  const object = findObject(session.state(), action.object);
  return session.act({ do: 'run', by, procedure: (game) => procedure(game, by, object) }, prepare(action, session.state));
}

const free = ({ pay }: { readonly pay?: string | readonly string[] }): { readonly pay?: 'free' } => (pay === 'free' ? { pay: 'free' } : {});

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
