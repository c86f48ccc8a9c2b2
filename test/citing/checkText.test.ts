/** What is said of a text, with editions made up for it: numbers that went from one provision to another, and documents that are not here. */
import { expect, it } from 'vitest';
import { checkText } from '../../src/citing/checkText.ts';
import { linkText } from '../../src/citing/linkText.ts';
import type { CitedDocument } from '../../src/citing/mention.ts';
import { tellMore, tellNotes } from '../../src/citing/tell.ts';
import type { OpenedEdition, Work, Works } from '../../src/citing/work.ts';
import { makeCalendar } from '../../src/model/calendar.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import type { Lineage, LineageStep } from '../../src/model/lineage.ts';

const dateOf = (edition: number): IsoDate => `20${String(10 + edition)}-01-01` as IsoDate;

/** A document of so many editions, one a year from 2010. Each number has the editions in which another provision bore it. */
function makeWork(document: CitedDocument, count: number, numbers: Readonly<Record<string, readonly number[]>>): Work & { opened: number } {
  const step = (edition: number, entry: string): LineageStep => ({
    ...{ edition, entry, relation: 'moved', difference: 'none', score: 1, because: 'identical' },
  });
  const lineages = Object.entries(numbers).flatMap(([number, editions]) =>
    editions.map((edition): Lineage => ({ id: `${dateOf(edition)}/${number}`, steps: [step(edition, number), step(edition + 1, '')] })),
  );
  const editions = Array.from({ length: count }, (_, at) => dateOf(at));
  const work = {
    document,
    editions,
    lineages,
    flows: [],
    opened: 0,
    index: { lineageOf: () => undefined, entryOf: () => undefined, follow: () => [] },
    calendar: makeCalendar(editions, []),
    historyOf: () => undefined,
    open: (place: number): Promise<OpenedEdition> => {
      work.opened += 1;
      const here = Object.keys(numbers).filter((number) => numbers[number]?.includes(place));
      const entries = new Map(
        here.map((number) => [number, { id: number, kind: 'rule', number, text: '', title: undefined, wording: [], inlines: [] }]),
      );
      return Promise.resolve({
        ...{ place, date: dateOf(place), entries: [], childrenOf: () => [], termIndex: { byFirstWord: new Map() } },
        entryIndex: {
          findNumber: (number: string) => (here.includes(number) ? number : undefined),
          names: new Map(),
          order: [],
          glossary: false,
        },
        findEntry: (id: string) => entries.get(id),
        hrefOf: (id: string) => (entries.has(id) ? `/${dateOf(place)}/#${id}` : undefined),
      } as unknown as OpenedEdition);
    },
    openNames: (place: number): Promise<OpenedEdition> => work.open(place),
  } satisfies Work & { opened: number };
  return work;
}

const worksOf = (...works: readonly Work[]): Works => ({
  find: (document) => Promise.resolve(works.find((work) => work.document === document)),
  reading: () => Promise.reject(new Error('Nothing is compared.')),
});

it('of those that bore a number the last four are told, and how many more bore it', async () => {
  const rules = makeWork('comprehensive-rules', 10, { '100.1': [0, 2, 4, 5, 6, 8], '100.2': [3] });
  const { citations } = await checkText('rule 100.1 and rule 100.2', worksOf(rules), { terms: false });
  const [many, few] = citations.map(({ understandings }) => understandings[0]?.elsewhere[0]);
  expect(many?.bearers.map(({ first }) => first)).toEqual([8, 6, 5, 4].map(dateOf));
  expect(many && tellMore(many)).toBe('It stood in earlier editions 2 times more, not followed here.');
  expect(few?.more).toBe(0);
  expect(few && tellMore(few)).toBeUndefined();
});

it('a number that the text says a hundred times is looked up once', async () => {
  const once = makeWork('comprehensive-rules', 10, { '100.1': [0, 2, 4] });
  const often = makeWork('comprehensive-rules', 10, { '100.1': [0, 2, 4] });
  await checkText('rule 100.1', worksOf(once), { terms: false });
  const { citations } = await checkText('rule 100.1, '.repeat(100), worksOf(often), { terms: false });
  expect(citations).toHaveLength(100);
  expect(often.opened).toBe(once.opened);
});

const policy = 'IPG 1.1, MTR 1.1; section 2.5';
const notesOf = async (works: Works, date: IsoDate): Promise<readonly string[]> => {
  const { citations } = await checkText(policy, works, { terms: false, date });
  const last = citations.at(-1);
  return last ? tellNotes(last) : [];
};
const [tr, ipg] = ['Tournament Rules', 'Infraction Procedure Guide'];
const unsaid = `text does not say whether it means the ${tr} or the ${ipg}.`;
const numbers = (...editions: readonly number[]) => ({ '1.1': [0, 1, 2], '2.5': editions });

it('of two documents that may be meant it is said which were looked at, and what was not there', async () => {
  const guide = makeWork('penalty-guide', 3, numbers(0, 1, 2));
  const without = makeWork('tournament-rules', 3, numbers(0));
  expect(await notesOf(worksOf(guide, makeWork('tournament-rules', 3, numbers(2))), dateOf(2))).toEqual([`Ambiguous: the ${unsaid}`]);
  expect(await notesOf(worksOf(guide, without), dateOf(2))).toEqual([`The ${unsaid}`, `It is not in the ${tr} of ${dateOf(2)}.`]);
  expect(await notesOf(worksOf(guide), dateOf(2))).toEqual([`The ${unsaid}`, `The ${tr} is not here.`]);
  // Neither here nor there: nobody "alone has it".
  expect(await notesOf(worksOf(makeWork('penalty-guide', 3, numbers(0))), dateOf(2))).toEqual([`The ${unsaid}`, `The ${tr} is not here.`]);
});

it('the day of a text is in force in an edition only where a later one is known, or it is its own first day; never in policy', async () => {
  const works = worksOf(makeWork('comprehensive-rules', 3, { '100.1': [2] }), makeWork('tournament-rules', 3, { '1.1': [2] }));
  for (const [date, proved] of [
    ['2011-06-01', true],
    ['2012-01-01', true],
    ['2012-01-02', false],
  ] as const) {
    // Editions are compared where they are not the newest.
    const { editions } = await checkText(
      'rule 100.1, MTR 1.1',
      { ...works, reading: () => Promise.resolve({ fold: String, bag: () => [] } as never) },
      {
        terms: false,
        date: date as IsoDate,
      },
    );
    expect(editions.map(({ inForce }) => inForce ?? false)).toEqual([proved, false]);
  }
});

it('a link goes to what one document has, and the text is otherwise as it was', async () => {
  const works = worksOf(makeWork('comprehensive-rules', 1, { '100.1': [0] }));
  const text = 'See section 3, rule\r\n100.1 and [rule 100.1](x).\r\n';
  const checked = await checkText(text, works, { terms: false, date: dateOf(0) });
  expect(linkText(text, checked, (href) => href)).toBe(
    'See section 3, [rule\r\n100.1](/2010-01-01/#100.1 "in the newest edition still 100.1, the same to the letter") and [rule 100.1](x).\r\n',
  );
});
