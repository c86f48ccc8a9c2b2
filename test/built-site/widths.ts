/** Whether a page holds at a width, with fonts that are narrower and wider than those of this machine: what a browser measures of it. */
import type { Page } from 'playwright-core';
import { thoroughly } from '../thoroughly.ts';

/**
 * Fonts by what they do to a page. Each is forced on all text by a style sheet of the test, so that the result does not hang on what is
 * installed; `local` takes the first that there is, and the sizes keep them apart where two of them are the same.
 */
export const fontSets = {
  DejaVu: { serif: ['DejaVu Serif', 'Georgia', 'Cambria'], sans: ['DejaVu Sans', 'Verdana', 'Arial'], size: 100 },
  narrow: { serif: ['DejaVu Serif Condensed', 'Times New Roman'], sans: ['DejaVu Sans Condensed', 'Arial Narrow', 'Arial'], size: 88 },
  wide: { serif: ['DejaVu Sans', 'Verdana', 'Arial'], sans: ['DejaVu Sans', 'Verdana', 'Arial'], size: 112 },
} as const;
/** The narrowest window and a common one; in a long run those between them. */
export const widths: readonly number[] = thoroughly > 1 ? [320, 340, 360, 375, 390] : [320, 390];
export const themes = ['light', 'dark'] as const;

// What is laid out where it is looked at is laid out here as a whole.
const styles = [
  '* { content-visibility: visible !important; }',
  ...Object.entries(fontSets).map(([name, { serif, sans, size }]) => {
    const face = (kind: string, local: readonly string[]): string =>
      [400, 700]
        .map((weight) => {
          const sources = local.map((font) => `local('${font}${weight === 700 ? ' Bold' : ''}')`).join(', ');
          return `@font-face { font-family: '${name} ${kind}'; font-weight: ${weight}; src: ${sources}; size-adjust: ${size}%; }`;
        })
        .join('\n');
    return `${face('serif', serif)}\n${face('sans', sans)}
      :root[data-test-font='${name}'] { --serif: '${name} serif', serif !important; --sans: '${name} sans', sans-serif !important; }`;
  }),
].join('\n');

export interface Fault {
  readonly fault: 'page wider than the window' | 'beyond the edge' | 'clipped' | 'overlaps' | 'squeezed' | 'word broken';
  /** `path > of > classes: the first words` */
  readonly where: string;
  readonly by: string;
}

/** A page in one font, width and theme, and what is wrong with it. */
export interface Measured {
  readonly font: string;
  readonly theme: string;
  /** As wide as the text is with this font, to see that the fonts are not one and the same. */
  readonly sample: number;
  readonly faults: readonly Fault[];
}

/** Makes the fonts known to a page. They are loaded before anything is measured. */
export async function bringFonts(page: Page): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  }, styles);
}

/**
 * Measures the page as it stands, at the width that it has: in the narrowest window in every font, and with the first of them in every theme; in
 * a wider one in the font that needs most of it.
 */
export async function measurePage(page: Page): Promise<readonly Measured[]> {
  const [first = []] = await page.evaluate(measureHere, { ...choose(page), clicked: undefined });
  return first;
}

/** The same after each click on what `selector` finds, until it is disabled. The first is before any; themes are told apart there alone. */
export function measureSteps(page: Page, selector: string): Promise<readonly (readonly Measured[])[]> {
  return page.evaluate(measureHere, { ...choose(page), clicked: selector });
}

/** How often a page is measured at a width. */
export const countLooks = (width: number): number => (isAll(width) ? Object.keys(fontSets).length + themes.length - 1 : 1);

const isAll = (width: number): boolean => width === widths[0] || thoroughly > 1;

function choose(page: Page): { readonly fonts: readonly string[]; readonly themes: readonly string[]; readonly width: number } {
  const width = page.viewportSize()?.width ?? 0;
  return isAll(width)
    ? { fonts: Object.keys(fontSets), themes, width }
    : { fonts: ['wide' satisfies keyof typeof fontSets], themes: themes.slice(0, 1), width };
}

