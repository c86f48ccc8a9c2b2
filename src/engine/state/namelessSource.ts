/** Source of what a scenario lets happen by itself: nameless, without any quality (format v1, `effect`). No card of a scenario can have its id. */
import type { CardId, ObjectId } from './ids.ts';

export const namelessCard: CardId = 'nothing#0';
export const namelessSource: ObjectId = `${namelessCard}.0`;
