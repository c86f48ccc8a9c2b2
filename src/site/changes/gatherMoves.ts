/** Numbers that changed together: a rule that moved with everything below it is one line. */
import { numberOfProvision, type ProvisionId } from '../../lineage/provision.ts';
import { entryIdOf } from './arrangeChanges.ts';
import type { Change } from '../../lineage/changes.ts';

export interface Move {
  readonly old: ProvisionId;
  readonly new: ProvisionId;
  /** Whether it was changed besides, so that it has a row elsewhere. */
  readonly edited: boolean;
}

export interface MoveGroup extends Move {
  /** What moved along below it, with the rest of the number as it was. */
  readonly below: readonly Move[];
  /** How many provisions the old edition has below it. */
  readonly of: number;
}

/**
 * Gathers what moved, in the order of the rows. Each move is in one group; a group in which everything was edited besides is left out,
 * since all of it is told elsewhere.
 */
export function gatherMoves(rows: readonly Change[], oldIds: readonly ProvisionId[]): readonly MoveGroup[] {
  const moves = rows.flatMap(({ kind, moved, old: [old], new: [heir] }): Move[] =>
    !moved || kind === 'split' || kind === 'merged' || old === undefined || heir === undefined
      ? []
      : [{ old, new: heir, edited: kind !== 'moved' }],
  );
  const byOld = new Map(moves.map((move) => [move.old, move]));
  const sizes = countBelow(oldIds);
  const groups = new Map<ProvisionId, { readonly root: Move; readonly below: Move[] }>();
  for (const move of moves) {
    const root = findRoot(move, byOld);
    const group = groups.get(root.old) ?? { root, below: [] };
    if (root !== move) group.below.push(move);
    groups.set(root.old, group);
  }
  return [...groups.values()]
    .filter(({ root, below }) => !root.edited || below.some(({ edited }) => !edited))
    .map(({ root, below }) => ({ ...root, below, of: sizes.get(root.old) ?? 0 }));
}

/** The highest provision above one that moved the same way: `502.33a` became `702.6a` because `502.33` became `702.6`. */
function findRoot(move: Move, byOld: ReadonlyMap<ProvisionId, Move>): Move {
  let root = move;
  for (const above of idsAbove(move.old)) {
    const other = byOld.get(above);
    if (other && move.new === other.new + move.old.slice(above.length)) root = other;
  }
  return root;
}

/** `702.6a#example-1`: `702.6a`, `702.6`, `702`. Terms stand below nothing. */
function idsAbove(id: ProvisionId): readonly ProvisionId[] {
  const entry = entryIdOf(id);
  const rest = /^(\d+)(?:(\.\d+)([a-z]+)?)?$/.exec(numberOfProvision(entry));
  const above = entry === id ? [] : [entry];
  if (!rest) return above;
  const [, subsection = '', rule = '', letter] = rest;
  return [...above, ...(letter === undefined ? [] : [subsection + rule]), ...(rule === '' ? [] : [subsection])];
}

function countBelow(ids: readonly ProvisionId[]): ReadonlyMap<ProvisionId, number> {
  const sizes = new Map<ProvisionId, number>();
  for (const id of ids) for (const above of idsAbove(id)) sizes.set(above, (sizes.get(above) ?? 0) + 1);
  return sizes;
}
