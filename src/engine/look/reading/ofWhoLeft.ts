/** Information about a player who has left the game is what it was before they left (800.4i). */
import { kindsIn, partsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { notYet } from '../../state/notYet.ts';
import { makeLook, type Look } from '../look.ts';
import type { Context } from './context.ts';
import { known } from './illegalTargets.ts';
import type { Reading } from './reading.ts';

/** What can mean one player. */
const onePlayer: ReadonlySet<string> = new Set<Ref['kind']>([
  'target',
  'event',
  'memory',
  'linked',
  'each',
  'attached',
  'controller',
  'owner',
]);
const isOnePlayer = (part: { readonly kind: string; readonly which?: unknown }): boolean =>
  onePlayer.has(part.kind) || (part.kind === 'players' && part.which === 'defending');

/** The position as it was before the one player left of whom something asks; undefined where it asks of none who has. */
export function beforeLeaving(read: Reading, look: Look, asked: { readonly kind: string }, context: Context): Look | undefined {
  const { left } = look.state;
  if (!left) return undefined;
  for (const part of partsIn(asked)) {
    if (!isOnePlayer(part) || part === asked) continue;
    // Of several each would have to be asked by themselves.
    const [player = '', ...others] = read.resolveRef(look, part as unknown as Ref, known(context));
    const departed = others.length === 0 ? left[player] : undefined;
    // Of others it is asked how they are now.
    if (departed && kindsIn(asked).has('you')) throw notYet('what is counted of a player who has left, and of others beside');
    if (departed)
      return makeLook(
        departed.state,
        (id) => departed.characteristics[id],
        (id) => departed.copiable[id],
      );
  }
  return undefined;
}
