import { describe, expect, it } from 'vitest';
import { findDefinition } from '../../../../src/site/reading/glossary/definition.ts';
import { makeEditionView } from '../../../../src/site/frame/library/edition.ts';
import { citingOf, groupByPlace, mentioningOf } from '../../../../src/site/reading/rules/uses.ts';
import { makeEntry, makeRecord, makeTerm } from '../../fixtures.ts';

const view = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, [
  makeEntry('7', 'section', { title: 'Tails and Whiskers' }),
  makeEntry('702', 'subsection', { title: 'Keyword Abilities' }),
  makeEntry('702.2', 'rule', { title: 'Pounce' }),
  makeEntry('702.2a', 'subrule', { text: 'Pounce is a static ability that modifies how a kitten lands.' }),
  makeEntry('702.2b', 'subrule', { text: 'A kitten with pounce lands on its feet. See rule 703.1.' }),
  makeEntry('702.3', 'rule', { title: 'Hiss' }),
  makeEntry('702.3a', 'subrule', { text: 'Hiss is a triggered ability. “Hiss” means “Whenever a dog comes, be loud.”' }),
  makeEntry('703', 'subsection', { title: 'Naps' }),
  makeEntry('703.1', 'rule', { text: 'Naps are short. See rule 703.1.', examples: ['A nap on a wall; see rules 702.2a–702.2b.'] }),
  makeEntry('703.2', 'rule', { text: 'After a pounce comes a nap.' }),
  makeTerm('Feet', 'Four of them. See rule 703, “Naps,” and rule 702.3, “Hiss.”'),
  makeTerm('Hiss', 'A noise. See rule 703, “Naps,” and rule 702.3, “Hiss.”'),
  makeTerm('Pounce', 'A jump. See rule 702.2, “Pounce.”'),
  makeTerm('Yawn', 'No rule speaks of it.'),
]);
const idsOf = (entries: readonly { readonly id: string }[]): readonly string[] => entries.map(({ id }) => id);
const termOf = (headword: string) => view.findEntry(`glossary:${headword}`)!;

describe('uses', () => {
  it.each([
    ['703.1', ['702.2b']],
    ['702.2a', ['703.1']],
    ['702.2b', ['703.1']],
    ['702.2', ['glossary:Pounce']],
    ['703', ['glossary:Feet', 'glossary:Hiss']],
    ['703.2', []],
  ])('%s is cited by %j: by number, by range, from an Example, from the glossary, never by itself', (id, citing) => {
    expect(idsOf(citingOf(view, id))).toEqual(citing);
  });

  it('names the entries that mention a term, once each', () => {
    expect(idsOf(mentioningOf(view, 'glossary:Pounce'))).toEqual(['702.2a', '702.2b', '703.2']);
    expect(mentioningOf(view, 'glossary:Yawn')).toEqual([]);
  });

  it('groups entries by the subsection they stand in, terms apart', () => {
    const groups = groupByPlace(
      view,
      ['702.2a', '702.2b', '703.1', 'glossary:Hiss'].map((id) => view.findEntry(id)!),
    );
    expect(groups.map(({ heading, entries }) => [heading?.id, entries.length])).toEqual([
      ['702', 2],
      ['703', 1],
      [undefined, 1],
    ]);
  });
});

/** Of a keyword the first subrule that says more than its kind, or what it means; under the heading of its name; else the first cited rule. */
describe('the rule that defines a term', () => {
  it.each([
    ['Pounce', '702.2b'],
    ['Hiss', '702.3a'],
    ['Feet', '703'],
    ['Yawn', undefined],
  ])('of %s is %s', (headword, id) => {
    expect(findDefinition(view, termOf(headword))?.id).toBe(id);
  });
});
