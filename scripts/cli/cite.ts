import { basename } from 'node:path';
import type { CheckedCitation, CheckedText, NamedEntry } from '../../src/citing/checkedText.ts';
import { checkText } from '../../src/citing/checkText.ts';
import { linkText } from '../../src/citing/linkText.ts';
import {
  nowhere,
  tellBare,
  tellEdition,
  tellFormer,
  tellMissing,
  tellMore,
  tellNotes,
  tellPrint,
  tellTarget,
} from '../../src/citing/tell.ts';
import { whyUnreadable } from '../../src/citing/prose.ts';
import { readTextDate } from '../../src/citing/textDate.ts';
import { makePrintable } from '../../src/corpus/ingest/printableName.ts';
import { readBytes } from '../../src/corpus/ingest/readBytes.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { decodeBytes } from '../../src/sources/encoding.ts';
import { splitLines } from '../../src/sources/lineEnds.ts';
import { isRefusal, readTextSource } from '../../src/sources/readSource.ts';
import { containerNames, findBinary } from '../../src/sources/signatures.ts';
import { readSettings } from '../../src/site/frame/library/settings.ts';
import { type Command, parseDay, parseOptions, UsageError } from './command.ts';
import { openCorpusWorks } from './corpusWorks.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { makeCount, wrapText } from './table.ts';

/** An article has a hundredth of this. */
const mostCharacters = 1 << 20;

