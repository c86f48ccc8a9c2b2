/** The help, in words of ours: what one can type, press, tap and read on every page. Terms and what they do, section by section. */
import { keyRows } from '../frame/labels/keyLabels.ts';

export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** What one types, presses or sees, and what it does or means. */
  readonly rows: readonly (readonly [string, string])[];
}

export const helpLabels = {
  title: 'Help',
  lead: 'The text of the rules needs no help to be read. This is what else there is.',
  onThisPage: 'On this page',
} as const;

export const helpSections: readonly HelpSection[] = [
  {
    id: 'search',
    title: 'What the search takes',
    lead: 'A number goes to its rule; anything else looks through rules, Examples and glossary.',
    rows: [
      [
        '704.5j',
        'That rule, first of all, and what stands near it. Enter opens it. Capitals, spaces and “cr” before it make no difference.',
      ],
      ['702.19.', 'With a full stop at its end: that rule alone, without those under it.'],
      ['502.33', 'A number of an older edition: what it is called now.'],
      ['first strike lethal', 'Words in any order; what has more of them comes sooner. “All words” keeps what has every one.'],
      ['"comes into play"', 'In quotation marks: these words, one after the other.'],
      ['trample -planeswalker', 'With a minus: nothing that has this word.'],
      ['kiten', 'A word that stands nowhere: the nearest that does, and the page says so.'],
    ],
  },
  {
    id: 'keys',
    title: 'Keys',
    rows: keyRows.map(({ keys, does }) => [keys.join(', '), does]),
  },
  {
    id: 'shown',
    title: 'What is shown',
    lead: 'The menu Aa keeps these choices on this device, for every page. They need JavaScript; reading does not.',
    rows: [
      ['Numbers, Examples', 'Leaves them out. Links to them still lead there, and paper follows.'],
      ['Rulings', 'Leaves out what is no official text: who said it, when, and whether the rule was rewritten since, stands with each.'],
      ['Symbols as images', 'Drawn, or as they are printed: {T}.'],
      ['Every word of the glossary', 'Marks words that stand everywhere too, such as player or damage.'],
      ['Theme', 'Light, dark, or as the device has it.'],
    ],
  },
  {
    id: 'marks',
    title: 'What the marks mean',
    rows: [
      ['704.5j in red', 'The number of a rule, and its lasting link.'],
      [
        '···',
        'Opens what stands beside a rule: plain words from the handbook, what cites it, rulings on it, since when it is there and how often it changed.',
      ],
      [
        'dotted line',
        'A word of the glossary, at its first mention in a rule. Point at it, or tap once, to read its definition; tap twice to go there.',
      ],
      ['whole line', 'A citation of another rule. It stays in the edition that is read.'],
      ['dotted line, no link', 'A citation of what this edition has not.'],
      ['+ underlined', 'Came in. A bar beside a whole text: all of it is new.'],
      ['− struck through', 'Went. A double bar beside a whole text: all of it is gone.'],
      ['▸ Run', 'Plays the Example, step by step, each step with the rule that it rests on.'],
      ['the line below the header', 'On ground of another colour: this edition is no longer in force. It leads to the same place today.'],
    ],
  },
  {
    id: 'editions',
    title: 'Editions',
    rows: [
      [
        'the name and day at the head',
        'Which document and edition the page shows, and from when. It opens all editions, each with what the entry is called there.',
      ],
      ['/704/', 'Always the edition in force.'],
      ['/2009-07-11/704/', 'That edition, for ever.'],
      ['/613.7c', 'A number alone leads to the page that it stands on.'],
      [
        'Changes',
        'All editions on a line of time, what each changed, any two of them compared, what an old number is now, the rules on a day.',
      ],
      [
        '/cite/',
        'A text of yours, checked: which rules, policy and terms it cites, what these meant on its day, what they are now; the same as Markdown with links. Nothing of it is sent.',
      ],
      [
        '/compare/ with a file',
        'A new edition before it is out, its text chosen or dropped there: what it would change, and which Examples it touches. Nothing of it is sent.',
      ],
    ],
  },
  {
    id: 'beside',
    title: 'Two rules side by side',
    lead: 'It needs JavaScript. The address says what stands beside the page, so that it can be sent.',
    rows: [
      [
        'Beside',
        'In a preview, behind a result of the search, and among the tools of a number: reads it beside the page, on a phone below it.',
      ],
      ['A link that is dragged', 'To the right half of the window, on a phone to the lower one: the same.'],
      [
        '/704/?beside=510.4',
        'As an address; ?beside=2009-07-11/502.33 is a rule of another edition, ?beside=glossary/trample a word of the glossary.',
      ],
    ],
  },
  {
    id: 'cite',
    title: 'How to cite',
    rows: [
      [
        'Tap a number',
        'Copies its link, with the edition in it. The tools that come with it copy a citation with text and date, or the link to whatever is in force.',
      ],
      ['A mouse', 'Brings the same tools to the right of the rule that it points at.'],
      ['Which link', 'The one with a date, where the words matter; the one without, where the rule does.'],
      [
        'Copy as …',
        'Text, Markdown, a short line for a chat, a link with its words; or the share sheet of the system, where there is one.',
      ],
    ],
  },
  {
    id: 'keep',
    title: 'How to keep, and to answer',
    lead: 'It needs JavaScript. All of it lies in this browser and is sent nowhere.',
    rows: [
      ['Keep', 'Among the tools of a number: a bookmark, a note, reading lists. A sign at the number says that it is kept.'],
      [
        'Kept, in the menu',
        'All of it, in your order. Of an older edition it says what each is called now, and whether it changed in substance.',
      ],
      ['Answer sheet', 'Rules picked for one answer. Its address opens the same rules for anybody, in the words of their editions.'],
      ['Export, import', 'JSON or Markdown. What is imported is added to what is there, and nothing is doubled.'],
    ],
  },
  {
    id: 'one-hand',
    title: 'In one hand',
    rows: [
      ['The round button', 'On a phone: the search, with its field at the foot of the window.'],
      ['123', 'A pad for numbers in place of the keyboard; behind the number of a rule it has the letters of subrules.'],
      ['Speak', 'Where the browser listens. It may send what it hears to its maker, so it is asked first; this site sends nothing.'],
    ],
  },
  {
    id: 'offline',
    title: 'Without a network',
    lead: 'It needs JavaScript, and an address with https. Nothing is kept until you ask for it.',
    rows: [
      [
        'Offline',
        'In the menu and in the menu Aa: keeps the edition in force on this device, or all history as well, and says first how much that is.',
      ],
      ['Kept on this device', 'Pages come from there, with a network or without, until you take a newer build or remove it.'],
      ['On the home screen', 'The browser’s menu installs it as a program of its own.'],
    ],
  },
  {
    id: 'data',
    title: 'For programs',
    rows: [
      ['/data/', 'All of it as files: JSON, SQLite, JSON lines, and what stands in each. The list of editions leads there.'],
      ['Feeds', 'New editions, each section, tournament policy, lists of cards. A feed reader finds them by the address of those pages.'],
    ],
  },
  {
    id: 'print',
    title: 'How to print',
    rows: [
      [
        'The print of the browser',
        'Takes the text alone, in black on white, with edition and address at the foot of each sheet. Numbers and Examples that are switched off stay off.',
      ],
      ['On a phone', 'Menu, then “Print this page”.'],
      ['A whole edition', '/all/ has the edition in force on one page; the contents of any other lead to it as one page too.'],
      ['A whole section', 'Each section of the edition in force has all of it on one page; its own page leads there.'],
      ['What is closed', 'Is not printed: open what should be.'],
    ],
  },
];
