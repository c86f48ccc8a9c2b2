/**
 * Rules trees out of invented words. What a layout cannot show is left out where the layout is named (`Shows`); what no layout of the
 * rules can show is left out everywhere, each with its reason in a comment.
 */
import fc from 'fast-check';
import { type IsoDate, toIsoDate } from '../../src/model/edition.ts';
import { subruleLetters } from '../../src/model/ruleNumber.ts';
import type { Beside, Block, EntryNode, RulesTree } from '../../src/model/tree.ts';
import { makeDate } from '../../src/grammar/constructs/dateLine.ts';
import {
  contentsOf,
  document,
  eg,
  furniture,
  glossaryHeading,
  matter,
  type Part,
  rule,
  section,
  subrule,
  subsection,
  term,
  titledRule,
} from './trees.ts';

/** What a layout can show. */
export interface Shows {
  /** A second paragraph of an entry. A blog post wraps its lines without blank lines: a paragraph that fills its last line runs on. */
  readonly paragraphs: boolean;
  /** A paragraph of the entry behind an Example, and one below a title. A site copy has no blank lines at all. */
  readonly mixed: boolean;
  /** Front and back matter: title, date, introduction, credits. */
  readonly matter: 'none' | 'line' | 'whole';
  readonly contents: boolean;
  readonly glossary: boolean;
  readonly furniture: boolean;
}

// None of these words is the name of a part, a menu item or another word that the grammar knows, and no two of them make a third:
// where a line break stands inside a word is told by the words of the same document.
const words =
  'harrow sedge quern marl tallow brindle copse ember thistle gravel willow osier bracken furrow kestrel lichen mallow nettle plover rushes saddle tansy umber vetch wicker yarrow barley clover drover fallow gorse hazel'.split(
    ' ',
  );
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const word = fc.constantFrom(...words);
const name = word.map(capital);

/** Numbers, symbols and signs that stand inside sentences, and would mean something else at the start of a line. */
const inset = fc.constantFrom(
  'rule 101.2',
  'rules 101.1-101.3',
  'rules 306–311',
  'rule 101.3a',
  'section 2',
  '(see rule 504, “Kestrel Furrow”)',
  '(rule 102)',
  '{T}',
  '{2}{G}',
  '{G/W}',
  '“Harrow, sedge.”',
  '“{T}: Quern”',
  "drover's",
  'half-fallow',
  'vetch—or tansy—and',
  '_like mallow_',
  '+1/+1',
  '2/2',
  '1,000',
  '3.5',
  '20',
  '2009',
  '[+2]',
  '(clover)',
  'vetch/umber',
);

/** A sentence. It ends in a full stop, bare or within brackets or quotes: without one, a short text is a title by its form. */
const sentence = fc
  .tuple(
    name,
    fc.array(fc.oneof({ weight: 5, arbitrary: word }, { weight: 2, arbitrary: inset }), { minLength: 3, maxLength: 12 }),
    fc.constantFrom('.', '.', '.', '?', '.”', '.)'),
  )
  .map(([first, rest, end]) => `${end === '.”' ? '“' : end === '.)' ? '(' : ''}${[first, ...rest].join(' ')}${end}`);

const shortText = fc.array(sentence, { minLength: 1, maxLength: 2 }).map((sentences) => sentences.join(' '));
/** Long enough to be seen as wrapped, or as not wrapped: a document of short lines alone shows neither. */
const longText = fc
  .array(sentence, { minLength: 5, maxLength: 7 })
  .map((sentences) => `Quern ${words.slice(0, 18).join(' ')}. ${sentences.join(' ')}`);
const text = fc.oneof({ weight: 1, arbitrary: shortText }, { weight: 2, arbitrary: longText });

const title = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join(' '));

/** What stands under a number: text, maybe further paragraphs, maybe Examples, maybe a paragraph behind those. */
const body = (shows: Shows): fc.Arbitrary<Part[]> =>
  fc
    .record({
      more: fc.array(text, { maxLength: 2 }),
      examples: fc.array(text.map(eg), { maxLength: 2 }),
      behind: fc.option(text, { nil: undefined, freq: 3 }),
    })
    .map(({ more, examples, behind }) => [
      ...(shows.paragraphs ? more : []),
      ...examples,
      ...(shows.mixed && examples.length > 0 && behind !== undefined ? [behind] : []),
    ]);

