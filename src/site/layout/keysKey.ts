/** `?` lists the keys, unless the reader has switched single keys off. */
import { isSingleKey } from '../frame/browser/singleKey.ts';
import { isSlashOn } from '../search/slashKey.ts';

document.addEventListener('keydown', (event) => {
  if (!isSingleKey(event, '?') || !isSlashOn()) return;
  import('../help/keysDialog.ts').then(({ openKeys }) => openKeys(isSlashOn())).catch(() => undefined);
});
