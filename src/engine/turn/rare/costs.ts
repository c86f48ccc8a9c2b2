/** What few games do or ask of costs. */
import { announceSymbols } from '../../actions/rare/announceSymbols.ts';
import { assist } from '../../actions/rare/assist.ts';
import { chooseLandPlay } from '../../actions/rare/chooseLandPlay.ts';
import { choosePermission } from '../../actions/rare/choosePermission.ts';
import { chooseTotal } from '../../actions/rare/chooseTotal.ts';
import { chooseWay } from '../../actions/rare/chooseWay.ts';
import { emerge } from '../../actions/rare/emerge.ts';
import { evaluated } from '../../actions/rare/evaluated.ts';
import { harmonize } from '../../actions/rare/harmonize.ts';
import { help } from '../../actions/rare/help.ts';
import { obliged } from '../../actions/rare/obliged.ts';
import { payments } from '../../actions/rare/payments.ts';
import { spentMana } from '../../actions/rare/spentMana.ts';
import { planPayment } from '../../actions/mana/planPayment.ts';
import { addMana } from '../../actions/rare/addMana.ts';
import type { Of } from './parts.ts';

export const costs: Of<'costs'> = {
  'add mana': addMana,
  announceSymbols,
  assist,
  chooseLandPlay,
  choosePermission,
  chooseTotal,
  chooseWay,
  emerge,
  evaluated,
  harmonize,
  help,
  obliged,
  payments,
  planPayment,
  spentMana,
};
