/** Words of ours on the home page. */
import { makeCount } from '../frame/labels/labels.ts';

export const homeLabels = {
  title: 'The rules of Magic, edition by edition',
  about: 'Every edition that was read, linked, searched and compared; each rule with its history, and Examples that are played.',
  oneRule: (first: string, last: string) => `One rule, ${first} to ${last}`,
  move: 'Move along the years: what came in is underlined, what went is struck through.',
  line: (name: string) => `Wordings of ${name}`,
  first: 'in the edition of',
  from: 'changed on',
  /** Around the title of a demonstration, which tells how it comes out under its own rules. */
  written: (year: string) => `Written for the rules of ${year}:`,
  played: 'Played under these rules:',
  notPlayable: 'It cannot be played under these rules.',
  read: (name: string, heading: string | undefined) => `${name}${heading === undefined ? '' : `, ${heading}`}, as it is`,
  history: 'All that happened to it',
  examples: 'Examples to try',
  examplesLead: 'Played by a rules engine, step by step, each step with the rule that it rests on.',
  practise: 'Practise with them',
  learn: 'Learn the rules, chapter by chapter',
  allExamples: (count: number) => `All ${makeCount(count, 'demonstration')}`,
  /** What a fresh clone says of itself. */
  isHere: (rules: number, editions: number, since: string) =>
    `What you see is the handbook: ${makeCount(rules, 'rule')} in plain words, written for this project, as they were on ${makeCount(editions, 'day')} since ${since}. It is no official text.`,
  covered: (here: number, all: number) => `${here} of ${all}`,
  coverage: (date: string) => `So many of the numbers of the rules of ${date} are here, section by section`,
  coveredTerms: (here: number, all: number, ours: number) => `Glossary: ${here} of ${all} terms, and ${ours} words of players.`,
  isMissing: (editions: number) =>
    editions === 0 ? 'The official text is not here.' : `The official text of ${makeCount(editions, 'edition')} is not here.`,
  command: 'npm run documents -- --all && npm start',
  adds: 'This fetches what can be had from its publisher’s addresses and shows it:',
  folder: 'Files that you have may lie in the folder content/documents, under any name.',
} as const;
