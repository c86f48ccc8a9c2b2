/** What few games do with players and their turns. */
import { controlPlayer } from '../../actions/rare/controlPlayer.ts';
import { endTurn } from '../../actions/rare/endTurn.ts';
import { extraPhases } from '../../actions/rare/extraPhases.ts';
import { extraTurn } from '../../actions/rare/extraTurn.ts';
import { leaveWith } from '../../actions/rare/leaveWith.ts';
import { nextTurn, prepared } from '../../actions/rare/preparedTurns.ts';
import { setLifeTotals } from '../../actions/rare/setLifeTotals.ts';
import { standIn } from '../../actions/rare/standIn.ts';
import { turnMarkers } from '../../actions/rare/turnMarkers.ts';
import { win } from '../../actions/rare/win.ts';
import { drawLater } from '../drawLater.ts';
import type { Of } from './parts.ts';

export const players: Of<'players'> = {
  'control player': controlPlayer,
  drawLater,
  'end turn': endTurn,
  'extra phases': extraPhases,
  'extra turn': extraTurn,
  leaveWith,
  'next turn': nextTurn,
  prepared,
  'set life': setLifeTotals,
  standIn,
  turnMarkers,
  win,
};
