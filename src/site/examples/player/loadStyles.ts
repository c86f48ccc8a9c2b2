/** The styles of the player, by their address: what a script imports as a style sheet, every page would carry. Without styles everything still works. */
import styles from './player.css?url';
import { make } from './elements.ts';

let styling: Promise<void> | undefined;

export function loadStyles(): Promise<void> {
  styling ??= new Promise((resolve) => {
    const link = Object.assign(make('link'), { rel: 'stylesheet', href: styles, onload: () => resolve(), onerror: () => resolve() });
    document.head.append(link);
  });
  return styling;
}
