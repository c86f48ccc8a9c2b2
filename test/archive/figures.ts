/** What each place that counts changes says of two editions of a corpus: pages, commands, the browser. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { align } from '../../scripts/cli/align.ts';
import { openChain } from '../../scripts/cli/chain.ts';
import { diff } from '../../scripts/cli/diff.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { type ChangeCounts, changeKinds, countChanges } from '../../src/lineage/changes.ts';
import { compareEditions } from '../../src/lineage/compareEditions.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { readChanges } from '../../src/site/changes/describeChange.ts';
import { listPairs } from '../../src/site/changes/pairs.ts';
import { makeTimeline } from '../../src/site/changes/timeline/timeline.ts';
import { placeChanges } from '../../src/site/compare/comparedRows.ts';
import { packLineages, readLineages, type LineagesData } from '../../src/site/frame/data/lineagesData.ts';
import { makeLibrary } from '../../src/site/frame/library/library.ts';
import { openTestDesk } from '../scripts/testDesk.ts';
import { openComparison } from '../site/compare/compareOnCorpus.ts';

export interface Figures {
  /** Of the page of changes: at its switches, and its rows; undefined for editions that are no neighbours. */
  readonly page: (old: IsoDate, young: IsoDate) => { readonly switches: ChangeCounts; readonly rows: ChangeCounts } | undefined;
  /** Of the timeline, which gives changes of substance; undefined for editions that are no neighbours. */
  readonly timeline: (young: IsoDate) => { readonly substance: number; readonly counts: ChangeCounts } | undefined;
  /** Of `/compare/`, made of what the browser is given. */
  readonly compare: (old: IsoDate, young: IsoDate) => ChangeCounts;
  /** Of a command: its table, and of its JSON what its rows say that they count as. */
  readonly align: (old: IsoDate, young: IsoDate) => Promise<{ readonly table: ChangeCounts; readonly json: ChangeCounts }>;
  readonly diff: (old: IsoDate, young: IsoDate) => Promise<{ readonly table: ChangeCounts; readonly json: ChangeCounts }>;
}

export function openFigures(corpusFolder: string, contentFolder: string): Figures {
  const library = makeLibrary(openCorpus(corpusFolder), '2009-07-11');
  const timeline = makeTimeline(library).find(({ document }) => document === 'comprehensive-rules');
  const comparison = openComparison(corpusFolder, 'comprehensive-rules');
  if (!timeline || !comparison) throw new RangeError('The corpus has no Comprehensive Rules.');
  const { lineages } = comparison;
  const prepare = remember((date: IsoDate) => comparison.prepare(date, 'browser'));
  const carried = readLineages(JSON.parse(JSON.stringify(packLineages('comprehensive-rules', lineages))) as LineagesData);
  const index = indexLineages(carried);
  const openDesk = () => openTestDesk({ contentFolder, corpusFolder, siteFolder: join(corpusFolder, 'none') });
  // Opened once: that a command opens what it needs is seen where papers are its documents.
  const chain = openChain(openDesk().desk).then((opened) => ({ ...opened, prepare: remember(opened.prepare) }));
  const tell = async (command: typeof align, ...args: readonly string[]) => {
    const { desk, told } = openDesk();
    const code = await command(args, desk, () => chain);
    return { code, ...told() };
  };
  const run = async (command: typeof align, old: IsoDate, young: IsoDate) => {
    const [table, json] = [await tell(command, old, young), await tell(command, old, young, '--all', '--json')];
    expect([table.code, json.code]).toEqual([0, 0]);
    const rows = JSON.parse(json.out) as readonly { readonly kinds: readonly (typeof changeKinds)[number][] }[];
    return { table: readTable(table.err), json: countChanges(rows.flatMap(({ kinds }) => kinds.map((kind) => ({ kind })))) };
  };
  const pairOf = (young: IsoDate) => listPairs(library).find(({ to }) => to.document === 'comprehensive-rules' && to.date === young);
  return {
    page: (old, young) => {
      const pair = pairOf(young);
      return pair?.from.date === old ? { switches: pair.counts, rows: countChanges(readChanges(library, pair).rows) } : undefined;
    },
    timeline: (young) => {
      const edition = timeline.editions.find(({ record }) => record.date === young);
      return edition?.pair && { substance: edition.substance, counts: edition.pair.counts };
    },
    compare: (old, young) => {
      const [from, to] = [prepare(old), prepare(young)];
      const placed = placeChanges(compareEditions(from, to, carried, index), from.edition, to.edition);
      return countChanges(placed.map(({ change }) => change));
    },
    align: (old, young) => run(align, old, young),
    diff: (old, young) => run(diff, old, young),
  };
}

/** Nothing changes an edition that was made ready: what asks for it again, as each command does, is given the same. */
function remember<Asked, Made>(make: (asked: Asked) => Made): (asked: Asked) => Made {
  const known = new Map<Asked, Made>();
  return (asked) => {
    const made = known.get(asked) ?? make(asked);
    known.set(asked, made);
    return made;
  };
}

/** The figures of all entries, in the last column. @throws RangeError where one is missing */
function readTable(text: string): ChangeCounts {
  const figures = changeKinds.map((kind) => {
    const figure = new RegExp(`^${kind.replace('+', '\\+')} +[\\d,]+ +([\\d,]+)$`, 'm').exec(text)?.[1];
    if (figure === undefined) throw new RangeError(`no figure of ${kind} in: ${text}`);
    return [kind, Number(figure.replaceAll(',', ''))] as const;
  });
  return Object.fromEntries(figures) as Record<(typeof changeKinds)[number], number>;
}

/** What the figures are with the sides swapped. */
export function mirror(counts: ChangeCounts): ChangeCounts {
  return { ...counts, added: counts.removed, removed: counts.added, split: counts.merged, merged: counts.split };
}
