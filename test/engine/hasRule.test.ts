/** The engine plays without numbers of rules: whoever has them says of what the rules of a day speak. */
import { describe, expect, it } from 'vitest';
import type { Instruction } from '../../src/engine/language/instruction.ts';
import type { HasRule } from '../../src/engine/events/procedure.ts';
import { beginPlay, gain, number, you } from './kit.ts';

const citesOf = (instruction: Instruction, day: string, hasRule?: HasRule): readonly string[] => {
  const play = beginPlay({ day, zones: { A: { library: [{ ref: 'card' }] } } }, hasRule && { hasRule });
  play.effect([instruction]);
  return play.told.flatMap(({ cites }) => cites);
};
const mill: Instruction = { do: 'mill', who: you, amount: number(1) };

describe('what a text does', () => {
  it.each([gain(1), mill])('rests on the text where the rules speak of none of it: %j', (instruction) => {
    expect(citesOf(instruction, '2026-01-16', () => false)).toContain('resolve.instruction');
    expect(citesOf(instruction, '2026-01-16', () => true)).not.toContain('resolve.instruction');
  });

  it('is asked of the rules of the day that is played', () => {
    const asked = new Set<string>();
    citesOf(gain(1), '2005-10-01', (_, day) => {
      asked.add(day);
      return true;
    });
    expect([...asked]).toEqual(['2005-10-01']);
  });

  it('rests on its rule since the table has one, and on the text before', () => {
    expect(citesOf(mill, '1999-04-23')).toContain('resolve.instruction');
    expect(citesOf(mill, '2026-01-16')).not.toContain('resolve.instruction');
  });
});
