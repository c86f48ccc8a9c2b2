/** In which order files of tests run: the long ones of a project first, so that none is left to run alone at the end. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Seconds that the longest files take on a quiet machine, about: a fresh clone knows no times of its own. Only the order comes of them, so that they need
 * not be right; files that are not here come after them, the larger first.
 */
export const longFiles: Readonly<Record<string, number>> = {
  'test/archive/lineage.test.ts': 50,
  'test/archive/sources.test.ts': 40,
  'test/archive/documents.test.ts': 25,
  'test/archive/printedTwice.test.ts': 25,
  'test/archive/reset.test.ts': 20,
  'test/archive/searchAgrees.test.ts': 20,
  'test/archive/publicData.test.ts': 20,
  'test/built-site/pagesHold.test.ts': 60,
  'test/built-site/compare.test.ts': 35,
  'test/built-site/search.test.ts': 25,
  'test/built-site/searchPage.test.ts': 25,
  'test/built-site/browser.test.ts': 25,
  'test/built-site/offline.test.ts': 25,
  'test/built-site/player.test.ts': 20,
  'test/built-site/stepping.test.ts': 20,
  'test/built-site/kept.test.ts': 20,
  'test/scripts/package.test.ts': 40,
  'test/demonstration/acrossEditions.test.ts': 35,
  'test/demonstration/bounds.test.ts': 25,
  'test/demonstration/sentences.test.ts': 25,
  'test/lineage/align.test.ts': 25,
  'test/grammar/roundTrip.test.ts': 20,
  'test/scripts/folders.test.ts': 20,
  'test/demonstration/keptReadings.test.ts': 12,
};
/** Projects stay together, since a process goes on with files of its own alone; in each the longest files come first. */
export default class Schedule extends BaseSequencer {
  /** Where a run before has left times, by those; what failed in it comes first. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const timed = sorted.map((specification) => ({ specification, seconds: this.#secondsOf(specification) }));
    return projects.flatMap((name) => {
      const own = timed.filter(({ specification }) => specification.project.name === name);
      return own.toSorted((one, other) => other.seconds - one.seconds).map(({ specification }) => specification);
    });
  }

  #secondsOf(specification: TestSpecification): number {
    const before = this.ctx.cache.getTestSpecificationResult(specification);
    if (before?.failed) return Number.MAX_VALUE;
    if (before !== undefined && before.duration > 0) return before.duration / 1000;
    return longFiles[relative(specification.project.config.root, specification.moduleId)] ?? 0;
  }
}
