/**
 * Those whom the summaries name in brackets behind what they said, and who they were, as the summaries say at their ends. A name that is spelt
 * in several ways is one author; a page of a book or a number of a magazine is left out.
 */

export interface Author {
  /** As addresses name it. */
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** A person, a body that decides rules, or something printed. */
  readonly is: 'person' | 'body' | 'print';
  readonly named: RegExp;
}

export const authors: readonly Author[] = [
  {
    id: 'dangelo',
    name: 'Stephen D’Angelo',
    is: 'person',
    about: 'Kept the General Rulings Summary, and answered as network representative of Wizards of the Coast.',
    named: /^D['’]Angelo$/i,
  },
  {
    id: 'aahz',
    name: 'Tom Wylie (Aahz)',
    is: 'person',
    about: 'Rules Manager before Beth Moursund; the summaries name him “Aahz”.',
    named: /^Aahz$/i,
  },
  {
    id: 'bethmo',
    name: 'Beth Moursund (bethmo)',
    is: 'person',
    about: 'Rules Manager at Wizards of the Coast in 1999, before that representative on the MTG-L mailing list.',
    // “behtmo” stands once in the summary of 1999.
    named: /^be(?:th|ht)mo$/i,
  },
  { id: 'barclay', name: 'Paul Barclay', is: 'person', about: 'Network representative on the MTG-L mailing list.', named: /^Barclay$/i },
  {
    id: 'delaney',
    name: 'David DeLaney',
    is: 'person',
    about: 'Network representative on the newsgroup rec.games.trading-cards.magic.rules.',
    named: /^DeLaney$/i,
  },
  { id: 'peterson', name: 'Paul Peterson', is: 'person', about: 'Once representative on the MTG-L mailing list.', named: /^Peterson$/i },
  {
    id: 'rules-team',
    name: 'WotC Rules Team',
    is: 'body',
    about: 'The rules team of Wizards of the Coast; the summaries mark its official rulings so.',
    named: /^WotC Rules Team$/i,
  },
  {
    id: 'comprehensive-rules',
    name: 'Comprehensive Rules',
    is: 'print',
    about: 'Wordings of the rules themselves, which the summary of 2005 quotes with the day of each.',
    named: /^CompRules$/i,
  },
  {
    id: 'tournament-rules',
    name: 'DCI: tournament rules and updates',
    is: 'body',
    about: 'Tournament Rules, Floor Rules and updates of the DCI.',
    named: /^(?:Tournament Rules|Tournament Updated?|Tourney Updated?|Update|PPG|DCI\b.*)$/i,
  },
  { id: 'fifth-edition', name: 'Fifth Edition rulebook', is: 'print', about: 'The rulebook of March 1997.', named: /^Fifth Edition$/i },
  { id: 'mirage', name: 'Mirage rulebook', is: 'print', about: 'The rulebook of October 1996.', named: /^Mirage$/i },
  { id: 'tempest', name: 'Tempest rulebook', is: 'print', about: 'The rulebook of October 1997.', named: /^Tempest$/i },
  { id: 'duelist', name: 'The Duelist', is: 'print', about: 'The magazine of Wizards of the Coast.', named: /^Duelist Magazine\b.*$/i },
  {
    id: 'other-print',
    name: 'Rule cards, Oracle, lists of questions',
    is: 'print',
    about: 'Rule cards of sets, the Oracle wordings of cards, and lists of questions and answers.',
    named: /^(?:Urza['’]s Saga Rule|Legends Rulecards?|Oracle|QAS|Visions FAQ)$/i,
  },
];

/** Those whom no summary explains. */
export const others: Author = {
  id: 'others',
  name: 'Others',
  is: 'person',
  about: 'Named in a summary that says nothing more of them.',
  named: /^$/,
};

/** Our own rulings. */
export const ours: Author = {
  id: 'concordance',
  name: 'Concordance',
  is: 'person',
  about: 'Rulings of our own (content/rulings), each with a demonstration that plays it.',
  named: /^Concordance$/,
};

export const findAuthor = (id: string): Author | undefined => [...authors, others, ours].find((author) => author.id === id);

export interface NamedAuthors {
  /** Ids, each once, in the order of print; `others` for all names that the table above does not have. */
  readonly ids: readonly string[];
  /** Names that the table above does not have. */
  readonly unknown: readonly string[];
}

/** Reads the names of an attribution: `WotC Rules Team; Duelist Magazine #20, Page 35`. Never throws; what it does not know it says. */
export function readAuthors(attribution: string): NamedAuthors {
  const [ids, unknown] = [new Set<string>(), new Set<string>()];
  for (const part of attribution.split(';')) {
    const name = part.trim().replace(/,?\s*Page\b.*$/i, '');
    if (name === '') continue;
    const known = [...authors, ours].find(({ named }) => named.test(name));
    if (known) ids.add(known.id);
    else unknown.add(name);
  }
  return { ids: [...ids, ...(unknown.size > 0 ? [others.id] : [])], unknown: [...unknown] };
}
