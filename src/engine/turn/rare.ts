/** What few games do, for a session: what else is played is played without. All of it; a browser has it in parts (rare/parts.ts). */
import type { Rare } from '../events/procedure.ts';
import { choices } from './rare/choices.ts';
import { combat } from './rare/combat.ts';
import { costs } from './rare/costs.ts';
import { deeds } from './rare/deeds.ts';
import { designations } from './rare/designations.ts';
import { games } from './rare/games.ts';
import { makings } from './rare/makings.ts';
import { players } from './rare/players.ts';
import { usual } from './rare/usual.ts';

export const rare: Rare = { ...usual, ...choices, ...combat, ...costs, ...deeds, ...designations, ...games, ...makings, ...players };
