import { describe, expect, it } from 'vitest';
import { foldQuietSteps } from '../../../src/site/history/steps/foldQuietSteps.ts';
import { tellHistory } from '../../../src/site/history/tellHistory.ts';
import { makeEntry, makeTerm } from '../fixtures.ts';
import { link, makeTelling, tell } from './telling.ts';

const home = makeEntry('1', 'section', { title: 'Home' });
const places = (number: string) => makeEntry(number, 'subsection', { title: 'Places' });

describe('the history of a heading', () => {
  const cats = (number: string, of: readonly string[]) => [
    home,
    places(number),
    ...of.map((id) => makeEntry(`${number}.${id}`, 'rule', { text: `Cat ${id} sits.` })),
    makeEntry(`${number}.1a`, 'subrule', { text: 'It purrs.' }),
  ];
  const telling = makeTelling([
    { date: '2001-01-01', entries: [...cats('101', ['1', '2', '3']), makeEntry('102', 'subsection', { title: 'Sleep' })] },
    {
      date: '2002-01-01',
      entries: [
        ...cats('101', ['1']),
        makeEntry('102', 'subsection', { title: 'Sleep' }),
        makeEntry('102.1', 'rule', { text: 'Cat 2 sits.' }),
      ],
      alignment: {
        links: [
          link('1', '1'),
          link('101', '101'),
          link('101.1', '101.1'),
          link('101.1a', '101.1a'),
          link('102', '102'),
          link('101.2', '102.1'),
        ],
        removed: ['101.3'],
      },
    },
  ]);

  it('lists what stands under it, to the next heading, and what stood there before with where it is', () => {
    const { under } = tell(telling, 1, '101');
    expect(under?.now.map(({ name, about }) => `${name} ${about}`)).toEqual(['101.1 Cat 1 sits.', '101.1a It purrs.']);
    expect(under?.former.map(({ name, date, elsewhere }) => [name, date, elsewhere])).toEqual([
      ['101.2', '2001-01-01', '102.1'],
      ['101.3', '2001-01-01', undefined],
    ]);
    expect(tell(telling, 1, '1').under?.now.map(({ name, about }) => `${name} ${about}`)).toEqual(['101 Places', '102 Sleep']);
  });

  it('is no list for a rule with a text of its own', () => {
    expect(tell(telling, 1, '101.1').under).toBeUndefined();
  });
});

