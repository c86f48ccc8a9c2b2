/**
 * What some pages load of the bundle, at once or later: the files that they name, those that these name, and so on. Every file of the bundle has
 * a name of its own with a digest in it, and whatever loads one has that name in its text: scripts, workers and style sheets alike.
 */
const named = /[\w.-]+[.-][\w-]{8}\.\w+/g;
const hasText = /\.(?:css|js|svg)$/;

/** `names` are those of the bundle; `read` gives the text of a file of it. What has a name of another shape counts as reached. */
export async function findReached(
  pages: AsyncIterable<string> | Iterable<string>,
  names: ReadonlySet<string>,
  read: (name: string) => Promise<string>,
): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  const open: string[] = [];
  const take = (name: string): void => {
    if (!names.has(name) || reached.has(name)) return;
    reached.add(name);
    if (hasText.test(name)) open.push(name);
  };
  const takeNamed = (text: string): void => {
    for (const [name] of text.matchAll(named)) take(name);
  };
  for (const name of names) if (name.match(named)?.[0] !== name) take(name);
  for await (const page of pages) takeNamed(page);
  for (let name = open.pop(); name !== undefined; name = open.pop()) takeNamed(await read(name));
  return reached;
}
