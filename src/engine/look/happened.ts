/** What has happened this turn, as far as texts ask for it: spells cast, permanents that died, damage and life lost, players attacked. */
import type { Amount, HappenedToObjects } from '../language/amount.ts';
import { findPlayer, foesOf, opponentsOf, teamOf } from '../state/changes.ts';
import type { GameState, ObjectId, PlayerId, Thing } from '../state/state.ts';
import type { Look } from './look.ts';
import { inRange } from './range.ts';
import { type RecordOf, recordsOf, type TurnRecord } from '../state/turnRecord.ts';

/** How often or how much, as far as it is in range (801.11). */
export function countHappened(
  look: Look,
  what: Extract<Amount, { kind: 'happened' }>['what'],
  source: ObjectId,
  you: PlayerId,
  by?: readonly PlayerId[],
): number {
  const { state } = look;
  const { happened } = state.turn;
  const isSeen = (thing: Thing): boolean => inRange(look, you, thing);
  const opponents = foesOf(state, you).filter(isSeen);
  const sum = (kind: 'life lost' | 'life gained', players: readonly PlayerId[]): number =>
    recordsOf(happened, kind).reduce((all, { player, amount }) => (players.includes(player) ? all + amount : all), 0);
  switch (what) {
    case 'cast before':
      return Math.max(
        0,
        recordsOf(happened, 'cast')
          .filter(({ object, player }) => object === source || isSeen(player))
          .findIndex(({ object }) => object === source),
      );
    case 'to graveyard':
      return recordsOf(happened, 'left').filter(({ to, object }) => to === 'graveyard' && isSeen(object)).length;
    case 'attackers':
      return (by ?? [you]).reduce((all, player) => all + new Set(attackedWith(state, player)).size, 0);
    case 'life lost':
      return sum(what, by ?? opponents);
    case 'life gained':
      return sum(what, by ?? [you]);
    case 'drawn':
      return (by ?? [you]).reduce((all, player) => all + (state.turn.drawn?.[player] ?? 0), 0);
    case 'crimes':
      return recordsOf(happened, 'crime').filter(({ player }) => player === you).length;
    case 'exhausted':
      return recordsOf(happened, 'exhausted').filter(({ player }) => player === you).length;
    case 'damage to opponents':
      return recordsOf(happened, 'damage').reduce((all, { to, amount }) => ((by ?? opponents).includes(to) ? all + amount : all), 0);
    case 'attacked': {
      const attacks = recordsOf(happened, 'attack');
      const isMeant = ({ player, whom, combat }: RecordOf<'attack'>): boolean =>
        player === you && opponents.includes(whom) && combat === attacks.at(-1)?.combat;
      return new Set(attacks.filter(isMeant).map(({ whom }) => whom)).size;
    }
    default:
      return 0;
  }
}

/** Objects to which it happened, in positions in which each is as it was then: what left as it last was (608.2h), what entered or was cast as it then was. */
export function happenedTo(look: Look, what: HappenedToObjects | 'cast', by: readonly PlayerId[]): readonly (readonly [Look, ObjectId])[] {
  const asItWas = ({ object, as }: RecordOf<'cast' | 'entered'>): readonly [Look, ObjectId] => {
    const then = (id: ObjectId) => ({ ...look.characteristicsOf(id), ...(id === object ? as : {}) });
    return [{ ...look, characteristicsOf: then }, object];
  };
  return look.state.turn.happened.flatMap((record): readonly (readonly [Look, ObjectId])[] => {
    switch (record.kind) {
      case 'cast':
        return what === 'cast' && by.includes(record.player) ? [asItWas(record)] : [];
      case 'left':
        return what === 'left' || (what === 'to graveyard' ? record.to === 'graveyard' : what === 'sacrificed' && record.sacrificed)
          ? [[look, record.object]]
          : [];
      case 'entered':
        return what === 'entered' ? [asItWas(record)] : [];
      default:
        return [];
    }
  });
}

