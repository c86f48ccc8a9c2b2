/** The focus stays with what had it while a step changes the board. */

/** A focus that would vanish with what had it goes to where the same thing is now, else to the player. */
export function keepFocus(player: HTMLElement, change: () => void): void {
  const held = document.activeElement;
  const isOurs = held !== null && player.contains(held);
  // Of two boards the one that it was on.
  const board = held?.closest<HTMLElement>('.board') ?? player;
  const ref = held?.closest<HTMLElement>('[data-ref]')?.dataset['ref'];
  const isInList = held?.matches('.step-number') === true;
  change();
  if (!isOurs) return;
  if (isInList) player.querySelector<HTMLElement>('[aria-current] .step-number')?.focus({ preventScroll: true });
  const now = document.activeElement;
  if (now && now !== document.body && player.contains(now) && now.checkVisibility({ visibilityProperty: true })) return;
  const place = ref === undefined ? undefined : board.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]:not([data-absent]) .why`);
  (place ?? player).focus({ preventScroll: true });
}
