/** A board, a course, and what comes of it the day before a variant began to hold and on that day; with what several boards are given. */
import { creature } from '../../demonstration/play.ts';

export type Given = Readonly<Record<string, unknown>>;
export type Switch = readonly [point: string, day: string, scenario: Given, before: Given, after: Given];

export const permanent = (ref: string, controller: string, type: string, text = '', more: Given = {}): Given => ({
  ref,
  name: ref,
  controller,
  type,
  ...(text === '' ? {} : { text }),
  ...more,
});
export const hand = (ref: string, type: string, text: string, more: Given = {}): Given => ({
  ref,
  name: ref,
  type,
  cost: '{0}',
  text,
  ...more,
});
export const mulligan = (by: string): Given => ({ by, do: 'mulligan' });
export const keep = (by: string): Given => ({ by, do: 'keep' });
export const attack = (attackers: Given): Given => ({ by: 'A', do: 'attack', attackers });
export const opening = (...players: readonly string[]): Given => ({
  step: 'mulligan',
  librarySize: Object.fromEntries(players.map((player) => [player, 20])),
});
export const heads = {
  players: ['A', 'B', 'C', 'D'],
  teams: [
    ['A', 'B'],
    ['C', 'D'],
  ],
  format: 'two-headed giant',
};
export const commander = (ref: string, more: Given = {}): Given => creature(ref, 'A', '2/2', { commander: true, ...more });
export const circle = { players: ['A', 'B', 'C', 'D', 'E', 'F'], options: { rangeOfInfluence: 1 } };
export const blockedByTwo = (text: string, pt = '3/3'): Given => ({
  step: 'declare attackers',
  zones: { battlefield: [creature('a', 'A', pt, { text }), creature('b', 'B', '3/3'), creature('c', 'B', '3/3')] },
});
