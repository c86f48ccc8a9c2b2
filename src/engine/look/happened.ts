/** What has happened this turn, as far as texts ask for it: spells cast, permanents that died, damage and life lost, players attacked. */
import type { Amount } from '../language/amount.ts';
import { opponentsOf } from '../state/changes.ts';
import type { GameState, ObjectId, PlayerId } from '../state/state.ts';

/** How often or how much. */
export function countHappened(
  state: GameState,
  what: Extract<Amount, { kind: 'happened' }>['what'],
  source: ObjectId,
  you: PlayerId,
): number {
  const notes = state.turn.happened.map((note) => note.split(' '));
  const opponents = opponentsOf(state, you);
  const isTo = (player: string | undefined): boolean => opponents.some((id) => id === player);
  switch (what) {
    case 'cast before': {
      const casts = notes.filter(([kind]) => kind === 'cast');
      return Math.max(
        0,
        casts.findIndex(([, , id]) => id === source),
      );
    }
    case 'to graveyard':
      return notes.filter(([kind]) => kind === 'died').length;
    case 'damage to opponents':
      return notes.reduce((sum, [kind, to, amount]) => (kind === 'damage' && isTo(to) ? sum + Number(amount) : sum), 0);
    case 'attacked':
      return new Set(notes.flatMap(([kind, by, whom]) => (kind === 'attack' && by === you && isTo(whom) ? [whom] : []))).size;
  }
}

/** Spells that were cast: all of them, or the most that one player cast. */
export function countCasts(notes: readonly string[], by: 'all' | 'one'): number {
  const casters = notes.flatMap((note) => (note.startsWith('cast ') ? [note.split(' ')[1] ?? ''] : []));
  if (by === 'all') return casters.length;
  return Math.max(0, ...casters.map((player) => casters.filter((each) => each === player).length));
}

/** Whether that player, or a teammate, cast a spell this turn. */
export const hasCast = (state: GameState, you: PlayerId): boolean =>
  state.turn.happened.some((note) => note.startsWith('cast ') && !opponentsOf(state, you).includes(note.split(' ')[1] ?? ''));

export const opponentLostLife = (state: GameState, you: PlayerId): boolean =>
  opponentsOf(state, you).some((id) => state.turn.happened.includes(`lost ${id}`));

/** The subtypes of each source of combat damage to a player, as it was under this player's control. */
export const strikers = (state: GameState, you: PlayerId): readonly (readonly string[])[] =>
  state.turn.happened.flatMap((note) => (note.startsWith(`strike ${you} `) ? [note.slice(`strike ${you} `.length).split('|')] : []));