/** Runs in the page, and so has everything that it needs inside. */
function measureHere({
  fonts,
  themes: inThemes,
  clicked,
  width,
}: {
  width: number;
  fonts: readonly string[];
  themes: readonly string[];
  clicked: string | undefined;
}): readonly (readonly Measured[])[] {
  const root = document.documentElement;
  const nameOf = (element: Element): string => {
    const steps: string[] = [];
    for (let at: Element | null = element; at && at !== document.body && steps.length < 4; at = at.parentElement) {
      steps.unshift(`${at.localName}${[...at.classList].map((name) => `.${name}`).join('')}`);
    }
    return `${steps.join(' > ')}: ${element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}`;
  };

  interface Surroundings {
    readonly seen: boolean;
    /** Scrolls sideways, so that what is beyond its edge can be reached. */
    readonly scrolls: boolean;
    readonly clips: readonly Element[];
    /** Those that show an ellipsis where they cut: what is behind it is not seen, and a tap has it. */
    readonly cuts: readonly Element[];
    /** Lies over the page or scrolls by itself: is compared with what is in it alone. */
    readonly layer: Element | undefined;
  }
  // Neither font nor theme nor step changes these: a step changes what is visible, which is asked of each text.
  const known = new Map<Element, Surroundings>();
  const of = (element: Element): Surroundings => {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parentElement
      ? of(element.parentElement)
      : { seen: true, scrolls: false, clips: [], cuts: [], layer: undefined };
    const style = getComputedStyle(element);
    const isTiny = style.clipPath !== 'none' || (element as HTMLElement).offsetWidth === 1;
    const isOver =
      style.position === 'fixed' || style.position === 'sticky' || element.hasAttribute('popover') || element.localName === 'dialog';
    const scrolls = /auto|scroll/.test(style.overflowX) && element !== document.body;
    const isClip = /hidden|clip/.test(style.overflowX) && !/inline|contents/.test(style.display);
    // A card's text says itself whether it is cut (cutTexts.ts); that it does is tested in pagesHold.test.ts.
    const isCut = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || element.matches('.object-abilities');
    const made: Surroundings = {
      seen: parent.seen && style.display !== 'none' && !isTiny && style.opacity !== '0',
      scrolls: parent.scrolls || scrolls,
      clips: isClip && !isCut ? [...parent.clips, element] : parent.clips,
      cuts: /hidden|clip/.test(style.overflowX) && isCut ? [...parent.cuts, element] : parent.cuts,
      layer: isOver || scrolls || /auto|scroll/.test(style.overflowY) ? element : parent.layer,
    };
    known.set(element, made);
    return made;
  };

  interface Box {
    readonly element: Element;
    readonly layer: Element | undefined;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const measureOnce = (font: string, theme: string): Measured => {
    root.dataset['testFont'] = font;
    root.dataset['theme'] = theme;
    const window_ = width;
    const faults: Fault[] = [];
    const add = (fault: Fault['fault'], element: Element, by: string): void => void faults.push({ fault, where: nameOf(element), by });
    if (root.scrollWidth > window_) add('page wider than the window', document.body, `${root.scrollWidth} in ${window_}`);
    const boxes: Box[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || (node.nodeValue ?? '').trim() === '' || /^(?:option|script|style|noscript|textarea|title)$/.test(element.localName))
        continue;
      const around = of(element);
      if (!around.seen || !element.checkVisibility({ visibilityProperty: true })) continue;
      // Text that stands in a closed `<details>` itself, in no element.
      if (element instanceof HTMLDetailsElement && !element.open) continue;
      range.selectNodeContents(node);
      const cuts = around.cuts.map((cut) => cut.getBoundingClientRect());
      const rects = [...range.getClientRects()]
        .map(({ left, right, top, bottom }) => ({
          left: Math.max(left, ...cuts.map((cut) => cut.left)),
          right: Math.min(right, ...cuts.map((cut) => cut.right)),
          top: Math.max(top, ...cuts.map((cut) => cut.top)),
          bottom: Math.min(bottom, ...cuts.map((cut) => cut.bottom)),
        }))
        .map((rect) => ({ ...rect, width: rect.right - rect.left, height: rect.bottom - rect.top }))
        .filter(({ width, height }) => width > 0.5 && height > (cuts.length > 0 ? 3 : 0.5));
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (rects.length > 4 && rects.every(({ width }) => width < 2.5 * size)) add('squeezed', element, `${rects.length} lines`);
      const [longest = ''] =
        rects.length > 1
          ? [...(node.nodeValue ?? '').matchAll(/(?<!\p{L})\p{L}{5,16}(?!\p{L})/gu)]
              .map(([word]) => word)
              .toSorted((one, other) => other.length - one.length)
          : [];
      if (longest !== '') {
        const at = (node.nodeValue ?? '').indexOf(longest);
        range.setStart(node, at);
        range.setEnd(node, at + longest.length);
        const [first, ...others] = range.getClientRects();
        if (first && others.some(({ top }) => top > first.top + 2)) add('word broken', element, longest);
      }
      for (const { left, right, top, bottom } of rects) {
        if (!around.scrolls && (right > window_ + 1 || left < -1))
          add('beyond the edge', element, `${Math.round(left)} to ${Math.round(right)}`);
        for (const clip of around.clips) {
          const box = clip.getBoundingClientRect();
          if (right > box.right + 1.5 || left < box.left - 1.5) add('clipped', element, `by ${Math.round(right - box.right)}`);
        }
        // The ink of a line is less than its box: lines that stand close are not on top of each other.
        const inset = (bottom - top) * 0.22;
        boxes.push({ element, layer: around.layer, left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset });
      }
    }
    // Fields and buttons are as wide as they say, whatever is in them.
    for (const element of document.body.querySelectorAll('input, select, button, summary, svg, table, img, a')) {
      const around = of(element);
      if (!around.seen || around.scrolls || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (around.cuts.some((cut) => left >= cut.getBoundingClientRect().right)) continue;
      if (width > 0 && height > 0 && (right > window_ + 1 || left < -1))
        add('beyond the edge', element, `${Math.round(left)} to ${Math.round(right)}`);
    }
    boxes.sort((one, other) => one.top - other.top);
    boxes.forEach((box, at) => {
      for (let next = at + 1; next < boxes.length; next += 1) {
        const other = boxes[next];
        if (!other || other.top >= box.bottom) break;
        if (other.layer !== box.layer || other.element === box.element) continue;
        if (other.left < box.right && other.right > box.left) add('overlaps', box.element, nameOf(other.element));
      }
    });
    const sample = document.createElement('span');
    sample.style.cssText = 'position: absolute; white-space: nowrap; font: 100px var(--sans)';
    sample.textContent = 'Whoever lies in the sun first keeps the place';
    document.body.append(sample);
    const length = sample.getBoundingClientRect().width;
    sample.remove();
    delete root.dataset['testFont'];
    delete root.dataset['theme'];
    return { font, theme, sample: length, faults };
  };
  // A theme is colours: with one of the fonts it is seen that it is no more.
  const measureAll = (isFirst: boolean): readonly Measured[] =>
    fonts.flatMap((font, at) => inThemes.slice(0, isFirst && at === 0 ? undefined : 1).map((theme) => measureOnce(font, theme)));

  const measured = [measureAll(true)];
  for (;;) {
    const button = clicked === undefined ? null : document.querySelector<HTMLElement>(clicked);
    if (!button || button.getAttribute('aria-disabled') === 'true' || measured.length > 200) return measured;
    button.click();
    measured.push(measureAll(false));
  }
}
