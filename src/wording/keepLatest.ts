/**
 * What was made of the texts, or other things, that were asked for last: of at least `size` of them, and of at most twice as many. What is made must depend
 * on the thing alone, and nobody may change it.
 */
export function keepLatest<Made, Thing = string>(size: number): (thing: Thing, make: (thing: Thing) => Made) => Made {
  let latest = new Map<Thing, Made>();
  let before = latest;
  return (thing, make) => {
    const known = latest.get(thing);
    if (known !== undefined) return known;
    const made = before.get(thing) ?? make(thing);
    if (latest.size >= size) {
      before = latest;
      latest = new Map();
    }
    latest.set(thing, made);
    return made;
  };
}
