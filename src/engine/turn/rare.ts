/** What few games do, for a session: what else is played is played without. */
import { meld } from '../actions/rare/meld.ts';
import { nameSticker } from '../actions/rare/nameSticker.ts';
import { piles } from '../actions/rare/piles.ts';
import { proliferate } from '../actions/rare/proliferate.ts';
import { searchZones } from '../actions/rare/searchZones.ts';
import type { RareInstructions } from '../events/procedure.ts';
import { otherGames } from './otherGames.ts';

export const rare: RareInstructions = { ...otherGames, meld, 'name sticker': nameSticker, piles, proliferate, 'search zones': searchZones };
