/** Scrying (701.22). */
import type { Doing } from './handler.ts';
import { lookAtTop } from './lookAtTop.ts';

export const scry: Doing<'scry'> = { carryOut: lookAtTop };
