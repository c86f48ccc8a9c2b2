import { join } from 'node:path';
import { fingerprintFiles } from '../../src/corpus/ingest/fingerprint.ts';
import { claimCache, removeOtherGenerations } from '../../src/corpus/store/keptFile.ts';

/** Where what came of demonstrations is kept between builds, and the code that plays them. */
export interface PlaysPlace {
  readonly folder: string;
  readonly code: readonly string[];
}

/**
 * The folder for what came of demonstrations by the code as it is (src/site/examples/keptPlays.ts); what other code made of them is removed. Undefined where
 * nothing can be kept: everything is played then, which only takes longer.
 */
export async function openPlays({ folder, code }: PlaysPlace): Promise<string | undefined> {
  try {
    const fingerprint = await fingerprintFiles(code);
    await claimCache(folder);
    await removeOtherGenerations(folder, fingerprint);
    return join(folder, fingerprint);
  } catch {
    return undefined;
  }
}
