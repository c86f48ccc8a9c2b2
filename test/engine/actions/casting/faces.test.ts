import { describe, expect, it } from 'vitest';
import type { Card } from '../../../../src/engine/language/card.ts';
import { nothingAnnounced } from '../../../../src/engine/look/reading/context.ts';
import { matches } from '../../../../src/engine/look/reading/read.ts';
import { faceAsRead, manaValuesOf, printedFace } from '../../../../src/engine/look/faces.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { beginSession } from '../../../../src/engine/session.ts';
import type { GameState } from '../../../../src/engine/state/state.ts';
import { makeFace, makePosition } from '../../kit.ts';

/** A card of two faces in a zone. */
function withCard(card: Card, day: string, zone: 'hand' | 'battlefield', as: Partial<GameState['objects'][string]> = {}): GameState {
  const state = makePosition({ day, zones: { A: { [zone]: [{ ref: 'card', as }] } } });
  return { ...state, cards: { ...state.cards, card } };
}
const object = (state: GameState) => state.objects['card.0'] ?? expect.fail('the card is there');

const split: Card = {
  layout: 'split',
  faces: [makeFace({ ref: 'Assault', cost: '{R}', types: ['sorcery'] }), makeFace({ ref: 'Battery', cost: '{3}{G}', types: ['sorcery'] })],
};

describe('a split card in a hand', () => {
  it.each([
    ['2005-10-01', [1, 4]],
    ['2017-01-20', [1, 4]],
    ['2017-04-28', [5]],
  ])('has the mana values of %s', (day, values) => {
    const state = withCard(split, day, 'hand');
    expect(manaValuesOf(lookAt(state), object(state))).toEqual(values);
  });

  it.each([
    ['2005-10-01', 4, true],
    ['2005-10-01', 5, false],
    ['2017-04-28', 4, false],
    ['2017-04-28', 5, true],
  ])('matches, on %s, a mana value of %i: %s', (day, value, is) => {
    const state = withCard(split, day, 'hand');
    const context = { source: 'card.0', controller: 'A', announced: nothingAnnounced, memory: {} };
    const number = { kind: 'number', of: 'mana value', comparison: 'exactly', value: { kind: 'number', value } } as const;
    expect(matches(lookAt(state), 'card.0', { kind: 'and', filters: [number, { kind: 'zone', zone: 'hand' }] }, context)).toBe(is);
  });

  it('has the colours and the names of both halves', () => {
    const state = withCard(split, '2017-04-28', 'hand');
    expect(lookAt(state).characteristicsOf('card.0')).toMatchObject({ colors: ['red', 'green'] });
    const context = { source: 'card.0', controller: 'A', announced: nothingAnnounced, memory: {} };
    const isNamed = (name: string): boolean =>
      matches(
        lookAt(state),
        'card.0',
        {
          kind: 'and',
          filters: [
            { kind: 'named', name },
            { kind: 'zone', zone: 'hand' },
          ],
        },
        context,
      );
    expect(['Assault', 'Battery', 'Fire'].map(isNamed)).toEqual([true, true, false]);
  });

  it('is one half alone on the stack', () => {
    const state = withCard(split, '2017-04-28', 'hand');
    expect(printedFace(state, { ...object(state), zone: 'stack', face: 1 })).toMatchObject({ name: 'Battery' });
  });
});

describe('a flip card', () => {
  const flip: Card = {
    layout: 'flip',
    faces: [
      makeFace({ ref: 'Akki Lavarunner', cost: '{3}{R}', pt: '1/1' }),
      makeFace({ ref: 'Tok-Tok', pt: '2/2', supertypes: ['legendary'] }),
    ],
  };
  it('is legendary only once it is flipped, and keeps its cost and colour', () => {
    const [before, after] = [false, true].map((flipped) =>
      lookAt(withCard(flip, '2005-10-01', 'battlefield', { flipped })).characteristicsOf('card.0'),
    );
    expect(before).toMatchObject({ name: 'Akki Lavarunner', supertypes: [], power: 1 });
    expect(after).toMatchObject({ name: 'Tok-Tok', supertypes: ['legendary'], power: 2, colors: ['red'], manaCost: { text: '{3}{R}' } });
  });

  it('is copied unflipped, with what it would be flipped', () => {
    const state = withCard(flip, '2005-10-01', 'battlefield', { flipped: true });
    const copiable = lookAt(state).copiable('card.0');
    expect(copiable.name).toBe('Akki Lavarunner');
    expect(faceAsRead(copiable, { flipped: true, zone: 'battlefield', face: 0 }).name).toBe('Tok-Tok');
  });
});

describe('a back face', () => {
  const werewolf: Card = {
    layout: 'transform',
    faces: [makeFace({ ref: 'Front', cost: '{2}{R}{G}', pt: '2/2' }), makeFace({ ref: 'Back', pt: '4/4' })],
  };
  it.each([
    ['2016-01-16', 0],
    ['2016-04-08', 4],
  ])('has, on %s, a mana value of %i', (day, value) => {
    const state = withCard(werewolf, day, 'battlefield', { face: 1 });
    expect(manaValuesOf(lookAt(state), object(state))).toEqual([value]);
  });

  it('that is only copied has a mana value of 0', () => {
    const state = withCard(werewolf, '2025-06-06', 'battlefield', { copied: makeFace({ ref: 'Ravager', pt: '4/4' }), face: 1 });
    expect(manaValuesOf(lookAt(state), object(state))).toEqual([0]);
  });
});

describe('an adventurer card', () => {
  const adventurer: Card = {
    layout: 'adventure',
    faces: [
      makeFace({ ref: 'Giant', cost: '{2}', pt: '3/3' }),
      { ...makeFace({ ref: 'Trip', cost: '{0}', types: ['sorcery'] }), subtypes: ['Adventure'] },
    ],
  };
  it('is exiled as its Adventure resolves, and then cast as a creature from there, not as an Adventure', () => {
    const state = withCard(adventurer, '2020-01-24', 'hand');
    const session = beginSession(state, { step: 'precombat main', attackersDeclared: false, blockersDeclared: false });
    expect(session.act({ do: 'cast', by: 'A', object: 'card.0', face: 1 }).kind).toBe('advanced');
    for (const by of ['A', 'B']) session.act({ do: 'pass', by });
    const exiled = Object.values(session.state().objects).find(({ card }) => card === 'card');
    expect(exiled?.zone).toBe('exile');
    expect(session.act({ do: 'cast', by: 'A', object: exiled?.id ?? '', face: 1 }).kind).toBe('refused');
    expect(session.act({ do: 'cast', by: 'A', object: exiled?.id ?? '', pay: 'free' }).kind).toBe('advanced');
  });
});
