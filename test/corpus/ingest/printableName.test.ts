import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePrintable } from '../../../src/corpus/ingest/printableName.ts';

test.each([
  { name: 'rules 2009 (final).txt', shown: 'rules 2009 (final).txt' },
  { name: 'Regeln für Zauberer – 魔法.txt', shown: 'Regeln für Zauberer – 魔法.txt' },
  { name: '\u001b[31mred', shown: '\\x1b[31mred' },
  { name: 'a\nproblem  b.txt: forged', shown: 'a\\x0aproblem  b.txt: forged' },
  { name: 'a\u009b2Jb', shown: 'a\\x9b2Jb' },
  { name: 'gpj.\u202etxt', shown: 'gpj.\\u202etxt' },
  { name: 'a\u2066b\u200e\ufeff', shown: 'a\\u2066b\\u200e\\ufeff' },
  { name: 'a\u2028b', shown: 'a\\u2028b' },
  { name: 'tag\u{e0041}', shown: 'tag\\u{e0041}' },
  { name: '\\x1b', shown: '\\\\x1b' },
  { name: Buffer.from([0x72, 0xe9, 0x67, 0x2e, 0x74, 0x1b]), shown: 'r\\xe9g.t\\x1b' },
  { name: Buffer.from('für'), shown: 'für' },
])('$shown', ({ name, shown }) => {
  expect(makePrintable(name)).toBe(shown);
});

test('no name moves or hides what stands around it, and no two names look alike', () => {
  const name = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\u001b', '\n', '\u202e', '\\', 'x', '1', 'b'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(makePrintable(one)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      if (one !== other && one.isWellFormed() && other.isWellFormed()) expect(makePrintable(one)).not.toBe(makePrintable(other));
    }),
  );
});
