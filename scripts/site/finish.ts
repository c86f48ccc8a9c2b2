/**
 * The last step of a build: `node finish.ts FOLDER`, the folder of the site. Whoever starts it does so as soon as the pages of the first choice are there
 * (src/site/offline/choices.ts), and says when all are.
 */
import { finishSite } from '../../src/site/writing/finishSite.ts';
import { awaitWord } from '../../src/site/writing/starter.ts';

const [, , folder = ''] = process.argv;
await finishSite(folder, awaitWord());
