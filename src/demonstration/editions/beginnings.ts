/** Since when a scenario can be played: keywords, kinds of cards and formats that it needs came into the rules one after the other. */
import { formats } from '../../engine/state/formats.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import { firstEditions } from '../../engine/concepts/firstEditions.ts';
import { firstRun } from '../../engine/concepts/numbers.ts';
import { conceptOfCasual } from '../format/casualFormats.ts';
import type { KeptReadings } from '../position/keptReadings.ts';
import { listObjects } from '../telling/names.ts';
import type { Scenario } from '../format/scenario.ts';

/** A thing that a scenario needs, and the first edition with rules for it. */
export interface Beginning {
  /** `trample over planeswalkers`, `flip cards`. */
  readonly what: string;
  readonly day: string;
  /** Its number in that edition; empty where it is a term without a rule of its own there. */
  readonly cites: readonly string[];
}

/** Subtypes that came with rules of their own. */
const subtypes = ['equipment', 'fortification', 'saga', 'vehicle', 'spacecraft'];
const types = ['planeswalker', 'battle', 'kindred', 'tribal'];
const layouts: Readonly<Record<string, string>> = {
  split: 'split card',
  flip: 'flip card',
  transform: 'double-faced card',
  modal: 'modal double-faced card',
  meld: 'meld card',
  adventure: 'adventurer card',
};
/** Counters that came with rules of their own (122.1). */
const counters: Readonly<Record<string, Concept>> = {
  shield: 'counters.shield',
  stun: 'counters.stun',
  finality: 'counters.finality',
};
/** Keyword actions, as instructions do them. */
const actions = ['fight', 'scry', 'surveil', 'proliferate', 'meld', 'regenerate'];

/**
 * The last to come of all that a scenario needs, of what its own edition knows; undefined where all of it is as old as the rules are known.
 * `readings` are those of its card texts.
 */
export function findBeginning(scenario: Scenario, readings: KeptReadings): Beginning | undefined {
  const names = new Set<string>();
  for (const reading of Object.values(readings)) collectNames(reading, names);
  for (const { layout, cost = '', text = '', faces = [], counters: on = {} } of listObjects(scenario.setup)) {
    for (const counter of Object.keys(on)) if (counters[counter]) names.add(counterName(counter));
    if (layout !== undefined) names.add(layouts[layout] ?? layout);
    const printed = [cost, text, ...faces.flatMap((face) => [face.cost ?? '', face.text ?? ''])].join(' ');
    if (/\{[WUBRG2C]\/[WUBRG]\}/.test(printed)) names.add('hybrid mana symbol');
    if (/\{[WUBRG](?:\/[WUBRG])?\/P\}/.test(printed)) names.add('Phyrexian mana symbol');
  }
  const needed = [...[...names].flatMap((name) => beginningOf(name) ?? []), ...beginningsOfGame(scenario)].filter(
    ({ day }) => day <= scenario.edition,
  );
  return needed.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)).at(-1);
}

/** Names of keywords, actions and kinds in what a text means. */
function collectNames(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collectNames(each, names);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, each] of Object.entries(value)) {
    if (key === 'keyword' && typeof each === 'string') names.add(each.toLowerCase());
    else if (key === 'counter' && typeof each === 'string' && counters[each]) names.add(counterName(each));
    else if (key === 'do' && actions.includes(each as string)) names.add(each as string);
    else if (key === 'types' && Array.isArray(each)) for (const type of each) if (types.includes(type as string)) names.add(type as string);
    if (key === 'subtypes' && Array.isArray(each))
      for (const type of each) if (subtypes.includes(String(type).toLowerCase())) names.add(String(type).toLowerCase());
    collectNames(each, names);
  }
}

const counterName = (counter: string): string => `${counter} counter`;

function beginningOf(name: string): Beginning | undefined {
  const first = firstRun(counters[name.replace(/ counter$/, '')] ?? 'counters');
  if (name.endsWith(' counter')) return first && { what: `${name}s`, day: first.from, cites: [first.number] };
  const [day = '', number] = (firstEditions[name] ?? '').split(' ');
  return day === '' ? undefined : { what: plural(name), day, cites: number === undefined ? [] : [number] };
}

const plural = (name: string): string => (/ (?:card|symbol)$/.test(name) || types.includes(name) ? `${name}s` : name);

function beginningsOfGame({ format, options, setup }: Scenario): readonly Beginning[] {
  const found: (readonly [what: string, concept: Concept | undefined])[] = [
    [`the format ${format ?? ''}`, format === undefined ? undefined : (conceptOfCasual(format) ?? formats[format]?.concept)],
    ['limited range of influence', options?.rangeOfInfluence === undefined ? undefined : 'range'],
    ['deploying creatures', options?.deployCreatures === true ? 'deploy' : undefined],
    ['stickers', setup?.nameStickers === undefined ? undefined : 'stickers'],
  ];
  return found.flatMap(([what, concept]) => {
    const first = concept && firstRun(concept);
    return first ? [{ what, day: first.from, cites: [first.number] }] : [];
  });
}
