/** The last step of a build: `node finish.ts FOLDER`, the folder of a site whose pages are all there (src/site/writing/finishSite.ts). */
import { join } from 'node:path';
import { packageFolder } from '../../src/corpus/packageFolder.ts';
import { finishSite } from '../../src/site/writing/finishSite.ts';

const [, , folder = ''] = process.argv;
await finishSite(folder, join(packageFolder, 'node_modules', '.cache', 'concordance'));
