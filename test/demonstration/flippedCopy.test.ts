/** A flipped permanent that becomes a copy of something else is still flipped, since nothing turns it back (710.4; 508.4 until May 2009). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const tokTok = {
  ref: 'akki',
  controller: 'A',
  layout: 'flip',
  faces: [
    { name: 'Akki', type: 'Creature — Goblin Warrior', cost: '{3}{R}', pt: '1/1' },
    { name: 'Tok', type: 'Legendary Creature — Goblin Shaman', pt: '2/2' },
  ],
};

const become = (edition: string, flipped: boolean, expects: object) =>
  play({
    edition,
    setup: { zones: { battlefield: [{ ...tokTok, flipped }, creature('bear', 'A', '3/3')] } },
    actions: [
      {
        by: 'A',
        do: 'effect',
        text: 'Target creature becomes a copy of another target creature until end of turn.',
        targets: ['akki', 'bear'],
      },
    ],
    expect: { pt: { akki: '3/3' }, flipped: { akki: flipped }, ...expects },
  });

it.each([
  ['2004-10-01', '508.4'],
  ['2009-05-01', '508.4'],
  ['2026-01-16', '710.4'],
])('in %s, by %s', (edition, rule) => {
  expect(verdict(become(edition, true, { cites: [rule] }))).toBe('passed');
  expect(verdict(become(edition, false, {}))).toBe('passed');
  expect(verdict(become(edition, false, { cites: [rule] }))).toBe('failed cites');
});
