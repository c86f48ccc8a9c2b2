/** The checks in the order in which they run: the one door of this folder. */
import { checkDefinitionMissing, checkLetterLost } from './beginnings.ts';
import { checkCharacterLost } from './characterLost.ts';
import type { Check } from './check.ts';
import { checkContents } from './contents.ts';
import { checkCutShort } from './cutShort.ts';
import { checkHeadingUnplaced } from './headingUnplaced.ts';
import { checkNumberForm } from './numberForm.ts';
import { checkNumberOrder } from './numberOrder.ts';
import { checkWordBroken } from './wordBroken.ts';

export const checks: readonly Check[] = [
  checkNumberForm,
  checkNumberOrder,
  checkContents,
  checkHeadingUnplaced,
  checkCharacterLost,
  checkWordBroken,
  checkLetterLost,
  checkDefinitionMissing,
  checkCutShort,
];
