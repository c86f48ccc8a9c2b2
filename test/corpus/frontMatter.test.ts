import { expect, it } from 'vitest';
import { noFacts, readTextDocument } from '../../src/corpus/readDocument.ts';
import type { Facts } from '../../src/corpus/facts.ts';
import { day } from '../grammar/trees.ts';

const rules = ['# 1. Sowing', '## 100. Fields', '100.1. A field is sown.', '100.2. Geese come.', '100.2a They stay.'];

const read = (head: readonly string[], body: readonly string[], facts: Facts = noFacts) => {
  const text = ['---', ...head, '---', '', ...body].join('\n\n').replaceAll('\n\n---', '\n---');
  const result = readTextDocument('a.md', new TextEncoder().encode(text), facts);
  return result.kind === 'editions' ? result.editions[0] : expect.fail(result.reason);
};

const registered: Facts = {
  ...noFacts,
  byEdition: new Map([
    [
      'comprehensive-rules/2001-05-01',
      { document: 'comprehensive-rules', date: day('2001-05-01'), set: { code: 'REG', name: 'Registered' } },
    ],
  ]),
};

it('fills in the date and the set that a document lacks, the set before that of the register', () => {
  expect(read(['effective: 2001-05-01', 'set: Harrow and Sedge', 'title: Fields'], rules, registered)).toMatchObject({
    date: '2001-05-01',
    dateFrom: 'front matter',
    set: 'Harrow and Sedge',
    title: 'Fields',
  });
  expect(read(['date: 2001-05-01'], rules, registered)).toMatchObject({ date: '2001-05-01', set: 'Registered' });
});

it('does not overrule what the document says of itself', () => {
  const stated = ['These rules are effective as of June 2, 2002.', ...rules];
  expect(read(['effective: 2001-05-01'], stated)).toMatchObject({ date: '2002-06-02', dateFrom: 'document' });
});

it('is passed over where it is malformed', () => {
  expect(read(['effective: 2001-02-30', 'set: [a, b]'], rules)).not.toHaveProperty('date');
});
