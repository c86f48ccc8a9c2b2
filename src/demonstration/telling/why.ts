/** Why an object is what it is: what is printed, then every effect that changed it, in the order of the layers, with what it was after each. */
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import { explain, type AppliedEffect } from '../../engine/look/layers/explain.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import type { PrintedNumber } from '../../engine/language/card.ts';
import { printedFace } from '../../engine/look/faces.ts';
import { namelessSource } from '../../engine/state/namelessSource.ts';
import type { GameObject, GameState } from '../../engine/state/state.ts';
import { aspects, type Aspect, type Values, writeValues } from './boardView.ts';

export interface Why {
  readonly ref: string;
  /** Where the chain begins: with a card, with what a card copied, with what a token or copy was made as, with what face-down objects are. */
  readonly begins: 'printed' | 'copied' | 'made' | 'face down';
  readonly printed: Values;
  readonly links: readonly WhyLink[];
  readonly now: Values;
}

/** One effect. */
export interface WhyLink {
  /** The aspects that it changed; not empty. */
  readonly changes: readonly Aspect[];
  /** What the object was after it. */
  readonly after: Values;
  readonly from: AppliedEffect['from'];
  /** `set power/toughness`. */
  readonly layer: string;
  /** Name of the object whose effect it is; absent for the rules, and for effects without a source. */
  readonly source?: string;
  /** The wording of the ability or spell; the kind of the counters. */
  readonly text?: string;
  readonly timestamp?: number;
  /** Numbers of the layer's rules. */
  readonly cites: readonly string[];
}

export interface Telling {
  /** The numbers of a concept's rules under the edition that is shown. */
  readonly citesOf: (concept: Concept) => readonly string[];
  /** The wording of what made an effect, by its timestamp, where the position does not say it: of an ability that has resolved. */
  readonly wordingOf: (timestamp: number, source: string) => string | undefined;
}

/** The whole chain of an object; undefined for what is not in the game. */
export function tellWhy(state: GameState, id: string, telling: Telling): Why | undefined {
  const object = state.objects[id];
  const explanation = object && explain(state, id);
  if (!object || !explanation) return undefined;
  const printed = { ...writeValues(explanation.printed, object), ...writePrinted(state, object) };
  let now: Values = printed;
  let before = writeValues(explanation.printed, object);
  const links = explanation.applied.flatMap((effect): WhyLink[] => {
    now = writeValues(effect.after, object);
    const changes = aspects.filter((aspect) => String(now[aspect]) !== String(before[aspect]));
    before = now;
    return changes.length === 0 ? [] : [{ changes, after: now, ...tellEffect(state, effect, telling) }];
  });
  return { ref: object.card, begins: beginOf(object), printed, links, now };
}

/** The links of a chain that changed one aspect. */
export const linksOf = ({ links }: Pick<Why, 'links'>, aspect: Aspect): readonly WhyLink[] =>
  links.filter(({ changes }) => changes.includes(aspect));

function tellEffect(state: GameState, effect: AppliedEffect, telling: Telling): Omit<WhyLink, 'changes' | 'after'> {
  const { from, layer, source, timestamp, cites } = effect;
  const name = source === undefined || source === namelessSource ? '' : nameOf(state, source);
  const text = effect.text ?? (from === 'resolved effect' ? wordingOf(state, effect, telling) : undefined);
  return {
    from,
    layer,
    ...(name === '' ? {} : { source: name }),
    ...(text === undefined || text === '' ? {} : { text }),
    ...(timestamp === undefined ? {} : { timestamp }),
    cites: [...new Set(cites.flatMap(telling.citesOf))],
  };
}

const nameOf = (state: GameState, id: string): string =>
  state.objects[id] || state.past[id] ? lookAt(state).characteristicsOf(id).name : id;

/** Of a spell its text. What else has effects that go on may have several abilities: which it was is not in the position. */
function wordingOf(state: GameState, { source = '', timestamp = 0 }: AppliedEffect, { wordingOf: find }: Telling): string | undefined {
  const object = state.objects[source] ?? state.past[source]?.object;
  return object?.spell ? lookAt(state).copiable(source).text : find(timestamp, source);
}

const beginOf = ({ faceDown, kind, copied }: GameObject): Why['begins'] =>
  faceDown ? 'face down' : kind !== 'card' ? 'made' : copied ? 'copied' : 'printed';

/** A size as it is printed, where it is no number: a characteristic-defining ability has not said yet what its stars are. */
function writePrinted(state: GameState, object: GameObject): Partial<Values> {
  const face = beginOf(object) === 'printed' ? printedFace(state, object) : object.copied;
  const isPlain = (side: PrintedNumber | undefined): boolean => side === undefined || typeof side === 'number';
  if (object.faceDown || !face || (isPlain(face.power) && isPlain(face.toughness))) return {};
  const write = (side: PrintedNumber | undefined): string =>
    side === undefined ? '' : typeof side === 'number' ? String(side) : side.plus === 0 ? '*' : `${side.plus}+*`;
  return { size: `${write(face.power)}/${write(face.toughness)}` };
}
