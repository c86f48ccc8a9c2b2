/** The link to other editions opens a list of them that stays at the same place. The list is loaded on first use. */
import { loadModule } from '../frame/browser/loading.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.other-editions') : undefined;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  loadModule(() => import('./editionMenu.ts'))
    .then(({ openEditionMenu }) => openEditionMenu(link))
    .catch(() => location.assign(link.href));
});
