import fc from 'fast-check';
import { EditMap } from 'micromark-util-edit-map';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readMarkdown } from '../../src/sources/markdown.ts';
import { applyEdits } from '../../src/sources/linearEdits.ts';

type Event = Parameters<EditMap['consume']>[0][number];

/** What `consume` is for: changes are places of the list as it was; each takes some away and puts others there. */
function applyOneByOne(changes: readonly { at: number; remove: number; add: readonly Event[] }[], events: readonly Event[]): Event[] {
  return changes
    .toSorted((one, other) => other.at - one.at)
    .reduce((list, { at, remove, add }) => list.toSpliced(at, remove, ...add), [...events]);
}

const makeEvent = (id: number): Event => ['enter', { type: `event ${id}` }, undefined] as unknown as Event;

test('edits come out as when each is made for itself, from the last to the first', () => {
  const change = fc.record({ gap: fc.nat(4), remove: fc.nat(3), add: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), fc.nat(5), (drawn, rest) => {
      let at = 0;
      let id = 0;
      const changes = drawn.map(({ gap, remove, add }) => {
        const place = at + gap;
        at = place + Math.max(1, remove);
        return { at: place, remove, add: Array.from({ length: add }, () => makeEvent((id += 1))) };
      });
      const events = Array.from({ length: at + rest }, () => makeEvent((id += 1)));
      const expected = applyOneByOne(changes, events);
      const edits = new EditMap();
      for (const { at: place, remove, add } of changes.toReversed()) edits.add(place, remove, [...add]);
      applyEdits(edits, events);
      expect(events).toEqual(expected);
      expect([edits.map.length, edits.index.size]).toEqual([0, 0]);
    }),
  );
});

test('the parser moves no more events for the last item of a list than for the first', () => {
  const consume = vi.spyOn(EditMap.prototype, 'consume');
  onTestFinished(() => consume.mockRestore());
  const counts: number[] = [];
  const splice = vi.spyOn(Array.prototype, 'splice');
  consume.mockImplementation(function (this: EditMap, events) {
    splice.mockClear();
    applyEdits(this, events);
    const [taken] = splice.mock.results;
    counts.push((taken?.value as readonly unknown[] | undefined)?.length ?? 0);
  });
  readMarkdown({ text: '- A lamp.\n  - lit\n'.repeat(200), encoding: 'ascii', mark: false }, Infinity);
  splice.mockRestore();
  expect(counts.length).toBeGreaterThan(200);
  expect(Math.max(...counts)).toBeLessThan(50);
});
