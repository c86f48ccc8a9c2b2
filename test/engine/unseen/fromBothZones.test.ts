/** "Creatures from the battlefield and/or creature cards from graveyards": each target is of either kind (115.1). */
import { expect, it } from 'vitest';
import { cast, choose, effect, resolve } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const bear = (ref: string, controller = 'A') => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2', controller });
const angel = {
  ref: 'angel',
  name: 'Angel of Serenity',
  type: 'Creature — Angel',
  cost: '{0}',
  pt: '5/6',
  text: "Flying\nWhen Angel of Serenity enters, you may exile up to three other target creatures from the battlefield and/or creature cards from graveyards.\nWhen Angel of Serenity leaves the battlefield, return the exiled cards to their owners' hands.",
};
const savior = {
  ...angel,
  ref: 'savior',
  name: 'Savior',
  text: "When Savior enters, exile up to one other target creature from the battlefield or creature card from a graveyard.\nWhen Savior leaves the battlefield, put the exiled cards onto the battlefield under their owners' control.",
};
const zones = {
  battlefield: [bear('x'), bear('y', 'B'), { ref: 'rock', name: 'rock', type: 'Artifact', controller: 'B' }],
  hand: { A: [angel, savior] },
  graveyard: { A: [bear('dead')], B: [bear('theirs', 'B'), { ref: 'old', name: 'old', type: 'Sorcery' }] },
};
const board = (actions: readonly object[], expected: object) => outcome({ zones }, actions, expected);
const enters = (of: string, targets: unknown) => [cast(of), resolve, choose(targets), resolve];
const kill = (of: string) => [effect('Destroy target creature.', of), resolve];

it('takes some of each, and gives all of them back to their owners', () => {
  const taken = [...enters('angel', ['y', 'dead', 'theirs']), choose('yes')];
  expect(board(taken, { zones: { y: 'exile', dead: 'exile', theirs: 'exile', x: 'battlefield' } })).toBe('passed');
  expect(
    board([...taken, ...kill('angel')], {
      zones: { y: 'hand', dead: 'hand', theirs: 'hand', angel: 'graveyard' },
      handSize: { A: 2, B: 2 },
    }),
  ).toBe('passed');
  expect(board([...enters('angel', ['y', 'dead']), choose('no')], { zones: { y: 'battlefield', dead: 'graveyard' } })).toBe('passed');
});
it('takes what is still there', () => {
  const gone = [
    cast('angel'),
    resolve,
    choose(['y', 'dead']),
    effect('Exile target card from a graveyard.', 'dead'),
    resolve,
    choose('yes'),
  ];
  expect(board([...gone, ...kill('angel')], { zones: { y: 'hand', dead: 'exile' } })).toBe('passed');
});
it('takes no other things, and not itself', () => {
  for (const wrong of ['rock', 'old', 'angel'])
    expect(board([cast('angel'), resolve, choose([wrong])], {}), wrong).toBe('failed actions[2], actions[3]');
  expect(board([cast('angel'), resolve, choose(['x', 'y', 'dead', 'theirs'])], {})).toBe('failed actions[2], actions[3]');
});
it('takes one of either', () => {
  expect(board([...enters('savior', 'dead'), ...kill('savior')], { zones: { dead: 'battlefield' }, controller: { dead: 'A' } })).toBe(
    'passed',
  );
  expect(board([...enters('savior', 'y'), ...kill('savior')], { zones: { y: 'battlefield' }, controller: { y: 'B' } })).toBe('passed');
  expect(board([...enters('savior', 'no'), ...kill('savior')], { zones: { y: 'battlefield', dead: 'graveyard' } })).toBe('passed');
  expect(board([cast('savior'), resolve, choose(['y', 'dead'])], {})).toBe('failed actions[2], actions[3]');
});
