/** What some texts make for later: tokens, delayed triggers, shields; and what they have players discard and sacrifice. */
import { create } from '../../actions/instructions/tokens.ts';
import { discard } from '../../actions/rare/discard.ts';
import { later } from '../../actions/rare/later.ts';
import { preventDamage } from '../../actions/rare/preventDamage.ts';
import { sacrifice } from '../../actions/rare/sacrifice.ts';
import type { Of } from './parts.ts';

export const makings: Of<'makings'> = {
  'create copy': create,
  'create token': create,
  discard,
  later,
  sacrifice,
  'prevent damage': preventDamage,
};