const subrules = (number: string, shows: Shows): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(
      fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constant(12) }),
      fc.infiniteStream(fc.tuple(shortText, body(shows))),
    )
    .map(([count, bodies]) =>
      Array.from(bodies.take(count), ([opening, rest], index) => subrule(`${number}${subruleLetters.charAt(index)}`, opening, ...rest)),
    );

const ruleGroup = (number: string, shows: Shows): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: title }), body(shows), subrules(number, shows))
    .map(([opening, rest, under]) => {
      if (/[.?][”)]?$/.test(opening)) return [rule(number, opening, ...rest), ...under];
      // A title is followed by subrules; some have text of their own below.
      return [titledRule(number, opening, ...(shows.mixed ? rest : [])), ...under];
    });

/** A subsection of three rules and more, the first a long one. Rules taken out of an edition leave gaps. */
const subsectionGroup = (number: number, shows: Shows): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(
      title,
      longText,
      fc.array(
        fc.integer({ min: 1, max: 5 }).map((step) => (step > 3 ? 2 : 1)),
        { minLength: 2, maxLength: 3 },
      ),
      fc.option(text, { nil: undefined, freq: 4 }),
    )
    .chain(([heading, first, steps, note]) => {
      const numbers = steps.map((_, index) => 1 + steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
      return fc
        .tuple(...numbers.map((each) => ruleGroup(`${number}.${each}`, shows)))
        .map((groups) => [
          subsection(String(number), heading, ...(shows.mixed && note !== undefined ? [note] : [])),
          rule(`${number}.1`, first),
          ...groups.flat(),
        ]);
    });

const sectionGroup = (number: number, shows: Shows): fc.Arbitrary<EntryNode[]> =>
  fc
    .tuple(title, fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 1))
    .chain(([heading, count, first]) =>
      fc
        .tuple(...Array.from({ length: count }, (_, index) => subsectionGroup(number * 100 + first + index, shows)))
        .map((groups) => [section(String(number), heading), ...groups.flat()]),
    );

const foldedName = (headword: string): string =>
  headword
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/^(?:the|a) /, '');

/** Headwords in the order of the alphabet, which is the only sign of one where a definition fills its last line. */
const headwords = fc
  .uniqueArray(
    fc.oneof(
      { weight: 5, arbitrary: title },
      fc.tuple(name, name).map(([one, other]) => `${one}, ${other}`),
      name.map((one) => `${one} (Obsolete)`),
      name.map((one) => `“${one}”`),
      fc.tuple(name, name).map(([one, other]) => `${one} ${other}!`),
    ),
    { minLength: 1, maxLength: 8, selector: foldedName },
  )
  .map((names) => names.toSorted((one, other) => (foldedName(one) < foldedName(other) ? -1 : 1)));

/** Text of a definition. A line of it that is a quotation and no more has the form of a headword: `“Harrow.”` is one in some editions. */
const defining = text.map((each) => each.replace(/[“”]/g, ''));

const senses = fc
  .tuple(fc.array(defining, { minLength: 2, maxLength: 3 }), fc.boolean())
  .map(([texts, see]) => [...texts.map((each, index) => `${index + 1}. ${each}`), ...(see ? ['See rule 102, “Kestrel.”'] : [])]);

const definition = (shows: Shows): fc.Arbitrary<Part[]> =>
  shows.paragraphs
    ? fc.oneof(
        defining.map((each): Part[] => [each]),
        senses,
        fc.tuple(defining, defining).map(([one, other]): Part[] => [one, other]),
        fc.tuple(defining, defining).map(([one, example]): Part[] => [one, eg(example)]),
      )
    : defining.map((each) => [each]);

const glossary = (shows: Shows): fc.Arbitrary<Block[]> =>
  headwords.chain((names) =>
    fc
      .tuple(...names.map(() => definition(shows)))
      .map((definitions) => [glossaryHeading, ...names.map((each, index) => term(each, ...(definitions[index] ?? [])))]),
  );

