import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../src/model/edition.ts';
import { collectDocuments, type SearchableEntry } from '../../src/search/documents.ts';
import { indexEdition, openPostings } from '../../src/search/indexedEdition.ts';
import { openFile, openIndex } from '../../src/search/openIndex.ts';
import { findNearNames } from '../../src/search/findNearNames.ts';
import { answerQuery, lacksNothing, searchEdition, type SearchOptions } from '../../src/search/searchEdition.ts';
import { entry } from './entry.ts';

const entries: readonly SearchableEntry[] = [
  entry('7', 'section', { title: 'Tails and Whiskers' }),
  entry('701', 'subsection', { title: 'Grooming', parent: '7' }),
  entry('701.1', 'rule', { parent: '701', text: 'A cat grooms before each nap.' }),
  entry('701.1a', 'subrule', {
    parent: '701.1',
    text: 'A kitten needs help.',
    examples: ['Mittens, a kitten, is combed by a marmalade tom.'],
  }),
  entry('701.1b', 'subrule', { parent: '701.1', text: 'A long coat is combed twice.' }),
  entry('701.1c', 'subrule', { parent: '701.1', text: 'A short coat is left alone.' }),
  entry('701.2', 'rule', { parent: '701', text: 'The comb goes with the fur.' }),
  entry('703', 'subsection', { title: 'Napping in the Sun', parent: '7' }),
  entry('703.1', 'rule', { parent: '703', text: 'Whoever lies in the sun first keeps the place.' }),
  entry('703.2', 'rule', { parent: '703', title: 'Siesta' }),
  entry('703.2a', 'subrule', { parent: '703.2', text: 'It lasts until dinner.' }),
  entry('703.10', 'rule', { parent: '703', text: 'Dogs do not count.' }),
  entry('703.1~2', 'rule', { parent: '703', text: 'Printed twice by mistake.' }),
  entry('glossary:Comb', 'term', { title: 'Comb', text: 'A tool for coats. See rule 701.2.', cites: ['701.2'] }),
  entry('glossary:Long Afternoon Nap', 'term', { title: 'Long Afternoon Nap', text: 'See rule 703.' }),
];
const index = openFile(collectDocuments('comprehensive-rules/2026-01-16', entries));
const missing = (query: string): string | undefined => answerQuery(index, query).missing;
const find = (query: string, options?: SearchOptions): readonly string[] => searchEdition(index, query, options).map((hit) => hit.id);

it('finds a word that only makes a question where what is typed beside it stands nowhere', () => {
  expect(find('any xyzzy ')).toEqual(find('any '));
  expect(find('not xyzzy ')).toContain('703.10');
});

it('takes a release for a time only where the edition has no such name', () => {
  const releases = [
    { code: 'CAT', name: 'Grooming', date: '2009-07-11' as IsoDate },
    { code: 'D10', name: 'Dogs of Old', date: '2010-07-11' as IsoDate },
  ];
  expect(answerQuery(index, 'nap before Grooming', { releases }).dated).toBeUndefined();
  expect(answerQuery(index, 'nap before D10', { releases }).dated).toEqual({ typed: 'before D10', day: '2010-07-10', query: 'nap' });
});

it('that names a time does not take its last word before that for one that is being typed', () => {
  const asked = (query: string) => answerQuery(index, query).followed;
  expect(asked('kitt in 2008')).toEqual(asked('kitt '));
  expect(asked('in 2008 kitt')).toEqual(asked('kitt'));
  expect(asked('kitt')).not.toEqual(asked('kitt '));
});

it('puts the rule before the term where it is asked when, and not where it is asked what', () => {
  expect(find('comb')[0]).toBe('glossary:Comb');
  expect(find('what is a comb')[0]).toBe('glossary:Comb');
  expect(find('when do I comb')[0]).toBe('701.2');
  expect(find('when do I comb')).toContain('glossary:Comb');
});

it('puts the rule before the term where players say its name for what the rules call otherwise', () => {
  const playerWords = [{ says: 'comb', means: 'long coat twice' }];
  const told = openFile({ ...collectDocuments('comprehensive-rules/2026-01-16', entries), playerWords });
  expect(searchEdition(told, 'comb').map(({ id }) => id)[0]).toBe('701.1b');
});

