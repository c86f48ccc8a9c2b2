/** Ways of casting a card: from which zones, for which cost, and which face (601.2a, 601.3, 118.9, 702 alternative costs). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Ability } from '../../language/ability.ts';
import { isInstantOrSorcery } from '../../language/cardType.ts';
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import { applyEvents } from '../../events/apply.ts';
import { type Context, unannounced } from '../../look/reading/context.ts';
import { conditionHolds, matches, resolveRef } from '../../look/reading/read.ts';
import { changeObject } from '../../state/changes.ts';
import { faceDownCost } from '../faceDownCost.ts';
import { castableFace, grantedTo, judgeFace } from '../../look/faces.ts';
import { hasCast, opponentLostLife, strikers } from '../../look/happened.ts';
import { warped } from '../../look/keywords/warp.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import type { Characteristics, GameObject, GameState, ObjectId, PlayerId } from '../../state/state.ts';
import { recordsOf } from '../../state/turnRecord.ts';
import { shareCreatureType } from '../../language/subtypes.ts';
import { bestow } from '../../events/bestow.ts';
import { isSorceryTime } from './timing.ts';
import { notYet } from '../../state/notYet.ts';
import { onAdventure } from '../../events/leavingStack.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;

export interface Way {
  /** `normal`, a keyword, or the text that allows it. */
  readonly name: string;
  /** What is paid instead of the mana cost. Without it the mana cost is paid. */
  readonly instead?: readonly Cost[];
  /** What is paid besides. */
  readonly additional?: readonly Cost[];
  readonly faceDown?: boolean;
  /** Transformed: with its back face up (702.146a). */
  readonly face?: number;
  /** As though it had flash. */
  readonly flash?: true;
  /** With ward {2} while it is face down. */
  readonly disguised?: true;
  /** What allows it to be cast so, and not otherwise. */
  readonly permission?: string;
}

/** Keywords of which the cost is paid instead of the mana cost, with the zone from which that is done. */
const alternatives: Readonly<Record<string, 'hand' | 'graveyard' | 'exile' | 'any'>> = {
  flashback: 'graveyard',
  escape: 'graveyard',
  evoke: 'any',
  overload: 'any',
  bestow: 'any',
  dash: 'any',
  prowl: 'any',
  surge: 'any',
  spectacle: 'any',
  madness: 'exile',
  foretell: 'exile',
  blitz: 'any',
  impending: 'any',
  warp: 'hand',
  emerge: 'any',
  'web-slinging': 'any',
  awaken: 'any',
  cleave: 'any',
  disturb: 'graveyard',
  freerunning: 'any',
  harmonize: 'graveyard',
  mayhem: 'graveyard',
  mutate: 'any',
};

/** What must have happened this turn for such a cost to be paid (702.76a, 702.117a, 702.137a, 702.173a, 702.187b). */
const conditions: Readonly<Record<string, (look: Look, player: PlayerId, id: ObjectId) => boolean>> = {
  freerunning: ({ state }, player) =>
    strikers(state, player).some(({ commander, subtypes }) => commander || shareCreatureType(['Assassin'], subtypes)),
  mayhem: ({ state }, _, id) => recordsOf(state.turn.happened, 'discarded').some(({ object }) => object === id),
  prowl: (look, player, id) =>
    strikers(look.state, player).some(({ subtypes }) => shareCreatureType(look.characteristicsOf(id).subtypes, subtypes)),
  surge: ({ state }, player) => hasCast(state, player),
  spectacle: opponentLostLife,
};

const one = { kind: 'number', value: 1 } as const;
/** Keywords that let a card be cast from the graveyard for its mana cost and a discard. */
const fromGraveyard: Readonly<Record<string, Cost>> = {
  retrace: { pay: 'discard', filter: { kind: 'type', type: 'land' }, amount: one },
  'jump-start': { pay: 'discard', filter: { kind: 'card' }, amount: one },
};

/** Whether flashback and jump-start cast instants and sorceries alone, and not a creature on the same card (702.34a, 702.133a). */
export const flashbackSpells: readonly Variant<boolean>[] = [
  { from: '2021-02-05', value: true },
  { from: '', value: false },
];
const castsSpell = ({ state }: Look, keyword: string, { types }: Pick<Characteristics, 'types'>): boolean =>
  !['flashback', 'jump-start'].includes(keyword) || isInstantOrSorcery(types) || !variantOn(flashbackSpells, state.day);

