/** Keys that step. */

/** Where a key leads; undefined for keys that belong to somebody else: to a field, the browser, a panel that scrolls. */
export function keyStep(event: KeyboardEvent, step: number, last: number): number | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || target?.closest('input, select, textarea')) return undefined;
  const isIn = (place: string): boolean => target?.closest(place) != null;
  switch (event.key) {
    case 'ArrowLeft':
      return step - 1;
    case 'ArrowRight':
      return step + 1;
    case 'ArrowUp':
      return isIn('.player-steps') ? step - 1 : undefined;
    case 'ArrowDown':
      return isIn('.player-steps') ? step + 1 : undefined;
    case 'Home':
      return isIn('.why-panel') ? undefined : 0;
    case 'End':
      return isIn('.why-panel') ? undefined : last;
    default:
      return undefined;
  }
}
