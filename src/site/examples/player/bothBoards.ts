/**
 * The same actions under two editions, stepped together: a board and a sentence for each, side by side; on a phone one of them, with a switch.
 * What is not the same on both is marked.
 */
import type { Run } from '../../../demonstration/inBrowser.ts';
import type { Measures } from '../board/measures.ts';
import type { Board } from './board.ts';
import { make, makeButton } from './elements.ts';
import { playerLabels as labels } from './playerLabels.ts';
import { alignSteps, tellApart } from './alignSteps.ts';
import type { Said } from './said.ts';

export interface Side {
  /** Of the edition. */
  readonly name: string;
  readonly run: Run;
  readonly board: Board;
  readonly said: Said;
}

export interface BothBoards {
  readonly elements: readonly HTMLElement[];
  readonly measures: Pick<Measures, 'natural' | 'naturalNarrow'>;
  /** Shows a step of the run that leads, and what is beside it. */
  readonly show: (step: number) => void;
  /** The step of the other run that is shown now. */
  readonly besideAt: () => number;
}

/** `lead` is the side whose steps are counted. The older edition stands first. */
export function makeBothBoards(lead: Side, beside: Side): BothBoards {
  const aligned = alignSteps(lead.run.steps, beside.run.steps);
  const sides = lead.run.edition < beside.run.edition ? [lead, beside] : [beside, lead];
  let now = 0;
  const stepOf = (side: Side): number => (side === lead ? now : (aligned[now] ?? 0));
  const figures = sides.map(({ name, board, said }) => {
    const caption = make('figcaption', '', make('b', '', name), make('span', 'board-apart'));
    board.element.setAttribute('aria-label', labels.boardUnder(name));
    said.element.setAttribute('aria-label', labels.saidUnder(name));
    return make('figure', 'board-of', caption, board.element, said.element);
  });
  const buttons = sides.map(({ name }, at) => makeButton('', name, undefined, () => look(at)));
  /** Of a phone: which of both is seen. */
  const look = (at: number): void => {
    for (const [place, figure] of figures.entries()) figure.toggleAttribute('data-seen', place === at);
    for (const [place, button] of buttons.entries()) button.setAttribute('aria-pressed', String(place === at));
  };
  const choice = make('div', 'board-switch', ...buttons);
  choice.setAttribute('role', 'group');
  choice.setAttribute('aria-label', labels.whichBoard);
  look(sides.indexOf(lead));
  return {
    elements: [choice, ...figures],
    measures: {
      natural: Math.max(...sides.map(({ board }) => board.measures.natural)),
      naturalNarrow: Math.max(...sides.map(({ board }) => board.measures.naturalNarrow)),
    },
    besideAt: () => stepOf(beside),
    show: (step) => {
      now = step;
      for (const side of sides) {
        side.board.show(stepOf(side));
        side.said.show(stepOf(side));
      }
      const apart = tellApart(lead.run.boardAt(step), beside.run.boardAt(stepOf(beside)));
      for (const figure of figures) {
        markApart(figure, apart);
        const told = figure.querySelector('.board-apart');
        if (told) told.textContent = apart.size === 0 ? labels.alike : labels.apart;
      }
    },
  };
}

function markApart(figure: HTMLElement, apart: ReadonlySet<string>): void {
  for (const place of figure.querySelectorAll<HTMLElement>('[data-ref], [data-player]'))
    place.toggleAttribute('data-apart', apart.has(place.dataset['ref'] ?? place.dataset['player'] ?? ''));
}
