/** Things travel to where they are at the next step, where motion is welcome: over the page as it is laid out already, which moves nothing. */
const duration = 150;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

interface Seen {
  readonly box: DOMRect;
  readonly isTapped: boolean;
}

function lookAtAll(board: HTMLElement): ReadonlyMap<string, Seen & { readonly element: HTMLElement }> {
  return new Map(
    [...board.querySelectorAll<HTMLElement>('[data-ref]:not([data-absent])')].flatMap((place) => {
      const element = place.querySelector<HTMLElement>('.variants > [data-now]');
      const ref = place.dataset['ref'] ?? '';
      return element && ref !== ''
        ? [[ref, { element, box: element.getBoundingClientRect(), isTapped: element.hasAttribute('data-tapped') }] as const]
        : [];
    }),
  );
}

/** Makes a change to the board and lets what lies elsewhere afterwards travel there. */
export function travel(board: HTMLElement, change: () => void): void {
  if (calm.matches || !board.isConnected) {
    change();
    return;
  }
  for (const moving of board.getAnimations({ subtree: true })) moving.finish();
  const before = lookAtAll(board);
  change();
  for (const [ref, { element, box, isTapped }] of lookAtAll(board)) {
    const was = before.get(ref);
    if (!was || box.width === 0) continue;
    const [dx, dy] = [middle(was.box)[0] - middle(box)[0], middle(was.box)[1] - middle(box)[1]];
    const turn = was.isTapped === isTapped ? 0 : isTapped ? -90 : 90;
    if (Math.hypot(dx, dy) < 2 && turn === 0) continue;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg)`, zIndex: 1 },
        { transform: 'none', zIndex: 1 },
      ],
      {
        duration,
        easing: 'ease-out',
      },
    );
  }
}

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [left + width / 2, top + height / 2];
