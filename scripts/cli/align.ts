import { findTwo, openChain, type OpenChain } from './chain.ts';
import { type Command, type ExitCode, parseOptions, UsageError } from './command.ts';
import { compareRecords, isAboutRules, printFigures } from './comparison.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';

export const alignCommand: Command = {
  name: 'align',
  usage: 'OLD NEW [--all] [--document ID] [--json]',
  summary: 'what became of every rule of one edition in another',
  help: `
Aligns the editions in force on two days; editions far apart are compared through the chain of those between.

  --all            headings, glossary terms and Examples too (702.19b#example-1), not only rules and subrules
  --document ID    comprehensive-rules, handbook, rulings-summary
  --json           [ { old: "420.5b" or null, new: ["704.5f"], relation, score, because, difference, kinds } ]

relation    same, edited, moved, moved+edited: by its own two wordings and numbers; same and moved differ at most in
            typography and renumbered citations; split: new entries came out of it; merged: it went into another one,
            or others went into it as it was edited; removed, added
because     identical, number, wording, neighbours, forced: what speaks most for the least sure step on the way
difference  none (the same to the letter), typography, citations, punctuation, vocabulary, list, substance
kinds       what the row counts as in the figures, which are those of the site: added, removed, edited, moved+edited,
            split, merged, moved, vocabulary, punctuation, citations, typography; each change counts at one row`,
  run: (args, desk) => align(args, desk),
};

/** The command; `open` opens the chain in which it works. */
export async function align(args: readonly string[], desk: Desk, open: OpenChain = openChain): Promise<ExitCode> {
  const { values, positionals } = parseOptions(args, {
    all: { type: 'boolean' },
    document: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length > 2) throw new UsageError(`"${positionals[2] ?? ''}" is not expected here`);
  const chain = await open(desk, values.document);
  const [old, young] = findTwo(chain, positionals);
  const comparison = compareRecords(chain, old, young);
  const rows = comparison.rows.filter((row) => values.all === true || isAboutRules(comparison, row));
  if (values.json) {
    printJson(
      desk,
      rows.map((row) => ({
        old: row.old,
        new: row.new,
        relation: row.relation,
        score: row.score,
        because: row.because,
        difference: row.difference,
        kinds: row.kinds,
      })),
    );
    return 0;
  }
  for (const row of rows) {
    if (row.relation === 'same') continue;
    const [from, to] = [row.old ?? '', row.new.join(', ')];
    printLine(
      desk.out,
      `${from.padEnd(10)} ${to.padEnd(18)} ${paint(desk.out, 'dim', `${row.relation} ${row.score.toFixed(2)} ${row.because}`)}`,
    );
  }
  printFigures(comparison, old, young, desk);
  return 0;
}
