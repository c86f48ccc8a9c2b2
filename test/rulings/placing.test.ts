import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../src/corpus/readCorpus.ts';
import type { Witness } from '../../src/lineage/store/format.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { placeNumbered } from '../../src/rulings/placeNumbered.ts';
import { listNear, placeTopic } from '../../src/rulings/placeTopics.ts';
import type { ReviewedTopic } from '../../src/rulings/topics.ts';
import { makeEntry, makeTerm } from '../site/fixtures.ts';
import { makeOfficial, type Step } from './makeOfficial.ts';

const at = (edition: number, entry: string, proof: string) => ({ edition, entry, proof });

describe('a topic of a summary with letters', () => {
  const dates = ['1999-05-05', '2001-07-07', '2009-09-09'];
  const first = [
    makeEntry('2', 'section', { title: 'Baskets' }),
    makeEntry('201', 'subsection', { title: 'Naps' }),
    makeEntry('202', 'subsection', { title: 'Tins' }),
    makeEntry('203', 'subsection', { title: 'Tins' }),
    makeEntry('204', 'subsection', { title: 'The Hall' }),
    makeTerm('Kitten', 'A young cat.'),
    makeTerm('Tom/Queen', 'Cats.'),
    makeTerm('Sill (Obsolete)', 'A place.'),
  ];
  const second = [...first, makeEntry('201.3', 'rule', { title: 'Purr' })];
  const official = makeOfficial(dates, [], { entries: [first, second, [...second, makeEntry('900', 'subsection', { title: 'Dogs' })]] });
  const near = listNear(official, '1999-04-21' as IsoDate);
  const reviewed: readonly ReviewedTopic[] = [
    { summary: '1999-04-21' as IsoDate, topic: 'H.1', edition: '1999-05-05' as IsoDate, entry: '204', reason: 'where the shoes are' },
    { summary: '1999-04-21' as IsoDate, topic: 'D', reason: 'dogs are no matter of these rules' },
  ];

  it('looks its name up in the editions of the years behind the summary alone', () => {
    expect(near).toEqual([0, 1]);
  });

  it.each([
    ['the heading of its name', 'A.1', 'Naps', { spots: [at(0, '201', 'heading')] }],
    ['the same in the singular', 'A.1', 'Nap', { spots: [at(0, '201', 'heading')] }],
    ['a heading that a later edition has first', 'A.2', 'Purr', { spots: [at(1, '201.3', 'heading')] }],
    ['the headword of its name', 'A.3', 'Kittens', { spots: [at(0, 'glossary:Kitten', 'headword')] }],
    ['one of two headwords in one', 'A.4', 'Queen', { spots: [at(0, 'glossary:Tom/Queen', 'headword')] }],
    ['a headword that is obsolete', 'A.5', 'Sill', { spots: [at(0, 'glossary:Sill (Obsolete)', 'headword')] }],
    ['what was reviewed', 'H.1', 'Shoes', { spots: [at(0, '204', 'reviewed')] }],
    ['nothing where two have the name', 'A.6', 'Tins', { unplaced: 'ambiguous' }],
    ['nothing where none has it', 'A.7', 'Mice', { unplaced: 'unnamed' }],
    ['nothing that is a section as a whole', 'A.8', 'Baskets', { unplaced: 'unnamed' }],
    ['nothing of an edition much later', 'A.9', 'Dogs', { unplaced: 'unnamed' }],
    ['nothing where its letter is about something else', 'D.1', 'Naps', { unplaced: 'apart' }],
    ['nothing without a name', 'A.10', '', { unplaced: 'unnamed' }],
  ])('belongs to %s', (_, number, title, expected) => {
    expect(placeTopic(official, { number, title }, near, reviewed)).toEqual(expected);
  });
});

describe('an entry of a summary with the numbers of the rules', () => {
  const dates = ['2004-10-01', '2005-08-01'];
  const rules = [
    makeEntry('509', 'subsection', { title: 'Ending the Day' }),
    makeEntry('509.1', 'rule', { text: 'The day ends with a yawn.' }),
    makeEntry('509.2', 'rule', { text: 'Cats sleep.' }),
    makeEntry('509.3', 'rule', { text: 'Cats sleep.' }),
    makeEntry('600', 'subsection', { title: 'Naps' }),
    makeTerm('Attack', 'A cat attacks a shoelace.'),
  ];
  const steps = rules.map(({ id }): readonly Step[] => [[0, id]]);
  const official = makeOfficial(dates, steps, { entries: [rules, rules] });
  const quoted = (number: string, text: string, more: Partial<LoadedEntry> = {}): LoadedEntry => ({
    ...makeEntry(number, 'rule', { text }),
    author: 'CompRules',
    date: '2004-10-01' as IsoDate,
    ...more,
  });
  const witness = (entry: string, witnessOf: string, agrees: boolean, score: number): Witness => ({
    entry,
    edition: '2004-10-01' as IsoDate,
    witnessOf,
    agrees,
    score,
  });
  const topic = { ...makeEntry('G1.7', 'term', { title: 'Attack' }), id: 'G1.7' };
  const summary: readonly LoadedEntry[] = [
    makeEntry('509', 'subsection', { title: 'Ending the Day' }),
    quoted('509.1', 'The day ends with a yawn.'),
    quoted('509.2', 'Cats sleep.'),
    quoted('509.9', 'Cats sleep.'),
    quoted('509.3', 'Cats sleep here.'),
    quoted('509.8', 'Something else.'),
    makeEntry('509.Ruling.1', 'ruling', { text: 'A yawn is enough.', parent: '509' }),
    makeEntry('600', 'subsection', { title: 'Dogs' }),
    makeEntry('600.Ruling.1', 'ruling', { text: 'Dogs yawn too.', parent: '600' }),
    topic,
    quoted('G1.7a', 'A cat attacks a shoelace.', { parent: 'G1.7', kind: 'subrule' }),
  ];
  const place = placeNumbered(
    official,
    summary,
    [
      witness('509.1', '509.1', true, 1),
      witness('509.2', '509.2', true, 1),
      witness('509.9', '509.3', true, 1),
      witness('509.3', '509.3', false, 0.95),
      witness('509.8', '509.1', false, 0.6),
    ],
    '2005-10-23' as IsoDate,
  );

  it.each([
    ['belongs to the rule that has its words', '509.1', { spots: [at(0, '509.1', 'wording')] }],
    ['of two rules with its words, to that of its number', '509.2', { spots: [at(0, '509.2', 'wording')] }],
    ['of two rules with its words and other numbers, to none', '509.9', { unplaced: 'unlike' }],
    ['belongs to the rule of its number with nearly its words', '509.3', { spots: [at(0, '509.3', 'number')] }],
    ['belongs to no rule that is only somewhat like it', '509.8', { unplaced: 'unlike' }],
    ['belongs with its heading, where that has the same number and title', '509.Ruling.1', { spots: [at(1, '509', 'heading')] }],
    ['does not, where the title is another', '600.Ruling.1', { unplaced: 'unlike' }],
    ['of the glossary belongs to the headword of its topic', 'G1.7a', { spots: [at(0, 'glossary:Attack', 'headword')] }],
  ])('%s', (_, id, expected) => {
    const entry = summary.find((each) => each.id === id);
    expect(entry && place(entry)).toEqual(expected);
  });
});
