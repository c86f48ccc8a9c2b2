/** Creating tokens (701.7), and emblems (114). */
import type { Doing } from './handler.ts';
import { createTokens } from './tokens.ts';

export const createToken: Doing<'create token'> = { cites: ['action.create'], carryOut: createTokens };
