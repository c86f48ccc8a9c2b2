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
  text: 'Who has rad counters mills that many as their main phase begins, and loses life and a counter for each nonland card.',
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
