import { openCalendar } from '../../src/corpus/lookup/openCalendar.ts';
import { parseQuestion } from '../../src/corpus/lookup/findEntries.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { type Followed, putLikeliestFirst } from '../../src/lineage/follow.ts';
import { type End, findEnd, listStretches } from '../../src/lineage/whereabouts.ts';
import { type Chain, findOne, nameOf, openChain } from './chain.ts';
import { makeWhereLabels } from '../../src/site/where/whereLabels.ts';
import { type Command, type ExitCode, parseDay, parseOptions, UsageError } from './command.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';

export const whereCommand: Command = {
  name: 'where',
  usage: 'NUMBER --edition DATE [--in DATE] [--document ID] [--json]',
  summary: 'what a number of an old edition is called today',
  help: `
Says what a number (or a glossary term) of the edition in force on one day is called in another edition:
what an article of 2006 means by "rule 502.33". Splits name every heir, with how sure each is and what speaks for
what is least sure on the way; of a rule that is gone, when it went, and of one that was not there yet, when it came.

  --edition DATE   the day of the number that is asked for
  --in DATE        the day for which it is asked; today's edition without it
  --document ID    comprehensive-rules, handbook, rulings-summary
  --json           { number, edition, in, now: [ { number, score, same, because } ], gone?, came? }

Exit 1: there was no such number, or nothing carries it on.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, {
      edition: { type: 'string' },
      in: { type: 'string' },
      document: { type: 'string' },
      json: { type: 'boolean' },
    });
    const asked = positionals.join(' ');
    if (asked.trim() === '') throw new UsageError('name a NUMBER');
    if (values.edition === undefined) throw new UsageError('name the day of the number', '--edition 2006-10-01');
    const chain = await openChain(desk, values.document);
    const from = chain.findRecord(parseDay(values.edition, '--edition'));
    const to = chain.findRecord(values.in === undefined ? undefined : parseDay(values.in, '--in'));
    const found = findOne(chain, from, asked);
    if (found.kind === 'missing') {
      printLine(desk.err, `concordance where: there is no "${asked}" in the edition of ${from.date}`);
      const elsewhere = listRuns(chain, asked);
      if (elsewhere.length > 0) printLine(desk.err, `it stood in the editions of ${elsewhere.join(' and ')}`);
      if (found.near.length > 0) printLine(desk.err, `near: ${found.near.map(nameOf).join(', ')}`);
      return 1;
    }
    const { index, placeOf, editions } = chain.lineages;
    const [fromPlace, toPlace] = [placeOf(from.date) ?? 0, placeOf(to.date) ?? 0];
    const now = putLikeliestFirst(index.follow(fromPlace, found.entry.id, toPlace));
    const gone = now.some(({ same }) => same) ? undefined : findEnd(chain.lineages, index, fromPlace, found.entry.id, toPlace);
    if (values.json) {
      // Asked backwards, it is the edition it came with.
      const toldEnd = gone && (toPlace >= fromPlace ? { gone } : { came: { edition: gone.edition, first: gone.last } });
      const heirs = now.map(({ entry, score, same, because }) => ({ number: entry, score: Math.round(score * 100) / 100, same, because }));
      printJson(desk, { number: found.entry.id, edition: from.date, in: to.date, now: heirs, ...toldEnd });
      return now.length > 0 ? 0 : 1;
    }
    const calendar = openCalendar(chain.corpus.manifest, chain.lineages.document);
    const tellEnd = (end: End, after: IsoDate | undefined): string =>
      toPlace >= fromPlace ? labels.end(end, now.length > 0, nameOf(found.entry), after) : labels.begins(end, after);
    const isToday = to.date === editions.at(-1) && calendar.endOf(to.date) === undefined;
    printAnswer(
      nameOf(found.entry),
      from.date,
      isToday ? `today (${to.date})` : `in ${to.date}`,
      now,
      gone && tellEnd(gone, calendar.gapBefore(gone.edition)?.before),
      desk,
    );
    return now.length > 0 ? 0 : 1;
  },
};

/** The stretches of editions in which some entry bears a number: `2007-05-01 to 2009-05-01`. */
function listRuns({ lineages }: Chain, asked: string): readonly string[] {
  const question = parseQuestion(asked);
  if (question.kind === 'name') return [];
  return listStretches(lineages, question.number).map(({ first, last }) => (first === last ? first : `${first} to ${last}`));
}

const labels = makeWhereLabels((day) => day);

/** Less sure than this, and it is said of each how sure it is. */
const sureEnough = 0.995;

function printAnswer(
  name: string,
  date: IsoDate,
  when: string,
  now: readonly Followed[],
  end: string | undefined,
  { out }: Desk,
): ExitCode {
  const names = now.map(({ entry }) => paint(out, 'bold', entry.replace(/^glossary:/, '')));
  const list = names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
  if (names.length > 0) printLine(out, `${name} on ${date} is ${list} ${when}`);
  else printLine(out, `${name} on ${date} is not there ${when}`);
  if (now.some(({ score }) => score < sureEnough)) {
    for (const { entry, score, because } of now)
      printLine(out, paint(out, 'dim', `  ${entry.replace(/^glossary:/, '').padEnd(10)} ${Math.round(score * 100)}% sure: ${because}`));
  }
  if (end !== undefined) printLine(out, paint(out, 'dim', end));
  return 0;
}
