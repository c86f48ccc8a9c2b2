/** Auras that return to the battlefield attached to something that is named (303.4i). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { isSame } from '../../language/parts.ts';
import { what } from '../phrases.ts';
import { itself } from '../references.ts';
import { Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { moved } from './moving.ts';

export const returnedAttached: Construct<readonly Instruction[]> = clause(
  'return <it> from your graveyard %to attached to <to>',
  { it: itself, to: what },
  ({ it, to }: { readonly it: Ref; readonly to: Ref }, { scope, tree: { start } }) => {
    // Of Equipment other things are so, and of several it would be asked to which of them.
    const isAura = it.kind === 'self' && scope.quoted !== true && scope.card.subtypes.includes('Aura');
    if (!isAura || scope.said.some(({ ref, number }) => isSame(ref, to) && number === 'many')) throw new Unclear(start);
    return moved({ ...scope, from: 'graveyard' }, 'returned', { do: 'move', what: it, to: 'battlefield', attached: to });
  },
  { numbers: { to: false } },
);
