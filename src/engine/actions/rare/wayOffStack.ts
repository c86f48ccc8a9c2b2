/** Where a spell goes that has resolved and is no permanent, if several effects would have it go elsewhere than into the graveyard (616.1). */
import type { EventOf } from '../../events/events.ts';
import { isExiled } from '../../events/leavingStack.ts';
import type { Rare } from '../../events/procedure.ts';
import { chooseFirst } from '../../events/replacement/order.ts';
import { findAll } from '../../events/replacement/replaceEvents.ts';
import { at, type Replacement } from '../../events/replacement/replacement.ts';
import { lookAt } from '../../look/layers/characteristics.ts';

/** One that the way in which it was cast, or a keyword, gives the spell itself. */
const wayOf = (text: string, event: EventOf<'move'>): Replacement => ({
  key: text,
  source: event.object,
  text,
  group: 'other',
  cites: [],
  apply: () => at({ events: [event] }),
});

/**
 * The move that its controller chooses, and whether it rebounds. Where the effect of something else is chosen, the spell is put into the graveyard, and
 * that effect replaces it; what is exiled wherever it would go (702.34a) is so in the end.
 */
export const wayOffStack: Rare['wayOffStack'] = function* (game, { id, spell }, usual, rebounds) {
  const toGraveyard = { kind: 'move', object: id, to: 'graveyard', cause: 'resolve' } as const;
  const ways = [
    ...(usual.to === 'graveyard' ? [] : [wayOf(usual.to === 'hand' ? 'Buyback' : 'Adventure', usual)]),
    ...(rebounds ? [wayOf('Rebound', toGraveyard)] : []),
  ];
  const look = lookAt(game.state);
  const others = ways.length === 0 ? [] : findAll(look, toGraveyard, game.replacedBy ?? new Set());
  if (isExiled(spell) || ways.length + others.length < 2) return { leaving: usual, rebounds: rebounds && usual.to === 'graveyard' };
  const chosen = yield* chooseFirst(game, look.characteristicsOf(id).controller, [...ways, ...others], toGraveyard);
  const isOwn = ways.some(({ key }) => key === chosen?.key);
  return isOwn && chosen?.key !== 'Rebound' ? { leaving: usual, rebounds: false } : { leaving: toGraveyard, rebounds: isOwn };
};