/** Who commits a crime by targeting these (700.13): opponents, what they control, or cards in their graveyards. */
export function criminalOf(look: Look, by: ObjectId, targets: readonly Thing[]): PlayerId | undefined {
  const player = look.state.objects[by]?.controller ?? '';
  const opponents = opponentsOf(look.state, player);
  const isTheirs = (thing: Thing): boolean => {
    const object = look.state.objects[thing];
    if (!object) return opponents.includes(thing);
    if (object.zone === 'graveyard') return opponents.includes(object.owner);
    return (object.zone === 'battlefield' || object.zone === 'stack') && opponents.includes(look.characteristicsOf(thing).controller);
  };
  return targets.some(isTheirs) ? player : undefined;
}

/** Whether it was dealt damage, by any source or by one of these; whether it came onto the battlefield, or from there into a graveyard. */
export const wasDamaged = (state: GameState, object: Thing, by?: readonly Thing[]): boolean =>
  recordsOf(state.turn.happened, 'damage').some(({ to, source }) => to === object && (!by || by.includes(source)));
export const hasEntered = (state: GameState, object: ObjectId): boolean =>
  state.turn.happened.some(
    (record) =>
      (record.kind === 'entered' && record.object === object) ||
      // Of a card in a graveyard: it was put there from the battlefield.
      (record.kind === 'left' && record.to === 'graveyard' && record.became.includes(object)),
  );

/** How many spells that player has cast this turn. */
export const castBy = (state: GameState, player: PlayerId): number =>
  recordsOf(state.turn.happened, 'cast').filter((each) => each.player === player).length;

/** Spells that were cast by players in range: all of them, or the most that one player cast. */
export function countCasts(look: Look, you: PlayerId, records: readonly TurnRecord[], by: 'all' | 'one'): number {
  const casts = recordsOf(records, 'cast').filter(({ player }) => inRange(look, you, player));
  if (by === 'all') return casts.length;
  return Math.max(0, ...[...Map.groupBy(casts, ({ player }) => player).values()].map(({ length }) => length));
}

/** Whether that player, or a teammate, cast a spell this turn. */
export const hasCast = (state: GameState, you: PlayerId): boolean =>
  recordsOf(state.turn.happened, 'cast').some(({ player }) => teamOf(state, you).includes(player));

export const opponentLostLife = (look: Look, you: PlayerId): boolean =>
  recordsOf(look.state.turn.happened, 'life lost').some(
    ({ player }) => foesOf(look.state, you).includes(player) && inRange(look, you, player),
  );

/** Combat damage to a player by each source that was under this player's control. */
export const strikers = (state: GameState, you: PlayerId): readonly RecordOf<'damage'>[] =>
  recordsOf(state.turn.happened, 'damage').filter(({ to, combat, controller }) => combat && controller === you && findPlayer(state, to));

export const hasAttacked = (state: GameState, object: ObjectId): boolean =>
  recordsOf(state.turn.happened, 'attack').some((attack) => attack.object === object);

/** Whether a combat phase of this turn is over: where the last of them ended, from 1. */
export const combatsOver = ({ turn }: GameState): number => turn.happened.findLastIndex(({ kind }) => kind === 'combat over') + 1;

/** Whether the combat that is going on has had no declare blockers step, as far as it is known from its beginning on (506.7f). */
export function isBlockless(state: GameState): boolean {
  const now = state.turn.happened.slice(combatsOver(state));
  return now.some(({ kind }) => kind === 'combat') && !now.some(({ kind }) => kind === 'blockers');
}

/** Whether a creature attacked or blocked in the combat that is going on, or a player was attacked. */
export const foughtNow = (state: GameState, thing: Thing): boolean =>
  state.turn.happened
    .slice(combatsOver(state))
    .some((each) =>
      each.kind === 'attack' && findPlayer(state, thing)
        ? each.whom === thing
        : (each.kind === 'attack' || each.kind === 'block') && each.object === thing,
    );

/** Creatures with which that player attacked this turn, once for each attack, whatever and wherever they are by now. */
export const attackedWith = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  recordsOf(state.turn.happened, 'attack').flatMap((attack) => (attack.player === player ? [attack.object] : []));