const turnsDown: ReadonlySet<string> = new Set(['morph', 'megamorph', 'disguise']);

/** A card that was exiled face down is turned face up just before it is played, by whoever may play it (406.3a). */
export const turnedUp = (state: GameState, id: ObjectId): GameState => {
  const { zone, faceDown } = state.objects[id] ?? {};
  return zone === 'exile' && faceDown ? changeObject(state, id, { faceDown: false }) : state;
};

/** Every way in which a player could cast an object now as far as zones and permissions go; the usual one first. */
export function findWaysToCast(look: Look, player: PlayerId, id: ObjectId, face: number | undefined): readonly Way[] {
  const object = look.state.objects[id];
  if (!object || object.zone === 'battlefield' || object.zone === 'stack') return [];
  const up = turnedUp(look.state, id);
  const known = up === look.state ? look : lookAt(up);
  const printed = castableFace(known, id, face);
  const keywords = [...printed.abilities, ...grantedTo(look, id, printed)].filter((ability) => ability.kind === 'keyword');
  const allows = (as: As): boolean =>
    isAdventurer(object, player, face) || isAllowed(look, player, object, 'spells', { face: face ?? 0, ...as });
  const allowed = allows({});
  const own = object.owner === player || permissions(look, player, true).some(({ what }) => what.includes(id));
  const ways: Way[] = [];
  const aftermath = keywords.some(({ keyword }) => keyword === 'aftermath');
  if (allowed && !aftermath) ways.push({ name: 'normal' });
  if (aftermath && own && object.zone === 'graveyard') ways.push({ name: 'aftermath' });
  if (isPlotted(object, player, look)) ways.push({ name: 'plot', instead: [] });
  const isFree = allowing(known, player, object, 'spells', { face: face ?? 0 }).some(({ free }) => free);
  if (isFree && !(aftermath && object.zone !== 'graveyard')) ways.push({ name: 'free', instead: [] });
  for (const keyword of keywords)
    if ((conditions[keyword.keyword]?.(known, player, id) ?? true) && castsSpell(known, keyword.keyword, printed))
      ways.push(
        ...waysOfKeyword(keyword, object, {
          allowed: keyword.keyword === 'bestow' ? allows({ bestowed: true }) : allowed,
          own,
          turn: look.state.turn.number,
        }),
      );
  const others = (): readonly Way[] => [
    ...waysOfText(look, player, object, printed.abilities),
    ...waysOfRules(known, player, object, face ?? 0),
  ];
  if (allowed) ways.push(...others());
  const permitting = allowing(known, player, object, 'spells', { face: face ?? 0 }).filter(asksCosts);
  if (permitting.length > 0 && !aftermath) {
    const anyZone = keywords
      .filter(({ keyword }) => alternatives[keyword] === 'any' && (conditions[keyword]?.(known, player, id) ?? true))
      .flatMap((keyword) => waysOfKeyword(keyword, object, { allowed: true, own, turn: look.state.turn.number }));
    ways.push(...waysOfPermissions(permitting, [...anyZone, ...others()], allowed));
  }
  const down = keywords.map(({ keyword }) => keyword).filter((keyword) => turnsDown.has(keyword));
  if (down.length > 0 && allows({ face: 0, faceDown: true })) {
    const disguised = down.includes('disguise');
    if (disguised && down.some((keyword) => keyword !== 'disguise')) throw notYet('morph and disguise of one card');
    const instead: readonly Cost[] = [{ pay: 'mana', cost: faceDownCost }];
    ways.push({ name: 'face down', instead, faceDown: true, ...(disguised ? { disguised } : {}) });
  }
  return ways;
}

/** Whether its owner may cast it for nothing, whatever it is: on a turn after the one in which it was plotted, as a sorcery (702.170d). */
const isPlotted = ({ zone, owner, memory }: GameObject, player: PlayerId, look: Look): boolean =>
  zone === 'exile' &&
  owner === player &&
  typeof memory['plotted'] === 'number' &&
  memory['plotted'] < look.state.turn.number &&
  isSorceryTime(look, player);

