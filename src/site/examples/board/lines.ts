/** Lines over the board: from attackers to what they attack, from blockers to what they block, from spells and abilities to their targets. */
import type { BoardView, ObjectView } from '../../../demonstration/inBrowser.ts';

const lineKinds = ['attack', 'block', 'target'] as const;
export type LineKind = (typeof lineKinds)[number];

export interface Line {
  readonly kind: LineKind;
  readonly from: string;
  /** A ref, or a player. */
  readonly to: string;
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
  return [...to('attack', attacking ? [attacking.whom] : []), ...to('block', blocking), ...to('target', targets)];
}

const svgNames = 'http://www.w3.org/2000/svg';

/** Puts the picture of lines over a board, and draws them again whenever the board has another size or scrolls. Gives what draws them now. */
export function overlayLines(board: HTMLElement, now: () => readonly Line[]): () => void {
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

/** Fills the picture with lines between what stands on the board now. The picture lies over all of the board, and is as large as it. */
function drawLines(svg: SVGSVGElement, board: HTMLElement, lines: readonly Line[]): void {
  const origin = svg.getBoundingClientRect();
  const boxOf = (name: string, isSource: boolean): DOMRect | undefined => {
    const key = CSS.escape(name);
    const card = board.querySelector(`[data-ref="${key}"]:not([data-absent])`);
    const at =
      card?.querySelector('[data-now].card, [data-now]') ?? card ?? (isSource ? null : board.querySelector(`[data-player="${key}"]`));
    return at?.getBoundingClientRect();
  };
  svg.replaceChildren(
    ...lines.flatMap(({ kind, from, to }) => {
      const [one, other] = [boxOf(from, true), boxOf(to, false)];
      if (!one || !other) return [];
      const group = document.createElementNS(svgNames, 'g');
      group.setAttribute('class', kind);
      const { path, head } = shapeLine(one, other, origin);
      for (const [d, name] of [
        [path, 'shaft'],
        [head, 'head'],
      ] as const) {
        const piece = document.createElementNS(svgNames, 'path');
        piece.setAttribute('d', d);
        piece.setAttribute('class', name);
        group.append(piece);
      }
      return [group];
    }),
  );
}

/** In pixels: so much of a line is seen as one, with its head. */
const leastLine = 36;

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** From edge to edge, slightly bent, so that two lines between the same two do not cover one another; with the head of an arrow. In pixels from the origin. */
export function shapeLine(one: Box, other: Box, origin: Pick<DOMRect, 'left' | 'top'>): { readonly path: string; readonly head: string } {
  const middle = ({ left, top, width, height }: Box): readonly [number, number] => [
    left - origin.left + width / 2,
    top - origin.top + height / 2,
  ];
  const [a, b] = [middle(one), middle(other)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const edge = ({ width, height }: Box): number =>
    Math.min(0.48, 0.5 * Math.min(width / Math.max(1, Math.abs(dx)), height / Math.max(1, Math.abs(dy))));
  const [out, into] = [edge(one), 1 - edge(other)];
  const whole = Math.max(1, Math.hypot(dx, dy));
  // Of the two the upper one has no words where they face one another: a short line begins or ends in it.
  const more = Math.max(0, leastLine / whole - (into - out));
  const [from, to] = dy > 0 ? [out - more, into] : [out, into + more];
  const [x1, y1] = [a[0] + dx * from, a[1] + dy * from];
  const [x2, y2] = [a[0] + dx * to, a[1] + dy * to];
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const bend = Math.min(18, length / 6);
  const [cx, cy] = [(x1 + x2) / 2 - ((y2 - y1) / length) * bend, (y1 + y2) / 2 + ((x2 - x1) / length) * bend];
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const wing = (turn: number): string => `${round(x2 - 9 * Math.cos(angle + turn))} ${round(y2 - 9 * Math.sin(angle + turn))}`;
  return {
    path: `M${round(x1)} ${round(y1)}Q${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}`,
    head: `M${round(x2)} ${round(y2)}L${wing(0.45)} ${wing(-0.45)}Z`,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
