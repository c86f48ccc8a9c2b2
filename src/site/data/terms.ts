/** Whose the texts are, and on what terms: in every file that has any of them. NOTICE.md says the same at length. */
import { isGame, type DocumentId, type MagicDocumentId } from '../../model/edition.ts';
import { findTerms, nameDocument } from '../frame/labels/documentNames.ts';

export const terms =
  'Unofficial Fan Content permitted under the Fan Content Policy of Wizards of the Coast; neither approved nor endorsed by Wizards. Free of charge; the text stands as printed, with its edition and date, and is to be passed on so.';

const game = 'Magic: The Gathering, its rules, policy, cards and their names are property of Wizards of the Coast LLC.';
const ours = 'Collected, linked and compared by Concordance (MIT licence).';

const credits: Readonly<Record<MagicDocumentId, readonly string[]>> = {
  'comprehensive-rules': [game, ours],
  rulebook: [game, ours],
  'tournament-rules': [game, ours],
  'penalty-guide': [game, ours],
  handbook: ['The handbook is by Concordance, in its own words (MIT licence). It is unofficial.', game],
  'rulings-summary': [
    "General Rulings Summary by Stephen D'Angelo, of the date of its edition. It may be copied and included in other works if nobody sells it for profit, its author is given credit, and the version date is listed.",
    game,
    ours,
  ],
};

/** Of another game what its description says, and that we put it here. */
export function creditsOf(document: DocumentId): readonly string[] {
  return isGame(document) ? [...(findTerms(document)?.credits ?? [nameDocument(document)]), ours] : credits[document];
}

/** On what terms the text of a document may be used. */
export function termsOf(document: DocumentId): string {
  return isGame(document) ? (findTerms(document)?.terms ?? 'Not told.') : terms;
}

/** Of what holds texts of several documents: all of Magic, and of other games those that are named. */
export const allCredits = (documents: readonly DocumentId[]): readonly string[] => [
  ...new Set([...Object.values(credits).flat(), ...documents.flatMap((document) => (isGame(document) ? creditsOf(document) : []))]),
];

export const allTerms = (documents: readonly DocumentId[]): string =>
  [terms, ...documents.filter(isGame).map((document) => `${nameDocument(document)}: ${termsOf(document)}`)].join(' ');
