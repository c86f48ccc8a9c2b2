/** What has happened this turn, as far as texts ask for it: spells cast, permanents that died, damage and life lost, players attacked. */
import type { Amount } from '../language/amount.ts';
import { opponentsOf } from '../state/changes.ts';
import type { GameState, ObjectId, PlayerId } from '../state/state.ts';
import { recordsOf, type TurnRecord } from '../state/turnRecord.ts';

/** How often or how much. */
export function countHappened(
  state: GameState,
  what: Extract<Amount, { kind: 'happened' }>['what'],
  source: ObjectId,
  you: PlayerId,
): number {
  const { happened } = state.turn;
  const opponents = opponentsOf(state, you);
  switch (what) {
    case 'cast before':
      return Math.max(
        0,
        recordsOf(happened, 'cast').findIndex(({ object }) => object === source),
      );
    case 'to graveyard':
      return recordsOf(happened, 'to graveyard').length;
    case 'attackers':
      return attackedWith(state, you).length;
    case 'life lost':
      return recordsOf(happened, 'life lost').reduce((sum, { player, amount }) => (opponents.includes(player) ? sum + amount : sum), 0);
    case 'life gained':
      return recordsOf(happened, 'life gained').reduce((sum, { player, amount }) => (player === you ? sum + amount : sum), 0);
    case 'exhausted':
      return recordsOf(happened, 'exhausted').filter(({ player }) => player === you).length;
    case 'damage to opponents':
      return recordsOf(happened, 'damage').reduce((sum, { to, amount }) => (opponents.includes(to) ? sum + amount : sum), 0);
    case 'attacked':
      return new Set(
        recordsOf(happened, 'attack').flatMap(({ player, whom }) => (player === you && opponents.includes(whom) ? [whom] : [])),
      ).size;
  }
}

/** Permanents that were put into a graveyard this turn, as they last were (608.2h). */
export const putIntoGraveyards = (state: GameState): readonly ObjectId[] =>
  recordsOf(state.turn.happened, 'to graveyard').map(({ object }) => object);

/** How many spells that player has cast this turn. */
export const castBy = (state: GameState, player: PlayerId): number =>
  recordsOf(state.turn.happened, 'cast').filter((each) => each.player === player).length;

/** Spells that were cast: all of them, or the most that one player cast. */
export function countCasts(records: readonly TurnRecord[], by: 'all' | 'one'): number {
  const casts = recordsOf(records, 'cast');
  if (by === 'all') return casts.length;
  return Math.max(0, ...[...Map.groupBy(casts, ({ player }) => player).values()].map(({ length }) => length));
}

/** Whether that player, or a teammate, cast a spell this turn. */
export const hasCast = (state: GameState, you: PlayerId): boolean =>
  recordsOf(state.turn.happened, 'cast').some(({ player }) => !opponentsOf(state, you).includes(player));

export const opponentLostLife = (state: GameState, you: PlayerId): boolean =>
  recordsOf(state.turn.happened, 'life lost').some(({ player }) => opponentsOf(state, you).includes(player));

/** The subtypes of each source of combat damage to a player, as it was under this player's control. */
export const strikers = (state: GameState, you: PlayerId): readonly (readonly string[])[] =>
  recordsOf(state.turn.happened, 'damage').flatMap(({ combat, controller, subtypes }) => (combat && controller === you ? [subtypes] : []));

export const hasAttacked = (state: GameState, object: ObjectId): boolean =>
  recordsOf(state.turn.happened, 'attack').some((attack) => attack.object === object);

/** Creatures with which that player attacked this turn, once for each attack, whatever and wherever they are by now. */
export const attackedWith = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  recordsOf(state.turn.happened, 'attack').flatMap((attack) => (attack.player === player ? [attack.object] : []));

/** How much mana that player has spent on spells this turn. */
export const manaSpent = (state: GameState, player: PlayerId): number =>
  recordsOf(state.turn.happened, 'mana spent').reduce((sum, spent) => (spent.player === player ? sum + spent.amount : sum), 0);
