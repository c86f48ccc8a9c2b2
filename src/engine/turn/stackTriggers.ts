/** Triggered abilities that wait are put onto the stack before a player receives priority: APNAP, each player in an order of choice (603.3b). */
import type { Instruction } from '../language/instruction.ts';
import type { Ability, Effect } from '../language/ability.ts';
import { putOnStack } from '../actions/activating.ts';
import { chooseDivision } from '../actions/casting/division.ts';
import { type Context, unannounced } from '../look/reading/context.ts';
import type { Deed } from '../language/deed.ts';
import { kindsIn, partsIn } from '../language/parts.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { perform } from '../events/perform.ts';
import { ask, cite, type Game, nextOccasion, type Procedure, rareOf, takeCited, tellAll } from '../events/procedure.ts';
import { illegal, legalIf, NoLegalChoice } from '../events/question.ts';
import { contextOf } from '../look/rulesInForce.ts';
import { quoted } from '../state/sentences.ts';
import type { PlayerId, WaitingTrigger } from '../state/state.ts';
import { judgeModes } from '../actions/casting/announce.ts';
import { countEvents } from '../state/bounds.ts';
import { countObjects, findPlayer } from '../state/changes.ts';
import { combinations, permutations } from '../state/combinations.ts';
import { toList, toText } from '../events/answers.ts';
import { chooseTargets, possibleModes } from '../actions/targets.ts';
import { isWith, sidesFrom } from '../state/teams.ts';
import { leavesOut } from '../events/unasked.ts';
import { offer } from './offeredTriggers.ts';
import { findStateTriggers } from '../events/triggers/stateTriggers.ts';

/** Puts all waiting triggers onto the stack. Says whether there were any. */
export function* stackTriggers(game: Game): Procedure<boolean> {
  const waiting = [...game.state.waiting, ...findStateTriggers(lookAt(game.state))];
  if (waiting.length === 0) return false;
  game.state = { ...game.state, waiting: [] };
  for (const { source, controller } of waiting)
    if (findPlayer(game.state, controller)?.left) tellAll(game, game.teller?.triggersForNobody(game.state, source, controller));
  // Once for all of them: thousands may trigger at once.
  const differ = new Set(waiting.map(kindOf)).size > 1;
  for (const side of sidesFrom(game.state, game.state.turn.active)) {
    const own = waiting.filter(({ controller }) => isWith(game.state, side, controller));
    const controllers = new Set(own.map(({ controller }) => controller));
    const [player = side] = controllers.size === 1 ? controllers : [];
    for (const trigger of yield* chooseOrder(game, player, own)) yield* putTrigger(game, trigger, waiting, differ);
  }
  return true;
}

/**
 * Triggers that are the same in everything are not asked about. They are named by the object they are of, by their text where that is of
 * several, and by the object on which they triggered where the text is the same.
 */
function* chooseOrder(game: Game, player: PlayerId, triggers: readonly WaitingTrigger[]): Procedure<readonly WaitingTrigger[]> {
  const isOne = triggers.length > 0 && new Set(triggers.map(kindOf)).size < 2;
  const sources = new Set(triggers.map(({ source }) => source)).size;
  if (triggers.length < 2 || leavesOut(game, sources > 1 ? 'same words' : 'same trigger', isOne)) return triggers;
  if (leavesOut(game, 'things that are the same', game.rare?.areOfAlike(game.state, triggers) === true)) return triggers;
  const texts = new Map<string, Set<string>>();
  for (const { source, ability } of triggers) texts.set(source, (texts.get(source) ?? new Set()).add(ability.text));
  const worded = ({ source, ability }: WaitingTrigger): string => JSON.stringify([source, ability.text]);
  const kinds = new Map<string, Set<string>>();
  for (const each of triggers) kinds.set(worded(each), (kinds.get(worded(each)) ?? new Set()).add(kindOf(each)));
  const called = new Map(
    triggers.map((trigger) => {
      const { source, ability, event } = trigger;
      const about = event.object ?? event.player;
      if (about !== undefined && (kinds.get(worded(trigger))?.size ?? 0) > 1) return [trigger, about];
      return [trigger, (texts.get(source)?.size ?? 0) > 1 ? ability.text : source];
    }),
  );
  const nameOfTrigger = (trigger: WaitingTrigger): string => called.get(trigger) ?? trigger.source;
  const names = triggers.map(nameOfTrigger);
  const answer = yield* ask(game, {
    player,
    kind: 'triggers',
    text: 'In which order do they go onto the stack?',
    options: () => permutations(names),
    judge: (given) =>
      legalIf(
        takeInOrder(triggers, toList(given), nameOfTrigger).length === triggers.length && toList(given).length === triggers.length,
        'it is an order of all of them',
        'trigger.onStack',
        'trigger.order',
      ),
    cites: ['trigger.order'],
  });
  return takeInOrder(triggers, toList(answer), nameOfTrigger);
}

