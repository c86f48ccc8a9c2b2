/** Words of ours about what a citation meant and is: the same at a terminal and on the page. */
import type { Difference } from '../model/alignment.ts';
import type { CheckedCitation, EditionOfDay, Former, Target, Understanding } from './checkedText.ts';
import type { CitedDocument } from './mention.ts';

export const documentNames: Readonly<Record<CitedDocument, string>> = {
  'comprehensive-rules': 'Comprehensive Rules',
  'tournament-rules': 'Tournament Rules',
  'penalty-guide': 'Infraction Procedure Guide',
};

/** Less sure than this, and it is said how sure it is. */
const sureEnough = 0.995;

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const differences: Readonly<Record<Difference, string>> = {
  none: 'to the letter',
  typography: 'but for its typography',
  citations: 'but for the numbers that it cites',
  punctuation: 'but for its punctuation',
  vocabulary: 'in the vocabulary of today',
  list: 'with other members in its list',
  substance: '',
};

/** What became of an entry: before the names of what it is now, and behind them. */
export function tellFate({ now, relation, difference, score, gone, name }: Target): { readonly before: string; readonly after: string } {
  const unsure = score < sureEnough ? ` (${Math.round(score * 100)}% sure)` : '';
  if (now.length === 0)
    return { before: gone === undefined ? 'carried on by no entry today' : `gone since the edition of ${gone.edition}`, after: '' };
  const [first] = now;
  const isElsewhere = first?.name !== name;
  if (relation === 'split') return { before: 'divided; today ', after: unsure };
  if (relation === 'merged') return { before: 'joined with others; today ', after: unsure };
  const said =
    difference === 'substance' ? 'edited' : difference === 'list' ? `edited, ${differences.list}` : `the same ${differences[difference]}`;
  return { before: isElsewhere ? 'today ' : 'today still ', after: `, ${said}${unsure}` };
}

/** `today 704.5j, edited`. */
export function tellTarget(target: Target): string {
  const { before, after } = tellFate(target);
  return `${before}${joinNames(target.now.map(({ name }) => name))}${after}`;
}

/** What is said of a citation as a whole, where there is something to say. */
export function tellNotes({ text, understandings, documents, ground, kind }: CheckedCitation): readonly string[] {
  const [first] = understandings;
  if (kind === 'term' || !first) return [];
  const names = documents.map((document) => `the ${documentNames[document]}`);
  const isFound = understandings.some(({ targets }) => targets.length > 0);
  return [
    ...(understandings.length > 1 ? [`Ambiguous: the text does not say whether it means ${names.join(' or ')}.`] : []),
    ...(documents.length > 1 && understandings.length === 1
      ? [`The text does not say whether it means ${names.join(' or ')}; of those here, the ${documentNames[first.document]} alone has it.`]
      : []),
    ...(ground === 'form' && !isFound ? [`No word says that ${text} is a rule: it may count something.`] : []),
    ...(ground === 'elsewhere'
      ? [`No document is named beside it; elsewhere the text names the ${documentNames[first.document]} alone.`]
      : []),
    ...(understandings.some(({ isTwice }) => isTwice === true) ? ['Ambiguous: that edition has the number more than once.'] : []),
  ];
}

/** Numbers of the rules that stand by themselves, each once: nothing but their form says what they are. */
export function tellBare(citations: readonly CheckedCitation[]): string | undefined {
  const bare = [...new Set(citations.flatMap(({ ground, text }) => (ground === 'form' ? [text] : [])))];
  return bare.length === 0 ? undefined : `Without a word such as “rule” beside them, so that they may count something: ${joinNames(bare)}.`;
}

/** Of a number that the edition of the day lacks, or that no day is given for: who bore it. */
export function tellFormer(number: string, { first, last, title, now }: Former): string {
  const stood = `${number}${title === undefined ? '' : ` ${title}`} stood in ${first === last ? `the edition of ${first}` : `the editions of ${first} to ${last}`}`;
  return `${stood}; ${now.length === 0 ? 'no entry carries it on today' : `it is ${joinNames(now.map(({ name }) => name))} today`}.`;
}

export function tellMissing(number: string, { document }: Understanding, then: string | undefined): string {
  const name = documentNames[document];
  return then === undefined ? `${number} of the ${name}, in whatever edition:` : `There is no ${number} in the ${name} of ${then}.`;
}

export const nowhere = (number: string): string => `No edition here has a ${number}.`;

/** Which edition is taken for the day of the text. */
export function tellEdition({ document, then, now, gap, before }: EditionOfDay, date: string | undefined): string {
  const name = documentNames[document];
  if (date === undefined) return `${name}: no day is given, so nothing is said of what it meant then; today's edition is that of ${now}.`;
  if (before !== undefined) return `${name}: no edition here is as old as ${date}; the first is that of ${before}.`;
  if (gap !== undefined)
    return `${name}: in force on ${date} was the edition of ${gap.date}, which is missing here; what follows is of the last before it, ${then ?? ''}.`;
  // Of policy nobody knows all editions.
  if (document !== 'comprehensive-rules')
    return `${name}: the last edition here before ${date} is that of ${then ?? ''}; there may have been others since. The newest here is that of ${now}.`;
  return `${name}: in force on ${date} was the edition of ${then ?? ''}; the newest is that of ${now}.`;
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
