/** An object as it is shown whole: name and cost, type and size, how it lies there, and its abilities. What effects made leads to why. */
import type { Aspect, ObjectView } from '../../../demonstration/inBrowser.ts';
import { aspectNames, playerLabels as labels } from '../../playerLabels.ts';
import { make, makeButton } from './elements.ts';
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
    body.append(element);
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

/** What people call it: an ability by whose it is, what has no name by what it is. */
export function titleOf({ values, ref, kind, source, faceDown }: ObjectView, nameRef: NameRef): string {
  if (kind === 'ability') return labels.abilityOf(nameRef(source ?? ref));
  if (kind === 'damage') return labels.combatDamage;
  return values.name || (faceDown ? labels.faceDown : labels.nameless);
}

/** Which card it is, where its present name does not say so: its number among those of the name, or the name that it has on its own. */
export function markRef({ ref, kind, values }: ObjectView, nameRef: NameRef): (Node | string)[] {
  const known = nameRef(ref);
  if (known === values.name || known === ref || kind === 'ability' || kind === 'damage') return [];
  // What lies face down is known to whoever watches.
  const which = values.name !== '' && known.startsWith(`${values.name} (`) ? known.slice(values.name.length + 1) : known;
  return [' ', make('i', 'ref', which)];
}