/** What tells one trigger from another: whose it is and what triggered it count where the ability speaks of that. */
const kindOf = ({ source, controller, ability, event, memory, context }: WaitingTrigger): string =>
  JSON.stringify([isOfAnySource(ability) ? '' : source, controller, { ...ability, text: '' }, readOf(event, ability), memory, context]);

/** Whether an ability does the same whatever it is of: it changes life or draws, for players and in numbers that hang on nothing of its source. */
const isOfAnySource = ({ effect, modes, condition }: WaitingTrigger['ability']): boolean =>
  modes === undefined &&
  effect.targets.length === 0 &&
  effect.instructions.every((instruction) => plainDeeds.has(instruction.do)) &&
  [...kindsIn([effect, condition])].every((kind) => plainWords.has(kind)) &&
  partsIn(effect).every(({ kind, slot }) => kind !== 'memory' || ownDeeds.has(slot));

const plainDeeds: ReadonlySet<string> = new Set(['gain life', 'lose life', 'draw', 'mill'] satisfies readonly Instruction['do'][]);
const plainWords: ReadonlySet<string> = new Set([
  ...['number', 'you', 'players', 'each', 'opponents', 'others', 'active', 'team', 'controller', 'owner'],
  'memory',
  ...['event', 'event player', 'event object', 'event became', 'event recipient', 'event amount'],
]);

/** What such a deed leaves for the words behind it: "the life lost this way". */
const ownDeeds: ReadonlySet<unknown> = new Set(['gained', 'lost', 'drawn', 'milled'] satisfies readonly Deed[]);

/** Parts of an event that texts mean by the name of another part. */
const partOf: Readonly<Record<string, string>> = { objects: 'object', also: 'became' };

function readOf(event: WaitingTrigger['event'], { effect, modes, condition }: WaitingTrigger['ability']): unknown {
  const kinds = new Set([effect, modes, condition].flatMap((text) => [...kindsIn(text)]));
  // Who defends is found by what attacks (508.5); of each of a set all may count.
  if (kinds.has('each') || kinds.has('defending')) return event;
  return Object.entries(event).filter(([role]) => role === 'mana' || kinds.has(`event ${partOf[role] ?? role}`));
}

const cardOf = (id: string): string => id.replace(/\.\d+$/, '');

