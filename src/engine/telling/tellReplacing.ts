/** Tells what replacement and prevention effects make of events, and what they cannot (614 to 616). */
import type { Concept } from '../concepts/concepts.ts';
import type { GameEvent } from '../events/events.ts';
import { nameOf, ofSource } from '../events/nameOf.ts';
import { findBeyondRange } from '../events/replacement/prevention.ts';
import { findAll } from '../events/replacement/replaceEvents.ts';
import type { Applicable, Replaced } from '../events/replacement/applicable.ts';
import type { Replacing } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import { otherMelded } from '../look/faces.ts';
import type { Look } from '../look/look.ts';
import { capitalised, saying } from '../state/sentences.ts';
import type { GameState } from '../state/state.ts';
import { sayMade } from './replacedInWords.ts';

/** What an effect has made of an event, and why it was this effect's turn. */
export const tellReplacing = (look: Look, replacing: Replacing): readonly Telling[] =>
  replacing.chosen.replacesNothing ? [] : [tellApplied(look, replacing)];

function tellApplied(look: Look, { before, event, used, all, able, chosen, replaced }: Replacing): Telling {
  return {
    event: replaced.prevented === undefined ? 'replace' : 'prevent',
    text: sayReplaced(look.state, event, chosen, replaced),
    cites: [
      ...chosen.cites,
      ...(chosen.cites.includes('replacement') ? citesOfKind(before.state, event) : []),
      // It could change its own result again (614.5); that something enters so is never asked twice.
      ...(!isOfEntering(chosen) && replaced.events.some((each) => reachesAgain(look, each, chosen)) ? (['replacement.once'] as const) : []),
      ...(used.size > 0 ? (['replacement.order.again'] as const) : []),
      ...(used.size > 0 && !able.some(({ key }) => key === chosen.key) ? (['replacement.applicable'] as const) : []),
      ...(chosen.outer && all.some(({ outer }) => !outer) ? (['replacement.order.contained'] as const) : []),
      ...(all.length > 1 ? (['replacement.order', `replacement.order.${chosen.group}`] as const) : []),
    ],
  };
}

function sayReplaced(state: GameState, event: GameEvent, { text, ours, source, cites }: Applicable, replaced: Replaced): string {
  if (cites.includes('aura.enters')) return 'What the Aura enchants is chosen as it enters.';
  const { prevented } = replaced;
  const by = `an effect${source === undefined ? '' : ofSource(state, source)}`;
  const said = text === '' ? '.' : `: ${saying({ text, ...(ours ? { ours } : {}) })}`;
  if (prevented !== undefined) {
    const which = event.kind === 'damage' ? ` from ${nameOf(state, event.source)} to ${nameOf(state, event.to)}` : '';
    return `${prevented} damage${which} is prevented by ${by}${said}`;
  }
  // What no text says is told by what becomes of the event.
  const made = text === '' ? sayMade(state, event, replaced.events) : undefined;
  if (made === undefined) return capitalised(`${by} changes what happens${said}`);
  return source === undefined || ('object' in event && event.object === source)
    ? `${made.replace(/^(?:what|mana|the|an?) /, (word) => word.charAt(0).toUpperCase() + word.slice(1))}.`
    : `By ${by}, ${made}.`;
}

/** Some events have rules of their own about replacing them. */
const citesOfKind = (state: GameState, event: GameEvent): readonly Concept[] => [
  ...(event.kind === 'draw' ? (['draw.replaced'] as const) : []),
  // What is applied to one of the two cards of a melded permanent affects both (712.21d).
  ...(isMelded(state, event) ? (['melded.replaced'] as const) : []),
];

function isMelded(state: GameState, event: GameEvent): boolean {
  const object = event.kind === 'move' ? state.objects[event.object] : undefined;
  return object !== undefined && otherMelded(state, object).length > 0;
}

const isOfEntering = ({ cites }: Applicable): boolean =>
  cites.some((concept) => concept === 'replacement.enters' || concept === 'replacement.entersWith' || concept === 'replacement.entersAs');

/** Whether an effect would apply to what it has made of an event, too. */
const reachesAgain = (look: Look, event: GameEvent, { key }: Applicable): boolean =>
  event.kind !== 'move' && findAll(look, event, new Set()).some((each) => each.key === key);

/** What would have replaced the event, and does not now that it is another (616.1f). */
export const tellNoMore = ({ state }: Look, before: readonly Applicable[], now: readonly Applicable[]): readonly Telling[] =>
  before
    .filter(({ key, source, text }) => source !== undefined && text !== '' && !now.some((each) => each.key === key))
    .map(({ source = '' }) => ({
      event: 'replace',
      text: `An effect${ofSource(state, source)} does not apply any more.`,
      cites: ['replacement.order.again'],
    }));

/** What prevents nothing since not all of it is in range. */
export const tellBeyondRange = (look: Look, event: GameEvent): readonly Telling[] =>
  findBeyondRange(look, event).map(({ source }) => ({
    event: 'range',
    text: `An effect${source === undefined ? '' : ofSource(look.state, source)} prevents nothing of it, since not all that it needs is in range.`,
    cites: ['range.prevention'],
  }));

/** An event that something forbids, by the rules of that. */
export const tellImpossible = ({ state }: Look, event: GameEvent, cites: readonly Concept[]): readonly Telling[] =>
  cites.length === 0 ? [] : [{ event: 'impossible', text: sayImpossible(state, event), cites: [...citesOfFaceDown(event), ...cites] }];

/** What cannot enter face down is not manifested (701.40f). */
const citesOfFaceDown = (event: GameEvent): readonly Concept[] =>
  event.kind === 'move' && event.as?.faceDown === true && event.cause !== 'resolve' ? ['action.manifest.barred'] : [];

function sayImpossible(state: GameState, event: GameEvent): string {
  if (event.kind === 'move') return `${nameOf(state, event.object)} cannot ${event.cause === 'counter' ? 'be countered' : 'enter'}.`;
  if (event.kind === 'destroy') return `${nameOf(state, event.object)} cannot be destroyed.`;
  if (event.kind === 'counters') return `No ${event.counter} counters can be put on ${nameOf(state, event.on)}.`;
  if (event.kind === 'life') return `${event.player} cannot ${event.change > 0 ? 'gain' : 'lose'} life.`;
  if (event.kind === 'create') return 'The token is not created: it cannot enter.';
  return 'player' in event ? `${event.player} cannot draw.` : '';
}
