/**
 * An object as a card on the board: name and cost, type, how it lies there, its abilities, power and toughness. What lines and shapes show is
 * written too, for who cannot see them. Numbers lead to why, as does all that effects made: `data-ask` says what is asked about.
 */
import type { Aspect, ObjectView } from '../../../demonstration/inBrowser.ts';
import { aspectNames, boardLabels as labels, countedNames, type Status, statuses, tellStatuses } from './boardLabels.ts';
import { colorsOf } from './cardColors.ts';
import { type Content, mark, type Markup, textOf } from './markup.ts';
import { markedName, titleOf } from './objectNames.ts';
import { abilityPart, type NameRef, type Part, partsOf } from './parts.ts';
import { markText } from './symbols.ts';

/** What can be asked about: what is worked out of effects, and what is counted on a card. */
export const counted = ['damage', 'counters'] as const satisfies readonly Status[];
export type Counted = (typeof counted)[number];
export type Asked = Aspect | Counted;
export const isCounted = (asked: Asked): asked is Counted => counted.some((each) => each === asked);

const isAsked = (name: string): name is Asked => name in aspectNames || counted.some((each) => each === name);

/** What a click on a board asks about: an object by its ref, and what of it. */
export function askedOf(
  target: EventTarget | null,
): { readonly button: HTMLElement; readonly ref: string; readonly asked?: Asked } | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button.why, button[data-ask]') : null;
  const ref = button?.closest<HTMLElement>('[data-ref]')?.dataset['ref'];
  if (!button || ref === undefined) return undefined;
  const { ask = '' } = button.dataset;
  return { button, ref, ...(isAsked(ask) ? { asked: ask } : {}) };
}

/** What the board draws: it turns, lies under something, or has a line to what it is about. */
const drawn: ReadonlySet<Status> = new Set(['tapped', 'attacking', 'blocking', 'attached', 'targets']);
/** Above the abilities, in the order of a card. */
const heads = ['name', 'cost', 'type', 'colors'] as const satisfies readonly Part[];
/** Below them, where a card has its numbers. */
const feet = ['loyalty', 'size'] as const satisfies readonly Part[];
const numbers: ReadonlySet<string> = new Set(feet);

export function markCard(object: ObjectView, nameRef: NameRef): Markup {
  const written = partsOf(object, nameRef);
  const title = titleOf(object, nameRef);
  const part = (name: Part): readonly Content[] => {
    if (written[name] === '' && name !== 'name') return [];
    if (name === 'name') return [sized(name, [markPart(object, name, title, [title]), ...markRef(object, nameRef)])];
    if (name === 'status' || name === 'abilities') return [];
    return [sized(name, [markPart(object, name, title, markText(written[name]))])];
  };
  const marks = markStatuses(object, nameRef);
  return mark(
    'div',
    {
      class: 'card',
      'data-tapped': object.tapped,
      'data-hidden': object.faceDown,
      'data-phased': object.phasedOut,
      ...paintOf(object),
    },
    mark(
      'div',
      { class: 'card-words' },
      ...spaced([
        ...heads.flatMap(part),
        ...(marks.length === 0 ? [] : [sized('status', marks)]),
        ...(written.abilities === '' ? [] : [sized('abilities', markAbilities(object, title))]),
      ]),
    ),
    ' ',
    mark('div', { class: 'card-numbers' }, ...spaced(feet.flatMap(part))),
  );
}

/** The colours of a frame, by their names: attributes that written.css has the paint for. */
export function paintOf(object: Pick<ObjectView, 'values' | 'faceDown'>): Readonly<Record<string, string | boolean | undefined>> {
  const own = colorsOf(object);
  return { 'data-colors': own.join(' ') || undefined, 'data-many': own.length > 2 };
}

const spaced = (contents: readonly Content[]): readonly Content[] => contents.flatMap((each, at) => (at === 0 ? [each] : [' ', each]));

const sized = (part: Part, inner: readonly Content[]): Markup =>
  mark('span', { class: `object-${part}`, 'data-longest': String(longestWord(inner.map(textOf).join(''))) }, ...inner);

/** A piece that a step can change, and that a reader can ask about: what an effect made, and numbers at any time. */
function markPart(
  { changed }: Pick<ObjectView, 'changed'>,
  aspect: Aspect,
  title: string,
  inner: readonly Content[],
  { name = aspect, isMade = changed.includes(aspect) }: { readonly name?: string; readonly isMade?: boolean } = {},
): Markup {
  if (!isMade && !numbers.has(aspect)) return mark('span', { 'data-part': name }, ...inner);
  const asked = { type: 'button', title: labels.whyAspect(aspectNames[aspect], title), 'data-ask': aspect, 'data-part': name };
  return mark('button', { ...asked, class: isMade ? 'made' : undefined }, ...inner);
}

/** How it stands there, each by itself; what is counted can be asked about. */
function markStatuses(object: ObjectView, nameRef: NameRef): readonly Content[] {
  const told = tellStatuses(object, nameRef);
  return spaced(
    statuses
      .filter((status) => told[status] !== '')
      .map((status) => {
        const asked = counted.find((each) => each === status);
        const attributes = { class: drawn.has(status) ? 'visually-hidden' : `mark ${status}`, 'data-part': status };
        if (asked === undefined) return mark('span', attributes, told[status]);
        const title = labels.whyAspect(countedNames[asked], titleOf(object, nameRef));
        return mark('button', { type: 'button', title, 'data-ask': asked, ...attributes }, told[status]);
      }),
  );
}

/** A line for each; those that effects gave can be asked about. */
function markAbilities(object: ObjectView, title: string): readonly Content[] {
  return object.values.abilities.flatMap((text, at) => [
    ...(at === 0 ? [] : ['\n']),
    markPart(object, 'abilities', title, markText(text), { name: abilityPart(text), isMade: object.granted.includes(text) }),
  ]);
}

/** Beside the name which card it is, where the name does not say so. */
export function markRef(object: ObjectView, nameRef: NameRef): readonly Content[] {
  const which = markedName(object, nameRef);
  return which === undefined ? [] : [' ', mark('i', { class: 'ref' }, which)];
}

/** In letters; at least as many as leave a short name at its usual size, at most as many as card.css knows. */
const longestWord = (text: string): number => Math.min(24, Math.max(6, ...text.split(/[\s-]+/).map(({ length }) => length)));
