/** Asks the site what it has to keep. */
import { toLink } from '../frame/addresses/siteRoot.ts';
import { latestPath, type Latest } from './latest.ts';
import { packFormat } from './packFormat.ts';

/** So long may the answer take: whoever waits has something to read meanwhile. */
const patience = 20_000;

/** Undefined when the site keeps files in a way that this build does not know. Rejects when it cannot be asked. */
export async function loadLatest(): Promise<Latest | undefined> {
  const response = await fetch(toLink(latestPath), { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${latestPath}: ${response.status}`);
  const latest = (await response.json()) as Partial<Latest> | null;
  return latest?.format === packFormat ? (latest as Latest) : undefined;
}
