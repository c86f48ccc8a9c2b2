/** What must hold of the public data of any library; asked of a small one in unit tests and of the real documents in the archive's. */
import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { expect } from 'vitest';
import { z } from 'zod';
import { toEntry } from '../../../src/corpus/loadedEntry.ts';
import { makeExampleId } from '../../../src/lineage/provision.ts';
import { readingExample } from '../../../src/site/data/dataLabels.ts';
import { asOf, listEditions } from '../../../src/site/data/lineageRecords.ts';
import type { DocumentData, PublicFile } from '../../../src/site/data/makeFiles.ts';
import { compareIds } from '../../../src/site/data/printOrder.ts';
import { type ShapeName, shapes } from '../../../src/site/data/shapes.ts';
import type { Library } from '../../../src/site/frame/library/library.ts';

/** Each file is checked by the schema that it names, read back from its own file, and by the shape that the schema was made of. */
export function expectShapes(files: readonly PublicFile[]): void {
  const schemas = new Map(
    files
      .filter(({ path }) => path.includes('/schema/'))
      .map(({ path, json }) => [path, z.fromJSONSchema(JSON.parse(json) as Parameters<typeof z.fromJSONSchema>[0])]),
  );
  expect(schemas.size).toBe(Object.keys(shapes).length);
  for (const { path, json } of files) {
    if (path.includes('/schema/')) continue;
    const data = JSON.parse(json) as { readonly $schema: string; readonly credits: readonly string[]; readonly terms: string };
    expect(schemas.get(data.$schema)?.safeParse(data).error, path).toBeUndefined();
    const name = /([a-z]+)\.json$/.exec(data.$schema)?.[1] as ShapeName;
    expect(shapes[name].safeParse(data).error, path).toBeUndefined();
  }
}

/** Every edition comes out of the lineages as it was read: the same entries and Examples, word for word, in the order of print. */
export function expectEditionsWhole({ corpus }: Library, { document, editions, records }: DocumentData): void {
  // The way of reading that the page about data prints.
  const printed = runInNewContext(`${readingExample}; asOf`) as (
    record: (typeof records)[number],
    edition: string,
  ) => Record<string, unknown> | undefined;
  for (const record of listEditions(corpus, document)) {
    const row = editions.find(({ date }) => date === record.date);
    const loaded = corpus.loadEdition(record.key).map(toEntry);
    const told = new Map(records.flatMap((lineage) => asOf(lineage, record.date) ?? []).map((state) => [state.id, state]));
    const expected = loaded.flatMap(({ id, kind, parent, title, text, examples, author, date, changed, meant, note }) => [
      { id, kind, parent, title, text, author, date, changed, meant, note },
      ...examples.map((example, at) => ({ id: makeExampleId(id, at), kind: 'example', parent: id, text: example })),
    ]);
    expect(told.size, `${document} ${record.date}`).toBe(expected.length);
    // Half a million of them: each is told with its place only where it is another.
    for (const each of expected.filter(({ id }, at) => !isDeepStrictEqual(told.get(id), clean(expected[at] ?? {}))))
      expect(told.get(each.id), `${document} ${record.date} ${each.id}`).toEqual(clean(each));
    const ids = [...told.keys()].filter((id) => !id.includes('#example-'));
    const numbered = loaded.map(({ id }) => id).filter((id) => row?.order !== undefined || !id.startsWith('glossary:'));
    expect(row?.order ?? ids.filter((id) => !id.startsWith('glossary:')).toSorted(compareIds)).toEqual(numbered);
    const first = records.slice(0, 200);
    const read = (state: { readonly id?: unknown; readonly text?: unknown } | undefined) => [state?.id, state?.text];
    expect(first.map((lineage) => read(printed(lineage, record.date)))).toEqual(first.map((lineage) => read(asOf(lineage, record.date))));
  }
}

const clean = (value: object): object => Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));

export interface ReadFeed {
  /** That of the feed first. */
  readonly ids: readonly string[];
  readonly updated: readonly string[];
  readonly texts: readonly string[];
}

const elements = ['id', 'title', 'subtitle', 'updated', 'link', 'author', 'rights', 'generator', 'entry', 'content'];

/** Reads a feed, and holds it to what RFC 4287 asks of one that has what ours have. */
export function readFeed(xml: string): ReadFeed {
  const $ = load(xml, { xml: true });
  const [feed] = $(':root').get();
  expect($(feed).is('feed')).toBe(true);
  expect($(feed).attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  const all = [feed, ...$(feed).children('entry').get()];
  for (const element of all) {
    const names = $(element)
      .children()
      .get()
      .map(({ name }) => name);
    for (const once of ['id', 'title', 'updated'])
      expect(
        names.filter((name) => name === once),
        once,
      ).toHaveLength(1);
    expect(names.filter((name) => !elements.includes(name))).toEqual([]);
    // An entry without a link to the page that it tells of has to have content; ours always has.
    expect(names.filter((name) => name === 'content')).toHaveLength(element === feed ? 0 : 1);
  }
  expect($(feed).children('author').children('name')).toHaveLength(1);
  const textsOf = (name: string): string[] =>
    all.flatMap((element) =>
      $(element)
        .children(name)
        .get()
        .map((child) => $(child).text()),
    );
  const [ids, updated] = [textsOf('id'), textsOf('updated')];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  for (const day of updated) expect(day).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(updated[0]).toBe(updated.slice(1).toSorted().at(-1));
  return { ids, updated, texts: textsOf('content') };
}
