/** Which documents have which words how often. */

/** How often each stem stands in a field of a document. */
export type Bag = ReadonlyMap<string, number>;

/** A document that has a stem, and how often; of questions, the question that has it. */
export type Posting = readonly [place: number, count: number];

/** The documents (of questions, these) that have each stem in a field, in their order. */
export type Postings = ReadonlyMap<string, readonly Posting[]>;

/** From what each document has to the documents that have it. */
export function invert(bags: readonly Bag[]): Postings {
  const lists = new Map<string, Posting[]>();
  bags.forEach((bag, place) => {
    for (const [stem, count] of bag) {
      const list = lists.get(stem);
      if (list) list.push([place, count]);
      else lists.set(stem, [[place, count]]);
    }
  });
  return lists;
}

/** How many words a field of a document has. */
export const lengthOf = (bag: Bag): number => [...bag.values()].reduce((sum, count) => sum + count, 0);
