/** Of what something cannot be the target: of spells of a color, of abilities, of abilities from sources of a kind (115.1, 113.7). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const refused = { refused: { action: 1 } };
const outcome = (
  text: string,
  zones: object,
  actions: readonly object[],
  expected: object,
  players?: readonly string[],
  more: object = {},
) =>
  verdict(
    play(
      board(
        {
          ...more,
          mana: { A: '{R}{G}', B: '{R}{G}' },
          zones: {
            ...zones,
            battlefield: [creature('knight', 'A', '2/2', { text }), ...((zones as { battlefield?: object[] }).battlefield ?? [])],
          },
        },
        actions,
        expected,
        players,
      ),
    ),
  );
const shock = spell('shock', 'Spell shock deals 2 damage to target creature.');
const growth = spell('growth', 'Target creature gets +3/+3 until end of turn.', { cost: '{G}' });
const pinger = (controller: string, colors: readonly string[], type = 'Creature — Wizard') => ({
  ref: 'pinger',
  name: 'Pinger',
  controller,
  type,
  pt: '1/1',
  colors,
  text: '{T}: Pinger deals 1 damage to target creature.',
});
const ping = { by: 'B', do: 'activate', object: 'pinger', ability: 1, targets: ['knight'] };
const bPasses = { by: 'A', do: 'pass' };
const done = { by: 'all', do: 'pass until', until: 'stack empty' };

describe('spells of some colors that opponents control', () => {
  const text = "knight can't be the target of black or red spells your opponents control.";
  it('is no target of a red spell of an opponent', () => {
    expect(outcome(text, { hand: { B: [shock] } }, [bPasses, ...cast('B', 'shock', 'knight')], { refused: { action: 2 } })).toBe('passed');
  });
  it('is one of a green spell of an opponent, and of a red one of its own controller', () => {
    expect(outcome(text, { hand: { B: [growth] } }, [bPasses, ...cast('B', 'growth', 'knight')], { pt: { knight: '5/5' } })).toBe('passed');
    expect(outcome(text, { hand: { A: [shock] } }, cast('A', 'shock', 'knight'), { zones: { knight: 'graveyard' } })).toBe('passed');
  });
  it('is a target of a red ability all the same', () => {
    expect(outcome(text, { battlefield: [pinger('B', ['red'])] }, [bPasses, ping, done], { damage: { knight: 1 } })).toBe('passed');
  });
  it('is destroyed by what has no target', () => {
    const wrath = spell('wrath', 'Destroy all creatures.');
    expect(outcome(text, { hand: { B: [wrath] } }, [bPasses, ...cast('B', 'wrath')], { zones: { knight: 'graveyard' } })).toBe('passed');
  });
});

describe('abilities', () => {
  const text = "knight can't be the target of abilities your opponents control.";
  it.each([
    ['of an opponent: no', 'B', refused],
    ['of its own controller: yes', 'A', { damage: { knight: 1 } }],
  ])('%s', (_, controller, expected) => {
    const actions = controller === 'A' ? [{ ...ping, by: 'A' }, done] : [bPasses, ping, done];
    const wanted = controller === 'A' ? expected : { refused: { action: 2 } };
    expect(outcome(text, { battlefield: [pinger(controller, [])] }, actions, wanted)).toBe('passed');
  });
  it('is a target of a spell of an opponent', () => {
    expect(outcome(text, { hand: { B: [shock] } }, [bPasses, ...cast('B', 'shock', 'knight')], { zones: { knight: 'graveyard' } })).toBe(
      'passed',
    );
  });
  it('is none of an ability that triggers as a spell is cast, whose source is that spell', () => {
    const eldrazi = {
      ref: 'eldrazi',
      name: 'Eldrazi',
      type: 'Creature — Eldrazi',
      pt: '5/5',
      cost: '{R}',
      text: 'When you cast this spell, destroy target creature.',
    };
    const zones = { hand: { A: [eldrazi] } };
    const knight = (by: string) => creature('knight', by, '2/2', { text });
    const run = (said: string, expected: object) =>
      verdict(
        play(
          board(
            { mana: { A: '{R}' }, zones: { ...zones, battlefield: [{ ...knight('B'), text: said }] } },
            [{ by: 'A', do: 'cast', object: 'eldrazi' }, done],
            expected,
          ),
        ),
      );
    expect(run(text, { zones: { knight: 'battlefield', eldrazi: 'battlefield' } })).toBe('passed');
    expect(run("knight can't be the target of red spells.", { zones: { knight: 'graveyard', eldrazi: 'battlefield' } })).toBe('passed');
  });
});

describe('abilities from sources of a kind', () => {
  const text = "knight can't be the target of abilities from artifact sources.";
  it.each([
    ['an artifact', 'Artifact Creature — Golem', { refused: { action: 2 } }],
    ['no artifact', 'Creature — Wizard', { damage: { knight: 1 } }],
  ])('%s', (_, type, expected) => {
    expect(outcome(text, { battlefield: [pinger('B', [], type)] }, [bPasses, ping, done], expected)).toBe('passed');
  });
  it('is a target of an artifact spell', () => {
    const relic = spell('relic', 'When this artifact enters, tap target creature.', { type: 'Artifact', cost: '{1}' });
    // Its ability triggers once it is there: that is one from an artifact source.
    expect(outcome(text, { hand: { A: [relic] } }, cast('A', 'relic'), { tapped: { knight: false } })).toBe('passed');
  });
  it('means both where both are said', () => {
    const both = "knight can't be the target of nongreen spells or abilities from nongreen sources.";
    expect(outcome(both, { hand: { A: [shock] } }, cast('A', 'shock', 'knight'), refused)).toBe('passed');
    expect(outcome(both, { hand: { A: [growth] } }, cast('A', 'growth', 'knight'), { pt: { knight: '5/5' } })).toBe('passed');
    expect(outcome(both, { battlefield: [pinger('B', ['green'])] }, [bPasses, ping, done], { damage: { knight: 1 } })).toBe('passed');
    expect(outcome(both, { battlefield: [pinger('B', ['red'])] }, [bPasses, ping, done], { refused: { action: 2 } })).toBe('passed');
  });
  it('is illegal as it resolves where the source has another color by then', () => {
    const both = "knight can't be the target of red spells or abilities from red sources.";
    const dye = spell('dye', 'Target creature becomes red until end of turn.', { cost: '{G}' });
    expect(
      outcome(
        both,
        { battlefield: [pinger('B', [])], hand: { A: [dye] } },
        [bPasses, ping, { by: 'B', do: 'pass' }, { by: 'A', do: 'cast', object: 'dye', targets: ['pinger'] }, done],
        { damage: { knight: 0 } },
      ),
    ).toBe('passed');
  });
});

it('refuses what could be said of spells or of sources', () => {
  const about = { name: 'Test', types: ['creature'] as const, subtypes: [] };
  for (const said of [
    'spells or abilities from artifact sources',
    'abilities from artifact creatures',
    'spells that can target only Walls',
    'artifacts',
    'spells you own',
  ])
    expect(compileText(`Test can't be the target of ${said}.`, about).ok, said).toBe(false);
});