function takeInOrder(
  triggers: readonly WaitingTrigger[],
  names: readonly string[],
  nameOfTrigger: (trigger: WaitingTrigger) => string,
): readonly WaitingTrigger[] {
  const left = [...triggers];
  return names.flatMap((name) => {
    // What died is another object by now, and is still called the same.
    const exact = left.findIndex((trigger) => cardOf(nameOfTrigger(trigger)) === cardOf(name));
    // Where all of one source are meant alike, its name is enough.
    const named = exact < 0 ? left.findIndex((trigger) => cardOf(trigger.source) === cardOf(name)) : exact;
    const at = named < 0 ? left.findIndex(({ ability }) => ability.text.toLowerCase().startsWith(name.toLowerCase())) : named;
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** `all`: what goes onto the stack at the same time, and whether it differs in what it does. */
function* putTrigger(game: Game, waiting: WaitingTrigger, all: readonly WaitingTrigger[], differ: boolean): Procedure<void> {
  const { source, controller, ability, event, memory, context: known } = yield* offer(game, waiting);
  const base: Context = { ...sourceContext(game, source, controller, ability), event, memory, ability };
  const before = game.state;
  nextOccasion(game);
  try {
    const modes = ability.modes ? yield* chooseModes(game, ability, ability.modes, base) : [];
    const context: Context = { ...base, announced: known ?? { ...base.announced, modes } };
    const effects = ability.modes ? modes.flatMap((mode) => ability.modes?.[mode] ?? []) : [ability.effect];
    const earlier = takeCited(game);
    const targets = known?.targets ?? (yield* chooseTargets(game, effects, context));
    const ofTargets = takeCited(game);
    cite(game, ...earlier);
    const announced = { ...context.announced, targets };
    const division = known ? undefined : yield* chooseDivision(game, effects, { ...context, announced });
    // All is looked at again with each that is put there.
    countEvents(game.tally, 1, Math.floor(countObjects(game.state) / 3));
    const id = putOnStack(
      game,
      controller,
      source,
      ability,
      { ...announced, ...(division === undefined ? {} : { division }) },
      { event, memory, delayed: known !== undefined },
    );
    if (game.rare && ability.choose?.anew) game.state = game.rare.modesAnew.note(game.state, ability, source, modes);
    tellAll(game, game.teller?.triggers(game.state, waiting, all, differ));
    tellAll(game, game.teller?.chooses(known ? [] : targets, division, ['trigger.removed', ...ofTargets]));
    if (!known && targets.flat().length > 0) yield* perform(game, [{ kind: 'targets', object: id, targets: targets.flat() }]);
  } catch (error) {
    // 603.3d: without legal choices it is simply removed. Whatever else is wrong is not its fault.
    if (!(error instanceof NoLegalChoice)) throw error;
    game.state = before;
    tellAll(game, game.teller?.removes(game.state, source, error.cites));
  }
}

/** A trigger of something that knows how it was cast knows it as well (400.7d). */
function sourceContext(game: Game, source: string, controller: PlayerId, ability: WaitingTrigger['ability']): Context {
  const look = lookAt(game.state);
  const known = look.state.objects[source] !== undefined || look.state.past[source] !== undefined;
  return known ? { ...contextOf(look, source, ability), controller } : unannounced(source, controller);
}

/**
 * Modes of a triggered ability are chosen as it is put onto the stack. One for which no targets can be chosen is none to choose, and without
 * another the ability is removed (603.3c, 700.2b).
 */
function* chooseModes(
  game: Game,
  ability: Extract<Ability, { kind: 'triggered' }>,
  modes: readonly Effect[],
  context: Context,
): Procedure<readonly number[]> {
  const { controller, source } = context;
  const { choose: { least = 1, most = 1, anew } = {}, text } = ability;
  const before = anew ? rareOf(game, "a choice of modes that weren't chosen before").modesAnew.before(game.state, ability, source) : [];
  const places = possibleModes(game, modes, context).filter((place) => !before.includes(place - 1));
  const answer = yield* ask(game, {
    player: controller,
    kind: 'modes',
    text: `Which mode? ${quoted(text)}`,
    source,
    options: () => (least === 1 && most === 1 ? places : combinations(places, Math.min(most, places.length), { least })),
    judge: (given) =>
      toList(given).some((mode) => before.includes(Number(mode) - 1))
        ? illegal('that mode has been chosen before', 'modes')
        : judgeModes(places, least, most, modes.length, ['trigger.modes'])(given),
    cites: ['cast.modes', ...(places.length < modes.length ? (['trigger.modes'] as const) : [])],
  });
  return (Array.isArray(answer) ? toList(answer) : [toText(answer)]).map((mode) => Number(mode) - 1);
}
