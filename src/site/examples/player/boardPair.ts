/** Where two editions end, as two boards side by side. */
import type { Board } from './board.ts';
import { make } from './elements.ts';
import { playerLabels as labels } from './playerLabels.ts';

interface Ended {
  /** Of the edition. */
  readonly name: string;
  readonly last: number;
  readonly board: Board;
}

export function makeBoardPair(ends: readonly Ended[]): HTMLElement {
  return make(
    'div',
    'board-pair',
    ...ends.map(({ name, last, board }) => {
      board.show(last);
      board.element.style.setProperty('--board-height', `min(${board.natural}rem, 26rem)`);
      board.element.setAttribute('aria-label', labels.endUnder(name));
      return make('figure', '', make('figcaption', '', labels.endUnder(name)), board.element);
    }),
  );
}
