/** Sentences about what happened, with the rules they rest on. */
import type { Concept } from '../concepts/concepts.ts';
import type { EventOf, GameEvent } from '../events/events.ts';
import { citesOfBand, inBand, tellBlocked } from './tellBands.ts';
import { nameOf } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import type { Batch } from '../events/teller.ts';
import { letterOf } from '../language/manaCost.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { listRemembered } from '../look/reading/remembered.ts';
import { hasKeyword } from '../look/look.ts';
import { objectsIn } from '../state/changes.ts';
import { someOf } from '../state/sentences.ts';
import type { GameState } from '../state/state.ts';
import { sharesLife } from '../state/teams.ts';
import {
  attacking,
  blocking,
  citesOfAttacker,
  citesOfBlock,
  citesOfChange,
  citesOfMaking,
  citesOfMove,
  citesOfPhasing,
  isElsewhere,
  kindOfCounter,
  lifeConcepts,
  resultsOf,
} from './citesOfEvents.ts';

/** Tells a batch, an event each. */
export function tellEvents(batch: Batch): readonly Telling[] {
  const { before, applied, happened } = batch;
  const placed = happened.some(({ event }) => event.kind === 'move' && event.to === 'library' && event.at !== 'shuffled');
  const linked = happened.flatMap(({ event }) =>
    event.kind === 'damage' && hasKeyword(lookAt(before), event.source, 'lifelink') ? [event.source] : [],
  );
  const regenerated = new Set(
    happened.flatMap(({ event }) => (event.kind === 'change' && event.name === 'regenerated' ? [event.object] : [])),
  );
  // Each source with lifelink makes a gain of its own (702.15e).
  const separate = new Set(linked).size > 1 ? (['keyword.lifelink.separate'] as const) : [];
  const told = happened.flatMap(({ event, also }, place) =>
    describe(before, applied, event, lifeToCome(batch, event, place)).map((told, at) => ({
      ...told,
      cites: [
        ...told.cites,
        ...(event.kind === 'damage' && linked.includes(event.source) ? separate : []),
        // A regenerated permanent is tapped and leaves combat by that (701.19a).
        ...((event.kind === 'tap' || event.kind === 'leave combat') && regenerated.has(event.object)
          ? (['action.regenerate'] as const)
          : []),
        // One permanent leaves, and two cards come to where it goes (712.21, 729.3).
        ...(also !== undefined && at === 0 ? ([isMelded(before, event) ? 'melded.two' : 'merged.two'] as const) : []),
      ],
    })),
  );
  return [...told, ...tellShuffled(batch, placed)];
}

/** Each library into which something was shuffled, once, however much it was. */
function tellShuffled({ before, happened }: Batch, placed: boolean): readonly Telling[] {
  const into = happened.flatMap(({ event }) =>
    event.kind === 'move' && event.at === 'shuffled' ? [{ owner: before.objects[event.object]?.owner ?? '', ground: event.ground }] : [],
  );
  return [...Map.groupBy(into, ({ owner }) => owner)].map(([owner, [first]]) => ({
    event: 'shuffle',
    text: `${owner}’s library is shuffled.`,
    cites: [
      'action.shuffle',
      ...(first?.ground === undefined ? [] : [first.ground]),
      ...(placed ? (['action.shuffle.position'] as const) : []),
    ],
  }));
}

/** Damage that would be lethal is ignored by the state-based action that looks for it (702.12b). */
export function tellIndestructible({ before, after, happened }: Batch): readonly Telling[] {
  const hurt = new Set(happened.flatMap(({ event }) => (event.kind === 'damage' && before.objects[event.to] ? [event.to] : [])));
  const look = lookAt(after);
  return [...hurt].flatMap((id): readonly Telling[] => {
    const { toughness } = look.characteristicsOf(id);
    const damage = after.objects[id]?.damage ?? 0;
    if (toughness === undefined || damage < toughness || (before.objects[id]?.damage ?? 0) >= toughness) return [];
    if (!hasKeyword(look, id, 'indestructible')) return [];
    return [{ event: 'stays', text: `The damage does not destroy ${nameOf(after, id)}.`, cites: ['keyword.indestructible'] }];
  });
}

