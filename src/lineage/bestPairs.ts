/** A possible pair and what it is worth; pairs worth nothing are left out. */
export interface WeighedPair {
  readonly old: number;
  readonly new: number;
  readonly weight: number;
}

/**
 * The one-to-one choice among weighed pairs whose sum is the greatest (maximum weight bipartite matching). Whoever is better off unpaired
 * stays so. Successive shortest augmenting paths with potentials (Jonker and Volgenant 1987, on sparse lists), within each group of pairs
 * that hang together. Of choices of equal worth, the same is found whatever the order of the list.
 */
export function chooseBestPairs(pairs: readonly WeighedPair[]): readonly WeighedPair[] {
  const useful = pairs.filter(({ weight }) => weight > 0).toSorted((a, b) => a.old - b.old || a.new - b.new);
  const chosen: WeighedPair[] = [];
  for (const group of groupPairs(useful)) chosen.push(...(group.length === 1 ? group : chooseInGroup(group)));
  return chosen.toSorted((a, b) => a.old - b.old || a.new - b.new);
}

/** Pairs that share an end, directly or through others. */
function groupPairs(pairs: readonly WeighedPair[]): Iterable<readonly WeighedPair[]> {
  const head = new Map<string, string>();
  const find = (end: string): string => {
    let at = end;
    for (let up = head.get(at); up !== undefined; up = head.get(at)) at = up;
    if (at !== end) head.set(end, at);
    return at;
  };
  for (const pair of pairs) {
    const [left, right] = [find(`o${pair.old}`), find(`n${pair.new}`)];
    if (left !== right) head.set(left, right);
  }
  return Map.groupBy(pairs, (pair) => find(`o${pair.old}`)).values();
}

function chooseInGroup(pairs: readonly WeighedPair[]): WeighedPair[] {
  const rows = [...Map.groupBy(pairs, (pair) => pair.old).values()];
  const columnOf = new Map<number, number>();
  for (const pair of pairs) if (!columnOf.has(pair.new)) columnOf.set(pair.new, columnOf.size);
  const realColumns = columnOf.size;
  // Behind the real columns each row has one of its own that costs nothing: to stay unpaired.
  const edges = rows.map((row, at) => [
    ...row.map((pair) => ({ column: columnOf.get(pair.new) ?? 0, cost: -pair.weight, pair })),
    { column: realColumns + at, cost: 0, pair: undefined },
  ]);
  const columns = realColumns + rows.length;
  const rowOf = new Int32Array(columns).fill(-1);
  const taken: (WeighedPair | undefined)[] = rows.map(() => undefined);
  const columnPotential = new Float64Array(columns);
  const rowPotential = Float64Array.from(edges, (list) => Math.min(...list.map(({ cost }) => cost)));

  const distance = new Float64Array(columns).fill(Infinity);
  const done = new Uint8Array(columns);
  const from = new Int32Array(columns).fill(-1);
  const by: (WeighedPair | undefined)[] = [];
  for (let start = 0; start < rows.length; start += 1) {
    const reached: number[] = [];
    let row = start;
    let base = 0;
    let end = -1;
    while (end < 0) {
      for (const { column, cost, pair } of edges[row] ?? []) {
        if (done[column]) continue;
        const length = base + cost - (rowPotential[row] ?? 0) - (columnPotential[column] ?? 0);
        const known = distance[column] ?? Infinity;
        if (length >= known) continue;
        if (known === Infinity) reached.push(column);
        distance[column] = length;
        from[column] = row;
        by[column] = pair;
      }
      let nearest = -1;
      for (const column of reached)
        if (!done[column] && (nearest < 0 || (distance[column] ?? 0) < (distance[nearest] ?? 0))) nearest = column;
      done[nearest] = 1;
      base = distance[nearest] ?? 0;
      if ((rowOf[nearest] ?? -1) < 0) end = nearest;
      else row = rowOf[nearest] ?? 0;
    }
    for (const column of reached) {
      if (!done[column]) continue;
      const gain = base - (distance[column] ?? 0);
      const owner = rowOf[column] ?? -1;
      columnPotential[column] = (columnPotential[column] ?? 0) - gain;
      if (owner >= 0) rowPotential[owner] = (rowPotential[owner] ?? 0) + gain;
    }
    rowPotential[start] = (rowPotential[start] ?? 0) + base;
    for (let column = end; ;) {
      const owner = from[column] ?? start;
      const previous = edges[owner]?.find((edge) => edge.column !== column && rowOf[edge.column] === owner)?.column ?? -1;
      rowOf[column] = owner;
      taken[owner] = by[column];
      if (owner === start || previous < 0) break;
      column = previous;
    }
    for (const column of reached) {
      distance[column] = Infinity;
      done[column] = 0;
    }
  }
  return taken.filter((pair) => pair !== undefined);
}
