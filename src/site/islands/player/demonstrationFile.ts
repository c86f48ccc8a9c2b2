/** The file of a demonstration: its scenario, and where its rules stand on this site (src/site/examples/playerData.ts). */
import type { PlayerData } from '../../examples/playerData.ts';
import { fetchJson } from '../loading.ts';

const format: PlayerData['format'] = 1;

const known = new Map<string, Promise<PlayerData>>();

/** Each is loaded once. Rejects when it cannot be had, or is of another format. */
export function loadDemonstration(path: string): Promise<PlayerData> {
  const loading = known.get(path) ?? load(path);
  known.set(path, loading);
  loading.catch(() => known.delete(path));
  return loading;
}

async function load(path: string): Promise<PlayerData> {
  const file = (await fetchJson(path)) as Partial<PlayerData> | null;
  if (file?.format !== format) throw new Error(`${path} is not of format ${format}.`);
  return file as PlayerData;
}
