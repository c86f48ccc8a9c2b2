/** Words of ours about what a citation meant and is: the same at a terminal and on the page. */
import { sayPerhaps, saySureness } from '../lineage/sureness.ts';
import type { Difference } from '../model/alignment.ts';
import type { CheckedCitation, EditionOfDay, Elsewhere, Former, Target, Understanding } from './checkedText.ts';
import type { CitedDocument } from './mention.ts';

export const documentNames: Readonly<Record<CitedDocument, string>> = {
  'comprehensive-rules': 'Comprehensive Rules',
  'tournament-rules': 'Tournament Rules',
  'penalty-guide': 'Infraction Procedure Guide',
};

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const differences: Readonly<Record<Difference, string>> = {
  none: 'to the letter',
  typography: 'but for its typography',
  citations: 'but for the numbers that it cites',
  punctuation: 'but for its punctuation',
  vocabulary: 'but for the vocabulary of its time',
  list: 'with other members in its list',
  substance: '',
};

/** What became of an entry: before the names of what it is now, and behind them. */
export function tellFate({ now, relation, difference, score, gone, name }: Target): { readonly before: string; readonly after: string } {
  const [perhaps, unsure] = [sayPerhaps(score), saySureness(score)];
  if (now.length === 0)
    return {
      before: gone === undefined ? 'carried on by no entry of the newest edition' : `gone since the edition of ${gone.edition}`,
      after: '',
    };
  const [first] = now;
  const isElsewhere = first?.name !== name;
  if (relation === 'split') return { before: `divided; in the newest edition ${perhaps}`, after: unsure };
  if (relation === 'merged') return { before: `joined with others; in the newest edition ${perhaps}`, after: unsure };
  const said =
    difference === 'substance' ? 'edited' : difference === 'list' ? `edited, ${differences.list}` : `the same ${differences[difference]}`;
  return { before: `in the newest edition ${perhaps}${isElsewhere ? '' : 'still '}`, after: `, ${said}${unsure}` };
}

/** `in the newest edition 704.5j, edited`. */
export function tellTarget(target: Target): string {
  const { before, after } = tellFate(target);
  return `${before}${joinNames(target.now.map(({ name }) => name))}${after}`;
}

/** A citation as one line: without the ends of lines and the marks of quotations that it goes over. */
export const tellPrint = ({ text }: Pick<CheckedCitation, 'text'>): string => text.replace(/(?:\r\n|\r|\n)[ \t]*(?:>[ \t]*)*|\s+/g, ' ');

/** What is said of a citation as a whole, where there is something to say. */
export function tellNotes(citation: CheckedCitation): readonly string[] {
  const { understandings, documents, ground, kind, without = [] } = citation;
  const [first] = understandings;
  if (kind === 'term' || !first) return [];
  const names = documents.map((document) => `the ${documentNames[document]}`);
  const isFound = understandings.some(({ targets }) => targets.length > 0);
  const isHere = (document: CitedDocument): boolean =>
    [...understandings, ...without].some((understanding) => understanding.document === document);
  const left = [
    ...without.map(({ document, date }) =>
      date === undefined
        ? `No edition of the ${documentNames[document]} here is as old.`
        : `It is not in the ${documentNames[document]} of ${date}.`,
    ),
    ...documents.filter((document) => !isHere(document)).map((document) => `The ${documentNames[document]} is not here.`),
  ];
  return [
    ...(documents.length > 1
      ? [`${understandings.length > 1 ? 'Ambiguous: the' : 'The'} text does not say whether it means ${names.join(' or ')}.`, ...left]
      : []),
    ...(ground === 'form' && !isFound ? [`No word says that ${tellPrint(citation)} is a rule: it may count something.`] : []),
    ...(ground === 'elsewhere'
      ? [`No document is named beside it: it is read as one of the ${documentNames[first.document]}, which the text names elsewhere.`]
      : []),
    ...(understandings.some(({ isTwice }) => isTwice === true) ? ['Ambiguous: that edition has the number more than once.'] : []),
  ];
}

/** Numbers of the rules that stand by themselves, each once: nothing but their form says what they are. */
export function tellBare(citations: readonly CheckedCitation[]): string | undefined {
  const bare = [...new Set(citations.flatMap((citation) => (citation.ground === 'form' ? [tellPrint(citation)] : [])))];
  return bare.length === 0 ? undefined : `Without a word such as “rule” beside them, so that they may count something: ${joinNames(bare)}.`;
}

/** Of a number that the edition of the day lacks, or that no day is given for: who bore it. */
export function tellFormer(number: string, { first, last, title, now }: Former): string {
  const stood = `${number}${title === undefined ? '' : ` ${title}`} stood in ${first === last ? `the edition of ${first}` : `the editions of ${first} to ${last}`}`;
  return `${stood}; ${now.length === 0 ? 'no entry of the newest edition carries it on' : `it is ${joinNames(now.map(({ name, score }) => `${sayPerhaps(score)}${name}${saySureness(score)}`))} in the newest edition`}.`;
}

export function tellMissing(number: string, { document }: Understanding, then: string | undefined): string {
  const name = documentNames[document];
  return then === undefined ? `${number} of the ${name}, in whatever edition:` : `There is no ${number} in the ${name} of ${then}.`;
}

/** How many bore a number before those that are told; undefined where these are all. */
export const tellMore = ({ more }: Pick<Elsewhere, 'more'>): string | undefined =>
  more === 0 ? undefined : `It stood in earlier editions ${more === 1 ? 'once more' : `${more} times more`}, not followed here.`;

export const nowhere = (number: string): string => `No edition here has a ${number}.`;

/** Which edition is taken for the day of the text: in force only where that is proved, else the last that is known by then. */
export function tellEdition({ document, then, now, gap, before, inForce }: EditionOfDay, date: string | undefined): string {
  const name = documentNames[document];
  const newest = then === now ? '' : ` The newest here is that of ${now}.`;
  if (date === undefined) return `${name}: no day is given, so nothing is said of what it meant then.${newest}`;
  if (before !== undefined) return `${name}: no edition here is as old as ${date}; the first is that of ${before}.`;
  const known = gap?.date ?? then ?? '';
  const said = inForce ? `in force on ${date} was the edition of ${known}` : `the last edition known by ${date} is that of ${known}`;
  if (gap !== undefined) return `${name}: ${said}, which is missing here; what follows is of the last before it, ${then ?? ''}.`;
  if (inForce) return `${name}: ${said}.${newest}`;
  return `${name}: the last edition here by ${date} is that of ${known}; there may have been others since.${newest}`;
}

/** A citation in a few words: what it is today. */
export function tellShort({ understandings }: CheckedCitation): string {
  const [only] = understandings;
  const targets = only?.targets ?? [];
  const [first, last] = [targets[0], targets.at(-1)];
  if (!first || !last) return '';
  if (first === last) return tellTarget(first);
  return `${first.name}: ${tellTarget(first)}; ${last.name}: ${tellTarget(last)}`;
}
