/** Triggered abilities that wait are put onto the stack before a player receives priority: APNAP, each player in an order of choice (603.3b). */
import { putOnStack } from './activating.ts';
import { inTurnOrder } from './changes.ts';
import { type Context, nothingAnnounced } from './context.ts';
import { chooseDivision } from './casting.ts';
import { ask, type Game, legal, type Procedure, Refusal } from './procedure.ts';
import type { WaitingTrigger } from './state.ts';
import { chooseTargets, toList } from './targets.ts';

/** Puts all waiting triggers onto the stack. Says whether there were any. */
export function* stackTriggers(game: Game): Procedure<boolean> {
  const { waiting } = game.state;
  if (waiting.length === 0) return false;
  game.state = { ...game.state, waiting: [] };
  for (const player of inTurnOrder(game.state)) {
    const own = waiting.filter(({ controller }) => controller === player);
    for (const trigger of yield* chooseOrder(game, player, own)) yield* putTrigger(game, trigger);
  }
  return true;
}

/** Identical triggers are not asked about. They are named by the object they are of. */
function* chooseOrder(game: Game, player: string, triggers: readonly WaitingTrigger[]): Procedure<readonly WaitingTrigger[]> {
  const kinds = new Set(triggers.map(({ source, ability }) => `${source} ${ability.text}`));
  if (kinds.size < 2) return triggers;
  const names = triggers.map(({ source }) => source);
  const answer = yield* ask(game, {
    player,
    kind: 'triggers',
    text: 'In which order do they go onto the stack?',
    options: () => permutations(names),
    judge: (given) =>
      toList(given).toSorted().join() === names.toSorted().join()
        ? legal
        : { legal: false, reason: 'an order of all of them is expected', cites: ['trigger.onStack'] },
    cites: ['trigger.onStack'],
  });
  const left = [...triggers];
  return toList(answer).flatMap((name) => {
    const at = left.findIndex(({ source }) => source === name);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

export function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]));
}

function* putTrigger(game: Game, { source, controller, ability, event, memory, context: known }: WaitingTrigger): Procedure<void> {
  const context: Context = { source, controller, announced: known ?? nothingAnnounced, event, memory };
  const effects = ability.modes ?? [ability.effect];
  try {
    const targets = known?.targets ?? (yield* chooseTargets(game, effects, context));
    const announced = { ...context.announced, targets };
    const division = yield* chooseDivision(game, effects, { ...context, announced });
    putOnStack(game, controller, source, ability, { ...announced, ...(division === undefined ? {} : { division }) }, { event, memory });
    game.tell('triggers', ability.text, 'trigger', 'trigger.onStack');
  } catch (error) {
    // 603.3d: without legal targets it is simply removed.
    if (!(error instanceof Refusal)) throw error;
    game.tell('trigger removed', `It has no legal choices and is removed: ${ability.text}`, 'trigger.onStack');
  }
}
