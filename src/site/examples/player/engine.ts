/**
 * What plays, loaded when it is wanted: the engine, of what few games do the parts that a demonstration asks for, and every edition once another
 * than its own is chosen.
 */
import type * as everyEdition from '../../../demonstration/everyEdition.ts';
import type * as inBrowser from '../../../demonstration/inBrowser.ts';
import type { ReadDemonstration, Run } from '../../../demonstration/inBrowser.ts';
import { loadPart, type PartName } from '../../../demonstration/playing/loadParts.ts';
import { inTurns } from '../../frame/browser/inTurns.ts';
import { loadModule } from '../../frame/browser/loading.ts';

export type Engine = typeof inBrowser;
export type EveryEdition = typeof everyEdition;

export const loadEngine = (): Promise<Engine> => loadModule(() => import('../../../demonstration/inBrowser.ts'));
export const loadEveryEdition = (): Promise<EveryEdition> => loadModule(() => import('../../../demonstration/everyEdition.ts'));

/** Begins to load parts that will be wanted; that one cannot be had is told when it is. */
export function expectParts(parts: readonly PartName[]): void {
  for (const part of parts) loadPart[part]().catch(() => undefined);
}

/** Plays a demonstration under its own rules with `parts`, which it is known to ask for; what it asks for besides is loaded, and it is played again. */
export async function playOwn(engine: Engine, demonstration: ReadDemonstration, parts: readonly PartName[]): Promise<Run> {
  const load = (part: PartName) => loadModule(loadPart[part]);
  const loaded = await Promise.all(parts.map(load));
  for (;;) {
    try {
      return await inTurns(engine.playOwnInPieces(demonstration, { citesOf: engine.citesOf, rare: engine.withParts(loaded) }));
    } catch (error) {
      if (!(error instanceof engine.NotLoaded)) throw error;
      loaded.push(await load(error.part));
    }
  }
}
