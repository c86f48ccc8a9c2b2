import { describe, expect, it } from 'vitest';
import { makeWording, parseWording } from '../../../src/corpus/wording/parseWording.ts';

const cited = (text: string): readonly string[] =>
  parseWording(text).flatMap((inline) => {
    if (inline.kind !== 'citation') return [];
    const { cited: what } = inline;
    return [`${inline.value} > ${what.kind === 'number' ? what.number : what.kind === 'range' ? `${what.from} to ${what.to}` : what.term}`];
  });

describe('a citation of a rule that is counted with points', () => {
  it.each([
    ['a rule', 'See rule 1.2.3.', ['rule 1.2.3 > 1.2.3']],
    ['a subrule', 'as rule 1.2.3a says', ['rule 1.2.3a > 1.2.3a']],
    ['all of a subsection', 'Rule 1.2 holds.', ['Rule 1.2 > 1.2']],
    ['several', 'rules 1.2.3, 1.2.4 and 1.3.1', ['rules 1.2.3 > 1.2.3', '1.2.4 > 1.2.4', '1.3.1 > 1.3.1']],
    ['from one to another', 'rules 1.2.3–1.2.6 and 2.1.1', ['rules 1.2.3–1.2.6 > 1.2.3 to 1.2.6', '2.1.1 > 2.1.1']],
    ['from one to another in words', 'rules 1.2.3 through 1.2.6', ['rules 1.2.3 through 1.2.6 > 1.2.3 to 1.2.6']],
    ['two that run backwards, of which the first is sure', 'rules 1.2.6-1.2.3', ['rules 1.2.6 > 1.2.6']],
  ])('is of %s', (_, text, expected) => {
    expect(cited(text)).toEqual(expected);
    expect(makeWording(parseWording(text))).toBe(text);
  });

  it.each(['1.2.3 metres', 'rule 1.2.3.4', 'rules 1.5% of it', 'the ruler 1.2.3', 'House Rules 1.2', 'Tournament Rules 4.3'])(
    'is none in "%s"',
    (text) => {
      expect(cited(text)).toEqual([]);
    },
  );
});
