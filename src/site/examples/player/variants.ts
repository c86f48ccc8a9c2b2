/**
 * A place in which other things stand at other steps. All of them lie in it from the beginning, one over the other, and one is seen: so the
 * place is as large as the largest, and nothing moves when the step changes.
 */
import { make } from './elements.ts';

export interface Variants {
  readonly element: HTMLElement;
  /** Shows what stands there at a step, and gives it; undefined where nothing does. */
  readonly show: (step: number) => HTMLElement | undefined;
}

/** `keyOf` is the same for steps at which the same stands there, and undefined where nothing does. */
export function makeVariants(
  name: 'div' | 'span',
  className: string,
  steps: number,
  keyOf: (step: number) => string | undefined,
  makeOne: (step: number) => HTMLElement,
): Variants {
  const element = make(name, `variants ${className}`);
  const byKey = new Map<string, HTMLElement>();
  const keys = Array.from({ length: steps }, (_, step) => keyOf(step));
  for (const [step, key] of keys.entries()) {
    if (key === undefined || byKey.has(key)) continue;
    const one = makeOne(step);
    byKey.set(key, one);
    element.append(one);
  }
  let shown: HTMLElement | undefined;
  return {
    element,
    show: (step) => {
      const key = keys[step];
      const next = key === undefined ? undefined : byKey.get(key);
      if (next !== shown) {
        shown?.removeAttribute('data-now');
        next?.setAttribute('data-now', '');
        shown = next;
      }
      return shown;
    },
  };
}
