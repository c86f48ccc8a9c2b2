import type { EntryNode, Leaf } from '../../model/tree.ts';
import { report } from '../build.ts';
import { makePrintedNumber, type NumberQuirk, parsePrintedNumber } from '../constructs/number.ts';
import type { Check } from './check.ts';

const complaint: Readonly<Record<NumberQuirk, string>> = {
  'stray-space': 'without a space inside',
  'stop-missing': 'with a full stop',
  'stop-superfluous': 'without a full stop',
  'space-missing': 'with a space behind it',
  'stop-doubled': 'with one full stop',
};

/**
 * `number-form`: a number printed in another form than its kind has (`606. 8b`, `901.4.All`, `119.1d.`, `606.5 A`, `107.1..`).
 * It is read as the number it means.
 */
export const checkNumberForm: Check = (tree, file) => {
  for (const node of tree.children) {
    if (!('number' in node) || tree.document === 'rulings-summary' || tree.document === 'rulebook') continue;
    const leaf = node.children[0];
    if (leaf?.type !== 'number') continue;
    const quirks = quirksOf(leaf, node).filter((quirk) => tree.family !== 'site-copy' || quirk !== 'stop-superfluous');
    if (quirks.length === 0) continue;
    const how = quirks.map((quirk) => complaint[quirk]).join(', ');
    report(
      file,
      'warning',
      'number-form',
      leaf.position,
      `Unexpected number "${leaf.value}", expected "${makePrintedNumber(node.number)}" ${how}`,
    );
  }
};

function quirksOf(leaf: Leaf, node: EntryNode): readonly NumberQuirk[] {
  const next = node.children[1];
  const apart = next === undefined || next.type === 'layout';
  return parsePrintedNumber(leaf.value + (apart ? ' A' : 'A'))?.quirks ?? [];
}
