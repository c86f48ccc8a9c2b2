/** A turn marker of Grand Melee, where several players take turns at once (807.4). */
import type { PlayerId } from './ids.ts';

export interface TurnMarker {
  readonly number: number;
  readonly holder: PlayerId;
  /** The holder's turn has begun; otherwise another marker is too near (807.4d). */
  readonly taking: boolean;
  /** The turn is an extra one, behind which the holder takes another (807.4j). */
  readonly keeps?: boolean;
  /** How often it was designated for removal (807.4e). */
  readonly doomed: number;
}
