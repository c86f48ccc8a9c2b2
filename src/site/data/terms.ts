/** Whose the texts are, and on what terms: in every file that has any of them. NOTICE.md says the same at length. */
import type { DocumentId } from '../../model/edition.ts';

export const terms =
  'Unofficial Fan Content permitted under the Fan Content Policy of Wizards of the Coast; neither approved nor endorsed by Wizards. Free of charge; the text stands as printed, with its edition and date, and is to be passed on so.';

const game = 'Magic: The Gathering, its rules, policy, cards and their names are property of Wizards of the Coast LLC.';
const ours = 'Collected, linked and compared by Concordance (MIT licence).';

export const credits: Readonly<Record<DocumentId, readonly string[]>> = {
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

export const allCredits = [...new Set(Object.values(credits).flat())];
