import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/demonstration/practice/facts.ts';
import { tellFacts } from '../../../src/site/practice/tellFact.ts';

const name = (ref: string): string => (ref === 'bear' ? 'Garden Bear' : ref);

describe('what is so at the end', () => {
  it.each<[Fact, string]>([
    [{ key: 'zones', of: 'bear', value: 'battlefield' }, 'Garden Bear is on the battlefield'],
    [{ key: 'zones', of: 'bear', value: 'hand' }, 'Garden Bear is in hand'],
    [{ key: 'zones', of: 'bear', value: 'gone' }, 'Garden Bear is gone'],
    [{ key: 'pt', of: 'bear', value: '-2/4' }, 'Garden Bear is -2/4'],
    [{ key: 'pt', of: 'bear', value: 'none' }, 'Garden Bear has no power and toughness'],
    [{ key: 'life', of: 'ana', value: -1 }, 'ana has -1 life'],
    [{ key: 'controller', of: 'bear', value: 'Ben' }, 'Ben controls Garden Bear'],
    [{ key: 'damage', of: 'bear', value: 0 }, 'Garden Bear has no damage on it'],
    [{ key: 'damage', of: 'bear', value: 2 }, 'Garden Bear has 2 damage on it'],
    [{ key: 'poison', of: 'Ben', value: 1 }, 'Ben has 1 poison counter'],
    [{ key: 'handSize', of: 'Ben', value: 0 }, 'Ben has no cards in hand'],
    [{ key: 'tapped', of: 'bear', value: false }, 'Garden Bear is untapped'],
    [{ key: 'loyalty', of: 'walker', value: 3 }, 'walker has loyalty 3'],
    [{ key: 'winner', of: '', value: 'ana' }, 'ana has won'],
    [{ key: 'winner', of: '', value: 'none' }, 'Nobody has won'],
    [{ key: 'draw', of: '', value: false }, 'The game is no draw'],
  ])('%o: %s', (fact, said) => {
    expect(tellFacts([fact], name)).toBe(said);
  });

  it('is one sentence of several, in which names stay as they are written', () => {
    const facts: readonly Fact[] = [
      { key: 'life', of: 'ana', value: 3 },
      { key: 'draw', of: '', value: true },
    ];
    expect(tellFacts(facts, name)).toBe('ana has 3 life; the game is a draw');
  });
});
