/** Damage that does not bring a life total below a floor: all that happens to the total at once is looked at together (120.4d). */
import { findPlayer } from '../../state/changes.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { cite, type Rare, say } from '../../events/procedure.ts';
import { notYet } from '../../state/notYet.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { sharesLife } from '../../state/teams.ts';

/** The batch with so much less life lost to damage as would go below the floor. */
export const keepFloor: Rare['keepFloor'] = (game, events) => {
  if (!events.some((event) => event.kind === 'life' && event.cause === 'damage')) return events;
  const look = lookAt(game.state);
  let kept = events;
  for (const { rule, context, text } of rulesInForce(look)) {
    if (rule.rule !== 'life floor') continue;
    if (sharesLife(game.state)) throw notYet('life floor of a team');
    for (const player of resolveRef(look, rule.who, context)) {
      const { life = 0 } = findPlayer(game.state, player) ?? {};
      const after = kept.reduce((sum, event) => (event.kind === 'life' && event.player === player ? sum + event.change : sum), life);
      let spared = life < rule.least ? 0 : Math.max(0, rule.least - after);
      cite(game, 'damage.event');
      if (spared > 0) say(game, 'life floor', context.source, text);
      kept = kept.map((event) => {
        if (event.kind !== 'life' || event.player !== player || event.cause !== 'damage') return event;
        const less = Math.min(spared, -event.change);
        spared -= less;
        return { ...event, change: event.change + less };
      });
    }
  }
  return kept.filter((event) => event.kind !== 'life' || event.change !== 0);
};
