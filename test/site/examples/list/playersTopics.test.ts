/** What players call parts of the rules. */
import { describe, expect, it } from 'vitest';
import type { CoveredDocument, CoveredExample } from '../../../../src/site/examples/list/coverage.ts';
import { findStartingPoints, wordsOf } from '../../../../src/site/examples/list/playersTopics.ts';
import type { Scenario } from '../../../../src/demonstration/format/scenario.ts';

describe('words of players', () => {
  it.each([
    ['613. Interaction of Continuous Effects', ['Layers']],
    ['509. Declare Blockers Step', ['Combat']],
    ['616. Interaction of Replacement and/or Prevention Effects', ['Replacement and prevention']],
    ['702. Keyword Abilities', ['Keywords']],
    ['810. Two-Headed Giant Variant', ['Multiplayer']],
    ['106. Mana', ['Mana']],
    ['611. Continuous Effects', []],
    ['202. Mana Cost and Color', ['Casting and costs']],
  ])('for %s are %j', (heading, words) => {
    expect(wordsOf(heading)).toEqual(words);
  });

  it('lead to the shortest Example that is played under the rules of today', () => {
    const example = (id: string, actions: number, edition: string): CoveredExample => ({
      ...{ name: '613.1', ordinal: 1, edition: '2026-01-16' as CoveredExample['edition'], words: '', state: 'demonstrated' },
      demonstrations: [
        {
          href: `/examples/${id}/`,
          scenario: { id, edition, actions: Array<object>(actions).fill({ do: 'check' }) } as Scenario,
        },
      ],
    });
    const examples = [example('long', 3, '2026-01-16'), example('short', 1, '2026-01-16'), example('old', 0, '2005-10-01')];
    const topics = [{ id: 'section-613', name: '613. Interaction of Continuous Effects', examples }];
    const document = {
      document: 'comprehensive-rules',
      newest: '2026-01-16',
      sections: [{ name: '6.', topics }],
    } as unknown as CoveredDocument;
    expect(findStartingPoints([document]).map(({ word, id, run }) => [word, id, run.href])).toEqual([
      ['Layers', 'section-613', '/examples/short/'],
    ]);
  });
});
