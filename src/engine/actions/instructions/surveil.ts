/** Surveilling (701.25). */
import type { Doing } from './handler.ts';
import { lookAtTop } from './lookAtTop.ts';

export const surveil: Doing<'surveil'> = { carryOut: lookAtTop };
