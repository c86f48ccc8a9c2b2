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
  lead: 'You can read the rules without any of this. Here is what else you can do.',
  onThisPage: 'On this page',
} as const;

export const helpSections: readonly HelpSection[] = [
  {
    id: 'search',
    title: 'What the search takes',
    lead: 'Type a number to find its rule, or words to search rules, Examples and the glossary.',
    rows: [
      ['704.5j', 'That rule first, then its neighbours. Enter opens it. Capitals, spaces and a “cr” before it do not matter.'],
      ['702.19.', 'With a full stop at the end: only that rule, without its subrules.'],
      ['502.33', 'A number from an older edition: you are told what it is now.'],
      ['first strike lethal', 'Words in any order. What has more of them comes first; “All words” shows only what has every one.'],
      ['"comes into play"', 'In quotation marks: exactly these words in this order.'],
      ['trample -planeswalker', 'With a minus: leaves out whatever has this word.'],
      ['kiten', 'A misspelt word: the nearest word that exists is searched instead, and the page says so.'],
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
    lead: 'These choices are in the menu Aa. They hold for every page on this device, and need JavaScript; reading does not.',
    rows: [
      ['Numbers, Examples', 'Hides them, also when you print. Links to them still work.'],
      ['Rulings', 'Hides rulings, which are not official text. Each says who gave it, when, and whether its rule was rewritten since.'],
      ['Symbols as images', 'Draws symbols, or shows them as printed: {T}.'],
      [
        'Every word of the glossary',
        'Also marks everyday words such as player or damage; in superseded editions where one first stands under a heading.',
      ],
      ['Theme', 'Light, dark, or as the device has it.'],
    ],
  },
  {
    id: 'marks',
    title: 'What the marks mean',
    rows: [
      ['704.5j in red', 'The number of a rule. It is a link that lasts: a tap copies it, and brings what else can be copied.'],
      [
        '···',
        'Opens what is known about a rule: plain words from the handbook, what cites it, rulings on it, and its history. On a phone it also brings what can be copied.',
      ],
      ['dotted line', 'A word of the glossary. Point at it, or tap it, to read its definition; tap it again to go there.'],
      ['whole line', 'A link to another rule, in the edition that you are reading.'],
      ['dotted line, no link', 'A reference to something that this edition does not have.'],
      ['underlined, on blue', 'Added. A bar beside the text means that all of it is new.'],
      ['struck through, on red', 'Removed. A double bar beside the text means that all of it is gone.'],
      ['▸ Run', 'Plays the Example step by step, with the rule behind each step.'],
      [
        'the line below the header',
        'You are reading an older edition, with a link to the same place in the newest one; or the newest one here, where a newer one is known.',
      ],
    ],
  },
  {
    id: 'editions',
    title: 'Editions',
    rows: [
      [
        'the name and day at the head',
        'Shows which document and edition you are reading. Open it to see the same entry in any other edition.',
      ],
      ['/704/', 'Always the newest edition.'],
      ['/2009-07-11/704/', 'This edition, for ever.'],
      ['/613.7c', 'A number alone leads to its page.'],
      ['Changes', 'A timeline of all editions, what each one changed, any two compared, what an old number is now, the rules on any day.'],
      [
        '/cite/',
        'Paste an article or a post: which rules it cites, what they said when it was written, and what they are now. Your text is not sent anywhere.',
      ],
      [
        '/compare/ with a file',
        'Choose the file of a new edition before it is out: what it would change, and which Examples it touches. The file is not sent anywhere.',
      ],
    ],
  },
  {
    id: 'beside',
    title: 'Two rules side by side',
    lead: 'It needs JavaScript. The address of the page includes both rules, so you can share it.',
    rows: [
      ['Side by side', 'In a preview, at a search result, and among the tools of a number: opens it beside the page, on a phone below it.'],
      ['A link that is dragged', 'Drop it on the right half of the window to do the same; on a phone, on the lower half.'],
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
        'Copies a link to the rule in this edition. The tools that appear copy a citation with text and date, or a link that always shows the newest edition.',
      ],
      ['A mouse', 'Point at a rule: the same tools appear to its right.'],
      ['Which link', 'Use the link with a date if the exact words matter, the one without if people should see the newest rule.'],
      ['Copy as …', 'Text, Markdown, a short line for a chat, or a link with its words. Some devices can share it too.'],
    ],
  },
  {
    id: 'keep',
    title: 'How to keep, and to answer',
    lead: 'It needs JavaScript. Everything stays in this browser and is sent nowhere.',
    rows: [
      [
        'Keep',
        'Among the tools of a number: bookmark a rule, write a note, or put it on a reading list. A ribbon at the number shows that it is kept.',
      ],
      [
        'Kept, in the menu',
        'Everything that you kept, in your order. Rules of an older edition say what they are called now and whether they changed.',
      ],
      ['Answer sheet', 'Collects rules for one answer. Share its address, and anybody sees the same rules in the same words.'],
      ['Export, import', 'As JSON or Markdown. An import adds to what you have and doubles nothing.'],
    ],
  },
  {
    id: 'one-hand',
    title: 'In one hand',
    rows: [
      [
        'The round button',
        'On a phone it opens the search, with the field at the bottom. It steps aside while you read on; scroll up a little to bring it back.',
      ],
      ['123', 'A number pad in place of the keyboard. After the number of a rule it offers the letters of its subrules.'],
      [
        'Speak',
        'Say what you look for, if your browser can listen. It may send what it hears to its maker, so you are asked first; this site sends nothing.',
      ],
    ],
  },
  {
    id: 'offline',
    title: 'Without a network',
    lead: 'It needs JavaScript and an address with https. Nothing is stored until you ask for it.',
    rows: [
      ['Offline', 'In the menu: stores the newest edition on this device, or all history too. It first says how much that is.'],
      ['Kept on this device', 'Pages then open with or without a network, until you update or remove them.'],
      ['On the home screen', 'Install it from the browser’s menu, like an app.'],
    ],
  },
  {
    id: 'data',
    title: 'For programs',
    rows: [
      ['/data/', 'Everything as files: JSON, SQLite and JSON lines, with a description of each.'],
      ['Feeds', 'For new editions, each section, tournament policy and lists of cards. Give a feed reader the address of the page.'],
    ],
  },
  {
    id: 'print',
    title: 'How to print',
    rows: [
      [
        'The print of the browser',
        'Prints only the text, black on white, with edition and address at the foot of each sheet. Numbers and Examples that you hid stay hidden.',
      ],
      ['On a phone', 'Menu, then “Print this page”.'],
      ['A whole edition', '/all/ is the newest edition on one page. The contents of any other edition link to one page too.'],
      ['A whole section', 'The page of a section links to all of it on one page.'],
      ['What is closed', 'Is not printed. Open what you want on paper.'],
    ],
  },
];
