/** Creating tokens (701.7), and emblems (114). */
import type { Doing } from './handler.ts';
import { create } from './tokens.ts';

export const createToken: Doing<'create token'> = { carryOut: create };
