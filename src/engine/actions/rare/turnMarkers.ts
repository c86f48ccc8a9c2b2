/**
 * Turn markers of Grand Melee and how they go round the table (807.4, before July 2009 608.4). No rule sets the turns of several players in order;
 * here they are played out one after the other, by the numbers of their markers.
 */
import type { Rare } from '../../events/procedure.ts';
import { isInGame, seatsTo } from '../../state/changes.ts';
import { notYet } from '../../state/notYet.ts';
import type { GameState, PlayerId } from '../../state/state.ts';
import type { TurnMarker } from '../../state/turnMarker.ts';

/** A marker for each full four players, four seats apart, the first with the starting player (807.4a, 807.4b). */
function placed(state: GameState): GameState {
  const seats = seatsFrom(state, state.turn.active);
  const markers = Array.from({ length: markersFor(state) }, (_, at): TurnMarker => ({
    number: at + 1,
    holder: seats[4 * at] ?? state.turn.active,
    taking: true,
    doomed: 0,
  }));
  return { ...state, markers };
}

const markersFor = ({ players }: GameState): number => Math.max(1, Math.floor(players.filter(({ left }) => !left).length / 4));

/** Those still in the game, to the left of a seat; its own player first, who may have left it. */
function seatsFrom({ players }: GameState, first: PlayerId): readonly PlayerId[] {
  const at = players.findIndex(({ id }) => id === first);
  return [...players.slice(at), ...players.slice(0, at)].filter(({ id, left }) => id === first || !left).map(({ id }) => id);
}

/** Whether another marker is within three seats of this one on a side. */
const isNear = (state: GameState, { number, holder }: TurnMarker, markers: readonly TurnMarker[], side: 'left' | 'right'): boolean => {
  const seats = seatsFrom(state, holder);
  const near = side === 'left' ? seats.slice(1, 4) : seats.slice(1).slice(-3);
  return markers.some((other) => other.number !== number && near.includes(other.holder));
};

/** What becomes of the markers as the turn of the active player ends, and whose turn is played next. */
function passed(state: GameState): Pick<GameState, 'markers' | 'turn'> {
  const { turn, markers: all = [] } = state;
  const current = all.find(({ holder, taking }) => taking && holder === turn.active) ?? all[0];
  if (!current) return { markers: all, turn };
  let { extraTurns } = turn;
  let markers: readonly TurnMarker[] = all;
  const change = (number: number, to: Partial<TurnMarker>): void => {
    markers = markers.map((each) => (each.number === number ? { ...each, ...to } : each));
  };
  const [, next = turn.active] = seatsFrom(state, turn.active);
  const isHere = isInGame(state, turn.active);
  if (current.doomed > 0) markers = withoutMarker(state, all, current);
  else if (isHere && current.keeps) change(current.number, { taking: false, keeps: false });
  else if (isHere && extraTurns.includes(turn.active) && !isNear(state, current, all, 'right')) {
    // 807.4i: the marker stays for the extra turn.
    extraTurns = extraTurns.toSpliced(extraTurns.indexOf(turn.active), 1);
    change(current.number, { taking: false });
  } else change(current.number, { holder: next, taking: false });
  for (const marker of markers) {
    if (marker.taking || isNear(state, marker, markers, 'left')) continue;
    // 807.4j: an extra turn that could not follow at once is taken immediately before the next one.
    const late = extraTurns.indexOf(marker.holder);
    if (late >= 0) extraTurns = extraTurns.toSpliced(late, 1);
    change(marker.number, { taking: true, keeps: late >= 0 });
  }
  const waiting = markers.filter(({ taking }) => taking);
  const { holder = turn.active } = waiting.find(({ number }) => number > current.number) ?? waiting[0] ?? {};
  return { markers, turn: { ...turn, active: holder, extraTurns } };
}

/** Takes a marker out of the game. Further removals that it was designated for go to the one on its right (807.4g). */
function withoutMarker(state: GameState, markers: readonly TurnMarker[], { number, holder, doomed }: TurnMarker): readonly TurnMarker[] {
  const left = markers.filter((each) => each.number !== number);
  const right = doomed > 1 ? markerOnRight(state, left, holder) : undefined;
  return right ? designate(state, left, right, doomed - 1) : left;
}

function designate(state: GameState, markers: readonly TurnMarker[], marker: TurnMarker, times: number): readonly TurnMarker[] {
  const doomed = { ...marker, doomed: marker.doomed + times };
  return marker.taking ? markers.map((each) => (each === marker ? doomed : each)) : withoutMarker(state, markers, doomed);
}

function markerOnRight(state: GameState, markers: readonly TurnMarker[], player: PlayerId): TurnMarker | undefined {
  return markers.toSorted((a, b) => seatsTo(state, a.holder, player) - seatsTo(state, b.holder, player))[0];
}

/** The markers once players have left: one may be designated for removal (807.4e), one that waited goes on to the left (807.4c). */
function without(state: GameState, leaving: readonly PlayerId[]): GameState {
  const { markers: all = [] } = state;
  const surplus = all.reduce((sum, { doomed }) => sum + (doomed === 0 ? 1 : 0), 0) - markersFor(state);
  if (surplus > 1) throw notYet('several turn markers at once');
  const found = leaving.flatMap((id) => markerOnRight(state, all, id) ?? []).toSorted((a, b) => a.number - b.number);
  const [first] = surplus > 0 ? found : [];
  const markers = first ? designate(state, all, first, 1) : all;
  const moved = markers.map((marker) =>
    !marker.taking && leaving.includes(marker.holder) ? { ...marker, holder: seatsFrom(state, marker.holder)[1] ?? marker.holder } : marker,
  );
  return { ...state, markers: moved };
}

export const turnMarkers: Rare['turnMarkers'] = { placed, passed, without };
