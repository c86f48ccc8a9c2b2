/**
 * Demonstrations of Examples: on its own page a run takes the place of the list of steps; beside an Example, "Run" opens it below. Player and
 * engine are loaded when they are asked for.
 */
import { loadingLabels } from '../frame/labels/loadingLabels.ts';
import { loadModule, tellFailure } from '../frame/browser/loading.ts';

/** Who has gone elsewhere on the page meanwhile is left there. */
let hasMoved = false;
for (const name of ['wheel', 'touchmove', 'keydown']) addEventListener(name, () => (hasMoved = true), { once: true, passive: true });

for (const section of document.querySelectorAll<HTMLElement>('section.demonstration[data-demonstration]'))
  // Where it cannot be had the list of steps stays.
  loadModule(() => import('./player/openRun.ts'))
    .then(({ openRun }) => openRun(section, { isOwnPage: true, hasMoved: () => hasMoved }))
    .catch((error: unknown) => {
      const said = Object.assign(document.createElement('p'), { role: 'status' });
      section.before(said);
      return tellFailure(said, error, loadingLabels.noPlayer);
    })
    .finally(() => (section.dataset['ready'] = ''));

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.example a.run, .answers a.run') : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  loadModule(() => import('./player/openRun.ts'))
    .then(({ toggleRun }) => toggleRun(link))
    .catch(() => location.assign(link.href));
});
