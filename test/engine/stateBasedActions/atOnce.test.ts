/**
 * The world rule, and the legend rule as it was until 2004, of things that come at once, and of things that become what they are while they
 * lie there (704.5k of 2026-01-16; 420.5e and 420.5i of 2004-06-01). Boards of our own, written before they were played.
 */
import { describe } from 'vitest';
import { activate, check, effect, resolve } from '../../demonstration/actionWords.ts';
import { bothWays } from '../unseen/bothWays.ts';

const world = (ref: string, more: object = {}) => ({ ref, name: `Plane of ${ref}`, type: 'World Enchantment', ...more });
const enchantWorld = (ref: string, more: object = {}) => world(ref, { type: 'Enchant World', ...more });
const seesEnchantments = 'Whenever an enchantment is put into a graveyard from play, you gain 1 life.';
const there = { controller: 'A' };
const legend = (ref: string, more: object = {}) => ({ ref, name: 'Skald', type: 'Creature — Legend', pt: '3/3', ...more });
const zones = (zone: string, ...refs: readonly string[]) => Object.fromEntries(refs.map((ref) => [ref, zone]));

describe('of world permanents', () => {
  bothWays([
    [
      'two that come at once both go, whoever owns them',
      {
        edition: '2026-01-16',
        setup: { zones: { graveyard: { A: [world('hall')], B: [world('field')] } } },
        actions: [effect("Return all enchantment cards from all graveyards to the battlefield under their owners' control."), check],
        expect: [
          { after: 1, zones: zones('battlefield', 'hall', 'field') },
          { zones: zones('graveyard', 'hall', 'field'), cites: ['704.5k'] },
        ],
      },
      { zones: { hall: 'graveyard', field: 'battlefield' } },
    ],
    [
      'two that come at once go, and with them the one that was there',
      {
        edition: '2012-05-01',
        setup: { zones: { battlefield: [world('old', { controller: 'B' })], graveyard: { A: [world('hall'), world('field')] } } },
        actions: [effect('Return all enchantment cards from your graveyard to the battlefield.'), check],
        expect: { zones: zones('graveyard', 'old', 'hall', 'field') },
      },
      { zones: { hall: 'battlefield' } },
    ],
    [
      'two that come at once both went in 2003',
      {
        edition: '2003-07-01',
        setup: { zones: { graveyard: { A: [enchantWorld('hall'), enchantWorld('field')] } } },
        actions: [effect('Return all enchantment cards from your graveyard to play.'), check],
        expect: { zones: zones('graveyard', 'hall', 'field') },
      },
      { zones: { hall: 'battlefield' } },
    ],
    [
      'the one that comes next stays alone, in 2003 too',
      {
        edition: '2003-07-01',
        setup: { zones: { battlefield: [enchantWorld('old', there)], graveyard: { A: [enchantWorld('hall')] } } },
        actions: [effect('Return all enchantment cards from your graveyard to play.'), check],
        expect: { zones: { old: 'graveyard', hall: 'battlefield' } },
      },
      { zones: { old: 'battlefield' } },
    ],
    [
      'of three the oldest went first in 1999, and did not see the next one go',
      {
        edition: '1999-04-23',
        setup: {
          zones: {
            battlefield: [
              enchantWorld('old', { ...there, timestamp: 1, text: seesEnchantments }),
              enchantWorld('mid', { controller: 'B', timestamp: 2 }),
              enchantWorld('new', { controller: 'B', timestamp: 3, text: seesEnchantments }),
            ],
          },
        },
        actions: [check, { by: 'all', do: 'pass until', until: 'stack empty' }],
        expect: {
          zones: { old: 'graveyard', mid: 'graveyard', new: 'battlefield' },
          life: { A: 21, B: 22 },
          cites: ['420.3'],
        },
      },
      { life: { A: 22 } },
    ],
    [
      'of three all but the youngest went at once since 2001, and saw each other go',
      {
        edition: '2001-07-23',
        setup: {
          zones: {
            battlefield: [
              enchantWorld('old', { ...there, timestamp: 1, text: seesEnchantments }),
              enchantWorld('mid', { controller: 'B', timestamp: 2 }),
              enchantWorld('new', { controller: 'B', timestamp: 3, text: seesEnchantments }),
            ],
          },
        },
        actions: [check, { by: 'all', do: 'pass until', until: 'stack empty' }],
        expect: {
          zones: { old: 'graveyard', mid: 'graveyard', new: 'battlefield' },
          life: { A: 22, B: 22 },
          cites: ['420.5i'],
        },
      },
      { life: { A: 21 } },
    ],
    [
      'and so they do today',
      {
        edition: '2026-01-16',
        setup: {
          zones: {
            battlefield: [
              world('old', {
                ...there,
                timestamp: 1,
                text: 'Whenever an enchantment is put into a graveyard from the battlefield, you gain 1 life.',
              }),
              world('mid', { controller: 'B', timestamp: 2 }),
              world('new', { controller: 'B', timestamp: 3 }),
            ],
          },
        },
        actions: [check, { by: 'all', do: 'pass until', until: 'stack empty' }],
        expect: { zones: { old: 'graveyard', mid: 'graveyard', new: 'battlefield' }, life: { A: 22 }, cites: ['704.5k'] },
      },
      { life: { A: 21 } },
    ],
    [
      'the one that comes next stayed alone in 1999, too, and one alone stays',
      {
        edition: '1999-04-23',
        setup: { zones: { battlefield: [enchantWorld('old', there)], graveyard: { A: [enchantWorld('hall')] } } },
        actions: [check, effect('Return all enchantment cards from your graveyard to play.'), check],
        expect: [{ after: 1, zones: { old: 'battlefield' } }, { zones: { old: 'graveyard', hall: 'battlefield' } }],
      },
      { zones: { old: 'battlefield' } },
    ],
    [
      'two tokens that are made at once go with what they are copies of',
      {
        edition: '2026-01-16',
        setup: { zones: { battlefield: [world('old', there)] } },
        actions: [effect('Create two tokens that are copies of target enchantment.', 'old'), check],
        expect: { zones: zones('graveyard', 'old'), tokens: [] },
      },
      { tokens: [{ name: 'Plane of old' }] },
    ],
    [
      'one that has become one just now stays, however long it has been there',
      {
        edition: '2026-01-16',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'mirror',
                name: 'Mirror',
                type: 'Artifact',
                ...there,
                text: '{0}: This artifact becomes a copy of target enchantment until end of turn.',
              },
              world('old', { controller: 'B' }),
            ],
          },
        },
        actions: [activate('mirror', { targets: ['old'] }), resolve, check],
        expect: { zones: { mirror: 'battlefield', old: 'graveyard' } },
      },
      { zones: { mirror: 'graveyard' } },
    ],
  ]);
});

