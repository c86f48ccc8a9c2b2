/** Trees of the summary of 2005 out of invented words, as its reader would give them. */
import fc from 'fast-check';
import { makeAttribution } from '../../../src/grammar/families/rulingsSummary/attributions.ts';
import { rulingsSummary2005, type RulingsSummary2005Layout } from '../../../src/grammar/families/rulingsSummary2005.ts';
import type { EntryNode, Matter } from '../../../src/model/tree.ts';
import { attribution, creditsFrom, date, entryOf, exampleOf, leaf, matterOf, sentence, title, treeOf, wording } from './rulingsKit.ts';

const row = '-'.repeat(78);

const body = fc.tuple(wording('year first'), fc.array(fc.tuple(sentence, fc.option(attribution, { nil: undefined })), { maxLength: 2 }));
/** An entry with its Examples; where it names no one, its last Example does. */
const written = (type: 'rule' | 'subrule' | 'ruling' | 'note' | 'list', properties: Partial<EntryNode>): fc.Arbitrary<EntryNode> =>
  fc.tuple(body, fc.boolean()).map(([[{ leaves, credits }, examples], isMarked]) => {
    const mark = isMarked ? ({ changed: true } as const) : {};
    const last = examples[examples.length - 1]?.[1];
    const own = credits.author !== undefined || last === undefined ? credits : creditsFrom([last]);
    const nodes = examples.map(([text, by]) =>
      exampleOf(leaf('text', text), ...(by ? [leaf('attribution', makeAttribution(by, 'year first'))] : [])),
    );
    return type === 'list'
      ? entryOf('list', { ...properties, ...mark }, [leaf('text', 'These golems are banned here: Kalo, Mirten')])
      : entryOf(type, { ...properties, ...own, ...mark }, [...leaves, ...nodes]);
  });

const letters = 'abcdefghijkm';
const rising = (most: number, length: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: length }).map((numbers) => numbers.sort((a, b) => a - b));
const all = <Value>(parts: fc.Arbitrary<Value[]>[]): fc.Arbitrary<Value[]> =>
  parts.length === 0 ? fc.constant([]) : fc.tuple(...parts).map((found) => found.flat());
const one = (part: fc.Arbitrary<EntryNode>): fc.Arbitrary<EntryNode[]> => part.map((node) => [node]);

const rule = (number: string, subsection: string): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(
      fc.constantFrom('written', 'titled', 'list'),
      fc.subarray(Array.from(letters), { maxLength: 3 }),
      fc.boolean(),
      fc.boolean(),
      title,
    )
    .chain(([form, subrules, ruling, note, head]) => {
      const titled = form === 'titled' && subrules.length > 0;
      return all([
        titled ? fc.constant([entryOf('rule', { number, title: head })]) : one(written(form === 'list' ? 'list' : 'rule', { number })),
        ...subrules.map((letter) => one(written('subrule', { number: `${number}${letter}` }))),
        ...(ruling ? [one(written('ruling', { number: `${number}.Ruling.1`, parent: number }))] : []),
        ...(note ? [one(written('note', { parent: titled ? number : subsection }))] : []),
      ]);
    });
/** No note stands below a written rule behind a titled one: it would hang on the wrong heading. */
const ordered = (nodes: EntryNode[]): EntryNode[] => {
  let heading = '';
  return nodes.map((node) => {
    if (node.title !== undefined) heading = node.number ?? '';
    return node.type === 'note' ? { ...node, parent: heading } : node;
  });
};
const subsection = (number: string): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(title, rising(19, 3))
    .chain(([head, rules]) =>
      all([fc.constant([entryOf('subsection', { number, title: head })]), ...rules.map((place) => rule(`${number}.${place}`, number))]),
    );
const section = (number: number): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(title, rising(30, 2), fc.boolean())
    .chain(([head, subsections, empty]) =>
      empty
        ? fc.constant([entryOf('section', { number: String(number), title: head }, [leaf('text', 'No changes here.')])])
        : all([
            fc.constant([entryOf('section', { number: String(number), title: head })]),
            ...subsections.map((place) => subsection(`${number}${String(place).padStart(2, '0')}`)),
          ]),
    );
const topic = (number: string): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(title, fc.subarray(Array.from(letters), { minLength: 1, maxLength: 3 }), fc.boolean())
    .chain(([head, texts, ruling]) =>
      all([
        fc.constant([entryOf('term', { number, title: head, parent: '9' })]),
        ...texts.map((letter) => one(written('subrule', { number: `${number}${letter}`, parent: number }))),
        ...(ruling ? [one(written('ruling', { number: `${number}.Ruling.1`, parent: number }))] : []),
      ]),
    );

const thanks: Matter = {
  ...matterOf('backMatter', []),
  children: [leaf('text', 'Acknowledgements and Disclaimers'), leaf('layout', row), leaf('text', 'Thanks to all golems.')],
};

export const tree = fc
  .tuple(rising(6, 3), rising(26, 2), rising(40, 2), date, fc.boolean(), fc.boolean())
  .chain(([sections, majors, minors, day, changes, listed]) =>
    all([
      ...sections.map(section),
      fc.constant([entryOf('section', { number: '9', title: 'Glossary' })]),
      ...majors.flatMap((major) => minors.map((minor) => topic(`G${major}.${minor}`))),
    ]).map((nodes) => {
      const entries = ordered(nodes);
      const items = listed
        ? entries
            .filter(({ type }) => type === 'section' || type === 'subsection')
            .map(({ number = '', title: head = '' }) => ({ number, title: head }))
        : [];
      return treeOf({
        document: 'rulings-summary',
        family: 'rulings-summary-2005',
        extent: changes ? 'changes' : 'whole',
        date: day,
        dateFrom: 'document',
        children: [
          matterOf('frontMatter', [
            `Golem Summary ${changes ? '(CHANGES ONLY) ' : ''}Updated ${day.replaceAll('-', '/')}`,
            'Marks mark what the 2001/01/15 release had not.',
          ]),
          matterOf(
            'contents',
            ['Table of Contents:', ...(listed ? items.map((item) => `${item.number} - ${item.title}`) : ['No changes here.'])],
            items,
          ),
          ...entries,
          thanks,
        ],
      });
    }),
  );

export const layout: fc.Arbitrary<RulingsSummary2005Layout> = fc.record({
  lines: fc.constantFrom('one', 'entries', 'wrapped'),
  width: fc.integer({ min: 40, max: 100 }),
});
export const made = fc.tuple(tree, layout).map(([whole, set]) => rulingsSummary2005.make(whole, set));
