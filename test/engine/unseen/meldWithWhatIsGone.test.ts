/** "If you both own and control" it and another: what is gone as that is asked is nobody's, and nothing is exiled (109.4). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const ratsText =
  'At the beginning of combat on your turn, if you both own and control Rats and a creature named Thieves, exile them, then meld them into Host.';
const rats = { name: 'Rats', type: 'Creature — Rat', pt: '2/1', text: ratsText };
const thieves = { name: 'Thieves', type: 'Creature — Human', pt: '3/3', text: '' };
const host = { name: 'Host', type: 'Creature — Eldrazi', pt: '5/6', text: 'Haste', colors: ['black'] };

const played = (isGone: boolean) =>
  play({
    edition: '2025-11-14',
    setup: {
      librarySize: { A: 9, B: 9 },
      zones: {
        battlefield: [
          { ref: 'g', controller: 'A', layout: 'meld', faces: [rats, thieves, host] },
          { ref: 'b', controller: 'A', layout: 'meld', faces: [thieves, rats, host] },
          { ref: 'm', name: 'Mountain', type: 'Basic Land — Mountain', controller: 'B' },
        ],
        hand: { B: [{ ref: 'k', name: 'K', type: 'Instant', cost: '{R}', text: "Return target creature to its owner's hand." }] },
      },
    },
    actions: [
      { by: 'all', do: 'pass until', until: 'beginning of combat' },
      ...(isGone
        ? [
            { by: 'A', do: 'pass' },
            { by: 'B', do: 'cast', object: 'k', targets: ['g'] },
          ]
        : []),
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
    expect: isGone ? { zones: { b: 'battlefield', g: 'hand' } } : {},
  });

it('one of the two that was returned to hand in response leaves the other where it is', () => {
  expect(verdict(played(true))).toBe('passed');
});
it('both that stay are melded', () => {
  expect(JSON.stringify(played(false).trace)).toContain('They meld into Host.');
  expect(JSON.stringify(played(true).trace)).not.toContain('They meld into Host.');
});

/** Names as printed cards have them: with a comma, with small letters, and beginning as the card's own does. */
it.each([
  ['Gisela, the Broken Blade', 'a creature named Bruna, the Fading Light', 'Brisela, Voice of Nightmares', 'Creature — Angel'],
  ['Titania, Voice of Gaea', 'a land named Argoth, Sanctum of Nature', 'Titania, Gaea Incarnate', 'Land'],
  ['Urza, Lord Protector', 'an artifact named The Mightstone and Weakstone', 'Urza, Planeswalker', 'Artifact'],
])('%s melds with %s into %s', (name, other, into, type) => {
  const text = `{0}: If you both own and control ${name} and ${other}, exile them, then meld them into ${into}.`;
  const own = { name, type: 'Legendary Creature — Human', pt: '2/2', text };
  const counterpart = { name: other.replace(/^.* named /, ''), type, ...(type.startsWith('Creature') ? { pt: '3/3' } : {}), text: '' };
  const both = { name: into, type: 'Legendary Creature — Avatar', pt: '9/9', text: '' };
  const battlefield = (counterparts: string) => [
    { ref: 'own', controller: 'A', layout: 'meld', faces: [own, counterpart, both] },
    { ref: 'other', controller: counterparts, layout: 'meld', faces: [counterpart, own, both] },
  ];
  const board = (counterparts: string, expected: object) => ({
    edition: '2026-01-16',
    setup: { zones: { battlefield: battlefield(counterparts) } },
    actions: [
      { by: 'A', do: 'activate', object: 'own' },
      { by: 'all', do: 'resolve' },
    ],
    expect: expected,
  });
  expect(verdict(play(board('A', { battlefield: { A: [into] }, pt: { own: '9/9' } })))).toBe('passed');
  expect(verdict(play(board('B', { battlefield: { A: [name], B: [counterpart.name] } })))).toBe('passed');
});
