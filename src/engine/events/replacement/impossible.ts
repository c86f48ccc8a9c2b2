/** Events that cannot happen: nothing replaces them (614.17). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { isInstantOrSorcery } from '../../language/cardType.ts';
import type { GameEvent } from '../events.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { isRestricted, rulesInForce } from '../../look/rulesInForce.ts';
import { isMeant, lookEntering } from './written.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { findPlayer } from '../../state/changes.ts';
import { barredFromLife, poisonedWith, sharesLife } from '../../state/teams.ts';

export const never = ['cannot', 'replacement.cannot'] as const;
const gone: readonly Concept[] = [];
/**
 * Whether a permanent that is no creature any more is dealt the combat damage that was assigned to it: the first rules asked only whether it
 * was there (1999-04-23 310.4).
 */
export const damagedAsNoCreature: readonly Variant<boolean>[] = [
  { from: '2001-07-23', value: false },
  { from: '', value: true },
];

const damageable: ReadonlySet<string> = new Set(['battle', 'creature', 'planeswalker']);

/** The rules for which an event cannot happen; none where there is nothing that it could happen to. Undefined when it can happen. */
export function whyImpossible(look: Look, event: GameEvent): readonly Concept[] | undefined {
  const { state } = look;
  switch (event.kind) {
    case 'destroy':
      if (state.objects[event.object]?.zone !== 'battlefield') return gone;
      if (hasKeyword(look, event.object, 'indestructible')) return ['keyword.indestructible', ...never];
      return isRestricted(state, event.object, 'be destroyed') ? never : undefined;
    case 'move': {
      const object = state.objects[event.object];
      if (!object) return gone;
      // A token that has left the battlefield does not move again (111.8); its end as a state-based action is no move of a token.
      if (object.kind === 'token' && object.zone !== 'battlefield') return event.to === 'outside' ? undefined : gone;
      if (event.cause === 'counter' && object.zone !== 'stack') return gone;
      if (event.cause === 'counter') return isRestricted(state, event.object, 'be countered') ? never : undefined;
      if (event.to !== 'battlefield') return undefined;
      if (cannotEnter(look, event)) return never;
      if (object.kind !== 'card' || !isNoPermanent(look, event)) return undefined;
      return object.zone === 'stack' ? ['faces.spellBack'] : gone;
    }
    case 'create':
      return event.object.zone === 'battlefield' && cannotEnter(look, event) ? ['tokens.cannotEnter', ...never] : undefined;
    case 'life':
      if (event.change > 0)
        return cannot(look, event.player, 'gain life')
          ? [...(sharesLife(state) ? (['team.cannotGain'] as const) : []), 'life.cannotGain', ...never]
          : undefined;
      if (!cannot(look, event.player, 'lose life')) return undefined;
      return [...(sharesLife(state) ? (['team.cannotLose'] as const) : []), ...never];
    case 'counters':
      if (event.change <= 0 || !takesNone(look, event.on, event.counter)) return undefined;
      return event.counter === 'poison' && poisonedWith(state, event.on).length > 1 ? ['team.noPoison', ...never] : never;
    case 'draw':
      return cannot(look, event.player, 'draw') || ((state.turn.drawn?.[event.player] ?? 0) > 0 && cannot(look, event.player, 'draw more'))
        ? never
        : undefined;
    case 'damage':
      if (event.amount <= 0) return gone;
      if (!state.objects[event.to] || look.characteristicsOf(event.to).types.some((type) => damageable.has(type))) return undefined;
      return event.combat && variantOn(damagedAsNoCreature, state.day) ? undefined : ['damage.objects', ...never];
    default:
      return undefined;
  }
}

