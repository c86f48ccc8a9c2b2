import { openCalendar } from '../../src/corpus/lookup/openCalendar.ts';
import type { Relation } from '../../src/model/alignment.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { findReturns } from '../../src/wording/findReturns.ts';
import { type Chain, findOne, nameOf, openChain, printedText } from './chain.ts';
import { type Command, parseDay, parseOptions, UsageError } from './command.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { wrapText } from './table.ts';

export const traceCommand: Command = {
  name: 'trace',
  usage: 'NUMBER [--edition DATE] [--document ID] [--json]',
  summary: 'one rule through all editions',
  help: `
Follows an entry through all editions, newest first: its number in each, what became of it, its text.

  --edition DATE   the edition whose number it is; the newest without it
  --document ID    comprehensive-rules, handbook, rulings-summary
  --json           [ { edition, number, relation, text, after?, joined?, parted?, backTo? } ], an edition each; number
                   is null where it is gone; after: editions since that day are not here, so what changed did so between
                   it and the edition

relation goes by its own wording. joined and parted are numbers of others: of what came into it, and of what took over a
part of it. backTo is the edition whose wording it has again, to the letter.

Exit 1: there is no such entry in that edition.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, {
      edition: { type: 'string' },
      document: { type: 'string' },
      json: { type: 'boolean' },
    });
    const asked = positionals.join(' ');
    if (asked.trim() === '') throw new UsageError('name a NUMBER');
    const chain = await openChain(desk, values.document);
    const record = chain.findRecord(values.edition === undefined ? undefined : parseDay(values.edition, '--edition'));
    const found = findOne(chain, record, asked);
    if (found.kind === 'missing') {
      printLine(desk.err, `concordance trace: there is no "${asked}" in the edition of ${record.date}`);
      if (found.near.length > 0) printLine(desk.err, `near: ${found.near.map(nameOf).join(', ')}`);
      return 1;
    }
    const rows = traceEntry(chain, record.date, found.entry.id);
    if (values.json) printJson(desk, rows);
    else printTrace(rows, desk);
    return 0;
  },
};

export interface TraceRow {
  readonly edition: IsoDate;
  readonly number: string | null;
  readonly relation: Relation;
  readonly text: string;
  /** The last edition here before a gap that this one ends: whatever changed did so between the two. Absent where nothing changed. */
  readonly after?: IsoDate;
  /** Numbers of others: before matter of them came in, and after some went on in them. */
  readonly joined?: readonly string[];
  readonly parted?: readonly string[];
  /** The edition that brought the wording in which it has again, where it had another in between. */
  readonly backTo?: IsoDate;
}

/** The rows of a lineage, newest first: one for each edition that has it, and one for the edition that no longer has. */
function traceEntry({ corpus, lineages, findRecord }: Chain, date: IsoDate, entry: string): TraceRow[] {
  const { index, editions, placeOf, flows } = lineages;
  const calendar = openCalendar(corpus.manifest, lineages.document);
  const lineage = index.lineageOf(placeOf(date) ?? 0, entry) ?? -1;
  const { steps } = lineages.lineages[lineage] ?? { steps: [] };
  const rows = editions.flatMap((edition, place): TraceRow[] => {
    const step = steps.findLast((each) => each.edition <= place);
    if (step === undefined) return [];
    const isStep = step.edition === place;
    const here = flows.filter((flow) => flow.edition === place);
    const joined = here.filter(({ to }) => to === lineage).flatMap(({ from }) => index.entryOf(place - 1, from) ?? []);
    const parted = here.filter(({ from }) => from === lineage).flatMap(({ to }) => index.entryOf(place, to) ?? []);
    const before = isStep ? calendar.gapBefore(edition)?.before : undefined;
    const after = before === undefined ? {} : { after: before };
    const kin = { ...after, ...(joined.length > 0 ? { joined } : {}), ...(parted.length > 0 ? { parted } : {}) };
    if (step.entry === '') {
      return isStep ? [{ edition, number: null, relation: parted.length > 0 ? 'merged' : 'removed', text: '', ...kin }] : [];
    }
    const found = corpus.loadEdition(findRecord(edition).key).find(({ id }) => id === step.entry);
    return [{ edition, number: step.entry, relation: isStep ? step.relation : 'same', text: found ? printedText(found) : '', ...kin }];
  });
  const returns = findReturns(rows.map(({ text }) => text));
  return rows
    .map((row, at) => {
      const backTo = rows[returns[at] ?? -1]?.edition;
      return backTo === undefined ? row : { ...row, backTo };
    })
    .toReversed();
}

/** Editions in which nothing happened are told as one. */
function printTrace(rows: readonly TraceRow[], { out }: Desk): void {
  let until = '';
  for (const [at, row] of rows.entries()) {
    const older = rows[at + 1];
    until ||= row.edition;
    const isQuiet = row.relation === 'same' && row.joined === undefined && row.parted === undefined;
    if (older && isQuiet && row.number === older.number && row.text === older.text) continue;
    const days = until === row.edition ? row.edition : `${row.edition} to ${until}`;
    printLine(out, `${paint(out, 'bold', (row.number ?? 'gone').replace(/^glossary:/, ''))}  ${days}  ${paint(out, 'dim', describe(row))}`);
    if (row.text !== '') printLine(out, `${wrapText(row.text, 100, '  ')}\n`);
    until = '';
  }
}

function describe({ edition, relation, after, joined, parted, backTo }: TraceRow): string {
  return [
    after === undefined ? relation : `${relation} between ${after} and ${edition}`,
    ...(joined ? [`joined by ${joined.join(', ')}`] : []),
    ...(parted ? [`a part in ${parted.join(', ')}`] : []),
    ...(backTo === undefined ? [] : [`back to the wording of ${backTo}`]),
  ].join(', ');
}
