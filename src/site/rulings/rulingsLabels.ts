/** Words of ours about rulings. */
import type { RulingKind, Unplaced } from '../../rulings/ruling.ts';
import { makeCount } from '../frame/labels/labels.ts';
import { sayFigure } from '../frame/labels/figures.ts';

export const rulingsLabels = {
  title: 'Rulings',
  lead: 'What judges, rules managers and printed answers said of a rule, with who said it and when. None of it is official text: a ruling is marked where the rule was rewritten after it.',
  conditions:
    'The rulings summaries may be copied and quoted where nothing is sold for profit, with credit to Stephen D’Angelo and the date of the version. Both stand wherever one of them is quoted here.',
  ours: 'Our own have a demonstration each that plays what they say.',
  count: (count: number) => `Rulings: ${sayFigure(count)}`,
  notOfficial: 'Not official text.',
  oursCredit: (author: string, read: string) => `${author}, read beside the edition of ${read}`,
  byRule: 'By rule',
  byAuthor: 'By who said it',
  byYear: 'By year',
  placed: 'Where they belong',
  source: 'Source',
  author: 'Who',
  about: 'What is known of them',
  all: 'All',
  placedCount: 'Under a rule or term',
  flagged: 'Rewritten since',
  asNewCount: 'As good as new',
  unplacedCount: 'Nowhere',
  asNew: 'As good as new',
  asNewLead:
    'Rulings of which both is proved: the rule that they speak of was here on their day, and nothing of its substance has changed since. A ruling older than the first edition it can be compared with is not among them, whatever became of its rule.',
  unplaced: 'Rulings that stand nowhere',
  unplacedLead: 'What a ruling speaks of is proved or not said. These stay in their document alone.',
  section: (number: string, title: string) => `${number} ${title}`,
  glossary: 'Glossary',
  gone: 'Rules and terms that are gone',
  onRules: (name: string) => `Rulings: ${name}`,
  by: (name: string) => `Rulings: ${name}`,
  undated: 'without a day of its own',
  noAuthor: 'No source is named',
  yearOf: (year: string, count: number) => `${year} (${count})`,
  goneSince: (last: string) => `last ${last}`,
  alsoOn: (name: string, count: number) => `${name}: ${makeCount(count, 'ruling')}`,
  speaksOf: 'Speaks of',
  document: (version: string) => `General Rulings Summary of ${version}`,
  // The mark of a ruling that the rule has outrun, and the others.
  rewritten: (on: string) => `Rewritten ${on}`,
  below: { rewritten: 'was rewritten', came: 'came in', went: 'went' },
  goneFlag: (name: string, on: string) => `${name === '' ? 'No' : `${name} is no`} longer a rule of its own, ${on}`,
  // Where it went, when it did not stay one provision.
  wentTo: 'It went to',
  partAt: 'A part of it stands as',
  sure: (score: number) => `(${Math.round(score * 100)}% sure)`,
  ofThoseBelow: (stand: number, of: number) => `(${stand} of the ${makeCount(of, 'rule')} that stood under it)`,
  nowhere: 'Nothing that stands in the newest edition is known to have taken it over.',
  see: 'see what changed',
  more: (times: number) => `and in ${makeCount(times, 'later edition')}`,
  older: (date: string) => `Older than what it is compared with, the edition of ${date}.`,
  fresh: 'As good as new: nothing of its substance changed since.',
  asPrinted: (date: string) => `Quoted word for word as in the edition of ${date}.`,
  played: 'Played:',
  find: 'Find rulings',
  words: 'Words',
  anyAuthor: 'Anyone',
  anyYear: 'Any year',
  anySource: 'Any source',
  year: 'Year',
  onlyAsNew: 'As good as new only',
  showRest: (count: number) => `Show the other ${makeCount(count, 'ruling')}`,
  found: (shown: number, total: number) =>
    total === 0
      ? 'No ruling was found.'
      : shown < total
        ? `The first ${shown} of ${makeCount(total, 'ruling')}`
        : makeCount(total, 'ruling'),
  none: 'No rulings are here. A rulings summary is read like any document that is put into content/documents.',
  /** How fields of the address are called in a sentence. */
  asked: { by: 'author', year: 'year', source: 'source' } as Readonly<Record<string, string>>,
  notOffered: (name: string, value: string) => `There is no ${name} “${value}” among the rulings; it is passed over. `,
  notLoaded: 'The rulings could not be loaded. The lists below work all the same.',
  needsScript: 'Finding by words needs JavaScript; the lists below do not.',
} as const;

export const rulingKindLabels: Readonly<Record<RulingKind, string>> = {
  ruling: 'ruling',
  note: 'note',
  wording: 'wording of that day',
  list: 'list',
};

export const unplacedLabels: Readonly<Record<Unplaced, string>> = {
  apart: 'They are about something else: tournaments, more than two players, Unglued.',
  unnamed: 'No heading and no headword of the editions of that time has the name of their topic.',
  ambiguous: 'More than one heading has the name of their topic.',
  unlike: 'The rules of their day have neither their words nor their number, or are not about formats and tournaments at all.',
};
