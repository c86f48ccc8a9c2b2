/** What is written of an object on the board, part by part: the same parts tell what a step has changed. */
import type { BoardView, ObjectView } from '../../../demonstration/inBrowser.ts';
import { statuses, tellStatus, tellStatuses } from './boardLabels.ts';

/** What people call a ref. */
export type NameRef = (ref: string) => string;

export const parts = ['name', 'cost', 'type', 'size', 'loyalty', 'colors', 'status', 'abilities'] as const;
export type Part = (typeof parts)[number];
export type Parts = Readonly<Record<Part, string>>;

const letters = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;
const colorsIn = (cost: string): string =>
  Object.entries(letters)
    .flatMap(([letter, color]) => (cost.includes(letter) ? [color] : []))
    .join(', ');

/** Colours are written where the cost does not say them already. */
export function partsOf(object: ObjectView, nameRef: NameRef): Parts {
  const { values } = object;
  const { name, cost, type, size } = values;
  // On the battlefield it is counted in counters.
  const loyalty = object.zone === 'battlefield' ? '' : values.loyalty;
  return {
    name,
    cost,
    type,
    size,
    loyalty: loyalty === '' ? '' : `loyalty ${loyalty}`,
    colors: values.colors === colorsIn(cost) ? '' : values.colors || 'colorless',
    status: tellStatus(object, nameRef),
    abilities: values.abilities.join('\n'),
  };
}

/** The same thing one step before. */
export const findBefore = (before: BoardView | undefined, { ref }: ObjectView): ObjectView | undefined =>
  before?.objects.find((object) => object.ref === ref);

/** Each ability is a part of its own. */
export const abilityPart = (text: string): string => `ability ${text}`;

/** Parts that are new in a step, how it stands there each by its own name; `all` of what came to where it is in this step. */
export function changedParts(before: BoardView | undefined, object: ObjectView, nameRef: NameRef): ReadonlySet<string> | 'all' {
  if (!before) return new Set();
  const earlier = findBefore(before, object);
  if (earlier?.zone !== object.zone || earlier.player !== object.player) return 'all';
  const [then, now] = [partsOf(earlier, nameRef), partsOf(object, nameRef)];
  const [stood, stands] = [tellStatuses(earlier, nameRef), tellStatuses(object, nameRef)];
  return new Set([
    ...parts.filter((part) => part !== 'abilities' && part !== 'status' && then[part] !== now[part]),
    ...statuses.filter((status) => stood[status] !== stands[status]),
    ...object.values.abilities.filter((ability) => !earlier.values.abilities.includes(ability)).map(abilityPart),
  ]);
}
