/** The last step of a build: `node finish.ts FOLDER`, the folder of a site whose pages are all there. */
import { finishSite } from '../../src/site/writing/finishSite.ts';

const [, , folder = ''] = process.argv;
await finishSite(folder);
