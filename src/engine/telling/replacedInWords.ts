/** What becomes of an event that the rules themselves replace, or an effect without words: told by the event and what took its place. */
import type { EventOf, GameEvent } from '../events/events.ts';
import { nameOf } from '../events/nameOf.ts';
import { countersOf } from '../events/replacement/written.ts';
import { listOf, someOf } from '../state/sentences.ts';
import type { GameState } from '../state/state.ts';

const places: Readonly<Partial<Record<EventOf<'move'>['to'], string>>> = {
  command: 'goes to the command zone',
  exile: 'is exiled',
  graveyard: 'goes to the graveyard',
  hand: 'goes to the hand',
  library: 'goes to the library',
};

/** Undefined where it cannot be said in a few words. */
export function sayMade(state: GameState, event: GameEvent, made: readonly GameEvent[]): string | undefined {
  const [first] = made;
  if (event.kind === 'destroy' && first?.kind === 'change' && first.name === 'regenerated')
    return `what would destroy ${nameOf(state, event.object)} is replaced by its regeneration`;
  if (!first || made.length > 1) return undefined;
  if (event.kind === 'damage' && first.kind === 'damage' && first.to !== event.to)
    return `the damage from ${nameOf(state, event.source)} is dealt to ${nameOf(state, first.to)} instead of ${nameOf(state, event.to)}`;
  if (event.kind === 'mana' && first.kind === 'mana' && first.mana.length === event.mana.length) return 'mana is added as colorless mana';
  return event.kind === 'move' && first.kind === 'move' ? sayMoved(state, event, first) : undefined;
}

function sayMoved(state: GameState, event: EventOf<'move'>, made: EventOf<'move'>): string | undefined {
  const name = nameOf(state, event.object);
  if (made.to !== event.to) return places[made.to] === undefined ? undefined : `${name} ${places[made.to] ?? ''} instead`;
  if (made.to !== 'battlefield') return undefined;
  const before = new Map(countersOf(event));
  const counters = countersOf(made).flatMap(([counter, count]) => {
    const more = count - (before.get(counter) ?? 0);
    return more > 0 ? [someOf(more, `${counter} counter`)] : [];
  });
  const { controller } = made.as ?? {};
  const said = [
    ...(controller !== undefined && controller !== event.as?.controller ? [`under ${controller}’s control`] : []),
    ...(made.as?.tapped === true && event.as?.tapped !== true ? ['tapped'] : []),
    ...(counters.length > 0 ? [`with ${listOf(counters)}`] : []),
  ];
  return said.length === 0 ? undefined : `${name} enters ${listOf(said)}`;
}
