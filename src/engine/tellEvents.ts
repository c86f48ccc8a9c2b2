/** Sentences about what happened, with the rules they rest on. */
import type { Happened } from './applyEvents.ts';
import type { EventOf, GameEvent, MoveCause } from './events.ts';
import { lookAt } from './layers/characteristics.ts';
import { hasKeyword } from './look.ts';
import type { Telling } from './procedure.ts';
import type { Concept } from './rules/concepts.ts';
import type { GameState } from './state.ts';
import { sharesLife } from './teams.ts';

/** Tells a batch, an event each. */
export function describeEvents(before: GameState, after: GameState, happened: readonly Happened[]): readonly Telling[] {
  return happened.flatMap(({ event }) => describe(before, after, event));
}

/** How an object or a player is called in a sentence. */
export function nameOf(state: GameState, thing: string): string {
  if (state.players.some(({ id }) => id === thing)) return thing;
  const object = state.objects[thing] ?? state.past[thing]?.object;
  if (!object) return thing;
  const { name } = lookAt(state).of(object.id);
  return name === '' ? object.card : name;
}

const causes: Readonly<Record<MoveCause, readonly Concept[]>> = {
  draw: ['draw'],
  play: ['land.play'],
  cast: ['cast.announce'],
  resolve: ['resolve.permanent'],
  destroy: ['action.destroy'],
  sacrifice: ['action.sacrifice'],
  discard: ['action.discard'],
  state: ['sba'],
  effect: ['objects.newObject'],
  counter: ['action.counter'],
  cost: ['cast.pay'],
  exile: ['objects.newObject'],
  mulligan: ['mulligan'],
};

/** What damage comes to: by what it is dealt to, and by what its source has (120.3). */
function resultsOf(state: GameState, { source, to }: EventOf<'damage'>): readonly Concept[] {
  const look = lookAt(state);
  const has = (keyword: string): boolean => hasKeyword(look, source, keyword);
  const types = state.objects[to] ? look.of(to).types : undefined;
  const results: Concept[] = [];
  if (types === undefined) results.push(has('infect') ? 'damage.infect' : 'damage.player');
  if (types?.includes('planeswalker')) results.push('damage.planeswalker');
  if (types?.includes('creature')) results.push(has('wither') || has('infect') ? 'damage.wither' : 'damage.creature');
  if (has('lifelink')) results.push('damage.lifelink');
  return results.length > 0 ? ['damage.results', ...results] : ['damage.results'];
}

function describe(before: GameState, after: GameState, event: GameEvent): readonly Telling[] {
  const name = (thing: string): string => nameOf(before, thing);
  switch (event.kind) {
    case 'move':
      // An ability that has resolved ceases to exist; nobody needs to be told.
      if (event.to === 'outside' && before.objects[event.object]?.kind === 'ability') return [];
      return [
        {
          event: event.cause === 'effect' ? 'move' : event.cause,
          text: `${name(event.object)} goes to the ${event.to}.`,
          cites: event.cause === 'resolve' && event.to === 'graveyard' ? ['resolve.graveyard'] : causes[event.cause],
        },
        ...describeRevealed(before, event),
      ];
    case 'damage':
      return [
        {
          event: 'damage',
          text: `${name(event.source)} deals ${event.amount} damage to ${name(event.to)}.`,
          cites: [...(event.combat ? (['damage.deal'] as const) : []), ...resultsOf(before, event)],
        },
      ];
    case 'life': {
      const change = event.change < 0 ? `loses ${-event.change}` : `gains ${event.change}`;
      const life = after.players.find(({ id }) => id === event.player)?.life ?? 0;
      const shared = sharesLife(after) ? (['team.lifeEvents'] as const) : [];
      return [{ event: 'life', text: `${event.player} ${change} life (${life}).`, cites: ['players.life', ...shared] }];
    }
    case 'draw':
      return [{ event: 'draw', text: `${event.player} draws a card.`, cites: ['draw'] }];
    case 'counters': {
      const count = Math.abs(event.change);
      const verb = event.change < 0 ? 'removed from' : 'put on';
      return [
        {
          event: 'counters',
          text: `${count} ${event.counter} counter${count === 1 ? '' : 's'} ${verb} ${name(event.on)}.`,
          cites: ['resolve.instruction'],
        },
      ];
    }
    case 'tap':
    case 'untap':
      return [
        { event: event.kind, text: `${name(event.object)} is ${event.kind === 'tap' ? 'tapped' : 'untapped'}.`, cites: ['action.tap'] },
      ];
    case 'create':
      return [
        {
          event: 'create',
          text: `${nameOf(after, event.object.id)} is created under ${event.object.controller}’s control.`,
          cites: ['resolve.instruction'],
        },
      ];
    case 'destroy':
      return [{ event: 'destroy', text: `${name(event.object)} is destroyed.`, cites: ['action.destroy'] }];
    case 'mana':
      return [{ event: 'mana', text: `${event.player} adds ${event.mana.length} mana.`, cites: ['manaAbility', 'mana.pool'] }];
    case 'attach':
      return [
        {
          event: 'attach',
          text: event.to === undefined ? `${name(event.object)} is unattached.` : `${name(event.object)} is attached to ${name(event.to)}.`,
          cites: ['action.attach'],
        },
      ];
    case 'cast':
      return [{ event: 'cast', text: `${event.player} has cast ${nameOf(after, event.object)}.`, cites: ['cast.done'] }];
    case 'attacks':
      return event.attackers.length === 0
        ? [{ event: 'attack', text: 'No creature attacks.', cites: ['attack.declare'] }]
        : event.attackers.map(({ object, whom }) => ({
            event: 'attack',
            text: `${name(object)} attacks ${name(whom)}.`,
            cites: ['attack.declare'],
          }));
    case 'blocks':
      return event.blocks.length === 0
        ? [{ event: 'block', text: 'No creature blocks.', cites: ['block.declare'] }]
        : event.blocks.map(({ blocker, attacker }) => ({
            event: 'block',
            text: `${name(blocker)} blocks ${name(attacker)}.`,
            cites: ['block.declare'],
          }));
    case 'change':
      return event.name === ''
        ? []
        : [{ event: event.name, text: `${name(event.object)}: ${event.name}.`, cites: ['resolve.instruction'] }];
    case 'leave combat':
      return [{ event: 'leave combat', text: `${name(event.object)} is removed from combat.`, cites: ['attack.declare'] }];
    case 'did':
    case 'begin':
    case 'targets':
    case 'remember':
      return [];
  }
}

/** Face-down objects that leave the battlefield or the stack are shown to all (708.9). */
function describeRevealed({ objects, cards }: GameState, { object: id, to }: EventOf<'move'>): readonly Telling[] {
  const object = objects[id];
  if (!object?.faceDown || (object.zone !== 'battlefield' && (object.zone !== 'stack' || to === 'battlefield'))) return [];
  const name = object.copied?.name ?? cards[object.card]?.faces[0]?.name ?? '';
  return [{ event: 'reveal', text: `The face-down object is revealed: ${name}.`, cites: ['faceDown'] }];
}
