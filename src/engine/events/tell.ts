/** Sentences about what happened, with the rules they rest on. */
import type { Happened } from './apply.ts';
import { currentObject } from '../state/changes.ts';
import type { EventOf, GameEvent, MoveCause } from './events.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { citeNamed } from '../concepts/citeKeyword.ts';
import { hasKeyword } from '../look/look.ts';
import { letterOf } from '../language/manaCost.ts';
import type { Telling } from './procedure.ts';
import { layerRulesOn } from '../look/layers/layerRules.ts';
import type { Concept } from '../concepts/concepts.ts';
import { namelessCard } from '../state/namelessSource.ts';
import type { GameObject, GameState } from '../state/state.ts';
import { someOf } from '../state/sentences.ts';
import { sharesLife } from '../state/teams.ts';

/** Tells a batch, an event each. */
export function describeEvents(before: GameState, after: GameState, happened: readonly Happened[]): readonly Telling[] {
  const placed = happened.some(({ event }) => event.kind === 'move' && event.to === 'library' && event.at !== 'shuffled');
  const linked = happened.flatMap(({ event }) =>
    event.kind === 'damage' && hasKeyword(lookAt(before), event.source, 'lifelink') ? [event.source] : [],
  );
  // Each source with lifelink makes a gain of its own (702.15e).
  const separate = new Set(linked).size > 1 ? (['keyword.lifelink.separate'] as const) : [];
  return happened.flatMap(({ event, also }) =>
    describe(before, after, event).map((told, at) => ({
      ...told,
      cites: [
        ...told.cites,
        ...(event.kind === 'damage' && linked.includes(event.source) ? separate : []),
        // One permanent leaves, and two cards come to where it goes (712.21).
        ...(told.event === 'shuffle' && placed ? (['action.shuffle.position'] as const) : []),
        ...(also !== undefined && at === 0 ? (['melded.two'] as const) : []),
      ],
    })),
  );
}

