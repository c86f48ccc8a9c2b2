/** Creating tokens that are copies (707.2). */
import type { Doing } from './handler.ts';
import { createCopies } from './tokens.ts';

export const createCopy: Doing<'create copy'> = { cites: ['action.create', 'copy.values'], carryOut: createCopies };
