/**
 * Node 20, the oldest that the package runs on, has no `Map.groupBy` (ECMAScript 2024). Each way into the package imports this before
 * anything else: the library, the command line, and the threads that these start. Where the method is there, nothing is done.
 */
function groupBy<K, V>(items: Iterable<V>, keyOf: (item: V, index: number) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

if (!('groupBy' in Map)) Object.defineProperty(Map, 'groupBy', { value: groupBy, writable: true, configurable: true });