/** How an object or a player is called in a sentence. */
export function nameOf(state: GameState, thing: string): string {
  if (state.players.some(({ id }) => id === thing)) return thing;
  // What is about to enter is spoken of as the object that it will be.
  const object = state.objects[thing] ?? state.past[thing]?.object ?? currentObject(state, thing.replace(/\.\d+$/, ''));
  // A token is spoken of before it is there.
  if (!object) return thing.replace(/#\d+\.\d+$/, '');
  const { name } = lookAt(state).of(object.id);
  if (name !== '') return name;
  // What happens by itself in a scenario has a source without a name (session.ts).
  if (object.card === namelessCard) return 'an effect';
  if (object.ability) return `an ability of ${nameOf(state, object.ability.source)}`;
  return object.faceDown ? 'a face-down card' : object.kind === 'token' ? 'a token' : 'a card';
}

/** Whose effect or ability it is, as a sentence has it behind what it is; nothing where it has no source with a name. */
export const ofSource = (state: GameState, source: string): string => {
  const isNameless = (state.objects[source] ?? state.past[source]?.object)?.card === namelessCard;
  return isNameless ? '' : ` of ${nameOf(state, source)}`;
};

/** Where something goes, as a sentence says it. */
function tellMove(state: GameState, { object: id, to, at, cause }: EventOf<'move'>): string {
  const name = nameOf(state, id);
  const { owner = '', kind, zone } = state.objects[id] ?? {};
  switch (to) {
    case 'battlefield':
      return `${name} enters the battlefield.`;
    case 'stack':
      return `${name} goes onto the stack.`;
    case 'exile':
      return `${name} is exiled.`;
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
      if (cause === 'counter') return `${name} is countered: it is put into ${owner}’s graveyard.`;
      return `${name} is put into ${owner}’s graveyard.`;
  }
}

const causes: Readonly<Record<MoveCause, readonly Concept[]>> = {
  draw: ['draw'],
  play: ['land.play', 'action.play'],
  cast: ['cast.announce'],
  resolve: [],
  destroy: ['action.destroy'],
  sacrifice: ['action.sacrifice'],
  discard: ['action.discard'],
  state: ['sba'],
  effect: [],
  counter: ['action.counter'],
  'illegal targets': ['resolve.illegalTargets'],
  cost: ['cast.pay'],
  exile: ['action.exile'],
  mulligan: ['mulligan'],
};

/** What leads to the graveyard, unless something is done instead (614.6). */
const usual: ReadonlySet<MoveCause> = new Set(['destroy', 'sacrifice', 'discard', 'counter']);
const isElsewhere = ({ cause, to }: Pick<EventOf<'move'>, 'cause' | 'to'>): boolean => usual.has(cause) && to !== 'graveyard';

/** Beside the cause: its owner's zone (400.3), and that it is a new object where something would go on about the old one (400.7, 403.4). */
function citesOfMove(state: GameState, { object, to, cause, as, ground }: EventOf<'move'>): readonly Concept[] {
  const { zone, owner, controller, card } = state.objects[object] ?? {};
  const aura = to === 'battlefield' && as?.attachedTo !== undefined;
  const again = to === 'battlefield' && Object.values(state.past).some((each) => each.object.card === card && each.object.zone === to);
  return [
    ...(ground === undefined ? [] : [ground]),
    ...(isElsewhere({ cause, to }) ? (['replacement.never'] as const) : causes[cause]),
    // A permanent spell enters (608.3); any other leaves the stack as the last part of its resolution, wherever it goes (608.2n).
    ...(cause !== 'resolve'
      ? []
      : to === 'battlefield'
        ? (['resolve.permanent', aura ? 'resolve.aura' : 'resolve.enters'] as const)
        : (['resolve.graveyard'] as const)),
    ...(again ? (['permanent.enters'] as const) : []),
    ...(to === 'exile' ? (['action.exile'] as const) : to === 'graveyard' && cause !== 'effect' ? (['graveyard'] as const) : []),
    ...(owner !== controller && ['hand', 'library', 'graveyard'].includes(to) ? (['zones.ownersZone'] as const) : []),
    ...(zone === 'battlefield' && isSpokenOf(state, object, cause) ? (['objects.newObject'] as const) : []),
  ];
}

/** Whether an effect applies to something, or something that waits speaks of it, which will not find what it becomes. */
const isSpokenOf = ({ effects, zones, objects, delayed }: GameState, id: string, cause: MoveCause): boolean =>
  effects.some(({ affected = [] }) => affected.includes(id)) ||
  // What resolves, and moves it, waits no more.
  (cause === 'state' ? zones.stack : zones.stack.slice(0, -1)).some((each) =>
    (objects[each]?.spell ?? objects[each]?.ability)?.targets.flat().includes(id),
  ) ||
  delayed.some(({ context }) => context.targets.flat().includes(id));

const lifeConcepts = { gain: 'players.life', loss: 'players.life', damage: 'life.damage', payment: 'life.pay' } as const;

const kindOfCounter = ({ day }: GameState, counter: string): readonly Concept[] =>
  /^[+-]\d/.test(counter)
    ? ['counters.power']
    : layerRulesOn(day).keywordCounters.includes(counter)
      ? ['counters.keyword', ...citeNamed(counter)]
      : [];

/** What a change that has a name rests on. */
const citesOfChange: Readonly<Record<string, readonly Concept[]>> = {
  flip: ['flip'],
  // It is the same object still, and keeps what applied to it (712.18).
  transform: ['transform', 'transform.same'],
  shielded: ['action.regenerate'],
  regenerated: ['action.regenerate'],
  'turned face up': ['faceDown.turned'],
  'turned face down': ['faceDown.state'],
};

/** What a thing is made by: a token, an emblem, or the copy of a spell or ability (707.10). */
function citesOfMaking({ kind }: GameObject): readonly Concept[] {
  if (kind === 'copy' || kind === 'ability') return ['copy.spell'];
  return kind === 'emblem' ? ['emblem'] : ['action.create', 'tokens', 'tokens.owner'];
}

/** What a change that has a name comes to, in a sentence. */
const changed: Readonly<Record<string, string>> = {
  flip: 'is flipped',
  transform: 'transforms',
  shielded: 'will be regenerated the next time it would be destroyed this turn',
  regenerated: 'is regenerated',
  'turned face up': 'is turned face up',
  'turned face down': 'is turned face down',
};

const attacking = ['attack.choose', 'attack.becomes'] as const;
const blocking = ['block.choose', 'block.becomes', 'block.blocked'] as const;

/** Whom it attacks, where there is a choice (508.1b), and what lets it attack untapped, or so soon. */
function citesOfAttacker(state: GameState, id: string): readonly Concept[] {
  const look = lookAt(state);
  const object = state.objects[id];
  if (!object) return [];
  return [
    ...(hasChoiceOfWhom(state) ? (['attack.whom'] as const) : []),
    ...(hasKeyword(look, id, 'vigilance') ? (['keyword.vigilance'] as const) : []),
    ...(object.controlledSince > state.turn.number && hasKeyword(look, id, 'haste') ? (['keyword.haste'] as const) : []),
  ];
}

/** Whether an attack says whom it is at: several may be attacked, or something of theirs. */
const hasChoiceOfWhom = (state: GameState): boolean =>
  state.players.filter(({ left }) => !left).length > 2 ||
  state.zones.battlefield.some((id) =>
    lookAt(state)
      .of(id)
      .types.some((type) => type === 'planeswalker' || type === 'battle'),
  );

/** What lets it block. */
function citesOfBlock(state: GameState, blocker: string, attacker: string): readonly Concept[] {
  const has = (id: string, keyword: string): boolean => hasKeyword(lookAt(state), id, keyword);
  const reached = has(attacker, 'flying') ? (has(blocker, 'reach') && !has(blocker, 'flying') ? ['flying', 'reach'] : ['flying']) : [];
  return [...reached, ...['shadow', 'horsemanship', 'fear', 'intimidate', 'menace', 'skulk'].filter((each) => has(attacker, each))].flatMap(
    citeNamed,
  );
}

/** What damage comes to: by what it is dealt to, and by what its source has (120.3). */
function resultsOf(state: GameState, { source, to, combat }: EventOf<'damage'>): readonly Concept[] {
  const look = lookAt(state);
  const has = (keyword: string): boolean => hasKeyword(look, source, keyword);
  const types = state.objects[to] ? look.of(to).types : undefined;
  const results: Concept[] = [];
  if (types === undefined) results.push(...(has('infect') ? (['damage.infect', 'keyword.infect'] as const) : (['damage.player'] as const)));
  if (types === undefined && combat && has('toxic')) {
    results.push('damage.toxic', 'keyword.toxic');
    const toxic = look.of(source).abilities.filter((each) => each.kind === 'keyword' && each.keyword === 'toxic');
    if (toxic.length > 1) results.push('keyword.toxic.total');
  }
  if (types?.includes('battle')) results.push('damage.battle');
  if (types?.includes('planeswalker')) results.push('damage.planeswalker');
  if (types?.includes('creature')) {
    results.push(has('wither') || has('infect') ? 'damage.wither' : 'damage.creature');
    if (has('wither')) results.push('keyword.wither');
    if (has('infect')) results.push('keyword.infect.creature');
    if (has('deathtouch')) results.push('keyword.deathtouch');
  }
  if (has('lifelink')) results.push('damage.lifelink', 'keyword.lifelink');
  // With results of its own the list of them says no more (120.3).
  return results.length > 0 ? results : ['damage.results'];
}

/** What phasing does to what lasts, and what a permanent keeps, had rules of their own while it was a zone (502.15g, 502.15h of 2005). */
function citesOfPhasing({ objects, effects }: GameState, { object: id, name }: EventOf<'change'>): readonly Concept[] {
  const object = objects[id];
  const lost = effects.some(({ affected, duration }) => duration !== 'permanent' && affected?.includes(id));
  const kept = object !== undefined && (object.tapped || Object.values(object.counters).some((count) => count > 0));
  return [
    'phasing',
    'phasing.status',
    ...(name === 'phases out' && lost ? (['phasing.limited'] as const) : []),
    ...(name === 'phases in' && kept ? (['phasing.remembers'] as const) : []),
  ];
}

function describe(before: GameState, after: GameState, event: GameEvent): readonly Telling[] {
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
        ...(event.at === 'shuffled'
          ? [
              {
                event: 'shuffle',
                text: `${before.objects[event.object]?.owner ?? ''}’s library is shuffled.`,
                cites: ['action.shuffle'] as const,
              },
            ]
          : []),
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
      const life = after.players.find(({ id }) => id === event.player)?.life ?? 0;
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
      return [{ event: 'draw', text: `${event.player} draws a card.`, cites: ['draw'] }];
    case 'counters': {
      const count = Math.abs(event.change);
      const verb = `${count === 1 ? 'is' : 'are'} ${event.change < 0 ? 'removed from' : 'put on'}`;
      return [
        {
          event: 'counters',
          text: `${someOf(count, `${event.counter} counter`)} ${verb} ${name(event.on)}.`,
          cites: ['counters', ...kindOfCounter(before, event.counter)],
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
              : `${nameOf(after, event.object.id)} is created under ${event.object.controller}’s control.`,
          cites: citesOfMaking(event.object),
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
            cites: [...attacking, ...citesOfAttacker(before, object)],
          }));
    case 'blocks':
      return event.blocks.length === 0
        ? [{ event: 'block', text: 'No creature blocks.', cites: ['block.declare'] }]
        : event.blocks.map(({ blocker, attacker }) => ({
            event: 'block',
            text: `${name(blocker)} blocks ${name(attacker)}.`,
            cites: [...blocking, ...citesOfBlock(before, blocker, attacker)],
          }));
    case 'change':
      return event.name === ''
        ? []
        : [
            {
              event: event.name,
              text: `${name(event.object)} ${changed[event.name] ?? event.name}.`,
              cites: event.name.startsWith('phases') ? citesOfPhasing(before, event) : (citesOfChange[event.name] ?? []),
            },
          ];
    case 'leave combat':
      return [{ event: 'leave combat', text: `${name(event.object)} is removed from combat.`, cites: ['combat.remove'] }];
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
  return [{ event: 'reveal', text: `What was face down is revealed: ${name}.`, cites: ['faceDown.revealed'] }];
}