export const citeCommand: Command = {
  name: 'cite',
  usage: 'FILE [--date DATE] [--no-terms] [--markdown | --json] [--site URL]',
  summary: 'what a text cites, what that meant then, and what it is now',
  help: `
Finds in a text of your own where it cites the rules (704.5j, CR 704.5j, rules 601.2a-c, § 502.33), tournament policy
(MTR 4.3, IPG 2.5, section 4.8 of the Tournament Rules) or a term of the glossary, and says of each what it meant in
the edition in force on the day of the text, and what that is today. What is ambiguous is said to be so.

  --date DATE      the day of the text. Without it a day that the text itself says it is of (alone in a line, or behind
                   "Published", "Date:" and the like); without one, what each number was in all editions is told
  --no-terms       numbers alone, no terms of the glossary
  --markdown       the text as it is, with links put in
  --site URL       where the site is published, for links; else address of content/site.yaml, else links begin with /
  --json           { date, dateFrom: "option|text"|null, editions: [ { document, then?, now, gap?, inForce?, before? } ], absent,
                     citations: [ { start, end, line, column, text, kind: "number|term", ground: "said|form|elsewhere", documents,
                       without?: [ { document, date? } ],
                       understandings: [ { document, isTwice?,
                         targets: [ { id, name, title?, words?, href?, now: [ { id, name, title?, words?, href? } ],
                                      relation, difference, score, because, gone?, history? } ],
                         elsewhere: [ { number, bearers: [ { first, last, title?, href?, now } ], more } ] } ] } ] }
                   ground "form": nothing but its form says that it is a rule; "elsewhere": the document is the only
                   one that the text names. Several documents: the text does not say which is meant; understandings are of those
                   that have the number, without of those that have it not. Without inForce nothing proves that the edition
                   was in force on the day: it is the last that is known by then. Four bearers are told, and how many more

Exit 1: nothing is cited, or something that is cited was in no edition of the day. 2: FILE cannot be read.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, {
      date: { type: 'string' },
      'no-terms': { type: 'boolean' },
      markdown: { type: 'boolean' },
      site: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError('name one FILE');
    if (values.markdown && values.json) throw new UsageError('--markdown and --json are two ways of printing', 'give one of them');
    const given = values.date === undefined ? undefined : parseDay(values.date, '--date');
    const site = readSite(values.site, desk);
    const text = await readText(file);
    await recoverFolder({ path: desk.corpusFolder });
    const corpus = openCorpus(desk.corpusFolder);
    const said = readTextDate(text);
    const own = said.kind === 'day' ? said.said.date : undefined;
    const date = given ?? own;
    const checked = await checkText(text, openCorpusWorks(corpus, desk), {
      terms: values['no-terms'] !== true,
      ...(date === undefined ? {} : { date }),
    });
    const toUrl = (href: string): string => (site === undefined ? href : new URL(href.replace(/^\//, ''), site).href);
    const from = given !== undefined ? 'option' : own !== undefined ? 'text' : null;
    if (values.json) printJson(desk, toJson(text, checked, from, toUrl));
    else if (values.markdown) desk.out.write(linkText(text, checked, toUrl));
    else printChecked(basename(file), text, checked, toUrl, desk);
    if (!values.json && !values.markdown && date === undefined)
      printAsk(said.kind === 'unsure' ? said.named.map((day) => day.date) : [], desk);
    if (said.kind === 'day' && from === 'text')
      printLine(desk.err, `The day is that of the text ("${said.said.text}"); --date says another.`);
    if (checked.citations.length === 0) printLine(desk.err, `concordance cite: ${makePrintable(file)} cites nothing that is here`);
    return checked.citations.length > 0 && checked.citations.every(isFound) ? 0 : 1;
  },
};

function readSite(given: string | undefined, desk: Desk): string | undefined {
  const site = given ?? readSettings(desk.contentFolder).address;
  if (site === undefined) return undefined;
  if (!/^https?:\/\/[^?#]+$/.test(site) || !URL.canParse(site))
    throw new UsageError(`--site ${site}: no address`, 'write it like --site https://example.org/rules/');
  return site.replace(/\/*$/, '/');
}

/** The text of a file. Of html what is shown; a text or Markdown as it is written, since it is given back. @throws UsageError */
async function readText(file: string): Promise<string> {
  const name = makePrintable(file);
  const refuse = (reason: string): UsageError => new UsageError(`${name}: ${reason}`, 'a text, Markdown or html is read');
  const read = await readBytes(file);
  if (read.kind === 'refused') throw refuse(read.reason);
  const binary = findBinary(read.bytes);
  if (binary)
    throw refuse(
      'reason' in binary ? binary.reason.replace(/, no rules document$/, '') : `is ${containerNames[binary.container]}: save it as text`,
    );
  const source = readTextSource(read.bytes);
  if (isRefusal(source)) throw refuse(source.reason.replace(/, no rules document$/, ''));
  const text = source.format === 'html' ? source.text : decodeBytes(read.bytes).text;
  if (text.length > mostCharacters) throw refuse(`has ${text.length} characters, at most ${mostCharacters} are read`);
  const unreadable = whyUnreadable(text);
  if (unreadable !== undefined) throw refuse(`is Markdown with ${unreadable}`);
  return text;
}

/** Whether everything that may be meant was in the edition of the day; without a day, in any edition. */
function isFound({ understandings }: CheckedCitation): boolean {
  return (
    understandings.length > 0 &&
    understandings.every(({ targets, elsewhere }) => targets.length > 0 || elsewhere.some(({ bearers }) => bearers.length > 0)) &&
    understandings.every(
      ({ targets, elsewhere }) => elsewhere.length === 0 || (targets.length === 0 && elsewhere.every(({ bearers }) => bearers.length > 0)),
    )
  );
}

function toJson(text: string, checked: CheckedText, dateFrom: 'option' | 'text' | null, toUrl: (href: string) => string): unknown {
  const starts = lineStarts(text);
  const withUrl = <Entry extends Partial<NamedEntry>>(entry: Entry): Entry =>
    entry.href === undefined ? entry : { ...entry, href: toUrl(entry.href) };
  return {
    date: checked.date ?? null,
    dateFrom,
    editions: checked.editions,
    absent: checked.absent,
    citations: checked.citations.map(({ understandings, ...citation }) => ({
      ...citation,
      ...placeOf(citation.start, starts),
      understandings: understandings.map(({ targets, elsewhere, ...each }) => ({
        ...each,
        targets: targets.map((target) => ({
          ...withUrl(target),
          now: target.now.map(withUrl),
          ...(target.history === undefined ? {} : { history: toUrl(target.history) }),
        })),
        elsewhere: elsewhere.map((number) => ({
          ...number,
          bearers: number.bearers.map((bearer) => ({ ...withUrl(bearer), now: bearer.now.map(withUrl) })),
        })),
      })),
    })),
  };
}

/** Lines longer than so many targets are told by their first and last. */
const mostTargets = 6;

function printChecked(name: string, text: string, checked: CheckedText, toUrl: (href: string) => string, desk: Desk): void {
  const { out } = desk;
  const starts = lineStarts(text);
  for (const edition of checked.editions) printLine(out, tellEdition(edition, checked.date));
  if (checked.editions.length > 0) printLine(out);
  for (const citation of checked.citations) {
    const { line, column } = placeOf(citation.start, starts);
    printLine(out, `${paint(out, 'dim', `${makePrintable(name)}:${line}:${column}`)}  ${paint(out, 'bold', tellPrint(citation))}`);
    for (const note of tellNotes(citation)) printLine(out, wrapText(note, 100, '  '));
    for (const each of citation.understandings) {
      const { targets, elsewhere } = each;
      const then = checked.editions.find(({ document }) => document === each.document)?.then;
      const shown = targets.length > mostTargets ? [...targets.slice(0, 2), ...targets.slice(-1)] : targets;
      for (const target of shown) {
        printLine(
          out,
          wrapText(
            [`${target.name}${target.title === undefined ? '' : ` ${target.title}`}`, target.words]
              .filter((part) => part !== undefined)
              .join(': '),
            100,
            '  ',
          ),
        );
        printLine(out, wrapText(`${tellTarget(target)}.${target.href === undefined ? '' : ` ${toUrl(target.href)}`}`, 120, '    '));
      }
      if (shown.length < targets.length) printLine(out, `    ${makeCount(targets.length, 'rule')} in all`);
      for (const missing of elsewhere) {
        const { number, bearers } = missing;
        const more = tellMore(missing);
        printLine(out, `  ${tellMissing(number, each, then)}`);
        if (bearers.length === 0) printLine(out, `    ${nowhere(number)}`);
        for (const bearer of bearers) printLine(out, wrapText(tellFormer(number, bearer), 100, '    '));
        if (more !== undefined) printLine(out, wrapText(more, 100, '    '));
      }
    }
    if (citation.understandings.length === 0) printLine(out, '  That document is not here.');
    printLine(out);
  }
  const bare = tellBare(checked.citations);
  if (bare !== undefined) printLine(out, wrapText(bare, 100));
}

function printAsk(named: readonly IsoDate[], { err }: Desk): void {
  printLine(err, 'No day is given, and the text does not say which it is of: --date says it, for what each number meant then.');
  if (named.length > 0) printLine(err, `Days that it names: ${named.join(', ')}`);
}

const lineStarts = (text: string): readonly number[] => splitLines(text).lines.map(({ offset }) => offset);

function placeOf(offset: number, starts: readonly number[]): { readonly line: number; readonly column: number } {
  let line = 0;
  for (let rest = starts.length; rest > 1;) {
    const half = rest >> 1;
    if ((starts[line + half] ?? Infinity) <= offset) line += half;
    rest -= half;
  }
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}
