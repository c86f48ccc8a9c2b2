import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followChain } from '../../src/lineage/chain.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import { applyRegister, emptyRegister, makeRegister, parseRegister } from '../../src/lineage/register.ts';
import type { Lineages } from '../../src/model/lineage.ts';
import { alignment, anyHistory, chainOf, day, type History, toChain } from './anyChain.ts';

/** The id of each entry of each edition. */
function idsOf(lineages: Lineages): ReadonlyMap<string, string> {
  const { entryOf } = indexLineages(lineages);
  return new Map(
    lineages.editions.flatMap((date, place) =>
      lineages.lineages.flatMap(({ id }, at): [string, string][] => {
        const entry = entryOf(place, at);
        return entry === undefined ? [] : [[`${date}/${entry}`, id]];
      }),
    ),
  );
}

const lineagesOf = (history: History, chosen?: readonly number[]) => followChain(toChain(history, chosen));

/** A history, and some of its editions: those that were known when the register was made. */
const anyKnown = anyHistory.chain((history) =>
  fc.record({ history: fc.constant(history), known: fc.subarray([...history.dates.keys()], { minLength: 1 }) }),
);

describe('ids of lineages', () => {
  it.each([
    ['at the end', (count: number) => [...Array(count - 1).keys()]],
    ['at the beginning', (count: number) => [...Array(count).keys()].slice(1)],
    ['in the middle', (count: number) => [...Array(count).keys()].toSpliced(Math.floor(count / 2), 1)],
  ])('stay as they are for all that lives on when an edition is added %s', (_, choose) => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const before = lineagesOf(history, choose(history.editions.length));
        const after = idsOf(applyRegister(lineagesOf(history), parseRegister(makeRegister(before))));
        const names = [...idsOf(before)].map(([name, id]) => ({ name, id, at: history.dates.indexOf(day(name.slice(0, 10))) }));
        for (const { name, id, at } of names) {
          const first = Math.min(...names.filter((each) => each.id === id).map((each) => each.at));
          const matter = [...(history.editions[at] ?? [])].find(([, number]) => name.endsWith(`/${number}`))?.[0] ?? -1;
          // What the added edition has not ends there and begins again; the older of the two keeps the id.
          if (history.editions.slice(first, at + 1).every((edition) => edition.has(matter))) expect(after.get(name)).toBe(id);
        }
      }),
    );
  });

  it('are of one lineage each, whatever was known when they were registered', () => {
    fc.assert(
      fc.property(anyKnown, ({ history, known }) => {
        const { lineages } = applyRegister(lineagesOf(history), parseRegister(makeRegister(lineagesOf(history, known))));
        expect(new Set(lineages.map(({ id }) => id)).size).toBe(lineages.length);
      }),
    );
  });

  it('go to the older of two that an edition between parts', () => {
    const register = parseRegister('editions 2001-01-01 2003-01-01\n2001-01-01/100.1 100.1\n');
    const { lineages } = applyRegister(followChain(chainOf(['100.1'], alignment('-100.1'), alignment('+100.1'))), register);
    expect(lineages.map(({ id }) => id)).toEqual(['2001-01-01/100.1', '2003-01-01/100.1']);
  });

  it('are those that the register was made from when nothing was added', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const lineages = lineagesOf(history);
        const renamed = { ...lineages, lineages: lineages.lineages.map((lineage, at) => ({ ...lineage, id: `1999-01-01/older.${at}` })) };
        expect(applyRegister(lineages, parseRegister(makeRegister(renamed)))).toEqual(renamed);
      }),
    );
  });

  it('are taken from the first entries without a register', () => {
    const lineages = lineagesOf({ dates: [day('2001-01-01')], editions: [new Map([[0, '100.1']])] });
    expect(applyRegister(lineages, emptyRegister)).toEqual(lineages);
  });

  it('do not go to what began later under the number that another was registered by', () => {
    const before = followChain(chainOf(['100.1']));
    // A new oldest edition, from which 100.1 was moved; what stands there then is something else.
    const chain = {
      first: { date: day('2000-01-01'), provisions: ['100.1', '100.2'] },
      later: [{ date: day('2001-01-01'), alignment: alignment('-100.1', '100.2 > 100.1') }],
    };
    const { lineages } = applyRegister(followChain(chain), parseRegister(makeRegister(before)));
    expect(lineages.map(({ id }) => id)).toEqual(['2000-01-01/100.1', '2001-01-01/100.1']);
  });

  it('are told apart by a number where two lineages would have one', () => {
    const lineages = followChain(chainOf(['100.1'], alignment('100.1 > 100.2', '+100.1')));
    const register = parseRegister('editions 2002-01-01\n2001-01-01/100.1 @0 100.1\n');
    expect(applyRegister(lineages, register).lineages.map(({ id }) => id)).toEqual(['2001-01-01/100.1~2', '2001-01-01/100.1']);
  });
});

