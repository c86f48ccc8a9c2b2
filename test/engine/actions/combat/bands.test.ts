/** Bands: who is declared in one, who leaves it, who is blocked with whom, and who divides damage (702.22; 502.10 and 502.11 until May 2009). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../../demonstration/play.ts';
import { fight } from './fight.ts';

const banding = { text: 'Banding' };
const flier = { text: 'Flying' };
const wolves = { type: 'Creature — Wolf', text: 'Bands with other Wolves' };
const plainWolf = { type: 'Creature — Wolf' };
type Some = Readonly<Record<string, unknown>>;

/** Creatures of A that may attack, those of B behind them. */
const board = (edition: string, battlefield: readonly Some[], actions: readonly Some[], expects: unknown, more: Some = {}): string =>
  verdict(play({ edition, setup: { step: 'declare attackers', zones: { battlefield }, ...more }, actions, expect: expects }));

const attack = (refs: readonly string[], bands?: readonly (readonly string[])[], whom = 'B') => ({
  by: 'A',
  do: 'attack',
  attackers: Object.fromEntries(refs.map((ref) => [ref, whom])),
  ...(bands ? { bands } : {}),
});
const toBlocks = { by: 'all', do: 'pass until', until: 'declare blockers' };
const block = (blockers: Some) => ({ by: 'B', do: 'block', blockers });
const fought = { by: 'all', do: 'pass until', until: 'end of combat' };

describe('an attacking band', () => {
  const three = [creature('one', 'A', '2/2', banding), creature('two', 'A'), creature('three', 'A')];
  const declared = (edition: string, bands: readonly (readonly string[])[], refused: unknown) =>
    board(edition, three, [attack(['one', 'two', 'three'], bands)], refused === '' ? { attacking: { one: true } } : { refused });

  it.each([
    ['2026-01-16', '702.22c'],
    ['2009-09-04', '702.19c'],
    ['2009-05-01', '502.10b'],
    ['2001-07-23', '502.10b'],
  ])('has at most one creature without banding in %s', (edition, rule) => {
    expect(declared(edition, [['one', 'two']], '')).toBe('passed');
    expect(declared(edition, [['one', 'two', 'three']], { action: 1, rule })).toBe('passed');
    expect(declared(edition, [['two', 'three']], { action: 1, rule })).toBe('passed');
  });

  it('has each creature once, and only creatures that attack', () => {
    expect(
      declared(
        '2026-01-16',
        [
          ['one', 'two'],
          ['one', 'three'],
        ],
        { action: 1, rule: '702.22c' },
      ),
    ).toBe('passed');
    expect(board('2026-01-16', three, [attack(['one', 'two'], [['one', 'three']])], { refused: { action: 1, rule: '702.22c' } })).toBe(
      'passed',
    );
  });

  it('is asked for behind the attack, with every legal one', () => {
    const f = fight({
      day: '2026-01-16',
      step: 'declare attackers',
      things: [
        { ref: 'one', pt: [2, 2], keywords: ['banding'] },
        { ref: 'two', pt: [2, 2] },
        { ref: 'three', pt: [2, 2] },
      ],
    });
    f.answer({ 'one.0': 'B', 'two.0': 'B', 'three.0': 'B' });
    expect(f.pending()).toMatchObject({ player: 'A', kind: 'bands' });
    expect([...(f.pending()?.options() ?? [])]).toEqual([[], [['one.0', 'three.0']], [['one.0', 'two.0']]]);
  });

  it('is none that the attack does not say', () => {
    const actions = [attack(['one', 'two', 'three']), toBlocks, block({ wall: ['one'] })];
    const wall = creature('wall', 'B', '0/4');
    expect(board('2026-01-16', [...three, wall], actions, { blocked: { one: true, two: false, three: false } })).toBe('passed');
  });

  it('is not asked for where nothing could be in one, and is refused there', () => {
    const two = [creature('one', 'A'), creature('two', 'A')];
    expect(board('2026-01-16', two, [attack(['one', 'two'])], { priority: 'A' })).toBe('passed');
    expect(board('2026-01-16', two, [attack(['one', 'two'], [['one', 'two']])], { refused: { action: 1, rule: '702.22c' } })).toBe(
      'passed',
    );
    expect(board('2026-01-16', two, [attack(['one', 'two'], [])], { priority: 'A' })).toBe('passed');
  });

  it.each([
    ['2026-01-16', '702.22d'],
    ['2007-10-01', '502.10b'],
  ])('attacks one player or planeswalker together in %s', (edition, rule) => {
    const walker = { ref: 'walker', name: 'Walker', type: 'Planeswalker — Jace', controller: 'B', counters: { loyalty: 3 } };
    const action = { by: 'A', do: 'attack', attackers: { one: 'B', two: 'walker' }, bands: [['one', 'two']] };
    expect(board(edition, [...three, walker], [action], { refused: { action: 1, rule } })).toBe('passed');
  });
});

