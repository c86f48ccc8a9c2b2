/** Replacement and prevention effects on a batch of events (614 to 616). */
import type { Instruction } from '../abilities.ts';
import type { Context } from '../context.ts';
import type { EventOf, GameEvent } from '../events.ts';
import { lookAt } from '../layers/characteristics.ts';
import type { Look } from '../look.ts';
import { ask, type Game, legal, type Procedure } from '../procedure.ts';
import type { RuleInForce } from '../rulesInForce.ts';
import { toText } from '../targets.ts';
import { findEntering } from './entering.ts';
import { isImpossible } from './impossible.ts';
import { affectedPlayer, chooseFirst, firstOf } from './order.ts';
import { findPrevention, orderForShields, protectedBy } from './prevention.ts';
import type { Finder, Replacement } from './replacement.ts';
import { keepFloor } from './lifeFloor.ts';
import { findStanding } from './standing.ts';
import { findWritten } from './written.ts';

const finders: readonly Finder[] = [findWritten, findEntering, findPrevention, findStanding];

/** An event on its way through the effects that would replace it. */
interface Work {
  readonly event: GameEvent;
  readonly used: ReadonlySet<string>;
}

/** Something that is done once the batch has happened. */
export interface Afterwards {
  readonly instructions: readonly Instruction[];
  readonly context: Context;
  readonly used: ReadonlySet<string>;
}

export interface ReplacedBatch {
  readonly events: readonly GameEvent[];
  readonly afterwards: readonly Afterwards[];
}

/** The batch as replacement and prevention effects leave it. What they make of an event is looked at again, by each effect once. */
export function* replaceEvents(game: Game, events: readonly GameEvent[]): Procedure<ReplacedBatch> {
  const ordered = yield* orderForShields(game, events, chooseShielded);
  const open: Work[] = ordered.map((event) => ({ event, used: game.replacedBy ?? new Set() }));
  const done: GameEvent[] = [];
  const afterwards: Afterwards[] = [];
  for (let work = open.shift(); work; work = open.shift()) {
    const { event, used } = work;
    const look = lookAt(game.state);
    if (isImpossible(look, event)) continue;
    const found = firstOf(findAll(look, event, used), game.state.day);
    const chosen = found.length === 0 ? undefined : yield* chooseFirst(game, affectedPlayer(look, event), found);
    if (!chosen) {
      done.push(event);
      // What is destroyed is put into its owner's graveyard (701.8a), and that may be replaced in its turn.
      if (event.kind === 'destroy')
        open.unshift({ event: { kind: 'move', object: event.object, to: 'graveyard', cause: 'destroy' }, used });
      continue;
    }
    const replaced = yield* chosen.apply(game);
    if (replaced.events.length !== 1 || replaced.events[0] !== event || replaced.then)
      game.tell('replace', tellReplacement(chosen), ...chosen.cites);
    const now = new Set([...used, chosen.key]);
    open.unshift(...replaced.events.map((each) => ({ event: each, used: now })));
    if (replaced.then) afterwards.push({ ...replaced.then, used: now });
  }
  return { events: keepFloor(game, done), afterwards };
}

const findAll = (look: Look, event: GameEvent, used: ReadonlySet<string>): readonly Replacement[] =>
  finders.flatMap((find) => find(look, event)).filter(({ key }) => !used.has(key));

const tellReplacement = ({ text, key }: Replacement): string => `An effect changes what happens: ${text === '' ? key : text}`;

function* chooseShielded(game: Game, shield: RuleInForce, among: readonly EventOf<'damage'>[]): Procedure<EventOf<'damage'> | undefined> {
  const [player = shield.context.controller] = protectedBy(lookAt(game.state), shield);
  const sources = among.map(({ source }) => source);
  const answer = yield* ask(game, {
    player,
    kind: 'replacement',
    text: 'Whose damage is prevented first?',
    options: () => sources,
    judge: (given) =>
      sources.some((source) => source === given) ? legal : { legal: false, reason: 'it deals no such damage', cites: ['prevention'] },
    cites: ['prevention'],
  });
  return among.find(({ source }) => source === toText(answer));
}
