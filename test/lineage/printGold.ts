/**
 * Scores the lineages of an ingested corpus against the judged links and prints the figures; with `--show`, every row of the development
 * half that is not right. What is held back is not shown, nor what was judged blind: who has seen it can no longer measure with it.
 *
 *     CONCORDANCE_CORPUS=/path/to/corpus npx node test/lineage/printGold.ts [--show]
 */
import { corpusFolder, openCorpus } from '../../src/corpus/readCorpus.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { makeTable } from '../../scripts/cli/table.ts';
import { answersOf } from './answersOf.ts';
import {
  addTallies,
  calibrate,
  f1,
  type GoldPair,
  type GoldRow,
  halfOf,
  precision,
  readBlind,
  readGold,
  recall,
  relationOf,
  scoreRow,
  type Tally,
} from './goldScore.ts';

const lineages = loadLineages(openCorpus(corpusFolder()), 'comprehensive-rules');
if (!lineages) throw new Error('the corpus holds no edition of comprehensive-rules');

interface Scored {
  readonly pair: GoldPair;
  readonly row: GoldRow;
  readonly found: readonly string[];
  readonly tally: Tally;
}
const score = (pairs: readonly GoldPair[]): readonly Scored[] =>
  pairs.flatMap((pair): Scored[] => {
    const answers = answersOf(lineages, pair);
    return pair.links.map((row) => {
      const found = row.old === null ? row.new.flatMap(answers.ancestorsOf) : answers.heirsOf(row.old);
      return { pair, row, found, tally: scoreRow(row, answers) };
    });
  });
const scored = score(readGold());
const blind = score(readBlind());

const figures = (name: string, rows: readonly Scored[]): string[] => {
  const tally = addTallies(rows.map((each) => each.tally));
  return [name, String(rows.length), ...[precision(tally), recall(tally), f1(tally)].map((figure) => figure.toFixed(3))];
};
const groups = (rows: readonly Scored[], name: (each: Scored) => string): string[][] =>
  [...Map.groupBy(rows, name)].map(([key, own]) => figures(key, own)).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
const by = (name: (each: Scored) => string): string[][] => groups(scored, name);
const nameOf = ({ pair }: Scored): string => `${pair.old} -> ${pair.new}`;
/** Each pair counts alike, however many of its rows were judged. */
const meanOfPairs = (rows: readonly Scored[]): string[] => {
  const pairs = [...Map.groupBy(rows, nameOf).values()].map((own) => addTallies(own.map(({ tally }) => tally)));
  const means = [precision, recall, f1].map((of) => pairs.reduce((sum, tally) => sum + of(tally), 0) / pairs.length);
  return ['mean of the pairs', '', ...means.map((figure) => figure.toFixed(3))];
};

console.log(
  makeTable(
    [
      ['', 'rows', 'P', 'R', 'F1'],
      ...by(nameOf),
      ...by(({ pair, row }) => `${pair.old} -> ${pair.new} ${row.group}`),
      ...by(({ pair, row }) => `${pair.old} -> ${pair.new} ${halfOf(row)}`),
      ...by(({ row }) => row.group),
      ...by(({ row }) => halfOf(row)),
      ...by(({ pair, row }) => relationOf(row, pair)),
      figures('all', scored),
    ],
    [1, 2, 3, 4],
  ),
);
console.log('\nJudged blind:');
console.log(
  makeTable(
    [
      ['', 'rows', 'P', 'R', 'F1'],
      ...groups(blind, nameOf),
      ...groups(blind, (each) => `${nameOf(each)} ${each.row.group}`),
      ...groups(blind, ({ row }) => row.group),
      figures('all', blind),
      meanOfPairs(blind),
    ],
    [1, 2, 3, 4],
  ),
);
console.log('\nOf the links found, by how sure they are said to be, these are right:');
const links = scored.flatMap(({ pair, row }) => {
  const [from, to] = [lineages.placeOf(pair.old) ?? 0, lineages.placeOf(pair.new) ?? 0];
  const found = row.old === null ? [] : lineages.index.follow(from, row.old, to);
  return found.map(({ entry, score }) => ({ half: halfOf(row), score, isRight: row.new.includes(entry) }));
});
for (const half of ['development', 'held back']) {
  console.log(
    makeTable(
      [
        [half, 'links', 'right', 'share'],
        ...calibrate(links.filter((each) => each.half === half)).map(({ from, right, all }) => [
          `${from.toFixed(1)} and more`,
          String(all),
          String(right),
          (right / all).toFixed(3),
        ]),
      ],
      [1, 2, 3],
    ),
  );
}
if (process.argv.includes('--show')) {
  for (const { pair, row, found, tally } of scored) {
    if (tally.wrong + tally.missed === 0 || halfOf(row) === 'held back') continue;
    console.log(`${pair.old} -> ${pair.new} ${row.group}: ${row.old ?? 'none'} -> [${row.new.join(', ')}], found [${found.join(', ')}]`);
  }
}
