/** Creating tokens that are copies (707.2). */
import type { Doing } from './handler.ts';
import { create } from './tokens.ts';

export const createCopy: Doing<'create copy'> = { lastKnown: true, carryOut: create };
