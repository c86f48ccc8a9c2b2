/** Opens a run on its own page, or below an Example, and closes it again. */
import { playerLabels as labels } from './playerLabels.ts';
import { dataOf } from '../dataAddress.ts';
import { loadDemonstration } from './demonstrationFile.ts';
import { make } from './elements.ts';
import { loadStyles } from './loadStyles.ts';
import { loadEngine } from './engine.ts';
import { mountPlayer, type PlayerOptions } from './mountPlayer.ts';

/** Puts the player in the place that names a demonstration. Rejects when it cannot be had; what stands in the place stays then. */
export async function openRun(place: HTMLElement, options: PlayerOptions): Promise<void> {
  const [engine, file] = await Promise.all([loadEngine(), loadDemonstration(place.dataset['demonstration'] ?? ''), loadStyles()]);
  await mountPlayer(place, engine, file, options);
}

const opened = new WeakMap<HTMLAnchorElement, HTMLElement>();
const words = new WeakMap<HTMLAnchorElement, string>();

/** Opens the run below its Example, or closes it. Rejects when it cannot be had. */
export async function toggleRun(link: HTMLAnchorElement): Promise<void> {
  const there = opened.get(link);
  if (there) {
    there.remove();
    opened.delete(link);
    link.textContent = words.get(link) ?? labels.run;
    link.setAttribute('aria-expanded', 'false');
    return;
  }
  const place = make('div', 'run-place');
  place.dataset['demonstration'] = dataOf(link.pathname);
  const on = new URLSearchParams(link.search).get('on') ?? undefined;
  opened.set(link, place);
  words.set(link, link.textContent);
  try {
    await openRun(place, { isOwnPage: false, ...(on === undefined ? {} : { edition: on }) });
  } catch (error) {
    opened.delete(link);
    throw error;
  }
  if (opened.get(link) !== place) return;
  (link.closest('.example, .answers') ?? link.parentElement ?? link).after(place);
  link.textContent = labels.close;
  link.setAttribute('aria-expanded', 'true');
  // Keys step at once, unless the reader has gone elsewhere meanwhile.
  if (document.activeElement === link || document.activeElement === document.body)
    place.querySelector<HTMLElement>('.player')?.focus({ preventScroll: true });
}
