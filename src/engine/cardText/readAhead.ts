/** Sagas that are read ahead: the chapter with which one begins is chosen as it enters (702.155, 714.3a). */
import type { Ability } from '../language/ability.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { you } from './scope.ts';

const slot = 'read ahead';
const isAhead = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'read ahead';
const chapters = (event: TriggerEvent): readonly number[] => (event.on === 'chapter' ? event.numbers : []);

/** Of all abilities of a text: with that keyword its chapters wait for their own number in the turn in which it enters, and it enters with that chosen. */
export function withReadAhead(abilities: readonly Ability[]): readonly Ability[] {
  const ahead = abilities.find(isAhead);
  if (!ahead) return abilities;
  const final = Math.max(
    0,
    ...abilities.flatMap((ability) => (ability.kind === 'triggered' ? [ability.event].flat().flatMap(chapters) : [])),
  );
  const enters: Ability = {
    kind: 'static',
    text: ahead.text,
    keyword: 'read ahead',
    rules: [
      {
        rule: 'enters',
        what: 'self',
        first: [{ do: 'choose', who: you, from: { kind: 'numbers', of: Array.from({ length: final }, (_, at) => at + 1) }, slot }],
        counters: { counter: 'lore', amount: { kind: 'memory', slot } },
      },
    ],
  };
  const waiting = (event: TriggerEvent): TriggerEvent => (event.on === 'chapter' ? { ...event, ahead: true } : event);
  const marked = abilities.map((ability): Ability => {
    if (ability.kind !== 'triggered') return ability;
    const { event } = ability;
    return { ...ability, event: Array.isArray(event) ? event.map(waiting) : waiting(event as TriggerEvent) };
  });
  return final === 0 ? abilities : [...marked, enters];
}