describe('of Legends of one name, until 2004', () => {
  bothWays([
    [
      'none stays of two that come first and at once',
      {
        edition: '2004-06-01',
        setup: { zones: { graveyard: { A: [legend('one')], B: [legend('two')] } } },
        actions: [effect("Return all creature cards from all graveyards to play under their owners' control."), check],
        expect: { zones: zones('graveyard', 'one', 'two') },
      },
      { zones: { one: 'battlefield', two: 'graveyard' } },
    ],
    [
      'none stayed in 1999 either',
      {
        edition: '1999-04-23',
        setup: { zones: { graveyard: { A: [legend('one'), legend('two')] } } },
        actions: [effect('Return all creature cards from your graveyard to play.'), check],
        expect: { zones: zones('graveyard', 'one', 'two') },
      },
      { zones: { one: 'battlefield', two: 'graveyard' } },
    ],
    [
      'the one that was there stays when two come at once',
      {
        edition: '2001-07-23',
        setup: { zones: { battlefield: [legend('old', { controller: 'B' })], graveyard: { A: [legend('one'), legend('two')] } } },
        actions: [effect('Return all creature cards from your graveyard to play.'), check],
        expect: { zones: { old: 'battlefield', one: 'graveyard', two: 'graveyard' } },
      },
      { zones: { old: 'graveyard' } },
    ],
    [
      'one that has become it just now goes, however long it has been there',
      {
        edition: '2003-07-01',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'shifter',
                name: 'Shifter',
                type: 'Creature — Shapeshifter',
                pt: '1/1',
                ...there,
                text: '{0}: Shifter becomes a copy of target creature.',
              },
              legend('old', { controller: 'B' }),
            ],
          },
        },
        actions: [activate('shifter', { targets: ['old'] }), resolve, check],
        expect: { zones: { shifter: 'graveyard', old: 'battlefield' } },
      },
      { zones: { shifter: 'battlefield' } },
    ],
  ]);
});