describe('a register', () => {
  const anyHeadword = fc.oneof(
    fc.constantFrom(
      'Cat',
      'Cat, Small',
      '100% Cat',
      '%41',
      '@2',
      'a@1',
      '-',
      'Kätzchen',
      '猫',
      'cat/dog',
      '#1',
      'cat~2',
      ' two  blanks ',
      'line\nend',
      'tab\t',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  );

  it('reads back what it wrote, whatever headwords hold', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyHeadword, { minLength: 1, maxLength: 6 }), (headwords) => {
        const entries = headwords.map((headword) => `glossary:${headword}`);
        const lineages = followChain(chainOf(entries, { links: [], removed: entries.slice(1, 2), added: [] }));
        const register = parseRegister(makeRegister(lineages));
        expect(register.editions).toEqual(lineages.editions);
        for (const entry of entries) expect(register.find(day('2001-01-01'), entry)).toBe(`2001-01-01/${entry}`);
        const gone = entries[1];
        if (gone !== undefined) expect(register.find(day('2002-01-01'), gone)).toBeUndefined();
      }),
    );
  });

  it('is one line for each lineage, in an order that does not depend on theirs', () => {
    const lineages = followChain(chainOf(['100.2', '100.1'], alignment('100.1 > 100.3'), alignment('-100.2')));
    const text = makeRegister(lineages);
    expect(text).toBe('editions 2001-01-01 2002-01-01 2003-01-01\n2001-01-01/100.1 100.1 @1 100.3\n2001-01-01/100.2 100.2 @2 -\n');
    expect(makeRegister({ ...lineages, lineages: lineages.lineages.toReversed() })).toBe(text);
  });

  it('knows nothing of editions that it was not made from', () => {
    const register = parseRegister(makeRegister(followChain(chainOf(['100.1'], alignment()))));
    expect(register.find(day('2001-06-01'), '100.1')).toBeUndefined();
    expect(register.find(day('2003-01-01'), '100.1')).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['a day that is none', 'editions 2001-02-30\n2001-02-30/100.1 100.1\n'],
    ['a place without an edition', 'editions 2001-01-01\n2001-01-01/100.2 @7 100.2\n'],
    ['a broken escape', 'editions 2001-01-01\n2001-01-01/glossary:%E0 glossary:%E0%A4%A\n'],
    ['a line of nothing', 'editions 2001-01-01\n\n \n'],
  ])('with %s leaves that out and throws nothing', (_, text) => {
    const register = parseRegister(text);
    expect(register.find(day('2001-01-01'), '100.1')).toBeUndefined();
    expect(register.find(day('2001-01-01'), '100.2')).toBeUndefined();
  });

  it('with a step that it cannot place does not hold the entry before for longer than it knows', () => {
    const register = parseRegister('editions 2001-01-01 2002-01-01\n2001-01-01/100.1 100.1 @9 -\n');
    expect(register.find(day('2001-01-01'), '100.1')).toBe('2001-01-01/100.1');
  });
});
