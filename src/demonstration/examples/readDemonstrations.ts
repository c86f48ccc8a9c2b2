/** The scenarios of content/demonstrations and the Examples that cannot be demonstrated. Node only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../../corpus/contentError.ts';
import { listOf, readContent } from '../../corpus/content.ts';
import { notExecutableFile } from '../../corpus/facts.ts';
import type { NotExecutable } from './examples.ts';
import { readScenarios } from '../format/readScenarios.ts';
import { tellUnsupported } from '../format/refusal.ts';
import type { Scenario } from '../format/scenario.ts';

/** A scenario as it stands in content, with the file that it was read from. */
export interface DemonstrationFile {
  readonly file: string;
  readonly scenario: Scenario;
}

/** Reads them all, file by file in the order of their names. A folder without any gives none. @throws ContentError when one cannot be read, or two have one id. */
export function readDemonstrations(contentFolder: string): readonly DemonstrationFile[] {
  const folder = join(contentFolder, 'demonstrations');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();
  const all = files.flatMap((file) =>
    readScenarios(readFileSync(join(folder, file), 'utf8')).map((read): DemonstrationFile => {
      if (read.kind === 'refused') throw new ContentError(`${file}: ${read.refusal.unsupported.map(tellUnsupported).join('; ')}`);
      return { file, scenario: read.scenario };
    }),
  );
  const seen = new Set<string>();
  for (const { file, scenario } of all) {
    if (seen.has(scenario.id)) throw new ContentError(`${file}: there are two demonstrations "${scenario.id}"`);
    seen.add(scenario.id);
  }
  return all;
}

const whole = 'expected edition, rule, ordinal (from 1 on) and a reason';
const notExecutable = listOf(
  z.strictObject(
    {
      edition: z.string(whole),
      rule: z.string(whole),
      ordinal: z.int(whole).positive(whole),
      reason: z.string(whole),
      notYet: z.boolean('expected true or false').exactOptional(),
    },
    whole,
  ),
);

/** Reads content/overrides/notExecutable.yaml. @throws ContentError when it is malformed. */
export const readNotExecutable = (contentFolder: string): readonly NotExecutable[] =>
  readContent(join(contentFolder, 'overrides', notExecutableFile), notExecutable);