/** Where something goes, as a sentence says it. */
function tellMove(state: GameState, { object: id, to, at, cause, as }: EventOf<'move'>): string {
  const name = nameOf(state, id);
  const { owner = '', kind, zone } = state.objects[id] ?? {};
  switch (to) {
    case 'battlefield':
      return `${name} enters the battlefield${cause === 'effect' && as?.face ? ' transformed' : ''}.`;
    case 'stack':
      return `${name} goes onto the stack.`;
    case 'exile':
      // It is discarded all the same (701.9c).
      if (cause === 'counter') return `${name} is countered: it is exiled.`;
      return cause === 'discard' ? `${owner} discards ${name} into exile.` : `${name} is exiled.`;
    case 'command':
      return `${name} goes to the command zone.`;
    case 'outside':
      return kind === 'card' ? `${name} leaves the game.` : `${name} ceases to exist.`;
    case 'library':
      return at === 'top' || at === 0
        ? `${name} is put on top of ${owner}’s library.`
        : at === 'bottom'
          ? `${name} is put on the bottom of ${owner}’s library.`
          : `${name} is put into ${owner}’s library.`;
    case 'hand':
      return zone === 'battlefield' || zone === 'stack' ? `${name} returns to ${owner}’s hand.` : `${name} is put into ${owner}’s hand.`;
    case 'graveyard':
      if (cause === 'sacrifice') return `${name} is sacrificed: it is put into ${owner}’s graveyard.`;
      if (cause === 'discard') return `${owner} discards ${name}.`;
      if (kind === 'ability') return `${name} is countered, and ceases to exist.`;
      if (cause === 'counter') return `${name} is countered: it is put into ${owner}’s graveyard.`;
      return `${name} is put into ${owner}’s graveyard.`;
  }
}

/** What a change that has a name comes to, in a sentence. */
const changed: Readonly<Record<string, string>> = {
  flip: 'is flipped',
  transform: 'transforms',
  shielded: 'will be regenerated the next time it would be destroyed this turn',
  regenerated: 'is regenerated',
  'turned face up': 'is turned face up',
  'turned face down': 'is turned face down',
  unlocked: 'has another door unlocked',
};

/** What becomes of a life total behind an event of the batch: each is told with the total that it leaves, though all come at once. */
const lifeToCome = ({ applied, happened }: Batch, event: GameEvent, at: number): number =>
  event.kind !== 'life' || sharesLife(applied)
    ? 0
    : happened
        .slice(at + 1)
        .reduce((sum, { event: other }) => (other.kind === 'life' && other.player === event.player ? sum + other.change : sum), 0);

