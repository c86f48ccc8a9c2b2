/** Damage, and what it results in (120.3). */
import type { Happened } from './apply.ts';
import type { EventOf, GameEvent } from './events.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { lifelinkOn } from '../look/keywords/damageKeywords.ts';
import type { ObjectId } from '../state/state.ts';

/** The results of damage that was dealt, by what source and recipient were like when it was. */
export function resultsOfDamage(look: Look, happened: readonly Happened[]): readonly GameEvent[] {
  return happened.flatMap(({ event }) => (event.kind === 'damage' && event.amount > 0 ? resultsOf(look, event) : []));
}

function resultsOf(look: Look, { source, to, amount, combat }: EventOf<'damage'>): readonly GameEvent[] {
  const object = look.state.objects[to];
  const results: GameEvent[] = [];
  if (!object) {
    if (hasKeyword(look, source, 'infect')) results.push({ kind: 'counters', on: to, counter: 'poison', change: amount, source });
    else results.push({ kind: 'life', player: to, change: -amount, source, cause: 'damage' });
    const poison = combat ? totalToxic(look, source) : 0;
    if (poison > 0) results.push({ kind: 'counters', on: to, counter: 'poison', change: poison, source });
  } else {
    const { types } = look.of(to);
    if (types.includes('planeswalker')) results.push({ kind: 'counters', on: to, counter: 'loyalty', change: -amount, source });
    if (types.includes('battle')) results.push({ kind: 'counters', on: to, counter: 'defense', change: -amount, source });
    const withers = hasKeyword(look, source, 'wither') || hasKeyword(look, source, 'infect');
    if (types.includes('creature') && withers)
      results.push({ kind: 'counters', on: to, counter: '-1/-1', change: amount, source, by: 'damage' });
  }
  if (hasKeyword(look, source, 'lifelink') && lifelinkOn(look.state.day) === 'static')
    results.push({ kind: 'life', player: look.of(source).controller, change: amount, source, cause: 'gain' });
  return results;
}

/** The sum of all numbers of its toxic abilities (702.164b). */
const totalToxic = (look: Look, id: ObjectId): number =>
  hasKeyword(look, id, 'toxic')
    ? look
        .of(id)
        .abilities.reduce(
          (sum, each) =>
            sum + (each.kind === 'keyword' && each.keyword === 'toxic' && each.number?.kind === 'number' ? each.number.value : 0),
          0,
        )
    : 0;
