/** Invented chains of editions and their alignments, as the files of a corpus hold them. */
import fc from 'fast-check';
import type { Chain } from '../../src/lineage/chain.ts';
import type { Alignment, Link } from '../../src/model/alignment.ts';
import { toIsoDate, type IsoDate } from '../../src/model/edition.ts';

export const day = (text: string): IsoDate => {
  const date = toIsoDate(text);
  if (date === undefined) throw new RangeError(text);
  return date;
};

export const link = (old: string, young: string, more: Partial<Link> = {}): Link => ({
  old,
  new: young,
  heir: true,
  score: 1,
  because: 'identical',
  difference: 'none',
  ...more,
});
export const alsoIn = (old: string, young: string, score = 0.9): Link =>
  link(old, young, { heir: false, score, because: 'wording', difference: 'substance' });

/** `100.1 > 100.2` is an heir, `100.1 > 100.2 + 0.9` another link with how sure it is, `-100.1` removed, `+100.1` added. */
export function alignment(...parts: readonly string[]): Alignment {
  const links = parts.flatMap((part): Link[] => {
    const [, old = '', young = '', , score] = /^(\S+) > (\S+)( \+ (\S+))?$/.exec(part) ?? [];
    if (old === '') return [];
    return [score === undefined ? link(old, young) : alsoIn(old, young, Number(score))];
  });
  const marked = (sign: string): string[] => parts.flatMap((part) => (part.startsWith(sign) ? [part.slice(1)] : []));
  return { links, removed: marked('-'), added: marked('+') };
}

export const chainOf = (provisions: readonly string[], ...alignments: readonly Alignment[]): Chain => ({
  first: { date: day('2001-01-01'), provisions },
  later: alignments.map((each, at) => ({ date: day(`20${String(at + 2).padStart(2, '0')}-01-01`), alignment: each })),
});

/** A matter that lives for some editions, and the number it has in each. */
interface Matter {
  readonly from: number;
  readonly until: number;
  readonly numbers: readonly number[];
}

/** What stands in each edition: number by matter. No number twice. */
export interface History {
  readonly dates: readonly IsoDate[];
  readonly editions: readonly ReadonlyMap<number, string>[];
}

/** Matters that come, go and take other numbers. */
export const anyHistory: fc.Arbitrary<History> = fc.integer({ min: 2, max: 6 }).chain((count) =>
  fc
    .array(
      fc.record({
        from: fc.nat(count - 1),
        until: fc.integer({ min: 1, max: count }),
        numbers: fc.array(fc.nat(7), { minLength: count, maxLength: count }),
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map((matters: readonly Matter[]) => ({
      dates: Array.from({ length: count }, (_, at) => day(`20${String(at + 1).padStart(2, '0')}-01-01`)),
      editions: Array.from({ length: count }, (_, at) => {
        const taken = new Map<string, number>();
        matters.forEach(({ from, until, numbers }, matter) => {
          const number = `100.${numbers[at] ?? 0}`;
          if (from <= at && at < until && !taken.has(number)) taken.set(number, matter);
        });
        return new Map([...taken].map(([number, matter]) => [matter, number]));
      }),
    })),
);

/** The chain of some editions of a history. */
export function toChain({ dates, editions }: History, chosen: readonly number[] = [...dates.keys()]): Chain {
  const [first = 0, ...later] = chosen;
  return {
    first: { date: dates[first] ?? day('2001-01-01'), provisions: [...(editions[first] ?? new Map<number, string>()).values()] },
    later: later.map((at, place) => {
      const [before, now] = [editions[chosen[place] ?? 0], editions[at]].map((edition) => edition ?? new Map<number, string>());
      const kept = [...(before ?? [])].filter(([matter]) => now?.has(matter));
      return {
        date: dates[at] ?? day('2001-01-01'),
        alignment: {
          links: kept.map(([matter, number]) => link(number, now?.get(matter) ?? '')).filter((each) => each.old !== each.new),
          removed: [...(before ?? [])].filter(([matter]) => !now?.has(matter)).map(([, number]) => number),
          added: [...(now ?? [])].filter(([matter]) => !before?.has(matter)).map(([, number]) => number),
        },
      };
    }),
  };
}
