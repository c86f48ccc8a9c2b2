import { checkLinks, type Demonstration, documentOf, type ListedExample, listExamples } from '../../src/demonstration/examples/examples.ts';
import { readDemonstrations, readNotExecutable } from '../../src/demonstration/examples/readDemonstrations.ts';
import type { DocumentId, IsoDate } from '../../src/model/edition.ts';
import { openChain } from './chain.ts';
import { type Command, parseDay, parseOptions, UsageError } from './command.ts';
import { type Desk, printJson, printLine } from './desk.ts';
import { makeCount, makeTable } from './table.ts';

export const examplesCommand: Command = {
  name: 'examples',
  usage: '[--edition DATE] [--state STATE] [--json]',
  summary: 'the Examples of the rules, and which are demonstrated',
  help: `
Lists every Example of the editions in the corpus once, where it stands last, with what is known of it:

  demonstrated    a scenario in content/demonstrations shows it
  look again      one shows it, but its wording has changed since
  not yet         none shows it
  not executable  none can, for the reason given

  --edition DATE   the Examples of the edition in force on that day alone
  --state STATE    those of one state alone
  --json           { examples: [ { edition, rule, ordinal, fingerprint, state, by?, reason? } ], faults: [ { id, reason } ] }

Exit 1: a demonstration names an Example that is not there, or not the one it was made for.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, {
      edition: { type: 'string' },
      state: { type: 'string' },
      document: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`${positionals[0] ?? ''}: no argument is expected`);
    const { corpus, lineages, findRecord } = await openChain(desk, values.document);
    const editions = values.edition === undefined ? lineages.editions : [findRecord(parseDay(values.edition, '--edition')).date];
    const load = (edition: IsoDate) => corpus.loadEdition(findRecord(edition).key);
    const demonstrations = findDemonstrations(desk, lineages.document);
    const all = listExamples(lineages, editions, load, demonstrations, readNotExecutable(desk.contentFolder));
    const examples = all.filter(({ state }) => values.state === undefined || state.kind === values.state);
    const faults = checkLinks(demonstrations, (edition) => (lineages.editions.includes(edition) ? load(edition) : undefined));
    if (values.json)
      printJson(desk, {
        examples: examples.map(({ edition, rule, ordinal, fingerprint, state: { kind, ...more } }) => ({
          edition,
          rule,
          ordinal,
          fingerprint,
          state: kind,
          ...more,
        })),
        faults,
      });
    else {
      printExamples(examples, desk);
      printLine(desk.out, tellCounts(all));
      for (const { id, reason } of faults) printLine(desk.err, `concordance examples: ${id}: ${reason}`);
    }
    return faults.length > 0 ? 1 : 0;
  },
};

/** The demonstrations of a document's Examples. */
function findDemonstrations({ contentFolder }: Desk, document: DocumentId): readonly Demonstration[] {
  return readDemonstrations(contentFolder).flatMap(({ scenario: { id, example } }) =>
    example !== undefined && documentOf(example) === document ? [{ id, example }] : [],
  );
}

function printExamples(examples: readonly ListedExample[], { out }: Desk): void {
  if (examples.length === 0) return;
  const rows = examples.map(({ edition, rule, ordinal, state }) => [
    edition,
    `${rule} #${ordinal}`,
    state.kind,
    'reason' in state ? (state.reason ?? '') : 'by' in state ? state.by.join(', ') : '',
  ]);
  printLine(out, makeTable(rows));
  printLine(out);
}

function tellCounts(examples: readonly ListedExample[]): string {
  const counts = (['demonstrated', 'look again', 'not yet', 'not executable'] as const).map(
    (kind) => `${examples.filter(({ state }) => state.kind === kind).length} ${kind}`,
  );
  return `${makeCount(examples.length, 'Example')}: ${counts.join(', ')}`;
}
