/** Sentences that pages are built with. Apart from the labels, which scripts of reading pages load with them. */
import { makeCount } from './labels.ts';

export const pageLabels = {
  glossaryAbout: (terms: number) => `${makeCount(terms, 'term')}, A to Z, each with its definition and where it is used.`,
  handbookAbout: (date: string) =>
    `Rules in plain words, as they stood on ${date}: a selection, written for this site and no official text.`,
  contentsAbout: 'All sections and subsections, and the glossary.',
  documentAbout: (entries: number, sections: string) =>
    `${makeCount(entries, 'entry', 'entries')} on one page, as they were printed${sections === '' ? '' : `: ${sections}`}.`,
  editionsAbout: (editions: number) =>
    `${makeCount(editions, 'edition and source', 'editions and sources')} that were read, from when until when each was in force.`,
  copyNote: 'This copy leaves rules out. Citations of those lead to the whole edition; they are underlined with dashes.',
  notFoundTitle: 'No such page',
  notFound:
    'There is no page at this address. A rule stands on the page of its subsection or keyword; an older edition has its own addresses.',
  notFoundUp: 'Go one step up',
  notFoundContents: 'Subsections of the newest edition',
  notFoundWhere: 'What became of an old number',
  noSuchNumber: (number: string, date: string) => `${number} is not a number of the edition of ${date}`,
  neverANumber: (number: string) => `No edition that was read has ${number}.`,
  fanContent:
    'Concordance is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
  rulingsCredit: (date: string) => `Stephen D’Angelo’s General Rulings Summary, version of ${date}`,
};