describe('a search for a number', () => {
  it.each([
    ['701.1b', '701.1b'],
    ['cr 701.1B', '701.1b'],
    ['701 1b', '701.1b'],
    ['701', '701'],
    ['section 7', '7'],
    ['703.10', '703.10'],
    ['703,1', '703.1'],
  ])('%s puts %s first', (query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  it('goes on with what is read with it: the rule, what points at it, its neighbours', () => {
    expect(find('701.1b')).toEqual(['701.1b', '701.1', '701.1a', '701', '701.1c', '7']);
    expect(find('701.2').slice(0, 3)).toEqual(['701.2', '701', 'glossary:Comb']);
  });

  it('with a stop gives that rule alone', () => {
    expect(find('701.1.')).toEqual(['701.1']);
    expect(find('701.2.')).toEqual(['701.2']);
    expect(find('703.1.')).toEqual(['703.1', '703.1~2']);
    expect(find('cr 701.')).toEqual(['701']);
  });

  it('gives both entries of a number that is printed twice', () => {
    expect(find('703.1').slice(0, 2)).toEqual(['703.1', '703.1~2']);
  });

  it('that does not exist says so and gives what is near', () => {
    expect(missing('701.1k')).toBe('701.1k');
    expect(find('701.1k')).toEqual(['701.1', '701.1b', '701.1c']);
    expect(find('703.5')).toEqual(['703', '703.1', '703.2', '703.10', '703.1~2']);
    expect(missing('701.1b')).toBeUndefined();
    expect(missing('comb')).toBeUndefined();
    expect(find('999')).toEqual([]);
  });

  it('gives a range in order', () => {
    expect(find('701.1a-c')).toEqual(['701.1a', '701.1b', '701.1c']);
  });
});

describe('a search for words', () => {
  it('finds them in any order and form', () => {
    expect(find('coats combing long')[0]).toBe('701.1b');
    expect(find('long comb coat')[0]).toBe('701.1b');
  });

  it('puts headwords and headings before bodies', () => {
    expect(find('comb')[0]).toBe('glossary:Comb');
    expect(find('siesta')[0]).toBe('703.2');
    expect(find('napping sun')[0]).toBe('703');
  });

  it.each(['combed cat', 'combing cat'])('puts the one of two headwords first that has the very forms: %s', (query) => {
    const terms = ['Combing Cat', 'Combed Cat', 'Combing Cats'].map((title) =>
      entry(`glossary:${title}`, 'term', { title, text: 'See grooming.' }),
    );
    const found = searchEdition(openFile(collectDocuments('comprehensive-rules/2026-01-16', [...terms, ...entries])), query);
    expect(found[0]?.id.toLowerCase()).toBe(`glossary:${query}`);
  });

  it('gives nothing for the words that only make a question', () => {
    expect(find('does it have a siesta')).toEqual(['703.2', '703.2a', '703']);
    expect(find('siesta goes')).toEqual(find('siesta'));
  });

  it('finds a word that is not finished, and one that is misspelled', () => {
    expect(find('sies')[0]).toBe('703.2');
    expect(find('groomng')[0]).toBe('701');
  });

  it('finds initials', () => {
    expect(find('LAN')[0]).toBe('glossary:Long Afternoon Nap');
  });

  it('gives an Example for its rule, once, and Examples alone when they are asked for', () => {
    expect(find('marmalade')).toEqual(['701.1a#example-1']);
    expect(find('kitten').filter((id) => id.startsWith('701.1a'))).toEqual(['701.1a']);
    expect(find('kitten', { kind: 'example' })).toEqual(['701.1a#example-1']);
  });

  it('keeps to a kind, to names, and to a number of results', () => {
    expect(find('comb', { kind: 'rule' })).toEqual(['701.2', '701.1b', '701.1']);
    expect(find('comb', { kind: 'glossary' })).toEqual(['glossary:Comb']);
    expect(find('siesta', { kind: 'heading' })).toEqual(['703.2', '703']);
    expect(find('comb', { kind: 'ruling' })).toEqual([]);
    expect(find('comb', { namesOnly: true })).toEqual(['glossary:Comb']);
    expect(find('coat', { limit: 1 }).length).toBe(1);
  });

  it('says where a result stands and marks what was sought', () => {
    const [hit] = searchEdition(index, 'twice coat');
    expect(hit).toMatchObject({ id: '701.1b', place: ['Tails and Whiskers', 'Grooming'] });
    expect(hit?.snippet.marks.map(([start, end]) => hit.snippet.text.slice(start, end))).toEqual(['coat', 'twice']);
  });

  it.each(['', '   ', '???', 'xylophone quartz', '__proto__', 'constructor', '<script>'])(
    'finds nothing for %j and does not fail',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );
});

it.each(['cites', 'toldCites'] as const)('puts what the best result points at before what has the same words: %s', (by) => {
  const text = 'A cat sleeps here.';
  const pointing = openFile(
    collectDocuments('comprehensive-rules/2026-01-16', [
      entry('100.1', 'rule', { text }),
      entry('100.2', 'rule', { text }),
      entry('100.3', 'rule', { text: 'A cat sleeps in a basket. See rule 100.2.', [by]: ['100.2'] }),
    ]),
  );
  expect(searchEdition(pointing, 'cat sleeps basket').map(({ id }) => id)).toEqual(['100.3', '100.2', '100.1']);
});

it.each<[SearchableEntry['kind'], boolean]>([
  ['term', true],
  ['rule', false],
])('lets a %s earn for what others cite of it: %s', (kind, earns) => {
  const cats = openFile(
    collectDocuments('comprehensive-rules/2026-01-16', [
      entry('100.1', 'rule', { text: 'A cat naps.' }),
      entry('100.2', kind, { text: 'A basket for a cat.', toldCites: ['100.1'] }),
    ]),
  );
  const reasons = searchEdition(cats, 'cat basket', { explains: true }).find(({ id }) => id === '100.1')?.reasons ?? [];
  expect(reasons.some(({ what, of }) => what === 'cited' && of === '100.2')).toBe(earns);
});

describe('what a search says of itself', () => {
  const answer = (query: string, options?: SearchOptions) => answerQuery(index, query, options);

  it('how many results have all words, only some, a longer one, or none of their own', () => {
    expect(answer('long coat ').coverage).toEqual({ words: 2, withAll: 1, withSome: 3, withBegun: 0, withAny: 5 });
    expect(find('long coat ', { allWords: true })).toEqual(['701.1b']);
    expect(answer('long coat ', { allWords: true })).toMatchObject({ total: 1, coverage: { withAll: 1, withAny: 5 } });
    // 703 and 701.1 have nothing of it but what stands below them.
    expect(answer('dinner ').coverage).toEqual({ words: 1, withAll: 1, withSome: 0, withBegun: 0, withAny: 2 });
    expect(answer('lo').coverage).toMatchObject({ withAll: 2, withSome: 0 });
    const land = openFile(
      collectDocuments('comprehensive-rules/2026-01-16', [
        entry('100.1', 'rule', { text: 'A cat lies here.' }),
        entry('100.2', 'rule', { text: 'A catnap is short.' }),
      ]),
    );
    expect(answerQuery(land, 'cat').coverage).toEqual({ words: 1, withAll: 1, withSome: 0, withBegun: 1, withAny: 2 });
  });

  it('counts a heading above an entry, and an Example with its rule', () => {
    expect(find('grooming twice ', { allWords: true })).toEqual(['701.1b']);
    expect(find('mittens marmalade ', { allWords: true })).toEqual(['701.1a#example-1']);
    expect(answer('kitten ').coverage).toMatchObject({ withAll: 1, withAny: 2 });
  });

  it('agrees with the words that the entries have', () => {
    const word = fc.constantFrom('coat', 'combed', 'twice', 'nap', 'sun', 'kitten', 'dinner', 'fur', 'dogs', 'grooming');
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), fc.boolean(), (words, namesOnly) => {
        const query = `${words.join(' ')} `;
        const any = answer(query, { namesOnly, limit: 99 });
        const all = answer(query, { namesOnly, allWords: true, limit: 99 });
        const order = any.hits.map(({ id }) => id.replace(/#.*/, ''));
        const kept = all.hits.map(({ id }) => id.replace(/#.*/, ''));
        expect(all.total).toBe(any.coverage?.withAll);
        expect(any.total).toBe(any.coverage?.withAny);
        expect(order.filter((id) => kept.includes(id))).toEqual(kept);
        const { withAll = 0, withSome = 0, withBegun = 0, withAny = 0 } = any.coverage ?? {};
        expect(withAll + withSome + withBegun).toBeLessThanOrEqual(withAny);
      }),
    );
  });

  it('gives every result once, page by page', () => {
    const all = find('coat comb nap sun', { limit: 99 });
    const pages = [0, 3, 6, 9, 12].flatMap((from) => find('coat comb nap sun', { from, limit: 3 }));
    expect(all.length).toBeGreaterThan(6);
    expect(pages).toEqual(all);
  });

  it.each([
    ['groomng ', [{ kind: 'corrected', typed: 'groomng', words: ['grooming'], isBeside: false }], '"groomng"'],
    ['Siessta nap ', [{ kind: 'corrected', typed: 'Siessta', words: ['siesta'], isBeside: false }], '"Siessta" nap'],
    ['combbing ', [{ kind: 'corrected', typed: 'combbing', words: ['comb'], isBeside: false }], '"combbing"'],
    ['sies', [{ kind: 'begun', typed: 'sies', words: ['siesta', 'lies'], isBeside: false }], undefined],
    ['xylophone nap ', [{ kind: 'unknown', typed: 'xylophone', words: [], isBeside: false }], undefined],
    ['LAN sun ', [{ kind: 'said', typed: 'LAN', words: ['Long Afternoon Nap'], isBeside: false }], '"LAN" sun'],
    ['coats sun -dog ', [], undefined],
    ['"groomng" ', [], undefined],
    ['701.1b', [], undefined],
  ])('what was followed for %j', (query, followed, exact) => {
    expect(answer(query)).toMatchObject({ followed, query: {} });
    expect(answer(query).exact).toBe(exact);
  });

  it('searches exactly what was typed when it is asked so', () => {
    for (const query of ['groomng ', 'Siessta nap ', 'LAN sun ']) {
      const { exact = '' } = answer(query);
      const { followed } = answer(`${exact} `);
      // What nothing says is given up for the words of ours beside it; never for another word.
      expect(followed.filter(({ kind }) => kind !== 'loosened')).toEqual([]);
      expect(followed.every(({ typed }) => exact.includes(`"${typed}"`))).toBe(true);
    }
  });

  it('answers what quotes what nothing says in its words, and tells so', () => {
    const sentence = 'may a coat that is "never washed at noon" be combed twice by me';
    expect(answer(sentence).followed).toContainEqual({ kind: 'loosened', typed: 'never washed at noon', words: [], isBeside: false });
    expect(find(sentence).length).toBeGreaterThan(0);
    for (const query of ['coat "never washed at noon" ', '"twice combed"', '"twice combed" -kitten', 'coat "groomng" ']) {
      expect([query, find(query).length]).not.toEqual([query, 0]);
      expect(answer(query).followed).toMatchObject([{ kind: 'loosened', isBeside: false }]);
    }
    expect(find('"groomng" ')).toEqual([]);
  });

  it('gives up phrases of which no entry has all, where each stands somewhere, and puts what has one first', () => {
    const { followed, hits } = answer(`"combed twice" "before each nap" `);
    expect(followed.map(({ typed, isBeside }) => [typed, isBeside])).toEqual([
      ['combed twice', true],
      ['before each nap', true],
    ]);
    expect(
      hits
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['701.1', '701.1b']);
    expect(hits.length).toBeGreaterThan(2);
    expect(find(`"combed twice" -coat `)).toEqual([]);
  });

  it('puts what a sentence quotes first where an entry says it, and behind it what has its words; tells so', () => {
    const sentence = 'may a kitten or a cat that is "combed twice" be combed before each nap';
    const { followed, hits } = answer(sentence);
    expect(followed).toContainEqual({ kind: 'loosened', typed: 'combed twice', words: [], isBeside: true });
    expect(hits[0]?.id).toBe('701.1b');
    expect(hits.length).toBeGreaterThan(1);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  it('puts what stands under the heading of a rule behind the same words elsewhere, where a sentence does not name it', () => {
    const text = 'A dog digs a hole in the garden at night.';
    const dogs = openFile(
      collectDocuments(
        'comprehensive-rules/2026-01-16',
        [
          entry('701', 'subsection', { title: 'Abilities' }),
          entry('701.1', 'rule', { parent: '701', title: 'Burrow' }),
          entry('701.1a', 'subrule', { parent: '701.1', text }),
          entry('801', 'subsection', { title: 'Evenings' }),
          entry('801.1', 'rule', { parent: '801', text }),
        ],
        [{ says: 'nightwork', means: 'digs garden hole at night' }],
      ),
    );
    expect(searchEdition(dogs, 'which dog digs a garden hole at night ')[0]?.id).toBe('801.1');
    expect(searchEdition(dogs, 'which dog digs a burrow hole at night ')[0]?.id).toBe('701.1a');
    // A saying is one word, however many the rules have for it.
    expect(searchEdition(dogs, 'dog nightwork ')[0]?.id).toBe('701.1a');
    expect(searchEdition(dogs, 'which dog does nightwork at the same place as others ')[0]?.id).toBe('801.1');
  });

  it('gives what it gives on a page in the order of the whole list', () => {
    const many = openFile(
      collectDocuments(
        'comprehensive-rules/2026-01-16',
        Array.from({ length: 300 }, (_, at) => entry(`100.${at + 1}`, 'rule', { text: `A cat naps${' long'.repeat(at % 17)} here.` })),
      ),
    );
    const all = searchEdition(many, 'cat ', { limit: 300 }).map(({ id }) => id);
    expect(all).toHaveLength(300);
    for (const from of [0, 20, 140, 290])
      expect(searchEdition(many, 'cat ', { from, limit: 10 }).map(({ id }) => id)).toEqual(all.slice(from, from + 10));
  });

  it('reads what might be no number as one where there is such an entry, as words where they stand in a text', () => {
    expect(answer('7011b').query).toMatchObject({ kind: 'number', number: { number: '701.1b', typed: '7011b' } });
    expect(find('7011b')[0]).toBe('701.1b');
    expect(answer('"7011b"').query.kind).toBe('words');
    const years = openFile(collectDocuments('comprehensive-rules/2026-01-16', [entry('100.1', 'rule', { text: 'Since 1994 cats nap.' })]));
    expect(answerQuery(years, '1994').query.kind).toBe('words');
    expect(answerQuery(years, '1001').query.kind).toBe('number');
    expect(answerQuery(years, '1995')).toMatchObject({ query: { kind: 'number' }, missing: '199.5' });
  });

  it('names a number among words that the edition lacks', () => {
    expect(answer('coat 702.30 ')).toMatchObject({ missing: '702.30', query: { kind: 'words' } });
    expect(answer('coat 701.1b ').missing).toBeUndefined();
    expect(find('coat 701.1b ', { allWords: true })).toEqual(['701.1b']);
    expect(answer('coat 2.5 ').missing).toBeUndefined();
  });

  it('leaves an Example out for a word of its rule', () => {
    expect(find('marmalade -help ')).toEqual([]);
    expect(find('marmalade -coat ')).toEqual(['701.1a#example-1']);
  });

  it('names what is spelled alike where nothing is found', () => {
    expect(findNearNames(index, '"siestaa"').map(({ id }) => id)).toEqual(['703.2']);
    expect(findNearNames(index, 'quartz')).toEqual([]);
  });
});

describe('a search for phrases and without words', () => {
  it.each([
    ['"combed twice"', ['701.1b']],
    ['“combed twice”', ['701.1b']],
    ['"combed tw', ['701.1b']],
    ['"COAT IS left"', ['701.1c']],
    ['"in the sun"', ['703', '703.1']],
    ['coat -long', ['701.1', '701.1c', 'glossary:Comb']],
    ['coat -tools -"left alone"', ['701.1', '701.1b']],
    ['-coat', []],
    ['-', []],
  ])('%s finds %j', (query, ids) => {
    expect([...find(query)].sort()).toEqual(ids);
  });

  it('looks for phrases in headings alone when only names are asked for', () => {
    expect(find('"in the sun"', { namesOnly: true })).toEqual(['703']);
  });

  it('puts numbers among words first', () => {
    expect(find('nap 701.1b')[0]).toBe('701.1b');
    expect(find('703.2. nap')[0]).toBe('703.2');
  });

  it('goes on behind a number among words with what is read with it, whether that has a word or not', () => {
    expect(find('701.1b dinner').slice(0, 2)).toEqual(['701.1b', '701.1']);
    expect(find('701.1b xyzzy').slice(0, 4)).toEqual(['701.1b', '701.1', '701.1a', '701']);
    expect(find('701.1b dinner', { namesOnly: true })).toEqual(['701.1b', '701', '7']);
    expect(find('701.1b dinner -kitten')).not.toContain('701.1a');
  });

  it('says how many results there are in all, and what was sought', () => {
    expect(answerQuery(index, 'coat', { limit: 1 })).toMatchObject({ total: 4, sought: ['coat'] });
    expect(answerQuery(index, '701.1b').sought).toEqual([]);
  });

  it('keeps to what the parts demand, whatever they are', () => {
    const words = fc.array(fc.constantFrom('coat', 'is', 'combed', 'twice', 'left', 'nap', 'sun', 'kitten'), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(words, words, (phrase, without) => {
        const said = new Map(
          entries.map(({ id, title, text, examples }) => [
            id,
            [title, text, ...examples]
              .join(' · ')
              .toLowerCase()
              .replace(/[^a-z·]+/g, ' '),
          ]),
        );
        const query = `"${phrase.join(' ')}" ${without.map((word) => `-"${word}"`).join(' ')}`;
        if (answerQuery(index, query).followed.length > 0) return;
        for (const id of find(query)) {
          const text = said.get(id.replace(/#.*/, '')) ?? '';
          expect(text).toContain(phrase.join(' '));
          if (!id.includes('#'))
            for (const word of without) expect(text.split(' · ').slice(0, 2).join(' ')).not.toMatch(new RegExp(`\\b${word}\\b`));
        }
      }),
    );
  });
});

describe('an answer that is explained', () => {
  it.each(['701.1b', 'comb', 'cats naps', 'comb the cat well and long', '701.1b comb'])('adds up for %j', (query) => {
    const { hits } = answerQuery(index, query, { explains: true, limit: 50 });
    expect(hits.length).toBeGreaterThan(0);
    for (const { score, reasons = [] } of hits) {
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.reduce((sum, { adds, times }) => (sum + adds) * times, 0)).toBeCloseTo(score, 9);
    }
  });

  it('has no reasons unless it is asked for them', () => {
    expect(searchEdition(index, 'comb').some((hit) => 'reasons' in hit)).toBe(false);
  });
});

describe('an answer whose postings and texts come later', () => {
  const file = collectDocuments('comprehensive-rules/2026-01-16', entries);
  it.each(['comb', '"long nap"', '-"a cat" comb', 'the', '701.1', '"comb"', 'groom -cat'])(
    'is the same for %j once those are there that it lacks',
    (query) => {
      const here = new Set<number>();
      const known = new Set<string>();
      const edition = indexEdition(file);
      const all = openPostings(edition);
      const late = openIndex(
        edition,
        (field, stem) => (known.has(stem) ? all(field, stem) : undefined),
        (place) => (here.has(place) ? file.documents[place]?.text : undefined),
      );
      let answer = answerQuery(late, query);
      for (let turn = 0; !lacksNothing(answer.lacking); turn += 1) {
        expect(turn).toBeLessThan(4);
        // Which texts are needed nobody knows before it is known where the words stand.
        expect(Math.min(answer.lacking.stems.length, answer.lacking.texts.length)).toBe(0);
        for (const stem of answer.lacking.stems) known.add(stem);
        for (const place of answer.lacking.texts) here.add(place);
        answer = answerQuery(late, query);
      }
      expect(answer).toEqual(answerQuery(index, query));
    },
  );
});
