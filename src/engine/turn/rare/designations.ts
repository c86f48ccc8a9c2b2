/** What few games have besides their cards: designations and their kind, day and night, dungeons, planes and schemes. */
import { becomeTime, dawn } from '../../actions/rare/designations/daytime.ts';
import { keepDesignations } from '../../actions/rare/designations/keep.ts';
import { becomeMonarch } from '../../actions/rare/designations/monarch.ts';
import { tempt } from '../../actions/rare/designations/ring.ts';
import { takeInitiative, venture } from '../../actions/rare/dungeons/venture.ts';
import { chaosEnsues, planeswalk, rollPlanarDie } from '../../actions/rare/supplementary/planes.ts';
import { abandon, setInMotion } from '../../actions/rare/supplementary/schemes.ts';
import type { Of } from './parts.ts';

export const designations: Of<'designations'> = {
  abandon,
  'become monarch': becomeMonarch,
  'become time': becomeTime,
  chaos: chaosEnsues,
  dawn,
  keepDesignations,
  planeswalk,
  rollPlanarDie,
  setInMotion,
  'take initiative': takeInitiative,
  tempt,
  venture,
};
