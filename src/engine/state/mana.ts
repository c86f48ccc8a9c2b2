/** Mana in a pool (106). */
import type { ManaSpending } from '../language/mana.ts';
import type { ColorOrColorless } from '../language/manaCost.ts';
import type { ObjectId } from './ids.ts';

export interface Mana {
  readonly color: ColorOrColorless;
  /** What it may be spent on, where something limits that. */
  readonly only?: ManaSpending;
  /** What says that. */
  readonly by?: ObjectId;
  readonly snow?: boolean;
  /** It does not empty from the pool before. */
  readonly lasting?: 'end of combat' | 'end of turn';
}