function waysOfKeyword(
  { keyword, cost }: Keyword,
  object: GameObject,
  { allowed, own, turn }: { readonly allowed: boolean; readonly own: boolean; readonly turn: number },
): readonly Way[] {
  const from = alternatives[keyword];
  const right =
    from === 'any'
      ? allowed
      : own && object.zone === from && (from !== 'exile' || isSetAside(object.memory[keyword === 'madness' ? 'playable' : keyword], turn));
  if (from !== undefined && right && cost) return [{ name: keyword, instead: cost, ...(keyword === 'disturb' ? { face: 1 } : {}) }];
  const discard = fromGraveyard[keyword];
  return discard && own && object.zone === 'graveyard' ? [{ name: keyword, additional: [discard] }] : [];
}

/** Whether a card in exile may be cast by what put it there; one that was foretold, on a later turn (702.143a). */
const isSetAside = (noted: GameObject['memory'][string] | undefined, turn: number): boolean =>
  noted !== undefined && (typeof noted !== 'number' || noted < turn);
/** What a spell would be cast as. */
type As = Partial<Pick<GameObject, 'face' | 'faceDown'>> & { readonly bestowed?: boolean };

/** From the hand; a commander from the command zone; from elsewhere by permission (601.3a), where that does not say what is paid instead (118.9a). */
export const isAllowed = (look: Look, player: PlayerId, object: GameObject, what: 'lands' | 'spells' = 'spells', as: As = {}): boolean =>
  needsNone(look, player, object, what) ||
  allowing(look, player, object, what, as).some((permission) => what === 'lands' || !(permission.free || asksCosts(permission)));

/** Whether something is to be paid for it that is not paid otherwise. */
const asksCosts = ({ instead, besides }: Permission): boolean => instead !== undefined || besides !== undefined;

/**
 * What a permission asks is paid with whatever else may be paid; instead of the mana cost one thing alone (118.9a). `others`: what may be paid
 * instead of it anyway.
 */
const waysOfPermissions = (permitting: readonly Permission[], others: readonly Way[], allowed: boolean): readonly Way[] => {
  const besides = permitting.filter((permission) => permission.besides);
  if (others.length > 0 && besides.length > 0 && (allowed || besides.length > 1))
    throw notYet('other costs with one of several permissions');
  return permitting.flatMap(({ text, key, instead, besides: additional = [] }): readonly Way[] => {
    if (instead) return [{ name: text, instead, permission: key }];
    const paid: readonly Way[] = others.map((way) => ({ ...way, additional: [...(way.additional ?? []), ...additional], permission: key }));
    return [{ name: text, additional, permission: key }, ...paid];
  });
};

function needsNone(look: Look, player: PlayerId, object: GameObject, what: 'lands' | 'spells'): boolean {
  if (object.zone === 'hand') return object.owner === player;
  if (what === 'lands') return false;
  return (object.zone === 'command' && object.commander && object.owner === player) || isWarped(object, player, look.state.turn.number);
}

const allowing = (look: Look, player: PlayerId, object: GameObject, what: 'lands' | 'spells', as: As): readonly Permission[] =>
  permissions(look, player).filter(
    ({ only, what: cards, context, spells }) =>
      (only === undefined || only === what) && cards.includes(object.id) && (!spells || wouldBe(look, player, object, as, spells, context)),
  );

/** A permission for one spell each turn is used by one that is cast with it, where nothing else allows that; which of several is chosen. */
export function permissionsToUse(
  look: Look,
  player: PlayerId,
  object: GameObject,
  { name, faceDown, permission }: Way,
  face: number | undefined,
): readonly Permission[] {
  const isOwn = alternatives[name] === object.zone || name in fromGraveyard || name === 'aftermath' || name === 'plot';
  if (isOwn || isAdventurer(object, player, face) || needsNone(look, player, object, 'spells')) return [];
  const by = allowing(look, player, object, 'spells', { face: face ?? 0, ...(faceDown ? { faceDown } : {}), bestowed: name === 'bestow' });
  if (permission !== undefined) return by.filter(({ key, once }) => key === permission && once);
  const free = by.filter((each) => !asksCosts(each));
  return free.every(({ once }) => once) ? free : [];
}

/** What a permission is of remembers that it was used this turn. */
export function usePermission(state: GameState, { context: { source }, key }: Permission): GameState {
  return changeObject(state, source, { memory: { ...state.objects[source]?.memory, [key]: state.turn.number } });
}

