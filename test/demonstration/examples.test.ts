import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { checkLinks, type Demonstration, fingerprint, listExamples } from '../../src/demonstration/examples/examples.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import type { DocumentLineages } from '../../src/lineage/store/readLineages.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import type { Inline } from '../../src/model/wording.ts';

const words = (value: string): readonly Inline[] => [{ kind: 'text', value }];
const entry = (id: string, ...examples: readonly string[]): LoadedEntry =>
  ({ id, number: id, kind: 'rule', wording: words('A rule.'), examples: examples.map(words) }) as unknown as LoadedEntry;

const [old, young] = ['2001-01-01', '2002-01-01'] as IsoDate[] as [IsoDate, IsoDate];
const editions: Readonly<Record<string, readonly LoadedEntry[]>> = {
  [old]: [entry('1.1', 'The cook stirs the soup.', 'The guest eats it.')],
  [young]: [entry('2.1', 'The cook stirs the soup.', 'The guest eats all of it.', 'The cat sleeps.')],
};
const step = (edition: number, id: string) =>
  ({ edition, entry: id, relation: 'added', difference: 'same', score: 1, because: 'identical' }) as never;
const data = {
  editions: [old, young],
  lineages: [
    { id: 'a', steps: [step(0, '1.1#example-1'), step(1, '2.1#example-1')] },
    { id: 'b', steps: [step(0, '1.1#example-2'), step(1, '2.1#example-2')] },
    { id: 'c', steps: [step(1, '2.1#example-3')] },
  ],
  flows: [],
};
const lineages = {
  ...data,
  document: 'comprehensive-rules',
  index: indexLineages(data),
  placeOf: (date: IsoDate) => [old, young].indexOf(date),
} as unknown as DocumentLineages;
const load = (edition: IsoDate) => editions[edition] ?? [];
const shown = (id: string, ordinal: number, text: string): Demonstration => ({
  id,
  example: { edition: old, rule: '1.1', ordinal, wording: fingerprint(words(text)) },
});

describe('Examples and their demonstrations', () => {
  it('are found by lineage, and a changed wording needs a second look', () => {
    const demonstrations = [shown('soup', 1, 'The cook stirs the soup.'), shown('meal', 2, 'The guest eats it.')];
    const reasons = [{ edition: young, rule: '2.1', ordinal: 3, reason: 'Nothing happens.' }];
    const listed = listExamples(lineages, [old, young], load, demonstrations, reasons);
    expect(listed.map(({ edition, rule, ordinal, state }) => [edition, rule, ordinal, state.kind])).toEqual([
      [young, '2.1', 1, 'demonstrated'],
      [young, '2.1', 2, 'look again'],
      [young, '2.1', 3, 'not executable'],
    ]);
    expect(listExamples(lineages, [old], load, demonstrations).map(({ state }) => state.kind)).toEqual(['demonstrated', 'demonstrated']);
    expect(listExamples(lineages, [young], load, []).map(({ state }) => state.kind)).toEqual(['not yet', 'not yet', 'not yet']);
  });

  it('may have a reason why nothing shows them yet', () => {
    const reasons = [{ edition: young, rule: '2.1', ordinal: 3, reason: 'Cats are not there yet.', notYet: true }];
    expect(listExamples(lineages, [young], load, [], reasons).at(-1)?.state).toEqual({
      kind: 'not yet',
      reason: 'Cats are not there yet.',
    });
  });

  it('must fit: an Example that is not there, or reads differently, is a fault', () => {
    const faults = checkLinks(
      [shown('good', 1, 'The cook stirs the soup.'), shown('other', 2, 'The guest leaves.'), shown('gone', 3, 'The cat sleeps.')],
      load,
    );
    expect(faults.map(({ id }) => id)).toEqual(['other', 'gone']);
  });

  it('keep their fingerprint when only setting and citations change', () => {
    const cited: readonly Inline[] = [
      { kind: 'text', value: 'The cook’s soup – see rule ' },
      { kind: 'citation', value: '1.1', cited: {} } as never,
    ];
    expect(fingerprint(cited)).toBe(
      fingerprint(words("The cook's soup - see rule ").concat({ kind: 'citation', value: '9.9', cited: {} } as never)),
    );
    expect(fingerprint(words('{2}{W}'))).not.toBe(fingerprint(words('{2}{B}')));
  });
});
