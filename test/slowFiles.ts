/** A reporter that lists at the end of a run which files of tests took longest: where there is something to gain. */
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const listed = 15;

interface Taken {
  readonly name: string;
  readonly milliseconds: number;
}

/** Time of a file: starting a process for it, importing, and running its hooks and tests. */
function timeOf(module: TestModule): Taken {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    name: `${module.project.name}  ${relative(module.project.config.root, module.moduleId)}`,
    milliseconds: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
  };
}

export default class SlowFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map(timeOf).toSorted((one, other) => other.milliseconds - one.milliseconds);
    if (times.length < 2) return;
    const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(7);
    const sum = (of: readonly Taken[]): number => of.reduce((total, { milliseconds }) => total + milliseconds, 0);
    const rest = times.slice(listed);
    const lines = times.slice(0, listed).map(({ name, milliseconds }) => `${seconds(milliseconds)} s  ${name}`);
    if (rest.length > 0) lines.push(`${seconds(sum(rest))} s  ${rest.length} other files`);
    console.log(`\n Slowest files\n${lines.join('\n')}\n`);
  }
}
