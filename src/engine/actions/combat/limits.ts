/** "No more than so many creatures can attack" or block, as a limit of a declaration. */
import type { Amount } from '../../language/amount.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { Thing } from '../../state/state.ts';
import { recordsOf } from '../../state/turnRecord.ts';
import type { Limit } from './solve.ts';
import { countOf } from '../../state/sentences.ts';

export function makeMost(
  look: Look,
  of: ReadonlySet<Thing>,
  most: Amount,
  context: Context,
  concept: Concept,
  doing: 'attack' | 'block',
  ofTurn = false,
): Limit {
  const gone = ofTurn ? recordsOf(look.state.turn.happened, 'attack').length : 0;
  const count = Math.max(0, amountOf(look, most, context) - gone);
  return { kind: 'most', of, count, concept, reason: `no more than ${countOf(count, 'creature')} can ${doing}` };
}