describe('the steps of a history', () => {
  const telling = makeTelling([
    { date: '2001-01-01', entries: [home, places('101'), makeEntry('101.1', 'rule', { text: 'The cat may sit on the mat.' })] },
    {
      date: '2002-01-01',
      entries: [home, places('102'), makeEntry('102.3', 'rule', { text: 'The old cat may sit on the mat.' })],
      alignment: { links: [link('101', '102'), link('101.1', '102.3', { difference: 'substance', score: 0.6, because: 'neighbours' })] },
    },
    {
      date: '2003-01-01',
      entries: [home, places('102'), makeEntry('102.3', 'rule', { text: 'The old cat may “sit” on the mat.' })],
      alignment: { links: [link('102.3', '102.3', { difference: 'typography' })] },
    },
    { date: '2004-01-01', entries: [home, places('102'), makeEntry('102.3', 'rule', { text: 'The old cat may “sit” on the mat.' })] },
  ]);
  const history = tell(telling, 3, '102.3');
  const [typography, moved, oldest] = history.steps;

  it('come newest first, one for each edition in which something happened', () => {
    expect(history.steps.map(({ date, kind }) => [date, kind])).toEqual([
      ['2003-01-01', 'kept'],
      ['2002-01-01', 'moved'],
      ['2001-01-01', 'oldest'],
    ]);
  });

  it('name both numbers of a move, each linked to its own edition', () => {
    expect(moved?.before).toEqual({ name: '101.1', href: '/2001-01-01/1/#101.1' });
    expect(moved?.place).toEqual({ name: '102.3', href: '/2002-01-01/1/#102.3' });
    expect(oldest?.before).toBeUndefined();
  });

  it('tell the words that changed, and of typography only where nothing else did', () => {
    expect(moved?.told?.words.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'added', new: 'old ' }]);
    expect(typography?.told?.words.some(({ kind }) => kind === 'added')).toBe(true);
  });

  it('say how sure they are when they are not', () => {
    expect(moved?.doubt).toEqual({ score: 0.6, because: 'neighbours' });
    expect(typography?.doubt).toBeUndefined();
  });

  it('are folded when they are quiet, unless there are no others', () => {
    expect(foldQuietSteps(history.steps).map(({ folded, steps }) => [folded, steps.length])).toEqual([
      [true, 1],
      [false, 2],
    ]);
    const quietOnly = foldQuietSteps(history.steps.filter(({ kind }) => kind !== 'moved'));
    expect(quietOnly.map(({ folded }) => folded)).toEqual([false]);
  });

  it('are counted where they changed what is said', () => {
    expect(history).toMatchObject({ changes: 1, lastChanged: '2002-01-01', since: { date: '2001-01-01', oldest: true } });
    expect(history.last.heading).toBe('Places');
    expect(history.today).toBe('/102/#102.3');
  });

  it('give members of a list as added and removed', () => {
    const colours = 'red, black, white, grey, brown, blue, cream';
    const list = (members: string) => makeEntry('100.1', 'rule', { text: `The coats are ${members}, and fawn.` });
    const lists = makeTelling([
      { date: '2001-01-01', entries: [list(`${colours}, lilac`)] },
      {
        date: '2002-01-01',
        entries: [list(`${colours}, cinnamon`)],
        alignment: { links: [link('100.1', '100.1', { difference: 'list' })] },
      },
    ]);
    expect(tell(lists, 1, '100.1').steps[0]?.told).toEqual({
      lists: [{ added: ['cinnamon'], removed: ['lilac'], altered: [], kept: 8 }],
      words: [],
    });
  });
});

describe('where a provision came from and went', () => {
  const whole = 'A cat is brushed on Sundays. A brush is washed on Mondays.';
  const telling = makeTelling([
    {
      date: '2001-01-01',
      entries: [makeEntry('100.1', 'rule', { text: whole }), makeEntry('100.2', 'rule', { text: 'Doors stay open.' })],
    },
    {
      date: '2002-01-01',
      entries: [
        makeEntry('100.1', 'rule', { text: 'A cat is brushed on Sundays.' }),
        makeEntry('100.2', 'rule', { text: 'Doors stay open.' }),
        makeEntry('100.3', 'rule', { text: 'A brush is washed on Mondays or Tuesdays.' }),
      ],
      alignment: {
        links: [
          link('100.1', '100.1', { difference: 'substance' }),
          link('100.1', '100.3', { heir: false, difference: 'substance', score: 0.7 }),
        ],
      },
    },
    {
      date: '2003-01-01',
      entries: [
        makeEntry('100.1', 'rule', { text: 'A cat is brushed on Sundays. Doors stay open.' }),
        makeEntry('100.2', 'rule', { text: 'A brush is washed on Mondays or Tuesdays.' }),
      ],
      alignment: {
        links: [
          link('100.1', '100.1', { difference: 'substance' }),
          link('100.2', '100.1', { heir: false, difference: 'substance' }),
          link('100.3', '100.2'),
        ],
      },
    },
  ]);

  it('is told by both sides of a split', () => {
    expect(tell(telling, 1, '100.1').steps.find(({ date }) => date === '2002-01-01')?.kin).toMatchObject([
      { direction: 'out', other: { name: '100.3', href: '/history/2002-01-01/100.3/' }, partly: false, score: 0.7 },
    ]);
    expect(tell(telling, 1, '100.3').kin).toMatchObject([
      { direction: 'in', date: '2002-01-01', other: { name: '100.1', href: '/history/2001-01-01/100.1/' } },
    ]);
  });

  it('is told by both sides of a merge, and by where what ended with it is today', () => {
    expect(tell(telling, 2, '100.1').kin[0]).toMatchObject({ direction: 'in', date: '2003-01-01', other: { name: '100.2' } });
    const ended = tell(telling, 0, '100.2');
    expect(ended.ending).toMatchObject({
      date: '2003-01-01',
      last: '2002-01-01',
      today: [{ name: '100.1', href: '/history/2001-01-01/100.1/', score: 1 }],
    });
    expect(ended.kin).toMatchObject([{ direction: 'out', other: { name: '100.1' } }]);
    expect(ended.today).toBeUndefined();
  });

  it('gives words the age that they had in what a split took them from', () => {
    const { ages } = tell(telling, 2, '100.2');
    expect(ages?.editions.map(({ date, step }) => [date, step])).toEqual([
      ['2001-01-01', false],
      ['2002-01-01', true],
    ]);
    expect(ages?.runs.map(({ text, figure }) => [text.trim(), figure])).toEqual([
      ['A brush is washed on Mondays', 1],
      ['or Tuesdays', 2],
      ['.', 1],
    ]);
  });
});

