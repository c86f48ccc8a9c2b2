/** Where an address of a rule leads that has no page of its own: `/613.7c` to `/613/#613.7c`. For whoever serves the built site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMeant, findPlaceOf, leadToTerm, readFormerNumber } from '../../src/site/frame/addresses/formerAddress.ts';
import { listRulePages, type NumberAddress } from '../../src/site/frame/addresses/numberAddress.ts';
import { cataloguePath, type Catalogue } from '../../src/site/frame/data/catalogue.ts';
import { readEntryNames, type EditionList } from '../../src/site/frame/data/editionList.ts';
import { arrangeEdition, type EditionView } from '../../src/site/frame/library/edition.ts';

/**
 * The path, from the root of the site, of the page that a rule or term stands on, in the edition that the address names; undefined for a path
 * that names none, or one that the edition lacks. Reads pages and data files of that folder alone.
 */
export async function leadOn(siteFolder: string, path: string): Promise<string | undefined> {
  const term = leadToTerm(path);
  if (term !== undefined) {
    const [page = '', anchor = ''] = term.split('#');
    return findOnPage(siteFolder, page, anchor);
  }
  const address = readFormerNumber(path);
  return address && ((await findOnPages(siteFolder, address)) ?? (await findInParts(siteFolder, path, address)));
}

/** On the pages whose addresses say what stands there. */
async function findOnPages(siteFolder: string, address: NumberAddress): Promise<string | undefined> {
  for (const { page, anchor } of listRulePages(address)) {
    const found = await findOnPage(siteFolder, page, anchor);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function findOnPage(siteFolder: string, page: string, anchor: string | undefined): Promise<string | undefined> {
  const html = await readFile(join(siteFolder, ...page.split('/'), 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined || anchor === undefined) return html && page;
  const hasAnchor = html.includes(` id=${anchor} `) || html.includes(` id=${anchor}>`) || html.includes(` id="${anchor}"`);
  return hasAnchor ? `${page}#${anchor}` : undefined;
}

/**
 * In an edition that is divided into parts. A subsection or keyword that was asked for as a page is led to without anchor: then the browser
 * keeps the one that was asked for, which no server gets to know.
 */
async function findInParts(siteFolder: string, path: string, address: NumberAddress): Promise<string | undefined> {
  const view = await openEdition(siteFolder, address);
  const href = view && findPlaceOf(view, address.number, '');
  return path.endsWith('/') && view?.hasPage(address.number) === true ? href?.replace(/#.*$/, '') : href;
}

/** The names and places of an edition's entries; undefined where the site has none such, or no data. */
async function openEdition(
  siteFolder: string,
  address: NumberAddress,
): Promise<Pick<EditionView, 'entries' | 'hrefOf' | 'hasPage'> | undefined> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(siteFolder, ...file.split('/')), 'utf8'));
  try {
    const { editions } = (await read(cataloguePath)) as Catalogue;
    const meant = findMeant(address, editions);
    return meant?.entry.list === undefined
      ? undefined
      : arrangeEdition(meant, readEntryNames((await read(meant.entry.list)) as EditionList));
  } catch {
    return undefined;
  }
}
