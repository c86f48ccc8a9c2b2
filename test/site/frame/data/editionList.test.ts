import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WordingId } from '../../../../src/corpus/format.ts';
import { toWordingId } from '../../../../src/corpus/store/wordingId.ts';
import { makeWording, parseWording } from '../../../../src/corpus/wording/parseWording.ts';
import { entryKinds } from '../../../../src/model/tree.ts';
import type { Inline } from '../../../../src/model/wording.ts';
import { makeEditionList, makeWordingList, readEditionList } from '../../../../src/site/frame/data/editionList.ts';
import { makeEntry, makeTerm } from '../../fixtures.ts';

/** Makes a list and what stands beside it, and reads them back, through JSON as they travel. */
function carry(entries: Parameters<typeof makeEditionList>[1]) {
  const wordings = new Map<WordingId, readonly Inline[]>();
  const key = 'comprehensive-rules/2026-01-16';
  const travelled = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;
  const list = makeWordingList(key, entries, (wording) => {
    const id = toWordingId(makeWording(wording));
    wordings.set(id, wording);
    return id;
  });
  return readEditionList(travelled(makeEditionList(key, entries)), travelled(list), (id) => wordings.get(id) ?? []);
}

const withoutLines = (entries: ReturnType<typeof carry>) => entries.map((entry) => ({ ...entry, lines: [0, 0] }));

describe('the list of an edition', () => {
  it.each([
    ['a section', [makeEntry('7', 'section', { title: 'Naps' })]],
    ['a subrule under its rule', [makeEntry('703.1', 'rule', { text: 'Sleep.' }), makeEntry('703.1a', 'subrule', { text: 'Snore.' })]],
    ['a rule whose subsection is missing', [makeEntry('703.1', 'rule', { text: 'Sleep.' })]],
    ['a number that stands twice', [makeEntry('1.1', 'rule', { text: 'a' }), makeEntry('1.1', 'rule', { id: '1.1~2', text: 'b' })]],
    ['Examples', [makeEntry('1.1', 'rule', { text: 'See rule 2.', examples: ['One.', 'Two {T}.'] })]],
    ['a term', [makeTerm('Nap', 'Sleep.')]],
    ['a term of another name than its id', [{ ...makeTerm('Nap', 'Sleep.'), title: 'Catnap' }]],
    ['a rule under another than its number says', [makeEntry('703.1a', 'rule', { text: 'Sleep.', parent: '7' })]],
  ])('carries %s', (_, entries) => {
    expect(carry(entries)).toEqual(withoutLines(entries));
  });

  it('refuses the wordings of another edition, and of another number of entries', () => {
    const [one, two] = [makeEntry('1.1', 'rule', { text: 'Sleep.' }), makeEntry('1.2', 'rule', { text: 'Snore.' })];
    const list = makeEditionList('comprehensive-rules/2026-01-16', [one, two]);
    const read = (
      key: 'comprehensive-rules/2026-01-16' | 'comprehensive-rules/2025-11-14',
      entries: Parameters<typeof makeEditionList>[1],
    ) =>
      readEditionList(
        list,
        makeWordingList(key, entries, () => 'a' as WordingId),
        () => [],
      );
    expect(() => read('comprehensive-rules/2025-11-14', [one, two])).toThrow('2025-11-14');
    expect(() => read('comprehensive-rules/2026-01-16', [one])).toThrow('2 entries');
  });

  it('carries entries of any kind, title and parent, in their order', () => {
    const entry = fc
      .record({
        id: fc
          .oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^(?:\d{1,4}(?:\.\d{1,3}[a-z]{0,3})?|glossary:.{0,9})$/))
          .filter((id) => !id.startsWith(':')),
        kind: fc.constantFrom(...entryKinds),
        number: fc.string(),
        title: fc.option(fc.string(), { nil: undefined }),
        parent: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
        text: fc.string(),
      })
      .map(({ number, kind, id, title, parent, text }) => ({
        id,
        kind,
        number,
        ...(title === undefined ? {} : { title }),
        ...(parent === undefined ? {} : { parent }),
        wording: parseWording(text),
        examples: [],
        lines: [0, 0] as const,
      }));
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id }), (entries) => {
        expect(carry(entries)).toEqual(entries);
      }),
    );
  });
});
