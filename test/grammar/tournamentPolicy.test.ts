import { describe, expect, it } from 'vitest';
import { noFacts, readTextDocument } from '../../src/corpus/readDocument.ts';

const read = (...lines: string[]) => readTextDocument('a.txt', new TextEncoder().encode(lines.join('\n\n')), noFacts);
const numbered = ['1. General', '100. Players', '100.1. A player sits down.', '100.2. A player stays.', '100.2a The player may stand.'];

describe('tournament policy', () => {
  it.each(['The Meadow Floor Rules', 'Fox and Hound Tournament Rules', 'Penalty Guidelines', 'Infraction Procedure Guide'])(
    'is named as not read yet, whatever its numbers look like: %s',
    (title) => {
      expect(read(title, ...numbered)).toEqual({ kind: 'passedOver', reason: 'tournament policy: not read yet', problem: false });
    },
  );

  it('is not seen in rules of the game that speak of it', () => {
    expect(read('Meadow Comprehensive Rules', 'Tournament Rules apply as well.', ...numbered).kind).toBe('editions');
    const sentence = 'Whoever plays in an event is held to more than this, and should read the tournament rules of the event beforehand.';
    expect(read('The Rules of Fox and Hound', sentence, ...numbered).kind).toBe('editions');
  });
});