describe('a band is blocked as a whole', () => {
  const flying = [creature('hero', 'A', '1/1', banding), creature('bird', 'A', '2/2', flier), creature('bear', 'B', '3/3')];

  it.each([
    ['2026-01-16', '702.22h'],
    ['2005-10-01', '502.10e'],
  ])('what blocks one of it blocks the other, also one that it could not block, in %s', (edition, rule) => {
    const actions = [attack(['hero', 'bird'], [['hero', 'bird']]), toBlocks, block({ bear: 'hero' })];
    expect(board(edition, flying, actions, { blocked: { hero: true, bird: true }, cites: [rule] })).toBe('passed');
  });

  it('and without the band it blocks one alone', () => {
    const actions = [attack(['hero', 'bird'], []), toBlocks, block({ bear: 'hero' })];
    expect(board('2026-01-16', flying, actions, { blocked: { hero: true, bird: false } })).toBe('passed');
  });

  it('but what cannot block one of it still cannot be declared to block that one', () => {
    const actions = [attack(['hero', 'bird'], [['hero', 'bird']]), toBlocks, block({ bear: 'bird' })];
    expect(board('2026-01-16', flying, actions, { refused: { action: 3, rule: '702.9b' } })).toBe('passed');
  });

  it('each that becomes blocked triggers', () => {
    const sharp = { text: 'Whenever this creature becomes blocked, you gain 1 life.' };
    const all = [creature('hero', 'A', '1/1', banding), creature('sharp', 'A', '2/2', sharp), creature('bear', 'B')];
    const actions = [attack(['hero', 'sharp'], [['hero', 'sharp']]), toBlocks, block({ bear: 'hero' })];
    expect(board('2026-01-16', all, actions, { triggered: { sharp: 1 } })).toBe('passed');
  });

  it('also when it has lost banding since, but not what has left combat', () => {
    const all = [...flying, creature('other', 'A', '1/1', banding)];
    const begun = [attack(['hero', 'bird', 'other'], [['hero', 'bird', 'other']])];
    const lost = { by: 'A', do: 'effect', text: 'All creatures lose all abilities until end of turn.' };
    const left = { by: 'A', do: 'effect', text: 'Remove target creature from combat.', targets: ['other'] };
    const end = [toBlocks, block({ bear: 'hero' })];
    const expected = { blocked: { hero: true, bird: true }, attacking: { other: false } };
    expect(board('2026-01-16', all, [...begun, lost, left, ...end], expected)).toBe('passed');
  });

  it.each([
    ['2026-01-16', '702.22i'],
    ['2005-10-01', '502.10g'],
  ])('and when an effect has one become blocked, in %s', (edition, rule) => {
    const effect = { by: 'B', do: 'effect', text: 'Target attacking creature becomes blocked.', targets: ['bird'] };
    const actions = [attack(['hero', 'bird'], [['hero', 'bird']]), toBlocks, block({}), effect, fought];
    expect(board(edition, flying, actions, { blocked: { hero: true, bird: true }, life: { B: 20 }, cites: [rule] })).toBe('passed');
  });

  it('an effect has one that is in no band become blocked alone, and what triggers on it does', () => {
    const sharp = { text: 'Whenever this creature becomes blocked, you gain 1 life.' };
    const all = [creature('sharp', 'A', '2/2', sharp), creature('plain', 'A')];
    const effect = { by: 'B', do: 'effect', text: 'Target unblocked attacking creature becomes blocked.', targets: ['sharp'] };
    const actions = [attack(['sharp', 'plain']), toBlocks, block({}), effect, fought];
    expect(board('2026-01-16', all, actions, { life: { A: 21, B: 18 }, triggered: { sharp: 1 } })).toBe('passed');
  });
});

