/** Text-changing effects (612, before July 2009 418.6): one word for a colour, land type or creature type becomes another. */
import type { Ability } from '../../language/ability.ts';
import type { GameState, ObjectId } from '../../state/state.ts';
import { heldBy, hold, type ObjectInLayers } from './working.ts';

/** Replaces a word in the type line and in the rules text; not in the name, nor in abilities that effects granted (612.2, 612.3). */
export function changeText(each: ObjectInLayers, from: string, to: string): void {
  const held = heldBy(each).map((one) => (one.from === 'text' ? { ...one, ability: inAbility(one.ability, from, to) } : one));
  const { subtypes } = each.values;
  if (subtypes.includes(from)) each.values = { ...each.values, subtypes: subtypes.map((subtype) => (subtype === from ? to : subtype)) };
  hold(each, held);
}

/** What a spell does, in the words that effects give it (612.1): it was read as the spell was announced, and is followed as it resolves. */
export const reworded = <T>({ effects }: GameState, id: ObjectId, value: T): T =>
  effects
    .flatMap(({ affected, changes }) => (affected?.includes(id) ? changes : []))
    .reduce((made, change) => (change.kind === 'text' ? replaceWords(made, change.from, change.to) : made), value);

function inAbility(ability: Ability, from: string, to: string): Ability {
  const changed = replaceWords(ability, from, to);
  return changed === ability ? ability : { ...changed, text: inWords(ability.text, from, to) };
}

/** Keys under which the language of abilities keeps words for colours and subtypes; mana symbols and names are no such words. */
const wordKeys: ReadonlySet<string> = new Set(['color', 'colors', 'subtype', 'subtypes', 'quality']);

function replaceWords<T>(value: T, from: string, to: string, key = ''): T {
  if (typeof value === 'string') {
    if (wordKeys.has(key)) return (value === from ? to : value) as T;
    // Islandwalk and islandcycling hold the word.
    return (
      key === 'keyword' && new RegExp(`^${from}(?:walk|cycling)$`, 'i').test(value)
        ? value.replace(new RegExp(`^${from}`, 'i'), to.toLowerCase())
        : value
    ) as T;
  }
  if (typeof value !== 'object' || value === null || key === 'symbols') return value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const made = list.map((one) => replaceWords(one, from, to, key));
    return made.some((one, at) => one !== list[at]) ? (made as T) : value;
  }
  const entries = Object.entries(value).map(([name, one]): [string, unknown] => [name, replaceWords(one as unknown, from, to, name)]);
  const old = value as Readonly<Record<string, unknown>>;
  return entries.some(([name, one]) => one !== old[name]) ? (Object.fromEntries(entries) as T) : value;
}

const inWords = (text: string, from: string, to: string): string => text.replace(new RegExp(`\\b${from}(?=\\b|walk|cycling)`, 'g'), to);
