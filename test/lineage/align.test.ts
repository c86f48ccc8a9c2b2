import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignEditions } from '../../src/lineage/align.ts';
import { prepareEdition } from '../../src/lineage/preparedEdition.ts';
import { toProvisions } from '../../src/lineage/provision.ts';
import { anyEdited, anyEdition, anyEditedWithoutTwins } from './anyEdition.ts';
import { align, arrows, edition, linkOf, makeReading, reading, toEntries } from './makeEdition.ts';

const kettle = 'The kettle boils water before the guests sit down.';
const garden = 'A gardener waters roses every single morning.';
const tower = 'Whoever climbs the tower rings its bell twice at noon.';

describe('an edition aligned with itself', () => {
  it('is all the same', () => {
    fc.assert(
      fc.property(anyEdition, (lines) => {
        const { links, removed, added } = align(lines, lines);
        expect(links.every((link) => link.old === link.new && link.heir && link.difference === 'none' && link.score === 1)).toBe(true);
        expect({ count: links.length, removed, added }).toEqual({ count: edition(lines).all.length, removed: [], added: [] });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['nothing', []],
    ['entries without words', ['100.1 ', '100.2 ', '101.1 ', '101.2 7']],
    ['one sentence over and over', Array.from({ length: 300 }, (_, at) => `${100 + Math.floor(at / 10)}.${at % 10} Cats purr.`)],
    ['numbers that are repeated', [`100.1 ${kettle}`, `100.1~2 ${garden}`, `100.1~3 ${kettle}`]],
    ['headwords that look like ids', [`glossary:Cat A small tiger. // Tom.`, 'glossary:Cat~2 A whip.', 'glossary:Dog A small wolf.']],
    ['Examples that are twins', [`100.1 ${kettle} // Tom drinks. // Tom drinks. // Tom eats.`, `100.2 ${garden} // Tom drinks.`]],
  ])('is all the same if it holds %s', (_, lines) => {
    const { links, removed, added } = align(lines, lines);
    expect(links.filter((link) => link.old !== link.new || link.difference !== 'none')).toEqual([]);
    expect({ removed, added }).toEqual({ removed: [], added: [] });
  });

  it('is all the same if parents are unknown, or an entry stands under itself', () => {
    const entries = toEntries([`100.1 ${kettle}`, `100.2 ${garden}`]).map((entry, at) => ({
      ...entry,
      parent: at === 0 ? 'nowhere' : entry.id,
    }));
    const prepared = prepareEdition(toProvisions(entries), reading);
    expect(arrows(alignEditions(prepared, prepared, reading))).toEqual(['100.1 > 100.1', '100.2 > 100.2']);
  });
});

describe('any two editions', () => {
  it('have each provision in links, or removed, or added; and one heir and one ancestor at most', () => {
    fc.assert(
      fc.property(anyEdited, ({ old, young }) => {
        const { links, removed, added } = align(old, young);
        const ids = (lines: readonly string[]) => edition(lines).all.map(({ provision }) => provision.id);
        const linked = (side: 'old' | 'new') => links.map((link) => link[side]);
        expect([...new Set([...linked('old'), ...removed])].toSorted()).toEqual(ids(old).toSorted());
        expect([...new Set([...linked('new'), ...added])].toSorted()).toEqual(ids(young).toSorted());
        expect(removed.filter((id) => linked('old').includes(id))).toEqual([]);
        expect(added.filter((id) => linked('new').includes(id))).toEqual([]);
        const heirs = links.filter(({ heir }) => heir);
        expect(new Set(heirs.map((link) => link.old)).size).toBe(heirs.length);
        expect(new Set(heirs.map((link) => link.new)).size).toBe(heirs.length);
        expect(links.every(({ score }) => score > 0 && score <= 1)).toBe(true);
        expect(new Set(arrows({ links })).size).toBe(links.length);
      }),
      { numRuns: 60 },
    );
  });

  it('without twins swap what was removed and what was added when they are swapped, and keep their links', () => {
    fc.assert(
      fc.property(anyEditedWithoutTwins, ({ old, young }) => {
        const [there, back] = [align(old, young), align(young, old)];
        expect({ removed: back.added, added: back.removed }).toEqual({ removed: there.removed, added: there.added });
        const turned = back.links.map((link) => `${link.new} > ${link.old}`).toSorted();
        expect(turned).toEqual(there.links.map((link) => `${link.old} > ${link.new}`).toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('are aligned alike whatever was read before them', () => {
    fc.assert(
      fc.property(anyEdited, anyEdition, ({ old, young }, other) => {
        const [fresh, used] = [makeReading(), makeReading()];
        edition(other.toReversed(), used);
        edition(young, used);
        const run = (using: typeof fresh) => alignEditions(edition(old, using), edition(young, using), using);
        expect(run(used)).toEqual(run(fresh));
      }),
      { numRuns: 40 },
    );
  });
});

describe('what became of a rule', () => {
  const lines = ['1 Tea', '100 Kettles', `100.1 ${kettle}`, '101 Gardens', `101.1 ${garden}`, `101.2 ${tower}`];

  it('is nothing where a whole section only took another number', () => {
    const moved = lines.map((line) => line.replace(/^101/, '107'));
    const { links, removed, added } = align(lines, moved);
    expect(links.map((link) => `${link.old} > ${link.new} ${link.difference}`)).toEqual([
      '1 > 1 none',
      '100 > 100 none',
      '100.1 > 100.1 none',
      '101 > 107 none',
      '101.1 > 107.1 none',
      '101.2 > 107.2 none',
    ]);
    expect({ removed, added }).toEqual({ removed: [], added: [] });
  });

  it('is the same for each rule of a subsection that moves as a whole, whatever it holds', () => {
    fc.assert(
      fc.property(anyEdition, (any) => {
        const number = any.find((line) => /^\d{3} /.test(line))?.slice(0, 3) ?? '';
        const renumber = (line: string) => (line.startsWith(number) ? `799${line.slice(3)}` : line);
        const { links, removed, added } = align(any, any.map(renumber));
        expect(links.filter((link) => link.new !== renumber(link.old)).map(({ old, new: heir }) => `${old} > ${heir}`)).toEqual([]);
        expect({ removed, added }).toEqual({ removed: [], added: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('is its removal where its number is used again for something else', () => {
    const { links, removed, added } = align(
      lines,
      lines.map((line) => line.replace(tower, 'Potatoes are peeled with a short sharp knife.')),
    );
    expect(links.some(({ old }) => old === '101.2')).toBe(false);
    expect({ removed, added }).toEqual({ removed: ['101.2'], added: ['101.2'] });
  });

  it('is told by its words where two rules changed places', () => {
    const swapped = lines.map((line) => line.replace(garden, '@').replace(tower, garden).replace('@', tower));
    expect(arrows(align(lines, swapped))).toEqual(expect.arrayContaining(['101.1 > 101.2', '101.2 > 101.1']));
  });

  it('says why, and how sure that is', () => {
    const alignment = align(
      lines,
      lines.map((line) => line.replace('every single morning', 'on every other morning')),
    );
    expect(linkOf(alignment, '100.1')).toMatchObject({ because: 'identical', score: 1, difference: 'none' });
    const edited = linkOf(alignment, '101.1');
    expect(edited).toMatchObject({ because: 'wording', difference: 'substance', heir: true });
    expect(edited?.score).toBeGreaterThan(0.5);
    expect(edited?.score).toBeLessThan(1);
  });
});

describe('terms and Examples', () => {
  it('have lineages of their own', () => {
    const old = [
      `100.1 ${kettle} // Tom pours tea for Ann and Bob. // Ann drinks milk with sugar and honey.`,
      'glossary:Kettle A pot for boiling water.',
    ];
    const young = [`100.1 ${kettle} // Ann drinks milk with sugar and honey.`, 'glossary:Kettle A pot for boiling some water.'];
    const { links, removed } = align(old, young);
    expect(arrows({ links })).toEqual(['100.1 > 100.1', '100.1#example-2 > 100.1#example-1', 'glossary:Kettle > glossary:Kettle']);
    expect(removed).toEqual(['100.1#example-1']);
  });

  it('are never paired with rules of the same words', () => {
    const { removed, added } = align([`100.1 ${kettle}`], [`glossary:Kettle ${kettle}`]);
    expect({ removed, added }).toEqual({ removed: ['100.1'], added: ['glossary:Kettle'] });
  });

  it('keep a term that was renamed', () => {
    const others = [
      'glossary:Cat A small tiger that purrs.',
      'glossary:Spout The part from which tea is poured.',
      `glossary:Tower ${tower}`,
    ];
    const text = 'A vessel in which water is heated until it boils for tea.';
    expect(arrows(align([...others, `glossary:Kettle ${text}`], [...others, `glossary:Pot ${text}`]))).toContain(
      'glossary:Kettle > glossary:Pot',
    );
  });
});

describe('odd documents', () => {
  const many = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `${100 + Math.floor(at / 100)}.${at % 100} ${text(at)}`);

  it.each<[string, readonly string[], readonly string[]]>([
    ['that say one thing over and over', many(5000, () => 'Cats purr all day long.'), many(5000, () => 'Cats purr all day long.')],
    [
      'that say one thing over and over, then another',
      many(5000, () => 'Cats purr all day long.'),
      many(5000, () => 'Every cat may purr on any day.'),
    ],
    [
      'that say nearly one thing over and over',
      many(5000, (at) => `When guest x${at} pours the tea, that guest may also serve some cake and then sit.`),
      many(5000, (at) => `If some guest y${at} pours the tea, that guest may then serve two cakes and sit in the garden.`),
    ],
    ['without words', many(5000, () => ''), many(5000, () => '')],
    ['of one long entry', [`100.1 ${`${kettle} `.repeat(20_000)}`], [`100.1 ${`${kettle} ${garden} `.repeat(10_000)}`]],
  ])('%s are aligned before the time limit of a test', (_, old, young) => {
    // Two seconds on the machine it was written on; what grows with the square of the document takes minutes.
    const { links, removed } = align(old, young);
    expect(links.length + removed.length).toBeGreaterThan(0);
  });

  it('without entries add or remove all', () => {
    expect(align([], [`100.1 ${kettle}`])).toEqual({ links: [], removed: [], added: ['100.1'] });
    expect(align([`100.1 ${kettle}`], [])).toEqual({ links: [], removed: ['100.1'], added: [] });
  });
});
