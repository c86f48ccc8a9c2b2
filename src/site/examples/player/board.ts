/** The board of a run: the table, stepped through, with lines over it. What a step has changed is marked, and travels there. */
import type { ObjectView, Run } from '../../../demonstration/inBrowser.ts';
import { type Asked, askedOf } from '../board/card.ts';
import { layLines, listLines } from '../board/lines.ts';
import type { Measures } from '../board/measures.ts';
import type { NameRef } from '../board/parts.ts';
import { tellCutTexts } from '../board/cutTexts.ts';
import { layTable } from '../board/table.ts';
import { toElement } from './elements.ts';
import { travel } from './travel.ts';

export interface Board {
  readonly element: HTMLElement;
  readonly measures: Measures;
  readonly show: (step: number) => void;
}

/** Asked for the chain of an object, or of one thing about it. */
export type AskWhy = (object: ObjectView, button: HTMLElement, asked?: Asked) => void;

/** Reads the positions of a run, one a piece; a board asks for all of them. */
export function* readBoards({ steps, boardAt }: Run): Generator<void, void, void> {
  for (const { number } of steps) {
    boardAt(number);
    yield;
  }
}

export function makeBoard(run: Run, nameRef: NameRef, askWhy: AskWhy): Board {
  const boards = run.steps.map(({ number }) => run.boardAt(number));
  const { markup, measures, show } = layTable(boards, nameRef);
  const element = toElement(markup);
  for (const [at, name] of (['--one', '--two', '--three'] as const).entries()) element.style.setProperty(name, String(measures.lines[at]));
  let shown = 0;
  const draw = layLines(element, () => {
    const now = boards[shown];
    return now ? listLines(now) : [];
  });
  tellCutTexts(element);
  element.addEventListener('click', (event) => {
    const found = askedOf(event.target);
    const object = boards[shown]?.objects.find(({ ref }) => ref === found?.ref);
    if (found && object) askWhy(object, found.button, found.asked);
  });
  return {
    element,
    measures,
    show: (step) => {
      const change = (): void => {
        shown = step;
        show(element, step);
        draw();
      };
      // Where nothing can have moved nothing is measured.
      if (step === shown) change();
      else travel(element, change);
    },
  };
}
