/** The checks in the order in which they run: the one door of this folder. */
import type { Check } from './check.ts';
import { checkContents } from './contents.ts';
import { checkDamage, checkEnd } from './damage.ts';
import { checkNumberForm } from './numberForm.ts';
import { checkNumberOrder } from './numberOrder.ts';

export const checks: readonly Check[] = [checkNumberForm, checkNumberOrder, checkContents, checkDamage, checkEnd];
