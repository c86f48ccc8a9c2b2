/** An object as it is shown whole: name and cost, type and size, how it lies there, and its abilities. What effects made leads to why. */
import type { Aspect, ObjectView } from '../../../demonstration/inBrowser.ts';
import { aspectNames, playerLabels as labels } from './playerLabels.ts';
import { make, makeButton } from './elements.ts';
import { markedName, titleOf } from './objectNames.ts';
import { abilityPart, type NameRef, parts, partsOf } from './parts.ts';
import { writeText } from './symbols.ts';

/** Asked for the chain of an aspect. */
type AskAspect = (button: HTMLElement, aspect: Aspect) => void;

export function makeObjectBody(object: ObjectView, nameRef: NameRef, ask: AskAspect): HTMLElement {
  const body = make('div');
  const written = partsOf(object, nameRef);
  const title = titleOf(object, nameRef);
  for (const part of parts) {
    if (written[part] === '' && part !== 'name') continue;
    const made = part === 'status' || !object.changed.includes(part) ? undefined : part;
    const element = make('span', `object-${part}`);
    if (part === 'abilities') element.append(...makeAbilities(object, title, ask));
    else element.append(makePart(part, made, title, part === 'name' ? [title] : writeText(written[part]), ask));
    if (part === 'name') element.append(...markRef(object, nameRef));
    body.append(body.hasChildNodes() ? ' ' : '', element);
  }
  return body;
}

/** A piece that a step can change, and that a reader can ask about where an effect made it. */
function makePart(part: string, made: Aspect | undefined, title: string, content: readonly (Node | string)[], ask: AskAspect): HTMLElement {
  const element = made === undefined ? make('span') : makeButton('made', '', undefined, (button) => ask(button, made));
  if (made !== undefined) element.title = labels.whyAspect(aspectNames[made], title);
  element.dataset['part'] = part;
  element.append(...content);
  return element;
}

/** A line for each; those that effects gave can be asked about. */
function makeAbilities({ values, granted }: ObjectView, title: string, ask: AskAspect): readonly (Node | string)[] {
  return values.abilities.flatMap((text, at) => [
    ...(at === 0 ? [] : ['\n']),
    makePart(abilityPart(text), granted.includes(text) ? 'abilities' : undefined, title, writeText(text), ask),
  ]);
}

/** Beside the name which card it is, where the name does not say so. */
export function markRef(object: ObjectView, nameRef: NameRef): (Node | string)[] {
  const which = markedName(object, nameRef);
  return which === undefined ? [] : [' ', make('i', 'ref', which)];
}