/** It stays where it is (304.4, 307.4). Face down, or with another face, it may enter; with the back face of such a card up it may not, whatever it copies. */
function isNoPermanent(look: Look, { object, as = {} }: Extract<GameEvent, { kind: 'move' }>): boolean {
  const { faces = [] } = look.state.cards[look.state.objects[object]?.card ?? ''] ?? {};
  if (as.faceDown === true || (as.copied !== undefined && as.face !== 1)) return false;
  return isInstantOrSorcery((faces[as.face ?? 0] ?? faces[0])?.types ?? []);
}

/** An instant or sorcery that would enter stays where it is (304.4); two editions exiled it instead (2001-09-24 and 2003-05-26 217.1a). */
export const enteringSpells: readonly Variant<'stays' | 'exiled'>[] = [
  { from: '2003-07-01', value: 'stays' },
  { from: '2003-05-26', value: 'exiled' },
  { from: '2002-10-07', value: 'stays' },
  { from: '2001-09-24', value: 'exiled' },
  { from: '', value: 'stays' },
];

/** What happens where something would enter that is no permanent. */
export function withoutSpells(look: Look, event: GameEvent): GameEvent {
  if (event.kind !== 'move' || event.to !== 'battlefield') return event;
  if (look.state.objects[event.object]?.kind !== 'card' || !isNoPermanent(look, event)) return event;
  return variantOn(enteringSpells, look.state.day) === 'stays' ? event : { ...event, to: 'exile' };
}

/** What cannot enter is asked of it as it is and as it would be on the battlefield (614.17, 608.3e). */
function cannotEnter(look: Look, event: Extract<GameEvent, { kind: 'move' | 'create' }>): boolean {
  const bans = rulesInForce(look).filter(({ rule }) => rule.rule === 'restrict' && rule.restriction === 'enter');
  if (bans.length === 0) return false;
  const entering = lookEntering(look, event);
  const means = (at: Look, id: string | undefined): boolean =>
    id !== undefined && bans.some(({ rule, context }) => rule.rule === 'restrict' && isMeant(at, rule.what, id, context));
  return (event.kind === 'move' && means(look, event.object)) || (entering !== undefined && means(entering.look, entering.id));
}

/** Whether a player can choose to draw so many cards: not several where only one may be drawn (121.2b, 121.3a). */
export const canDraw = (look: Look, player: PlayerId, count: number): boolean =>
  count < 1 || (!whyImpossible(look, { kind: 'draw', player }) && !(count > 1 && cannot(look, player, 'draw more')));

/** How much life a player can pay (119.4, 119.8). */
export const lifeToPay = (look: Look, player: PlayerId): number =>
  cannot(look, player, 'lose life') ? 0 : (findPlayer(look.state, player)?.life ?? 0);

/**
 * Whether counters of a kind cannot be put on something, as it is or would be there; poison counters on a player, nor on those who share them
 * (810.10c). `entering`: what is not there yet, of whose own abilities only those count that are about itself alone (614.17d).
 */
export function takesNone(look: Look, on: string, counter: string, entering?: ObjectId): boolean {
  const barred = counter === 'poison' ? poisonedWith(look.state, on) : [on];
  return rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'no counters' &&
      (rule.counter ?? counter) === counter &&
      (context.source !== entering || rule.what.kind === 'self') &&
      resolveRef(look, rule.what, context).some((thing) => barred.includes(thing)),
  );
}

/** Whether a rule forbids a player something; that somebody gains or loses life, to all of a team (810.9g, 810.9h). `object`: whose ability is activated. */
export function cannot(
  look: Look,
  player: PlayerId,
  what: 'gain life' | 'lose life' | 'draw' | 'draw more' | 'search' | 'cast at other times' | 'activate',
  object?: ObjectId,
): boolean {
  const { state } = look;
  const barred = what === 'gain life' || what === 'lose life' ? barredFromLife(state, player, what) : [player];
  return rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'cannot' &&
      rule.what === what &&
      resolveRef(look, rule.who, context).some((id) => barred.includes(id)) &&
      (rule.what !== 'activate' || !rule.of || (object !== undefined && resolveRef(look, rule.of, context).includes(object))),
  );
}
