import { join } from 'node:path';
import { packageFolder } from '../../corpus/packageFolder.ts';

/** The folder of what takes long to make and depends on packages alone. */
export const cacheFolder = join(packageFolder, 'node_modules', '.cache', 'concordance');
