import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOut, shortenChanges } from '../../../../src/site/history/steps/shortenChanges.ts';
import { compareWordings } from '../../../../src/wording/compareWordings.ts';

const words = (count: number, word: string): string => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');
const textOf = (kinds: readonly string[], old: string, now: string, around: number): string =>
  shortenChanges(compareWordings(old, now), around)
    .flatMap((change) => (kinds.includes(change.kind) ? [change.kind === 'removed' ? change.old : change.new] : []))
    .join('|');

describe('a shortened difference', () => {
  it('keeps so many words beside each change and leaves out the rest', () => {
    const old = `${words(40, 'a')} cat ${words(40, 'b')}`;
    const now = `${words(40, 'a')} dog ${words(40, 'b')}`;
    expect(textOf(['same'], old, now, 3)).toBe(`${leftOut} a37 a38 a39 | b0 b1 b2 ${leftOut}`);
  });

  it('leaves a text alone that is short, or in which nothing changed', () => {
    expect(textOf(['same', 'added'], 'A cat sat here.', 'A fat cat sat here.', 6)).toBe('A |fat |cat sat here.');
    const long = words(400, 'a');
    expect(shortenChanges(compareWordings(long, long), 6)).toEqual([{ kind: 'same', old: long, new: long }]);
  });

  it('never touches what was removed or added', () => {
    const text = fc.array(fc.constantFrom('cat', 'sits', 'on', 'the', 'mat', 'now', '.'), { maxLength: 120 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 8 }), (old, now, around) => {
        const changes = compareWordings(old, now);
        const isChange = ({ kind }: { readonly kind: string }): boolean => kind !== 'same';
        expect(shortenChanges(changes, around).filter(isChange)).toEqual(changes.filter(isChange));
      }),
    );
  });
});