const isAdventurer = ({ zone, memory }: GameObject, player: PlayerId, face: number | undefined): boolean =>
  zone === 'exile' && memory[onAdventure] === player && face !== 1;

/** Whether its owner may cast it from exile, since it was warped in an earlier turn (702.185a). */
const isWarped = ({ zone, owner, memory }: GameObject, player: PlayerId, turn: number): boolean =>
  zone === 'exile' && owner === player && typeof memory[warped] === 'number' && memory[warped] < turn;

/** With which faces a card would be such a spell: each is judged by itself (709.3a, 712.11c, 715.3a). */
export const facesAs = (look: Look, player: PlayerId, object: GameObject, spells: Filter, context: Context): readonly number[] =>
  [0, 1].filter(
    (face) =>
      !judgeFace(look.state, object, face) &&
      !castableFace(look, object.id, face).types.includes('land') &&
      wouldBe(look, player, object, { face }, spells, context),
  );

/** Whether a card would be such a spell, cast that way: effects on what it then is count (601.3e). */
function wouldBe(
  { state }: Look,
  controller: PlayerId,
  { id }: GameObject,
  { bestowed, ...as }: As,
  spells: Filter,
  context: Context,
): boolean {
  const cast = applyEvents(state, [{ kind: 'move', object: id, to: 'stack', cause: 'cast', as: { controller, ...as } }]);
  const [moved] = cast.happened;
  const filter: Filter = { kind: 'and', filters: [spells, { kind: 'zone', zone: 'stack' }] };
  if (moved?.became === undefined) return false;
  return matches(lookAt(bestowed ? bestow(cast.state, moved.became, controller) : cast.state), moved.became, filter, context);
}

/** Whether what lets a card be cast from where it is asks what spell it would be (601.3e). */
export const dependsOnKind = (look: Look, player: PlayerId, id: ObjectId): boolean =>
  permissions(look, player).some(({ what, spells }) => spells !== undefined && what.includes(id));

export interface Permission {
  readonly what: readonly ObjectId[];
  readonly free: boolean;
  readonly context: Context;
  readonly only?: 'lands' | 'spells' | undefined;
  readonly spells?: Filter | undefined;
  readonly once?: true | undefined;
  readonly instead?: readonly Cost[] | undefined;
  readonly besides?: readonly Cost[] | undefined;
  readonly key: string;
  readonly text: string;
}

/** What a player may play; with `asYours`, what is only as though it were in that player's own zone (609.4). */
function permissions(look: Look, player: PlayerId, asYours = false): readonly Permission[] {
  return rulesInForce(look).flatMap(({ rule, context, key, text }) =>
    rule.rule === 'may play' &&
    (rule.asYours ?? false) === asYours &&
    !(rule.once && look.state.objects[context.source]?.memory[key] === look.state.turn.number) &&
    resolveRef(look, rule.who, context).includes(player)
      ? [{ ...rule, what: resolveRef(look, rule.what, context), free: rule.free === true, context, key, text }]
      : [],
  );
}

/** Alternative costs that a card's own static abilities give (118.9). */
function waysOfText(look: Look, player: PlayerId, object: GameObject, abilities: readonly Ability[]): readonly Way[] {
  const context = unannounced(object.id, player);
  return abilities.flatMap((ability) =>
    ((ability.kind === 'static' && ability.rules) || []).flatMap((rule): Way[] => {
      if (rule.rule === 'flash for') return [{ name: ability.text, additional: rule.costs, flash: true }];
      return rule.rule === 'alternative cost' && (!rule.when || conditionHolds(look, rule.when, context))
        ? [{ name: rule.costs.length > 0 ? ability.text : 'free', instead: rule.costs }]
        : [];
    }),
  );
}

/** Alternative costs that rules in force give to such spells (118.9). */
const waysOfRules = (look: Look, player: PlayerId, object: GameObject, face: number): readonly Way[] =>
  rulesInForce(look).flatMap(({ rule, context, text }) =>
    rule.rule === 'cast for' &&
    resolveRef(look, rule.who, context).includes(player) &&
    wouldBe(look, player, object, { face }, rule.of, context)
      ? [{ name: text, instead: rule.costs }]
      : [],
  );