describe('who divides damage', () => {
  const giant = creature('giant', 'B', '4/4');
  const assign = (by: string, object: string, damage: Some) => ({ by, do: 'assign damage', object, damage });
  const toDamage = { by: 'all', do: 'pass until', until: 'combat damage' };

  it.each([
    ['2026-01-16', '702.22k'],
    ['2005-10-01', '502.10h'],
  ])('is the attacking player where one with banding is blocked, in %s', (edition, rule) => {
    const all = [creature('hero', 'A', '1/1', banding), creature('ally', 'A', '2/2'), giant];
    const actions = [
      attack(['hero', 'ally'], [['hero', 'ally']]),
      toBlocks,
      block({ giant: 'ally' }),
      toDamage,
      assign('A', 'giant', { hero: 4 }),
      fought,
    ];
    const end = { zones: { hero: 'graveyard', ally: 'battlefield', giant: 'battlefield' }, damage: { giant: 3 }, cites: [rule] };
    expect(board(edition, all, actions, end)).toBe('passed');
  });

  it.each([
    ['2026-01-16', '702.22j'],
    ['2003-07-01', '502.10h'],
  ])('is the defending player where one with banding blocks, also before what tramples gets past it, in %s', (edition, rule) => {
    const all = [creature('charger', 'A', '5/5', { text: 'Trample' }), creature('shield', 'B', '1/1', banding)];
    const actions = [attack(['charger']), toBlocks, block({ shield: 'charger' }), toDamage, assign('B', 'charger', { shield: 5 }), fought];
    expect(board(edition, all, actions, { life: { B: 20 }, cites: [rule] })).toBe('passed');
  });

  it.each([
    ['2026-01-16', 'A'],
    ['2009-07-11', 'A'],
    ['2009-05-01', 'B'],
  ])('is for one Wolf that bands with Wolves and another Wolf that is blocked, in %s, %s', (edition, by) => {
    const all = [creature('one', 'A', '1/1', wolves), creature('two', 'A', '2/2', plainWolf), creature('giant', 'B', '4/4')];
    const both = { attacking: { one: 'B', two: 'B' }, blocking: { giant: ['one', 'two'] }, step: 'combat damage' };
    const end = { zones: { one: 'battlefield', two: 'graveyard' } };
    expect(board(edition, all, [assign(by, 'giant', { two: 4 }), fought], end, both)).toBe('passed');
  });
});

describe('bands with other', () => {
  const pack = [
    creature('one', 'A', '1/1', wolves),
    creature('two', 'A', '1/1', plainWolf),
    creature('three', 'A', '1/1', plainWolf),
    creature('bear', 'A', '2/2', { text: 'Bands with other Wolves' }),
    creature('hero', 'A', '1/1', banding),
  ];
  const declared = (edition: string, band: readonly string[], rule = '') =>
    board(edition, pack, [attack(band, [band])], rule === '' ? { attacking: { one: true } } : { refused: { action: 1, rule } });

  it('since July 2009 is a matter of the quality, which all of the band have', () => {
    expect(declared('2009-07-11', ['one', 'two', 'three'])).toBe('passed');
    expect(declared('2026-01-16', ['one', 'two', 'three'])).toBe('passed');
    expect(declared('2026-01-16', ['one', 'bear'], '702.22c')).toBe('passed');
    expect(declared('2026-01-16', ['one', 'two', 'hero'], '702.22c')).toBe('passed');
  });

  it('until then is a matter of the ability, or of banding', () => {
    expect(declared('2009-05-01', ['one', 'two'], '502.11b')).toBe('passed');
    expect(declared('2009-05-01', ['one', 'bear'])).toBe('passed');
    expect(declared('2005-10-01', ['one', 'bear', 'hero'])).toBe('passed');
    expect(declared('2005-10-01', ['one', 'two', 'hero'], '502.11b')).toBe('passed');
  });

  it('goes with banding', () => {
    const effect = { by: 'A', do: 'effect', text: 'Target creature loses banding until end of turn.', targets: ['one'] };
    expect(board('2026-01-16', pack, [effect], { abilities: { one: { count: 0 } } }, { step: 'precombat main' })).toBe('passed');
  });
});

it('a setup has bands, whose creatures attack one and the same', () => {
  const all = [creature('hero', 'A', '1/1', banding), creature('ally', 'A'), creature('giant', 'B', '4/4')];
  const given = (setup: Some) => board('2026-01-16', all, [], { blocked: { hero: true, ally: true } }, setup);
  const both = { step: 'combat damage', attacking: { hero: 'B', ally: 'B' }, blocking: { giant: 'ally' } };
  expect(given({ ...both, bands: [['hero', 'ally']] })).toBe('passed');
  expect(given({ ...both, bands: [['hero', 'giant']] })).toBe('refused setup.bands[0]');
  expect(given({ ...both, bands: [['hero'], ['ally', 'hero']] })).toBe('refused setup.bands[1]');
});
