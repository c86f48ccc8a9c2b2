import { describe, expect, it } from 'vitest';
import { makeExampleId, numberOfProvision, toProvisionIds, toProvisions } from '../../src/lineage/provision.ts';
import { toEntries } from './makeEdition.ts';

const entries = toEntries([
  '7 Animals',
  '702 Cats',
  '702.1 Cats purr (see rule 702.2). // Tom purrs. // See rules 702.1-702.2 and rule 999.9.',
  '702.2 Cats sleep.',
  '702.2~2 Cats sleep twice.',
  'glossary:Cat A small tiger. See rule 702.',
]);
const provisions = toProvisions(entries);
const find = (id: string) => provisions.find((provision) => provision.id === id);

describe('provisions', () => {
  it('are all entries in the order of the document, each with its Examples behind it', () => {
    expect(provisions.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'section 7',
      'subsection 702',
      'rule 702.1',
      'example 702.1#example-1',
      'example 702.1#example-2',
      'rule 702.2',
      'rule 702.2~2',
      'term glossary:Cat',
    ]);
  });

  it('are the same whether made whole or by their ids alone', () => {
    expect(toProvisionIds(entries)).toEqual(provisions.map(({ id }) => id));
  });

  it('have what they cite by the ids of their own edition; what is not there by its print', () => {
    expect(find('702.1')?.cites).toEqual(['702.2']);
    expect(find('702.1#example-2')?.cites).toEqual(['702.1 to 702.2', '999.9'].map((cited) => expect.stringContaining(cited) as string));
    expect(find('glossary:Cat')?.cites).toEqual(['702']);
  });

  it('hang an Example on its entry, under its number', () => {
    expect(find('702.1#example-1')).toMatchObject({ parent: '702.1', number: '702.1' });
  });

  it('bear the number that was meant where print has another', () => {
    const [misprinted] = toProvisions(toEntries(['702.3 Cats eat.']).map((entry) => ({ ...entry, meant: '702.4' })));
    expect(misprinted).toMatchObject({ id: '702.3', number: '702.4' });
  });

  it('find citations inside italics too', () => {
    const [quoting] = toProvisions(toEntries(['702.1 _See rule 702.1._']));
    expect(quoting?.cites).toEqual(['702.1']);
  });
});

describe('the number of a provision', () => {
  it.each([
    ['702.1', '702.1'],
    ['702.1~2', '702.1'],
    ['702.1#example-3', '702.1'],
    ['702.1~3#example-12', '702.1'],
    ['glossary:Cat', 'glossary:Cat'],
    ['glossary:Cat/Dog #1', 'glossary:Cat/Dog #1'],
    ['509~note', '509~note'],
  ])('of %s is %s', (id, number) => {
    expect(numberOfProvision(id)).toBe(number);
  });

  it('of an Example is that of its entry', () => {
    expect(numberOfProvision(makeExampleId('702.1b', 4))).toBe('702.1b');
  });
});
