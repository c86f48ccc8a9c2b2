/** Whether a key alone was pressed where nothing is being written. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
}
