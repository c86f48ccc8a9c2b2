/** Where the name of a document or of a time leads: a result before all others, or a line that says what is not here. Loaded when such a name is typed. */
import { findNamed, type Shelf } from '../../search/findNamed.ts';
import type { Named } from '../../search/readNamed.ts';
import { isPolicy, makeEditionKey } from '../../model/edition.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { findInCatalogue, type Catalogue, type CatalogueEntry } from '../frame/data/catalogue.ts';
import { openCatalogue } from '../where/loadChain.ts';
import { namedLabels as labels } from './namedLabels.ts';
import { append } from './resultList.ts';

export interface NamedResult {
  readonly item?: HTMLLIElement;
  readonly line?: HTMLElement;
}

/** `value`: how addresses name what is searched. Rejects when the catalogue cannot be had. */
export async function tellNamed(named: Named, value: string): Promise<NamedResult> {
  const catalogue = await openCatalogue();
  const shelf = makeShelf(catalogue, value);
  const found = shelf && findNamed(shelf, named);
  if (!found) return {};
  if (found.kind === 'edition')
    return { item: makeItem(found.edition, labels.why(found, named.day), named.day === undefined ? labels.document : labels.edition) };
  const line = document.createElement('p');
  if (found.kind === 'absent') line.append(labels.absent(found.work));
  else {
    line.append(labels.gap(found.work, named.day ?? ''));
    if (found.before) line.append(` ${labels.before} `, makeLink(found.before));
    if (found.after) line.append(` ${labels.after} `, makeLink(found.after));
  }
  return { line };
}

/** Undefined where nothing is here. */
export function makeShelf(catalogue: Catalogue, value: string): Shelf<CatalogueEntry> | undefined {
  const { editions, missing } = catalogue;
  const [main] = editions;
  const searched = findInCatalogue(catalogue, value);
  if (!main || !searched) return undefined;
  const whole = new Set(editions.flatMap(({ document, list }) => (list === undefined ? [] : [document])));
  // Of a document in editions those alone; of a second copy its first.
  const read = editions.filter(
    (entry) => entry.list !== undefined || (!whole.has(entry.document) && entry.value === makeEditionKey(entry)),
  );
  return { editions: read, missing, searched: searched.document, main: main.document };
}

/** An edition is read from its contents; a document on one page lies under its key. */
function hrefOf({ value, document, address, list }: CatalogueEntry): string {
  return makeAddress(list === undefined || isPolicy(document) ? { kind: 'document', key: value } : { kind: 'contents', edition: address });
}

const makeLink = (entry: CatalogueEntry): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href: hrefOf(entry), textContent: entry.title });

function makeItem(entry: CatalogueEntry, why: string, kind: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = append(item, 'a', 'result');
  link.href = hrefOf(entry);
  const head = append(link, 'span', 'result-head');
  append(head, 'span', 'result-title').textContent = entry.title;
  append(head, 'span', 'result-kind').textContent = kind;
  append(link, 'span', 'result-snippet').textContent = why;
  return item;
}
