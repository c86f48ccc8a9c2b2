/** Banding, as far as it is played: who divides combat damage (702.22j, 702.22k). Bands are not formed; a text that needs them is not read. */
import { hasKeyword, type Look } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';

/** A creature with banding among those that a creature fights. Damage is then in no order, and of several its controller divides it. */
export const findBanded = (look: Look, foes: readonly ObjectId[]): ObjectId | undefined =>
  foes.find((foe) => hasKeyword(look, foe, 'banding'));
