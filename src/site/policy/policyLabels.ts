/** Sentences of the pages about tournament policy. */
import { makeCount } from '../frame/labels/labels.ts';

const kinds = { banned: 'banned', restricted: 'restricted', limited: 'on the Limited List' } as const;

export const policyLabels = {
  lead: 'What players and judges do in a tournament, and what an infraction costs: every edition that is here, and what each changed. Between two of them there may have been others.',
  penalties: 'Penalties by date',
  penaltiesLead:
    'What each infraction cost, in the words of the guide. A column is an edition that changed a penalty, or which infractions there are; of the editions between, every penalty whose form is known is the same.',
  penaltiesOf: (editions: number, from: string, to: string) => `From ${makeCount(editions, 'edition')} of ${from} to ${to}.`,
  infraction: 'Infraction',
  unknown: 'see there',
  missing: 'none of this name',
  same: 'as before',
  wordsNote: '“Game” and “Match” are printed for Game Loss and Match Loss until 2010; REL is the Rules Enforcement Level.',
  banned: 'Banned and restricted cards',
  bannedLead:
    'Cards that the Tournament Rules and the rulings summaries list as banned or restricted, each with the editions here that list it. A list may have changed between two editions, on a day that only an announcement said.',
  newestHere: (date: string) => `The newest edition here is of ${date}: what came after it is not known here.`,
  now: (date: string) => `The lists of ${date}`,
  cards: 'Every card, by name',
  filterCards: 'Filter the cards',
  cardCount: (count: number) => (count === 0 ? 'No such card on a list here' : makeCount(count, 'card')),
  formatOf: (format: string, kind: keyof typeof kinds, count: number) => `${format}: ${count} ${kinds[kind]}`,
  run: (format: string, kind: keyof typeof kinds) => `${format}: ${kinds[kind]}`,
  cardLead: (name: string) =>
    `The lists of banned and restricted cards in documents here that name ${name}, with the editions that have them. A list may have changed between two editions, on a day that only an announcement said.`,
  // A card may have left a list and come back: of one run nothing is said of the time before and after it.
  listedAlone: (date: string) => `Listed in the edition of ${date}`,
  newestAlone: (date: string) => `Listed in the edition of ${date}, the newest here`,
  firstListed: (date: string) => `From the edition of ${date}`,
  lastListed: (date: string) => `to that of ${date}`,
  newestListed: (date: string) => `to that of ${date}, the newest here`,
  inSummaryList: (number: string, date: string) => `Listed under ${number} in the rulings summary of ${date}`,
  takenFrom: (author: string, date: string) => `which gives as its source: ${author}, ${date}`,
  historyOf: (name: string) => `See ${name}`,
  summaryLists: (date: string) => `Lists of the rulings summary of ${date}`,
  unreadNames: (printed: string) => `Not read as a name: “${printed}”.`,
  notIn: (date: string) => `not in that of ${date}`,
  ended: 'no later edition here has a list of this name',
  near: (names: string) => `Differs little from ${names}: one of the two may be a misprint. Names stand as they are printed.`,
  also: (names: string) => `Printed also as ${names}.`,
  formats: 'Formats',
  formatsLead:
    'Where each format is defined: the section of the Tournament Rules in every edition here, under the number that it had, and that of the rulings summaries.',
  formatLead: (name: string) =>
    `What the documents here say of ${name}, in their own words: which cards may be played, and how. It may have changed between two editions, on a day that only an announcement said.`,
  saidOn: (date: string) => `The edition of ${date}`,
  saidFrom: (from: string, to: string) => `The editions of ${from} to ${to}`,
  newestText: (title: string) => `${title}, the newest here`,
  summaryText: (date: string) => `The rulings summary of ${date}`,
  noFormats: 'No edition here defines a format.',
  formerly: (names: string) => `Formerly ${names}.`,
  stillThere: (date: string) => `in the edition of ${date}, the newest here`,
  upTo: (date: string) => `last in that of ${date}`,
  inEdition: (date: string) => `in that of ${date} alone`,
  firstIn: (date: string) => `first in that of ${date}`,
  inSummary: (date: string) => `of the rulings summary of ${date}`,
  history: 'What changed, step by step',
  noDocuments: 'No document of tournament policy is here.',
  noLists: 'No edition here has a list of banned cards.',
  changed: 'what changed',
} as const;
