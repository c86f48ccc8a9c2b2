/** What is done "if damage is prevented this way" (615.5). */
import { notYet } from '../../state/notYet.ts';
import type { Beginning } from './handler.ts';

/** Its text makes it a part of the instruction that begins the shield: by itself it means nothing. */
export const ifPrevented: Beginning<'if prevented'> = {
  begin: () => {
    throw notYet('if prevented');
  },
};
