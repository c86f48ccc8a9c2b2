/** Which rules what happened rests on: by what it was done, what it was done to, and what its source has. */
import { deals } from '../look/keywords/deals.ts';
import { citeNamed } from '../concepts/citeKeyword.ts';
import type { Concept } from '../concepts/concepts.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { layerRulesOn } from '../look/layers/layerRules.ts';
import { hasKeyword } from '../look/look.ts';
import type { GameObject, GameState } from '../state/state.ts';
import type { EventOf, MoveCause } from '../events/events.ts';

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
  subgame: ['subgame.ends', 'resolve.instruction'],
};

/** What leads to the graveyard, unless something is done instead (614.6). */
const usual: ReadonlySet<MoveCause> = new Set(['destroy', 'sacrifice', 'discard', 'counter']);
export const isElsewhere = ({ cause, to }: Pick<EventOf<'move'>, 'cause' | 'to'>): boolean => usual.has(cause) && to !== 'graveyard';

/** Beside the cause: its owner's zone (400.3), and that it is a new object where something would go on about the old one (400.7, 403.4). */
export function citesOfMove(state: GameState, { object, to, cause, as, ground }: EventOf<'move'>): readonly Concept[] {
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
    ...(cause === 'effect' && to === 'battlefield' && as?.face ? (['transform.enters'] as const) : []),
    ...(to === 'exile' ? (['action.exile'] as const) : to === 'graveyard' && cause !== 'effect' ? (['graveyard'] as const) : []),
    ...(owner !== controller && ['hand', 'library', 'graveyard'].includes(to) ? (['zones.ownersZone'] as const) : []),
    ...(zone === 'battlefield' && isSpokenOf(state, object, cause) ? (['objects.newObject'] as const) : []),
  ];
}

/** Whether an effect applies to something, or something that waits speaks of it, which will not find what it becomes. */
const isSpokenOf = ({ effects, zones, objects, delayed }: GameState, id: string, cause: MoveCause): boolean =>
  // A name sticker goes along (123.6c).
  effects.some(({ affected = [], changes }) => affected.includes(id) && !changes.some(({ kind }) => kind === 'add word')) ||
  // What resolves, and moves it, waits no more.
  (cause === 'state' ? zones.stack : zones.stack.slice(0, -1)).some((each) =>
    (objects[each]?.spell ?? objects[each]?.ability)?.targets.flat().includes(id),
  ) ||
  delayed.some(({ context }) => context.targets.flat().includes(id));

export const lifeConcepts = { gain: 'players.life', loss: 'players.life', damage: 'life.damage', payment: 'life.pay' } as const;

export const kindOfCounter = ({ day }: GameState, counter: string): readonly Concept[] =>
  /^[+-]\d/.test(counter)
    ? ['counters.power']
    : layerRulesOn(day).keywordCounters.includes(counter)
      ? ['counters.keyword', ...citeNamed(counter)]
      : [];

/** What a change that has a name rests on. */
export const citesOfChange: Readonly<Record<string, readonly Concept[]>> = {
  flip: ['flip'],
  // It is the same object still, and keeps what applied to it (712.18).
  transform: ['transform', 'transform.same'],
  shielded: ['action.regenerate'],
  regenerated: ['action.regenerate'],
  'turned face up': ['faceDown.turned'],
  'turned face down': ['faceDown.state'],
  unlocked: ['unlock'],
};

/** What a thing is made by: a token, an emblem, the copy of a spell or ability (707.10), or of a card that may be cast (707.12). */
export function citesOfMaking({ kind, zone }: GameObject): readonly Concept[] {
  if (kind === 'copy' || kind === 'ability') return [zone === 'stack' ? 'copy.spell' : 'copy.cast'];
  return kind === 'emblem' ? ['emblem'] : ['action.create', 'tokens', 'tokens.owner'];
}

export const attacking = ['attack.choose', 'attack.becomes'] as const;
export const blocking = ['block.choose', 'block.becomes', 'block.blocked'] as const;

/** Whom it attacks, where there is a choice (508.1b), and what lets it attack untapped, or so soon. */
export function citesOfAttacker(state: GameState, id: string): readonly Concept[] {
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
      .characteristicsOf(id)
      .types.some((type) => type === 'planeswalker' || type === 'battle'),
  );

/** What lets it block. */
export function citesOfBlock(state: GameState, blocker: string, attacker: string): readonly Concept[] {
  const has = (id: string, keyword: string): boolean => hasKeyword(lookAt(state), id, keyword);
  const reached = has(attacker, 'flying') ? (has(blocker, 'reach') && !has(blocker, 'flying') ? ['flying', 'reach'] : ['flying']) : [];
  return [...reached, ...['shadow', 'horsemanship', 'fear', 'intimidate', 'menace', 'skulk'].filter((each) => has(attacker, each))].flatMap(
    citeNamed,
  );
}

/** What damage comes to: by what it is dealt to, and by what its source has (120.3). */
export function resultsOf(state: GameState, { source, to, combat }: EventOf<'damage'>): readonly Concept[] {
  const look = lookAt(state);
  const has = (keyword: string): boolean => hasKeyword(look, source, keyword);
  const types = state.objects[to] ? look.characteristicsOf(to).types : undefined;
  const results: Concept[] = [];
  if (types === undefined)
    results.push(...(deals(look, source, 'infect', to) ? (['damage.infect', 'keyword.infect'] as const) : (['damage.player'] as const)));
  if (types === undefined && combat && has('toxic')) {
    results.push('damage.toxic', 'keyword.toxic');
    const toxic = look.characteristicsOf(source).abilities.filter((each) => each.kind === 'keyword' && each.keyword === 'toxic');
    if (toxic.length > 1) results.push('keyword.toxic.total');
  }
  if (types?.includes('battle')) results.push('damage.battle');
  if (types?.includes('planeswalker')) results.push('damage.planeswalker');
  if (types?.includes('creature')) {
    const withers = deals(look, source, 'wither', to);
    const infects = deals(look, source, 'infect', to);
    results.push(withers || infects ? 'damage.wither' : 'damage.creature');
    if (withers) results.push('keyword.wither');
    if (infects) results.push('keyword.infect.creature');
    if (has('deathtouch')) results.push('keyword.deathtouch');
  }
  if (has('lifelink')) results.push('damage.lifelink', 'keyword.lifelink');
  // With results of its own the list of them says no more (120.3).
  return results.length > 0 ? results : ['damage.results'];
}

/** What phasing does to what lasts, and what a permanent keeps, had rules of their own while it was a zone (502.15g, 502.15h of 2005). */
export function citesOfPhasing({ objects, effects }: GameState, { object: id, name, change }: EventOf<'change'>): readonly Concept[] {
  const object = objects[id];
  const { attachedTo = '', phased } = object ?? {};
  const isIndirect =
    name === 'phases out' ? change.phased?.with !== undefined : phased ? phased.with !== undefined : objects[attachedTo]?.phasedOut;
  const lost = effects.some(({ affected, duration }) => duration !== 'permanent' && affected?.includes(id));
  const kept = object !== undefined && (object.tapped || Object.values(object.counters).some((count) => count > 0));
  return [
    isIndirect ? 'phasing.indirectly' : 'phasing',
    'phasing.status',
    ...(name === 'phases out' && lost ? (['phasing.limited'] as const) : []),
    ...(name === 'phases in' && kept ? (['phasing.remembers'] as const) : []),
  ];
}
