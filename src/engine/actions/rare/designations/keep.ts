/** What the rules do of designations, speed and counters of players as soon as it is so. */
import type { Game, Procedure } from '../../../events/procedure.ts';
import { leaveDungeons, passInitiative } from '../dungeons/venture.ts';
import { leaveLater } from '../leaveWith.ts';
import { loseControl } from '../loseControl.ts';
import { followPlane, leavePhenomena } from '../supplementary/planes.ts';
import { leaveSchemes } from '../supplementary/schemes.ts';
import { keepTime } from './daytime.ts';
import { passCrown } from './monarch.ts';
import { keepRadiation } from './radiation.ts';
import { dropRing } from './ring.ts';
import { keepSpeed } from './speed.ts';

export function* keepDesignations(game: Game): Procedure<void> {
  yield* passCrown(game);
  yield* passInitiative(game);
  yield* leaveDungeons(game);
  yield* followPlane(game);
  yield* leavePhenomena(game);
  yield* leaveSchemes(game);
  dropRing(game);
  keepRadiation(game);
  keepSpeed(game);
  yield* keepTime(game);
  leaveLater(game);
  yield* loseControl(game);
}
