/**
 * What the player in the browser needs of one demonstration. Where the rules stand that the engine can cite, and which editions there are, is
 * the same for all that were written for one edition, and lies in a file that they share.
 */
import { citedNumbers } from '../../demonstration/telling/citedNumbers.ts';
import type { PartName } from '../../demonstration/playing/givenParts.ts';
import type { KeptReadings } from '../../demonstration/position/keptReadings.ts';
import type { Scenario } from '../../demonstration/format/scenario.ts';
import type { IsoDate } from '../../model/edition.ts';
import { exampleLabels as labels } from './exampleLabels.ts';
import { makeFile, type DataFile } from '../frame/data/makeFile.ts';
import { makeExampleHref } from '../frame/library/edition.ts';
import type { Library } from '../frame/library/library.ts';
import { toLink } from '../frame/addresses/siteRoot.ts';
import { findEditionOn, type ShownDemonstration } from './demonstrations.ts';
import { playOnce } from './plays.ts';

/** Raised whenever an older script could misread the data. */
export const playerFormat = 3;

export interface PlayerData {
  readonly format: typeof playerFormat;
  readonly id: string;
  readonly title: string;
  readonly page: string;
  /** The day whose rules the scenario is played by. */
  readonly edition: string;
  readonly scenario: Scenario;
  /** What its card texts mean: the player comes without the grammar. */
  readonly readings: KeptReadings;
  /** What few games do, as far as its play under its own rules asks for it: it is loaded before it begins. */
  readonly parts: readonly PartName[];
  readonly example?: { readonly name: string; readonly href: string };
  /** Address of the file that all demonstrations of its edition share: `PlayerRules`. */
  readonly rules: string;
}

export interface PlayerRules {
  readonly format: typeof playerFormat;
  /** The day of every edition of the document, the newest first. */
  readonly editions: readonly IsoDate[];
  /** Addresses of all rules that the engine can cite under the edition, by number. */
  readonly hrefs: Readonly<Record<string, string>>;
}

export function makePlayerData(library: Library, { scenario, href, example }: ShownDemonstration): PlayerData {
  const { readings, parts } = playOnce(scenario);
  const exampleHref = example && makeExampleHref(example.view, example.entry.id, example.place);
  return {
    format: playerFormat,
    id: scenario.id,
    title: scenario.title ?? scenario.id,
    page: href,
    edition: scenario.edition,
    scenario,
    readings,
    parts,
    ...(example && exampleHref !== undefined
      ? { example: { name: labels.exampleOf(example.entry.number, example.place + 1), href: exampleHref } }
      : {}),
    rules: toLink(makePlayerRules(library, scenario.edition).path),
  };
}

const kept = new WeakMap<Library, Map<string, DataFile>>();

/** The file that the demonstrations share whose scenarios are played by the rules of a day; made once. */
export function makePlayerRules(library: Library, day: Scenario['edition']): DataFile {
  const files = kept.get(library) ?? new Map<string, DataFile>();
  kept.set(library, files);
  const file = files.get(day) ?? makeFile('/data/rules', day, findRules(library, day));
  files.set(day, file);
  return file;
}

function findRules(library: Library, day: Scenario['edition']): PlayerRules {
  const view = findEditionOn(library, day);
  const hrefs = citedNumbers(day).flatMap((number) => {
    const found = view?.hrefOf(number);
    return found === undefined ? [] : [[number, found] as const];
  });
  return {
    format: playerFormat,
    editions: (library.histories.get(view?.record.document ?? 'handbook')?.editions ?? []).toReversed(),
    hrefs: Object.fromEntries(hrefs),
  };
}
