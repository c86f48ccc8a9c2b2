/** Lines on the table: from attackers to what they attack, from blockers to what they block, from spells and abilities to their targets. */
import type { BoardView, ObjectView } from '../../../demonstration/inBrowser.ts';
import { type Box, shapeAround, shapeBetween, type Way } from './lineShapes.ts';

const lineKinds = ['attack', 'block', 'target'] as const;
export type LineKind = (typeof lineKinds)[number];

export interface Line {
  readonly kind: LineKind;
  readonly from: string;
  /** A ref, or a player. */
  readonly to: string;
  /** Of an attacker that was blocked. */
  readonly faded?: boolean;
}

/** Whether what was read from a page is one. */
export const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  typeof value.from === 'string' &&
  'to' in value &&
  typeof value.to === 'string' &&
  'kind' in value &&
  lineKinds.some((kind) => kind === value.kind);

/** Every line of a position. */
export const listLines = ({ objects }: BoardView): readonly Line[] => objects.flatMap(linesFrom);

function linesFrom({ ref, attacking, blocking = [], targets = [] }: ObjectView): readonly Line[] {
  const to = (kind: LineKind, refs: readonly string[]): readonly Line[] =>
    [...new Set(refs)].map((each) => ({ kind, from: ref, to: each }));
  const attacks = to('attack', attacking ? [attacking.whom] : []).map((line) =>
    attacking?.blocked === true ? { ...line, faded: true } : line,
  );
  return [...attacks, ...to('block', blocking), ...to('target', targets)];
}

const svgNames = 'http://www.w3.org/2000/svg';

/** Puts the picture of lines under the cards of a board, and draws them again whenever the board has another size or scrolls. Gives what draws them now. */
export function layLines(board: HTMLElement, now: () => readonly Line[]): () => void {
  const field = board.querySelector<HTMLElement>('.board-field') ?? board;
  const svg = document.createElementNS(svgNames, 'svg');
  svg.setAttribute('class', 'board-lines');
  svg.setAttribute('aria-hidden', 'true');
  field.append(svg);
  const draw = (): void => {
    if (svg.isConnected) drawLines(svg, field, now());
  };
  new ResizeObserver(draw).observe(field);
  field.addEventListener('scroll', draw, { capture: true, passive: true });
  return draw;
}

/** Fills the picture with lines between what stands on the board now. The picture is as large as the board. */
function drawLines(svg: SVGSVGElement, board: HTMLElement, lines: readonly Line[]): void {
  const origin = svg.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height };
  };
  // What is faded lies below what is not, where both run along one lane.
  const inOrder = lines.toSorted((one, other) => Number(other.faded ?? false) - Number(one.faded ?? false));
  svg.replaceChildren(
    ...inOrder.flatMap(({ kind, from, to, faded }) => {
      const [one, other] = [findCard(board, from), findCard(board, to)];
      const player = other ? null : board.querySelector(`[data-player="${CSS.escape(to)}"]`);
      if (!one || !(other ?? player)) return [];
      const shape = other ? shapeBetween(boxOf(one), boxOf(other)) : player && shapeAround(boxOf(one), findWay(one, player, boxOf));
      if (!shape) return [];
      const group = document.createElementNS(svgNames, 'g');
      group.setAttribute('class', faded ? `${kind} faded` : kind);
      group.append(makePath(shape.path, 'shaft'), makePath(shape.head, 'head'));
      return [group];
    }),
  );
}

/** What is seen of it now. */
function findCard(board: HTMLElement, ref: string): Element | undefined {
  const place = board.querySelector(`[data-ref="${CSS.escape(ref)}"]:not([data-absent])`);
  return place?.querySelector('[data-now].card, [data-now]') ?? place ?? undefined;
}

/** Pixels between a lane, or a margin, and the edge beside which it runs. */
const beside = 6;

/** Out of the side in which the card lies, or from the stack into that of the player, and along its margin to the strip with the player's name. */
function findWay(card: Element, player: Element, boxOf: (element: Element) => Box): Way {
  const theirs = player.closest('.board-side') ?? player;
  const own = card.closest('.board-side') ?? theirs;
  // The near side has the middle of the table above it, all others below.
  const innerEdge = (of: Element, { top, height }: Box): number => (of.closest('.near') ? top : top + height);
  return {
    lane: innerEdge(own, boxOf(own)) + (own.closest('.near') ? beside : -beside),
    x: boxOf(theirs).left + beside,
    end: innerEdge(player, boxOf(player.closest('.side-strip') ?? player)),
  };
}

function makePath(d: string, name: string): SVGPathElement {
  const piece = document.createElementNS(svgNames, 'path');
  piece.setAttribute('d', d);
  piece.setAttribute('class', name);
  return piece;
}
