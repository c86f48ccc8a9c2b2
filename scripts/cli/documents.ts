import { join } from 'node:path';
import { ContentError } from '../../src/corpus/contentError.ts';
import { readFacts } from '../../src/corpus/facts.ts';
import { fetchTexts, type Outcome } from '../../src/corpus/fetch/fetchTexts.ts';
import { findLatest, findNearDates, findOfficialTexts, type OfficialText } from '../../src/corpus/fetch/officialText.ts';
import { openOneReader } from '../../src/corpus/ingest/readOne.ts';
import { type Command, type ExitCode, parseDay, parseOptions, UsageError } from './command.ts';
import { type Desk, ownDocuments, paint, printLine } from './desk.ts';
import { Progress } from './progress.ts';
import { makeCount, makeFigure } from './table.ts';

export const documentsCommand: Command = {
  name: 'documents',
  usage: '--latest | --all | --edition DATE...',
  summary: 'fetch official text into content/documents',
  help: `
Fetches official text from the addresses in content/editions.yaml into content/documents, where every
other command finds it. Only those addresses are asked, one after another; what is there already is not
fetched again, and a download that was cut off goes on where it stopped.

  --latest         the newest Comprehensive Rules
  --all            every edition that has an address
  --edition DATE   the edition of that date (2009-07-11); can be given several times

Bytes with a known checksum are taken. When an address serves others today, they are kept aside in
content/documents/.fetch, where nothing reads them: move them up to have them read.

Exit 0: what was asked for is there. 1: some of it could not be had. 2: none could be asked for, because
there is no network, or no such edition.`,
  run: async (args, desk) => {
    const { byHand, texts } = chooseTexts(args, desk);
    const reader = openOneReader(desk.reader, desk.contentFolder);
    const progress = new Progress(desk);
    let asked = 0;
    let [now, size] = ['', ''];
    const outcomes = await fetchTexts(texts, {
      folder: ownDocuments(desk),
      read: reader.read,
      begin: (text) => {
        now = nameOf(text);
      },
      onBytes: (bytes, total) => {
        size = total === undefined ? kilobytes(bytes) : `${kilobytes(bytes)} of ${kilobytes(total)}`;
        progress.tell('Fetching', `${now}, ${size} KB (${asked + 1} of ${texts.length})`);
      },
      report: (text, outcome) => {
        asked += 1;
        progress.clear();
        const line = describe(text, outcome, byHand, desk);
        if (line !== undefined) printLine(desk.err, line);
      },
    }).finally(() => reader.close());
    progress.clear();
    return summarise(outcomes, byHand, desk, progress.seconds);
  },
};

interface Choice {
  readonly texts: readonly OfficialText[];
  /** Whether each text was asked for by its date, so that each must be answered for. */
  readonly byHand: boolean;
}

function chooseTexts(args: readonly string[], desk: Desk): Choice {
  const { values, positionals } = parseOptions(args, {
    latest: { type: 'boolean' },
    all: { type: 'boolean' },
    edition: { type: 'string', multiple: true },
  });
  const [extra] = positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" is not expected here`, `concordance documents --edition ${extra}`);
  const days = (values.edition ?? []).map((text) => parseDay(text, '--edition'));
  if ([values.latest, values.all, days.length > 0].filter(Boolean).length !== 1) {
    throw new UsageError('give one of --latest, --all and --edition DATE');
  }
  const texts = findOfficialTexts(readFacts(desk.contentFolder));
  if (texts.length === 0) throw new ContentError(`${join(desk.contentFolder, 'editions.yaml')} names no official text`);
  if (values.all) return { texts, byHand: false };
  if (values.latest) {
    const latest = findLatest(texts);
    return { texts: latest ? [latest] : [], byHand: true };
  }
  return {
    byHand: true,
    texts: days.flatMap((day) => {
      const found = texts.filter(({ date }) => date === day);
      if (found.length === 0) throw new UsageError(`there is no edition of ${day}`, `near it: ${findNearDates(texts, day).join(', ')}`);
      return found;
    }),
  };
}

const nameOf = ({ document, date }: OfficialText): string => `${document} ${date}`;
const kilobytes = (bytes: number): string => makeFigure(Math.ceil(bytes / 1024));

/** The line about one text; none about what needs no word when everything was asked for, and about a host the first time only. */
function describe(text: OfficialText, outcome: Outcome, byHand: boolean, { err }: Desk): string | undefined {
  const say = (style: 'green' | 'yellow' | 'red' | 'dim', word: string, rest: string): string =>
    `${paint(err, style, word)}  ${nameOf(text)}: ${rest}`;
  switch (outcome.kind) {
    case 'present':
      return byHand ? say('dim', 'present', `content/documents/${outcome.file}`) : undefined;
    case 'fetched':
      return say('green', 'fetched', `content/documents/${outcome.file}, ${kilobytes(outcome.bytes)} KB`);
    case 'aside':
      return say('yellow', 'kept aside', `${text.address ?? ''} ${outcome.reason}; they are in content/documents/${outcome.file}`);
    case 'refused':
      return say('red', 'not there', `${text.address ?? ''} ${outcome.reason}`);
    case 'noAddress':
      return byHand ? say('yellow', 'no address', 'content/editions.yaml does not know where it was published') : undefined;
    case 'unreachable':
      return undefined;
  }
}

function summarise(outcomes: readonly Outcome[], byHand: boolean, { err }: Desk, seconds: string): ExitCode {
  const count = (...kinds: readonly Outcome['kind'][]): number => outcomes.filter(({ kind }) => kinds.includes(kind)).length;
  const hosts = new Map(outcomes.flatMap((outcome) => (outcome.kind === 'unreachable' ? [[outcome.host, outcome.reason]] : [])));
  const reached = count('fetched', 'aside', 'refused') > 0;
  const [missed, away] = [count('unreachable'), [...hosts].map(([host, reason]) => `${host}: ${reason}`).join('; ')];
  if (missed > 0 && !reached) {
    printLine(err, `concordance documents: no network: ${makeCount(missed, 'text')} not fetched (${away})`);
    return 2;
  }
  if (missed > 0) printLine(err, `${makeCount(missed, 'text')} not fetched, their host cannot be reached (${away})`);
  const unknown = byHand ? 0 : count('noAddress');
  const parts = [
    `${makeFigure(count('fetched'))} fetched`,
    `${makeFigure(count('present'))} there already`,
    ...(count('aside', 'refused', 'unreachable') > 0 ? [`${makeFigure(count('aside', 'refused', 'unreachable'))} not to be had`] : []),
    ...(unknown > 0 ? [`${makeFigure(unknown)} without an address`] : []),
  ];
  printLine(err, `${parts.join(', ')} (${seconds} s)`);
  if (count('fetched') > 0) printLine(err, 'npm start reads what is new and shows it');
  return count('present', 'fetched') + unknown === outcomes.length ? 0 : 1;
}
