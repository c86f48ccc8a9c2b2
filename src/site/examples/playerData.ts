/** What the player in the browser needs of one demonstration. */
import { citedNumbers } from '../../demonstration/telling/citedNumbers.ts';
import { keepReadings, type KeptReadings } from '../../demonstration/position/keptReadings.ts';
import { ownRunner } from '../../demonstration/playing/playText.ts';
import { runScenario } from '../../demonstration/playing/runScenario.ts';
import type { Scenario } from '../../demonstration/format/scenario.ts';
import type { IsoDate } from '../../model/edition.ts';
import { exampleLabels as labels } from '../exampleLabels.ts';
import { makeExampleHref } from '../edition.ts';
import { makeDateText } from '../labels.ts';
import type { Library } from '../library.ts';
import { findEditionOn, type ShownDemonstration } from './demonstrations.ts';

/** Raised whenever an older script could misread the data. */
export const playerFormat = 1;

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
  readonly example?: { readonly name: string; readonly href: string };
  /** Every edition of the main document, the newest first. */
  readonly editions: readonly { readonly date: IsoDate; readonly name: string }[];
  /** Addresses of all rules that the engine can cite under the scenario's own edition, by number. */
  readonly hrefs: Readonly<Record<string, string>>;
}

/** Where the data of a demonstration lie, by the address of its page. */
export const dataOf = (page: string): string => page.replace(/\/$/, '.json');

export function makePlayerData(library: Library, { scenario, href, example }: ShownDemonstration): PlayerData {
  const view = findEditionOn(library, scenario.edition);
  const chain = library.histories.get(view?.record.document ?? 'handbook')?.editions ?? [];
  const exampleHref = example && makeExampleHref(example.view, example.entry.id, example.place);
  return {
    format: playerFormat,
    id: scenario.id,
    title: scenario.title ?? scenario.id,
    page: href,
    edition: scenario.edition,
    scenario,
    readings: keepReadingsOf(scenario),
    ...(example && exampleHref !== undefined
      ? { example: { name: labels.exampleOf(example.entry.number, example.place + 1), href: exampleHref } }
      : {}),
    editions: chain.toReversed().map((date) => ({ date, name: makeDateText(date) })),
    hrefs: Object.fromEntries(
      citedNumbers(scenario.edition).flatMap((number) => {
        const found = view?.hrefOf(number);
        return found === undefined ? [] : [[number, found] as const];
      }),
    ),
  };
}

function keepReadingsOf(scenario: Scenario): KeptReadings {
  const { texts, kept } = keepReadings(ownRunner.texts);
  runScenario(scenario, { ...ownRunner, texts });
  return kept();
}
