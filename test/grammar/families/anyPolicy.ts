/** Trees of tournament policy out of invented words, with numbers of either kind. */
import fc from 'fast-check';
import type { Block, EntryNode, PolicyPart, RulesTree } from '../../../src/model/tree.ts';
import { contentsOf, day, document, eg, h, type Part } from '../trees.ts';

const words = 'harrow sedge quern marl tallow brindle copse ember thistle gravel willow osier bracken furrow kestrel lichen'.split(' ');
const word = fc.constantFrom(...words);
const name = word.map((each) => each.charAt(0).toUpperCase() + each.slice(1));
const title = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join(' '));

/** What would mean something else at the start of a line. */
const inset = fc.constantFrom('(see section 4.3)', 'rule 704.5', '100', '2009', 'Appendix', 'half-fallow', '“copse”', 'Game Loss', '1,000');
const sentence = fc
  .tuple(
    name,
    fc.array(fc.oneof({ weight: 4, arbitrary: word }, inset), { minLength: 3, maxLength: 25 }),
    fc.constantFrom('.', '.”', '.)', '?'),
  )
  .map(([first, rest, end]) => `${[first, ...rest].join(' ')}${end}`);
const text = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join(' '));
const item = text.map((each) => `• ${each}`);
const body: fc.Arbitrary<Part[]> = fc.array(
  fc.oneof({ weight: 4, arbitrary: text }, { weight: 2, arbitrary: item }, { weight: 1, arbitrary: text.map(eg) }),
  { minLength: 1, maxLength: 4 },
);

const partTitles: readonly (readonly [PolicyPart, string])[] = [
  ['penalty', 'Penalty'],
  ['definition', 'Definition'],
  ['philosophy', 'Philosophy'],
  ['remedy', 'Additional Remedy'],
  ['upgrade', 'Upgrade'],
];

const parts = (parent: string): fc.Arbitrary<EntryNode[]> =>
  fc.tuple(fc.tuple(...partTitles.map(() => body)), fc.array(text.map(eg), { maxLength: 3 })).map(([bodies, examples]) => {
    const nodes = partTitles.map(([type, heading], at) => h(type, { title: heading, parent }, ...(bodies[at] ?? [])));
    return examples.length === 0 ? nodes : nodes.toSpliced(2, 0, h('examples', { title: 'Examples', parent }, ...examples));
  });

interface Numbers {
  readonly section: (at: number) => string;
  readonly subsection: (at: number, below: number) => string;
}
const ofThreeDigits: Numbers = { section: (at) => String(100 + at * 10), subsection: (at, below) => String(101 + at * 10 + below) };
const pointed: Numbers = { section: (at) => String(at + 1), subsection: (at, below) => `${at + 1}.${below + 1}` };

const subsection = (number: string, parent: string, guide: boolean): fc.Arbitrary<EntryNode[]> =>
  fc.tuple(title, body, fc.boolean(), parts(number)).map(([heading, own, isInfraction, below]) => {
    const infraction = guide && isInfraction;
    const head = h(infraction ? 'infraction' : 'subsection', { number, title: heading, parent }, ...own);
    return infraction ? [head, ...below] : [head];
  });

const section = (at: number, numbers: Numbers, guide: boolean): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(title, fc.integer({ min: 2, max: 4 }))
    .chain(([heading, count]) =>
      fc
        .tuple(...Array.from({ length: count }, (_, below) => subsection(numbers.subsection(at, below), numbers.section(at), guide)))
        .map((groups) => [h('section', { number: numbers.section(at), title: heading }), ...groups.flat()]),
    );

const appendix = (at: number): fc.Arbitrary<EntryNode> =>
  fc.tuple(title, body).map(([heading, own]) => h('appendix', { number: `Appendix ${'ABC'.charAt(at)}`, title: heading }, ...own));

export const anyPolicy: fc.Arbitrary<RulesTree> = fc
  .record({
    guide: fc.boolean(),
    numbers: fc.constantFrom(ofThreeDigits, pointed),
    count: fc.integer({ min: 3, max: 5 }),
    appendices: fc.integer({ min: 0, max: 3 }),
    date: fc.constantFrom(undefined, day('2009-07-01'), day('2001-11-01')),
    introduction: text,
  })
  .chain(({ guide, numbers, count, appendices, date, introduction }) =>
    fc
      .tuple(
        fc.tuple(...Array.from({ length: count }, (_, at) => section(at, numbers, guide))),
        fc.tuple(...Array.from({ length: appendices }, (_, at) => appendix(at))),
      )
      .map(([sections, behind]): RulesTree => {
        const body: Block[] = [h('section', { title: 'Introduction' }, introduction), ...sections.flat(), ...behind];
        const listed = body.filter((block) => 'number' in block && block.type !== 'appendix');
        return document(
          {
            document: guide ? 'penalty-guide' : 'tournament-rules',
            family: 'tournament-policy',
            title: guide ? 'Meadow Infraction Procedure Guide' : 'Meadow Tournament Rules',
            ...(date === undefined ? {} : { date }),
          },
          contentsOf(listed),
          ...body,
        );
      }),
  );
