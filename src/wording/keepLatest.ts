/**
 * What was made of the texts that were asked for last: of at least `size` of them, and of at most twice as many. What is made must depend on the
 * text alone, and nobody may change it.
 */
export function keepLatest<Made>(size: number): (text: string, make: (text: string) => Made) => Made {
  let latest = new Map<string, Made>();
  let before = latest;
  return (text, make) => {
    const known = latest.get(text);
    if (known !== undefined) return known;
    const made = before.get(text) ?? make(text);
    if (latest.size >= size) {
      before = latest;
      latest = new Map();
    }
    latest.set(text, made);
    return made;
  };
}
