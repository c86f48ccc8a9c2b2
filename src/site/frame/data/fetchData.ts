/** Fetches a data file of the site. */
import { toLink } from '../addresses/siteRoot.ts';
import { fetchJson } from '../browser/loading.ts';
import { dataFormat } from './dataFormat.ts';

/** Rejects where it cannot be had or is of another format. */
export async function fetchData(path: string): Promise<unknown> {
  const data = (await fetchJson(toLink(path))) as { readonly format?: unknown } | null;
  if (data?.format !== dataFormat) throw new Error(`${path} is not of format ${dataFormat}.`);
  return data;
}
