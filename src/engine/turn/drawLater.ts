/** The draw of the draw step as a triggered ability (2003-05-26 304.1). */
import { putOnStack } from '../actions/activating.ts';
import { type Rare, say } from '../events/procedure.ts';
import { nothingAnnounced } from '../look/reading/context.ts';
import { drawStep } from '../state/drawStep.ts';
import type { WaitingTrigger } from '../state/state.ts';
import { stackTriggers } from './stackTriggers.ts';

const ability: WaitingTrigger['ability'] = {
  kind: 'triggered',
  text: 'The active player draws a card.',
  ours: true,
  event: { on: 'beginning', of: 'draw', whose: 'yours' },
  effect: { targets: [], instructions: [{ do: 'draw', who: { kind: 'you' }, amount: { kind: 'number', value: 1 } }] },
};

/** On top of all that players control; in 1999 the active player's like others. */
export const drawLater: Rare['drawLater'] = function* (game, players, where) {
  if (where === 'in any order') {
    const drawing = players.map((controller) => ({ source: drawStep, controller, ability, event: {}, memory: {} }));
    game.state = { ...game.state, waiting: [...game.state.waiting, ...drawing] };
    return;
  }
  yield* stackTriggers(game);
  for (const player of players) {
    putOnStack(game, player, drawStep, ability, nothingAnnounced);
    say(game, 'draw waits', player);
  }
};
