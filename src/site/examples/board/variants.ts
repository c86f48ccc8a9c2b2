/**
 * A place in which other things stand at other steps. All of them lie in it from the beginning, one over the other, and one is seen: so the
 * place is as large as the largest, and nothing moves when the step changes.
 */
import { mark, type Markup } from './markup.ts';

export interface Variants {
  /** As it is at the first step. */
  readonly markup: Markup;
  /** Shows what stands there at a step, in the element that was made of the markup, and gives it; undefined where nothing does. */
  readonly show: (element: Element, step: number) => Element | undefined;
}

/** `keyOf` is the same for steps at which the same stands there, and undefined where nothing does. */
export function makeVariants(
  name: 'div' | 'span',
  attributes: Readonly<Record<string, string>>,
  steps: number,
  keyOf: (step: number) => string | undefined,
  markOne: (step: number) => Markup,
): Variants {
  const keys = Array.from({ length: steps }, (_, step) => keyOf(step));
  const kinds = [...new Set(keys.filter((key) => key !== undefined))];
  const inner = kinds.map((key) => {
    const one = markOne(keys.indexOf(key));
    return key === keys[0] ? { ...one, attributes: { ...one.attributes, 'data-now': '' } } : one;
  });
  return {
    markup: mark(name, { ...attributes, class: `variants ${attributes['class'] ?? ''}`.trim() }, ...inner),
    show: (element, step) => {
      const key = keys[step];
      const next = key === undefined ? undefined : element.children[kinds.indexOf(key)];
      for (const each of element.children) if (each !== next) each.removeAttribute('data-now');
      next?.setAttribute('data-now', '');
      return next;
    },
  };
}
