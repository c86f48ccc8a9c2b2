/** What hardly a game is without, for a session: each looks whether there is anything of its kind to do. */
import type { Rare } from '../../events/procedure.ts';
import { declarer } from '../../actions/rare/declarer.ts';
import { designations } from '../../actions/rare/designations/designations.ts';
import { ascend } from '../../actions/rare/designations/ascend.ts';
import { chooseEnlisted, enlist } from '../../actions/rare/enlist.ts';
import { exert, exertAttackers } from '../../actions/rare/exert.ts';
import { expend } from '../../actions/rare/expend.ts';
import { keepFloor } from '../../actions/rare/keepFloor.ts';
import { limitUntapping } from '../../actions/rare/limitUntapping.ts';
import { shown } from '../../actions/rare/shown.ts';
import { splice } from '../../actions/rare/splice.ts';
import { wayOffStack } from '../../actions/rare/wayOffStack.ts';
import { noteDeed, watchLoops } from '../loops.ts';

export const usual = {
  ascend,
  chooseEnlisted,
  declarer,
  designations,
  enlist,
  exert,
  exertAttackers,
  expend,
  keepFloor,
  limitUntapping,
  noteDeed,
  shown,
  splice,
  watchLoops,
  wayOffStack,
} satisfies Partial<Rare>;
