/**
 * An object as a card on the board: name and cost, type, how it lies there, its abilities, power and toughness. What lines and shapes show is
 * written too, for who cannot see them. Numbers lead to why, as does all that effects made: `data-ask` says what is asked about.
 */
import type { Aspect, ObjectView } from '../../../demonstration/inBrowser.ts';
import { aspectNames, boardLabels as labels, countedNames, type Status, statuses, tellStatuses } from './boardLabels.ts';
import { colorsOf } from './cardColors.ts';
import { type Content, mark, type Markup } from './markup.ts';
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

/** What the board draws: it turns, lies under something, or has a line to what it is about. It is written for who cannot see that. */
const drawn: ReadonlySet<Status> = new Set(['tapped', 'attacking', 'blocking', 'attached', 'targets']);
/** Name left, cost right, so that names in a row stand at one height. */
const heads = ['name', 'cost'] as const satisfies readonly Part[];
/** Between them and the abilities. */
const lines = ['type', 'colors'] as const satisfies readonly Part[];
/** Below them, where a card has its numbers. */
const feet = ['loyalty', 'size'] as const satisfies readonly Part[];
const numbers: ReadonlySet<string> = new Set(feet);

export function markCard(object: ObjectView, nameRef: NameRef): Markup {
  const written = partsOf(object, nameRef);
  const title = titleOf(object, nameRef);
  const part = (name: Part): readonly Content[] => {
    if (written[name] === '' && name !== 'name') return [];
    if (name === 'name') return [named(name, [markPart(object, name, title, [title]), ...markRef(object, nameRef)])];
    if (name === 'status' || name === 'abilities') return [];
    return [named(name, [markPart(object, name, title, markText(written[name]))])];
  };
  const { shown, told } = markStatuses(object, nameRef);
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
        mark('span', { class: 'card-head' }, ...spaced(heads.flatMap(part))),
        ...lines.flatMap(part),
        ...told,
        ...(written.abilities === '' ? [] : [named('abilities', markAbilities(object, title))]),
      ]),
    ),
    ' ',
    mark('div', { class: 'card-numbers' }, ...spaced([...shown, ...feet.flatMap(part)])),
  );
}

/** The colours of a frame, by their names: attributes that written.css has the paint for. */
export function paintOf(object: Pick<ObjectView, 'values' | 'faceDown'>): Readonly<Record<string, string | boolean | undefined>> {
  const own = colorsOf(object);
  return { 'data-colors': own.join(' ') || undefined, 'data-many': own.length > 2 };
}

const spaced = (contents: readonly Content[]): readonly Content[] => contents.flatMap((each, at) => (at === 0 ? [each] : [' ', each]));

const named = (part: Part, inner: readonly Content[]): Markup => mark('span', { class: `object-${part}` }, ...inner);

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

/** How it stands there, each by itself: what is shown as a mark beside the numbers, and what is told of what is drawn. What is counted can be asked about. */
function markStatuses(object: ObjectView, nameRef: NameRef): Readonly<Record<'shown' | 'told', readonly Markup[]>> {
  const words = tellStatuses(object, nameRef);
  const [told, shown] = [true, false].map((isDrawn) =>
    statuses
      .filter((status) => words[status] !== '' && drawn.has(status) === isDrawn)
      .map((status) => {
        const asked = counted.find((each) => each === status);
        const attributes = { class: isDrawn ? 'visually-hidden' : `mark ${status}`, 'data-part': status };
        // What a counter is called says it; the word has no room on a small card.
        const [, before = '', word = ''] = /^(.*?)( counters?)?$/s.exec(words[status]) ?? [];
        const inner = word === '' ? [before] : [before, mark('span', { class: 'mark-word' }, word)];
        if (asked === undefined) return mark('span', attributes, ...inner);
        const title = labels.whyAspect(countedNames[asked], titleOf(object, nameRef));
        return mark('button', { type: 'button', title, 'data-ask': asked, ...attributes }, ...inner);
      }),
  );
  return { shown: shown ?? [], told: told ?? [] };
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
