/** Rad counters: each makes its player mill, and goes for a nonland card, with a life (727). */
import type { Game } from '../../../events/procedure.ts';
import type { Amount } from '../../../language/amount.ts';
import { deedSlot } from '../../../language/deed.ts';
import { inherentOf, makeInherent, type Triggered } from './inherent.ts';

const name = 'Radiation';
const rad = 'rad';
const you = { kind: 'you' } as const;
const counters: Amount = { kind: 'counters', counter: rad, of: you };
const nonland: Amount = {
  kind: 'count',
  of: { kind: 'memory', slot: deedSlot('milled', 'became') },
  like: { kind: 'not', filter: { kind: 'type', type: 'land' } },
};

const irradiated: Triggered = {
  kind: 'triggered',
  keyword: 'rad counters',
  text: 'At the beginning of each player’s precombat main phase, if that player has one or more rad counters, that player mills a number of cards equal to the number of rad counters they have. For each nonland card milled this way, that player loses 1 life and removes one rad counter from themselves.',
  event: { on: 'beginning', of: 'precombat main', whose: 'yours' },
  condition: { kind: 'compare', left: counters, comparison: 'at least', right: { kind: 'number', value: 1 } },
  effect: {
    targets: [],
    instructions: [
      { do: 'mill', who: you, amount: counters, remember: 'milled' },
      { do: 'lose life', who: you, amount: nonland },
      { do: 'counters', on: you, counter: rad, amount: nonland, remove: true },
    ],
  },
};

export function keepRadiation(game: Game): void {
  for (const player of game.state.players)
    if (!player.left && (player.counters[rad] ?? 0) > 0 && !inherentOf(game, name, player.id))
      makeInherent(game, name, player.id, [irradiated]);
}
