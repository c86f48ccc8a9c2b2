import { unchanging } from '../../src/model/alignment.ts';
import type { Fate } from '../../src/lineage/changes.ts';
import type { PreparedEdition } from '../../src/lineage/preparedEdition.ts';
import { makeWording } from '../../src/corpus/wording/parseWording.ts';
import { parseQuestion } from '../../src/corpus/lookup/findEntries.ts';
import { foldName } from '../../src/corpus/wording/headwords.ts';
import { compareWordings, type WordChange } from '../../src/wording/compareWordings.ts';
import { foldTypography } from '../../src/wording/typography.ts';
import { findTwo, openChain, type OpenChain } from './chain.ts';
import { type Command, type ExitCode, parseOptions } from './command.ts';
import { type Comparison, compareRecords, printFigures } from './comparison.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { makeCount, wrapText } from './table.ts';

export const diffCommand: Command = {
  name: 'diff',
  usage: 'OLD NEW [NUMBER] [--all] [--document ID] [--json]',
  summary: 'what changed between two editions, word by word',
  help: `
Shows the differences of the editions in force on two days, or of one NUMBER or term of either.
[-removed-] {+added+}, in colour on a terminal. Ends with the figures of concordance align.

  --all            what differs in typography and renumbered citations alone too
  --document ID    comprehensive-rules, handbook, rulings-summary
  --json           [ { old, new, relation, difference, kinds, changes: [{ kind: "same|removed|added", old?, new? }] } ]
                   relation, difference and kinds are those of concordance align

Exit 1: NUMBER is in neither edition.`,
  run: (args, desk) => diff(args, desk),
};

/** The command; `open` opens the chain in which it works. */
export async function diff(args: readonly string[], desk: Desk, open: OpenChain = openChain): Promise<ExitCode> {
  const { values, positionals } = parseOptions(args, {
    all: { type: 'boolean' },
    document: { type: 'string' },
    json: { type: 'boolean' },
  });
  const chain = await open(desk, values.document);
  const [old, young] = findTwo(chain, positionals);
  const comparison = compareRecords(chain, old, young);
  const asked = positionals.slice(2).join(' ');
  const rows = asked === '' ? comparison.rows.filter((row) => isTold(row, values.all ?? false)) : findRows(comparison, asked);
  if (rows.length === 0 && asked !== '') {
    printLine(desk.err, `concordance diff: there is no "${asked}" in the editions of ${old.date} and ${young.date}`);
    return 1;
  }
  const told = rows.map((row) => ({ row, changes: changesOf(comparison, row) }));
  if (values.json) {
    printJson(
      desk,
      told.map(({ row: { old: id, new: heirs, relation, difference, kinds }, changes }) => ({
        old: id,
        new: heirs,
        relation,
        difference,
        kinds,
        changes,
      })),
    );
    return 0;
  }
  for (const { row, changes } of told) printRow(row, changes, desk);
  printLine(desk.err, `${makeCount(told.length, 'entry', 'entries')} of ${old.date} and ${young.date}`);
  if (asked === '') printFigures(comparison, old, young, desk);
  return 0;
}

/** What a reader wants to see: not what stayed, nor what only moved, was set otherwise or had its citations renumbered. */
export function isTold({ relation, difference, kinds }: Fate, all: boolean): boolean {
  const isOwn = relation === 'split' || relation === 'removed' || relation === 'added';
  return isOwn || !unchanging.has(difference) || (all && kinds.length > 0);
}

function findRows({ rows, old, young }: Comparison, asked: string): readonly Fate[] {
  const question = parseQuestion(asked);
  const isMeant = (edition: PreparedEdition, id: string): boolean => {
    const provision = edition.all[edition.placeOf.get(id) ?? -1]?.provision;
    if (!provision || provision.kind === 'example') return false;
    return question.kind === 'number' ? provision.number === question.number : foldName(provision.title ?? '') === question.name;
  };
  return rows.filter((row) => (row.old !== null && isMeant(old, row.old)) || row.new.some((id) => isMeant(young, id)));
}

/** The difference of an old entry and the one that carries it on; of one that was split, and all its parts. */
export function changesOf({ old, young, splits }: Comparison, row: Fate): readonly WordChange[] {
  const textOf = (edition: PreparedEdition, id: string | undefined | null): string => {
    const provision = edition.all[edition.placeOf.get(id ?? '') ?? -1]?.provision;
    return provision === undefined
      ? ''
      : [provision.title, makeWording(provision.wording)].filter((part) => part !== undefined && part !== '').join('\n');
  };
  const [first] = row.new;
  const parts = splits.get(row.old ?? '') ?? [];
  const now = [...new Set([...(first === undefined ? [] : [first]), ...parts])].map((id) => textOf(young, id)).join('\n');
  // Typography itself is what is to be seen where nothing else differs.
  return compareWordings(textOf(old, row.old), now, row.difference === 'typography' ? {} : { fold: foldTypography });
}

export function printRow(row: Fate, changes: readonly WordChange[], { out }: Desk): void {
  const names = row.old !== null && row.new.length === 1 && row.old === row.new[0] ? row.old : `${row.old ?? ''} → ${row.new.join(', ')}`;
  printLine(out, `${paint(out, 'bold', names)}  ${paint(out, 'dim', `${row.relation}, ${row.difference}`)}`);
  const text = changes
    .map((change) => {
      if (change.kind === 'same') return change.new;
      return change.kind === 'removed' ? paint(out, 'red', `[-${change.old}-]`) : paint(out, 'green', `{+${change.new}+}`);
    })
    .join('');
  printLine(out, `${wrapText(text, 100, '  ')}\n`);
}