/** `toCome`: what else changes a life total at once. */
function describe(before: GameState, after: GameState, event: GameEvent, toCome = 0): readonly Telling[] {
  const name = (thing: string): string => nameOf(before, thing);
  switch (event.kind) {
    case 'move':
      // An ability that has resolved ceases to exist; nobody needs to be told.
      if (event.to === 'outside' && before.objects[event.object]?.kind === 'ability') return [];
      return [
        {
          event: event.cause === 'effect' || isElsewhere(event) ? 'move' : event.cause,
          text: tellMove(before, event),
          cites: citesOfMove(before, event),
        },
        ...describeRevealed(before, event),
      ];
    case 'damage':
      return [
        {
          event: 'damage',
          text: `${name(event.source)} deals ${event.amount} damage to ${name(event.to)}.`,
          cites: [
            ...(event.combat ? (['damage.deal', 'damage.combat'] as const) : (['damage.effect'] as const)),
            ...resultsOf(before, event),
            ...(event.preventable ? [] : (['prevention.unpreventable'] as const)),
          ],
        },
      ];
    case 'life': {
      const change = event.change < 0 ? `loses ${-event.change}` : `gains ${event.change}`;
      const life = (after.players.find(({ id }) => id === event.player)?.life ?? 0) - toCome;
      const shared = sharesLife(after) ? (['team.lifeEvents'] as const) : [];
      return [
        {
          event: 'life',
          text: `${event.player} ${change} life (${life}).`,
          cites: [lifeConcepts[event.cause], 'players.life', ...(event.combat ? (['life.combat'] as const) : []), ...shared],
        },
      ];
    }
    case 'draw':
      return objectsIn(before, 'library', event.player).length === 0
        ? [{ event: 'draw', text: `${event.player} cannot draw a card: the library is empty.`, cites: ['draw.empty', 'draw'] }]
        : [{ event: 'draw', text: `${event.player} draws a card.`, cites: ['draw'] }];
    case 'counters': {
      const count = Math.abs(event.change);
      const verb = `${count === 1 ? 'is' : 'are'} ${event.change < 0 ? 'removed from' : 'put on'}`;
      return [
        {
          event: 'counters',
          text: `${someOf(count, `${event.counter} counter`)} ${verb} ${name(event.on)}.`,
          cites: [...(event.ground === undefined ? [] : [event.ground]), 'counters', ...kindOfCounter(before, event.counter)],
        },
      ];
    }
    case 'tap':
    case 'untap':
      return [
        {
          event: event.kind,
          text: `${name(event.object)} is ${event.kind === 'tap' ? 'tapped' : 'untapped'}.`,
          cites: [`action.${event.kind}`],
        },
      ];
    case 'create':
      return [
        {
          event: 'create',
          text:
            event.object.zone === 'stack'
              ? `${event.object.controller} puts a copy of ${nameOf(after, event.object.id)} onto the stack.`
              : event.object.kind === 'copy'
                ? `${event.object.controller} makes a copy of ${nameOf(after, event.object.id)}, which is in ${event.object.zone}.`
                : `${nameOf(after, event.object.id)} is created under ${event.object.controller}’s control.`,
          cites: [...citesOfMaking(event.object), ...(event.described ? [event.described] : [])],
        },
      ];
    case 'destroy':
      return [
        {
          event: 'destroy',
          text: `${name(event.object)} is destroyed.`,
          cites: [...(event.ground === undefined ? [] : [event.ground]), 'action.destroy'],
        },
      ];
    case 'mana':
      return [
        {
          event: 'mana',
          text: `${event.player} adds ${event.mana.map((color) => `{${letterOf(color)}}`).join('') || 'no mana'}.`,
          cites: [
            event.ability ? 'manaAbility' : 'mana.produced',
            ...(event.mana.length > 0 ? (['mana.pool'] as const) : []),
            ...(event.only === undefined ? [] : (['mana.restricted'] as const)),
          ],
        },
      ];
    case 'attach':
      return [
        {
          event: 'attach',
          text: event.to === undefined ? `${name(event.object)} is unattached.` : `${name(event.object)} is attached to ${name(event.to)}.`,
          cites: ['action.attach', ...(event.ground === undefined ? [] : [event.ground])],
        },
      ];
    case 'cast':
      return [{ event: 'cast', text: `${event.player} has cast ${nameOf(after, event.object)}.`, cites: ['cast.done'] }];
    case 'attacks':
      return event.attackers.length === 0
        ? [{ event: 'attack', text: 'No creature attacks.', cites: ['attack.declare'] }]
        : event.attackers.map(({ object, whom }) => ({
            event: 'attack',
            text: `${name(object)} attacks ${name(whom)}${inBand(after, object)}.`,
            cites: [...attacking, ...citesOfAttacker(before, object), ...citesOfBand(after, object)],
          }));
    case 'blocks':
      if (event.blocked) return event.blocked.map((id) => tellBlocked(before, id, event.blocked ?? []));
      return event.blocks.length === 0
        ? [{ event: 'block', text: 'No creature blocks.', cites: ['block.declare'] }]
        : event.blocks.map(({ blocker, attacker, band }) => ({
            event: 'block',
            text: `${name(blocker)} blocks ${name(attacker)}${band === true ? ', which is in a band with what it blocks' : ''}.`,
            cites: band === true ? ['keyword.banding.blocked', 'block.blocked'] : [...blocking, ...citesOfBlock(before, blocker, attacker)],
          }));
    case 'change':
      return event.name === ''
        ? []
        : [
            {
              event: event.name,
              text: `${name(event.object)} ${changed[event.name] ?? event.name}${event.name === 'turned face up' ? `: it is ${nameOf(after, event.object)}` : ''}.`,
              cites: event.name.startsWith('phases') ? citesOfPhasing(before, event) : (citesOfChange[event.name] ?? []),
            },
          ];
    case 'leave combat':
      return [{ event: 'leave combat', text: `${name(event.object)} is removed from combat.`, cites: ['combat.remove'] }];
    case 'did':
    case 'begin':
    case 'targets':
      return [];
    case 'remember': {
      const { said, cites } = goingWith[event.slot] ?? {};
      return said === undefined || cites === undefined
        ? []
        : listRemembered(event.value).map((id) => ({ event: 'link', text: `${name(event.object)} ${said} ${name(id)}.`, cites }));
    }
  }
}

/** What is said of a card in exile that goes with a creature from then on (702.55b, 702.99a). */
const goingWith: Readonly<Record<string, { readonly said: string; readonly cites: readonly Concept[] }>> = {
  encoded: { said: 'is encoded on', cites: ['keyword.cipher'] },
  haunted: { said: 'haunts', cites: ['keyword.haunt'] },
};

/** Face-down objects that leave the battlefield or the stack are shown to all (708.9). */
function describeRevealed({ objects, cards }: GameState, { object: id, to }: EventOf<'move'>): readonly Telling[] {
  const object = objects[id];
  if (!object?.faceDown || (object.zone !== 'battlefield' && (object.zone !== 'stack' || to === 'battlefield'))) return [];
  const name = object.copied?.name ?? cards[object.card]?.faces[0]?.name ?? '';
  return [{ event: 'reveal', text: `What was face down is revealed: ${name}.`, cites: ['faceDown.revealed'] }];
}

/** Of melded cards each is a card of that kind; what merged is not. */
const isMelded = ({ cards, objects }: GameState, event: GameEvent): boolean =>
  'object' in event && typeof event.object === 'string' && cards[objects[event.object]?.card ?? '']?.layout === 'meld';