describe('a text that is the same', () => {
  const joined = makeTelling([
    {
      date: '2001-01-01',
      entries: [
        makeEntry('100.1', 'rule', { text: 'Doors stay open. Bowls are washed.' }),
        makeEntry('100.2', 'rule', { text: 'Bowls are washed.' }),
        makeEntry('100.3', 'rule', { text: 'Cats sit. Bowls are washed, too.' }),
      ],
    },
    {
      date: '2002-01-01',
      entries: [
        makeEntry('100.1', 'rule', { text: 'Doors stay open. Bowls are washed.' }),
        makeEntry('100.3', 'rule', { text: 'Cats sit.' }),
        makeEntry('100.4', 'rule', { text: 'Doors are painted.' }),
      ],
      alignment: {
        links: [
          link('100.1', '100.1'),
          link('100.2', '100.1', { heir: false, difference: 'substance' }),
          link('100.3', '100.3', { difference: 'substance' }),
          link('100.3', '100.1', { heir: false, difference: 'substance' }),
          link('100.1', '100.4', { heir: false, difference: 'substance' }),
        ],
      },
    },
  ]);

  it('has not changed, whatever joined it or came out of it; that is told where it happened', () => {
    const history = tell(joined, 1, '100.1');
    expect(history.changes).toBe(0);
    expect(history.lastChanged).toBeUndefined();
    const [step] = history.steps;
    expect(step).toMatchObject({ date: '2002-01-01', kind: 'kept', difference: 'none' });
    expect(step?.told).toBeUndefined();
    expect(step?.kin.map(({ direction, other, partly }) => [direction, other.name, partly])).toEqual([
      ['out', '100.4', false],
      ['in', '100.2', false],
      ['in', '100.3', true],
    ]);
  });

  it('is told apart from one that only says the same', () => {
    const one = 'The word "mat" is in rule 100.2.';
    const telling = makeTelling([
      { date: '2001-01-01', entries: [makeEntry('100.1', 'rule', { text: one })] },
      {
        date: '2002-01-01',
        entries: [makeEntry('100.1', 'rule', { text: one.replace(/"/g, '') })],
        alignment: { links: [link('100.1', '100.1', { difference: 'punctuation' })] },
      },
      {
        date: '2003-01-01',
        entries: [makeEntry('100.1', 'rule', { text: one.replace('"mat"', '“mat”') })],
        alignment: { links: [link('100.1', '100.1', { difference: 'punctuation' })] },
      },
      {
        date: '2004-01-01',
        entries: [makeEntry('100.1', 'rule', { text: one })],
        alignment: { links: [link('100.1', '100.1', { difference: 'typography' })] },
      },
    ]);
    const { steps, changes } = tell(telling, 3, '100.1');
    expect(steps.map(({ back }) => back)).toEqual([
      { date: '2001-01-01', letter: true },
      { date: '2001-01-01', letter: false },
      undefined,
      undefined,
    ]);
    expect(changes).toBe(0);
  });
});

describe('a provision that comes back to an earlier wording', () => {
  const sit = 'The cat may sit on the mat before anybody else does.';
  const edition = (date: string, ...texts: readonly string[]) => ({
    date,
    entries: texts.map((text, at) => makeEntry(`100.${at + 1}`, 'rule', { text })),
  });
  const edited = { alignment: { links: [link('100.1', '100.1', { difference: 'substance' as const })] } };

  it('says so, with the edition that brought that wording in', () => {
    const telling = makeTelling([
      edition('2001-01-01', sit),
      { ...edition('2002-01-01', 'Nobody sits.'), ...edited },
      { ...edition('2003-01-01', sit), ...edited },
      edition('2004-01-01', sit),
    ]);
    const history = tell(telling, 3, '100.1');
    expect(history.steps.map(({ date, back }) => [date, back?.date])).toEqual([
      ['2003-01-01', '2001-01-01'],
      ['2002-01-01', undefined],
      ['2001-01-01', undefined],
    ]);
    expect(history.again).toEqual({ date: '2001-01-01', letter: true });
    expect(history.changes).toBe(2);
  });

  it('says so no more once it has another', () => {
    const telling = makeTelling([
      edition('2001-01-01', sit),
      { ...edition('2002-01-01', 'Nobody sits.'), ...edited },
      { ...edition('2003-01-01', sit), ...edited },
      { ...edition('2004-01-01', 'Everybody sits.'), ...edited },
    ]);
    expect(tell(telling, 3, '100.1').again).toBeUndefined();
  });

  it('names what had its first words before and ended, but not where few words are the same', () => {
    const made = (text: string) =>
      makeTelling([
        edition('2001-01-01', text),
        { date: '2002-01-01', entries: [], alignment: { removed: ['100.1'] } },
        { ...edition('2003-01-01', text), alignment: { added: ['100.1'] } },
      ]);
    expect(tell(made(sit), 2, '100.1').forerunner).toEqual({ name: '100.1', href: '/history/2001-01-01/100.1/', last: '2001-01-01' });
    expect(tell(made('Nobody sits.'), 2, '100.1').forerunner).toBeUndefined();
    expect(tell(made(sit), 0, '100.1').forerunner).toBeUndefined();
  });
});

describe('the end of a provision that nothing carries on', () => {
  const rules = (...kept: readonly string[]) =>
    [places('101'), makeEntry('101.1', 'rule', { text: 'A.' }), makeEntry('101.2', 'rule', { text: 'B.' })].filter(({ id }) =>
      kept.includes(id),
    );
  it.each([
    ['that all of what it stood under went', ['101', '101.1', '101.2'], [], { with: { name: '101' } }],
    ['that its number names something else', ['101.1'], ['101.1'], { replacedBy: { name: '101.1' } }],
  ])('says %s', (_, removed, added, expected) => {
    const telling = makeTelling([
      { date: '2001-01-01', entries: rules('101', '101.1', '101.2') },
      { date: '2002-01-01', entries: [makeEntry('101.1', 'rule', { text: 'C.' })], alignment: { removed, added } },
    ]);
    expect(tell(telling, 0, '101.1').ending).toMatchObject({ ...expected, today: [] });
  });

  it('says nothing of causes that it does not know', () => {
    const telling = makeTelling([
      { date: '2001-01-01', entries: rules('101', '101.1', '101.2') },
      { date: '2002-01-01', entries: rules('101', '101.1'), alignment: { removed: ['101.2'] } },
    ]);
    expect(tell(telling, 0, '101.2').ending).toEqual({ date: '2002-01-01', last: '2001-01-01', today: [] });
  });
});

describe('the life of a term', () => {
  const term = (headword: string) => makeTerm(headword, 'The first to the sill.');
  it('names its headwords, and since when the last of them says that it is obsolete', () => {
    const names = ["Sill's Cat", 'Sill’s Cat', 'Window Cat', 'Window Cat (Obsolete)'];
    const telling = makeTelling(
      names.map((name, at) => ({
        date: `200${at + 1}-01-01`,
        entries: [term(name)],
        alignment: at === 0 ? {} : { links: [link(`glossary:${names[at - 1] ?? ''}`, `glossary:${name}`, { difference: 'substance' })] },
      })),
    );
    expect(tell(telling, 3, 'glossary:Window Cat (Obsolete)').life).toEqual({
      first: '2001-01-01',
      last: '2004-01-01',
      names: [
        { name: "Sill's Cat", since: '2001-01-01' },
        { name: 'Window Cat', since: '2003-01-01' },
        { name: 'Window Cat (Obsolete)', since: '2004-01-01' },
      ],
      obsoleteSince: '2004-01-01',
    });
  });

  it('ends with the last edition that has it, and knows no obsolescence that was taken back', () => {
    const telling = makeTelling([
      { date: '2001-01-01', entries: [term('Sill (Obsolete)')] },
      { date: '2002-01-01', entries: [term('Sill')], alignment: { links: [link('glossary:Sill (Obsolete)', 'glossary:Sill')] } },
      { date: '2003-01-01', entries: [], alignment: { removed: ['glossary:Sill'] } },
    ]);
    const { life } = tell(telling, 0, 'glossary:Sill (Obsolete)');
    expect(life).toMatchObject({ first: '2001-01-01', last: '2002-01-01' });
    expect(life?.obsoleteSince).toBeUndefined();
  });
});

describe('Examples', () => {
  const rule = (...examples: readonly string[]) => makeEntry('100.1', 'rule', { text: 'Cats sit.', examples });
  const telling = makeTelling([
    { date: '2001-01-01', entries: [rule('Mittens sits.', 'Tom sits.')] },
    {
      date: '2002-01-01',
      entries: [rule('Old Tom sits.')],
      alignment: {
        removed: ['100.1#example-1'],
        links: [link('100.1#example-2', '100.1#example-1', { difference: 'substance' })],
      },
    },
  ]);

  it('are told with the entry under which they stand or stood last', () => {
    expect(tell(telling, 1, '100.1').examples.map(({ name, gone, steps }) => [name, gone, steps.length])).toEqual([
      ['Example 1 of 100.1', true, 2],
      ['Example 1 of 100.1', false, 2],
    ]);
  });

  it('have no page of their own', () => {
    const { histories } = telling;
    expect(histories.lineages.map((_, lineage) => histories.hrefOf(lineage)).filter((href) => href !== undefined)).toEqual([
      '/history/2001-01-01/100.1/',
    ]);
  });
});

describe('a witness', () => {
  it('stands at the step whose wording was in force', () => {
    const telling = makeTelling([
      { date: '2001-01-01', entries: [makeEntry('100.1', 'rule', { text: 'Cats sit.' })] },
      { date: '2002-01-01', entries: [makeEntry('100.1', 'rule', { text: 'Cats sit.' })] },
      {
        date: '2003-01-01',
        entries: [makeEntry('100.1', 'rule', { text: 'All cats sit.' })],
        alignment: { links: [link('100.1', '100.1', { difference: 'substance' })] },
      },
    ]);
    const witness = { edition: 1, date: '2002-02-02' as never, source: 'A page', agrees: true, letter: true, words: [] };
    const history = tellHistory(0, { ...telling, witnesses: new Map([[0, [witness]]]) });
    expect(history?.steps.map(({ date, witnesses }) => [date, witnesses.length])).toEqual([
      ['2003-01-01', 0],
      ['2001-01-01', 1],
    ]);
  });
});