export const anyDate: fc.Arbitrary<IsoDate> = fc
  .date({ min: new Date('1999-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => toIsoDate(date.toISOString().slice(0, 10))!);

const parts = (shows: Shows) =>
  fc.record({
    sections: fc
      .integer({ min: 1, max: 3 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => sectionGroup(index + 1, shows)))),
    terms: glossary(shows),
    date: anyDate,
    introduction: fc.array(defining, { maxLength: 2 }),
    credits: fc.array(defining, { maxLength: 2 }),
    hasContents: fc.boolean(),
    hasGlossary: fc.boolean(),
    hasFront: fc.boolean(),
    hasBack: fc.boolean(),
    hasFurniture: fc.boolean(),
  });

/** A tree as the Comprehensive Rules and their site copies have it. */
export function anyTree(shows: Shows, properties: Partial<RulesTree> = {}): fc.Arbitrary<RulesTree> {
  return parts(shows).map(({ sections, terms, date, introduction, credits, ...has }) => {
    const entries: Block[] = sections.flat();
    const contents = contentsOf(entries);
    const stated = `These words are effective as of ${makeDate(date)}.`;
    const front =
      shows.matter === 'none' || !has.hasFront
        ? []
        : [shows.matter === 'line' ? matter('frontMatter', stated) : matter('frontMatter', 'Harrow and Sedge', stated, ...introduction)];
    const back =
      shows.matter === 'none' || !has.hasBack
        ? []
        : [shows.matter === 'line' ? matter('backMatter', 'Credits') : matter('backMatter', 'Credits', ...credits)];
    const hasGlossary = shows.glossary && has.hasGlossary;
    return document(
      {
        extent: hasGlossary || sections.length >= 3 ? 'whole' : sections.length === 1 ? 'chapter' : 'page',
        ...(front.length > 0 ? { date } : {}),
        ...properties,
      },
      ...front,
      // Two headings in a row are no list: a section and its first subsection follow one another in the body too.
      ...(shows.contents && has.hasContents && (contents.items?.length ?? 0) >= 3 ? [contents] : []),
      ...entries,
      ...(shows.furniture && has.hasFurniture ? [furniture('No comments:', 'Post a Comment')] : []),
      ...(hasGlossary ? terms : []),
      ...back,
    );
  });
}

const handbookShows: Shows = { paragraphs: true, mixed: true, matter: 'none', contents: false, glossary: true, furniture: false };

/** What the handbook may say beside a wording. */
export const anyBeside: fc.Arbitrary<Beside> = fc
  .record(
    {
      asks: fc.array(fc.constantFrom('Who sows?', 'Is a *harrow* sown, too?', 'Can {T} and +1/+1 stand?'), {
        minLength: 1,
        maxLength: 3,
      }),
      alsoAsked: fc.array(fc.constantFrom('Who put corn there?', 'Is {X} sown?'), { minLength: 1, maxLength: 2 }),
      alsoSaid: fc.array(fc.constantFrom('spreading grain', '{X} of it: all'), { minLength: 1, maxLength: 2 }),
      restsOn: fc.array(fc.constantFrom('100.2', '104.3e', '205', 'glossary:Harrow, Sedge', 'glossary:Quern'), {
        minLength: 1,
        maxLength: 3,
      }),
      shownBy: fc.array(fc.constantFrom('handbook-geese', 'a1'), { minLength: 1, maxLength: 2 }),
      ours: fc.constant(true as const),
    },
    { requiredKeys: [] },
  )
  .filter((beside) => Object.keys(beside).length > 0);

const attributes = fc.record(
  {
    from: anyDate,
    until: anyDate,
    formerly: fc.array(fc.record({ number: fc.constantFrom('310.2', '101.4a', '204'), until: anyDate }), { minLength: 1, maxLength: 2 }),
    beside: anyBeside,
  },
  { requiredKeys: [] },
);

/** A chapter of the handbook: a tree with attributes on its entries, a title and a day in its front matter, and signs that Markdown knows. */
export const anyHandbook: fc.Arbitrary<RulesTree> = fc
  .tuple(
    anyTree(handbookShows),
    fc.infiniteStream(attributes),
    title,
    anyDate,
    fc.option(fc.constantFrom('Of *harrows* and #sedges.', 'A <quern> & a [marl] | `osier` ~ 2!', '+1 is more than -1.'), {
      nil: undefined,
    }),
  )
  .map(([tree, stream, heading, date, signs]) =>
    document(
      { document: 'handbook', family: 'handbook', extent: 'chapter', title: heading, date },
      ...(signs === undefined ? [] : [matter('frontMatter', signs)]),
      ...tree.children.map((block): Block => {
        if (block.type === 'partHeading' || !('children' in block) || !isEntry(block)) return block;
        const [own = {}] = stream.take(1);
        return { ...block, ...own };
      }),
    ),
  );

const isEntry = (block: Block): block is EntryNode => ['section', 'subsection', 'rule', 'subrule', 'term'].includes(block.type);
