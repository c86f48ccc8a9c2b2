/** The real documents, if the environment names a folder of them: CONCORDANCE_DOCUMENTS, several separated as in PATH. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder that has the catalog; undefined on a machine without documents. */
export const folder = (process.env['CONCORDANCE_DOCUMENTS'] ?? '')
  .split(delimiter)
  .find((path) => path !== '' && existsSync(join(path, 'catalog.json')));

export const title = folder === undefined ? '(skipped: CONCORDANCE_DOCUMENTS names no folder with a catalog.json)' : '';

interface CatalogRecord {
  readonly file: string;
  readonly format: string;
  readonly effective_date: string;
}

/** Text files of the rules, the summaries and the seeds, oldest first. */
export const records: readonly CatalogRecord[] =
  folder === undefined
    ? []
    : (JSON.parse(readFileSync(join(folder, 'catalog.json'), 'utf8')) as CatalogRecord[])
        .filter(({ file, format }) => format === 'txt' && /^(?:comprehensive-rules|rulings-summaries|seeds)\//.test(file))
        .toSorted((one, other) => (one.effective_date < other.effective_date ? -1 : 1));
