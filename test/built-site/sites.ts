/** The sites that several files of tests look at. Each is built once in a run, and takes as long as two dozen tests: a new one needs a reason. */
import type { SyntheticOptions } from './builtSite.ts';
import { gameFiles } from '../fixtures/games/lanterns.ts';
import { ledgerFiles } from '../fixtures/games/ledgers.ts';
import { changesPapers } from './changesPapers.ts';
import { exampleDemonstrations, examplePapers } from './examplePapers.ts';
import { historyPapers } from './historyPapers.ts';
import { playerDemonstrations, playerPapers } from './playerPapers.ts';
import { policyPapers } from './policyPapers.ts';
import { rulingsPapers, rulingsTopics } from './rulingsPapers.ts';

/** Changes of every kind between editions of rules for cats, and three games beside them. */
export const changesSite: SyntheticOptions = { papers: changesPapers, games: { ...gameFiles, ...ledgerFiles } };

/** Histories of rules and of policy, and rulings. */
export const historySite: SyntheticOptions = { papers: { ...historyPapers, ...policyPapers, ...rulingsPapers }, topics: rulingsTopics };

/** Runs that are stepped through. */
export const playerSite: SyntheticOptions = { papers: playerPapers, demonstrations: playerDemonstrations };

/** Examples with their demonstrations, and questions to practise with. */
export const exampleSite: SyntheticOptions = { papers: examplePapers, demonstrations: exampleDemonstrations };
