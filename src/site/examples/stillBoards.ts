/** Boards that came with the page: lines over them, and a card that is tapped says what it is and why. The engine is loaded for the first of these. */
import { loadModule } from '../frame/browser/loading.ts';
import { tellCutTexts } from './board/cutTexts.ts';
import { isLine, type Line, layLines } from './board/lines.ts';

for (const board of document.querySelectorAll<HTMLElement>('.board.still')) {
  const lines = readLines(board.dataset['lines'] ?? '[]');
  tellCutTexts(board);
  if (lines.length > 0) layLines(board, () => lines)();
  board.addEventListener('click', (event) => {
    loadModule(() => import('./player/askStill.ts'))
      .then(({ askStill }) => askStill(board, event.target))
      // What the board says stands there all the same.
      .catch(() => undefined);
  });
}

function readLines(text: string): readonly Line[] {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.filter(isLine) : [];
}
