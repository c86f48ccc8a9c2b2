/** The files of a demonstration: its scenario, and where its rules stand on this site (src/site/examples/playerData.ts). */
import type { PlayerData, PlayerRules } from '../playerData.ts';
import { expectParts } from './engine.ts';
import { fetchJson } from '../../frame/browser/loading.ts';

const format: PlayerData['format'] = 3;

export type Demonstration = Omit<PlayerData, 'rules'> & Omit<PlayerRules, 'format'>;

const known = new Map<string, Promise<unknown>>();

/** Rejects when one of the files cannot be had, or is of another format. */
export async function loadDemonstration(path: string): Promise<Demonstration> {
  const { rules, ...own } = (await loadFile(path)) as PlayerData;
  expectParts(own.parts);
  const { editions, hrefs } = (await loadFile(rules)) as PlayerRules;
  return { ...own, editions, hrefs };
}

/** Each is loaded once. */
function loadFile(path: string): Promise<unknown> {
  const loading = known.get(path) ?? load(path);
  known.set(path, loading);
  loading.catch(() => known.delete(path));
  return loading;
}

async function load(path: string): Promise<unknown> {
  const file = (await fetchJson(path)) as { readonly format?: unknown } | null;
  if (file?.format !== format) throw new Error(`${path} is not of format ${format}.`);
  return file;
}
