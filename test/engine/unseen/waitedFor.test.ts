/** What an effect or ability waits for: a creature that explores, control that is lost, another monarch. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, pt: string, text = '', more: object = {}) => ({
  ref,
  name: ref,
  type: 'Creature — Bear',
  controller,
  pt,
  text,
  ...more,
});
const effect = (by: string, text: string, targets: readonly string[] = []) => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const out = { by: 'all', do: 'pass until', until: 'stack empty' };

describe('whenever a creature explores', () => {
  const walker = creature(
    'walker',
    'A',
    '1/3',
    'Whenever a creature you control explores, put a +1/+1 counter on walker and you gain 3 life.',
  );
  const scout = (controller: string) => creature('scout', controller, '1/1');
  const land = { ref: 'land', name: 'Forest', type: 'Basic Land — Forest' };
  const explores = 'Target creature explores.';
  bothWays([
    [
      'a land or another card is found, and with none as well',
      {
        edition: '2018-01-19',
        setup: { zones: { battlefield: [walker, scout('A')], library: { A: [land] } }, librarySize: { A: 1 } },
        actions: [effect('A', explores, ['scout']), out, effect('A', explores, ['scout']), out],
        expect: { life: { A: 26 }, pt: { walker: '3/5', scout: '2/2' }, zones: { land: 'hand' } },
      },
      { life: { A: 23 } },
    ],
    [
      'that of an opponent is none of yours',
      {
        edition: '2018-01-19',
        setup: { zones: { battlefield: [walker, scout('B')], library: { B: [land] } }, librarySize: { A: 1, B: 1 } },
        actions: [effect('B', explores, ['scout']), out],
        expect: { life: { A: 20 }, pt: { walker: '1/3' } },
      },
      { life: { A: 23 } },
    ],
  ]);
});

describe('until an opponent becomes the monarch', () => {
  const text = 'Exile target creature an opponent controls until an opponent becomes the monarch.';
  const source = creature('jailer', 'A', '2/2', `{0}: ${text}`);
  const setup = { zones: { battlefield: [source, creature('b', 'B', '2/2')] } };
  const crown = (by: string) => effect(by, 'You become the monarch.');
  const jail = [{ by: 'A', do: 'activate', object: 'jailer', targets: ['b'] }, resolve];
  bothWays([
    [
      'a creature is away, whoever of its own side wears the crown and wherever the source is',
      {
        edition: '2016-08-26',
        setup,
        actions: [...jail, crown('A'), effect('B', 'Destroy target creature.', ['jailer'])],
        expect: { zones: { b: 'exile', jailer: 'graveyard' } },
      },
      { zones: { b: 'battlefield' } },
    ],
    [
      'and comes back at once',
      {
        edition: '2016-08-26',
        setup,
        actions: [...jail, crown('A'), crown('B')],
        expect: { zones: { b: 'battlefield' }, controller: { b: 'B' } },
      },
      { zones: { b: 'exile' } },
    ],
    [
      'who is the monarch already does not become it',
      {
        edition: '2016-08-26',
        setup,
        actions: [crown('B'), ...jail, crown('B')],
        expect: { zones: { b: 'exile' } },
      },
      { zones: { b: 'battlefield' } },
    ],
    [
      'nothing moves where that has happened since the ability was put onto the stack',
      {
        edition: '2016-08-26',
        setup,
        actions: [{ by: 'A', do: 'activate', object: 'jailer', targets: ['b'] }, crown('B'), resolve],
        expect: { zones: { b: 'battlefield' } },
      },
      { zones: { b: 'exile' } },
    ],
  ]);
});

describe('when you lose control of something', () => {
  const text =
    'Untap target creature an opponent controls and gain control of it until end of turn. That creature gains haste until end of turn. When you lose control of the creature, tap it.';
  const setup = { zones: { battlefield: [creature('b', 'B', '2/2', '', { tapped: true })] } };
  bothWays([
    [
      'it is tapped as the turn ends',
      {
        edition: '2012-10-01',
        setup,
        actions: [effect('A', text, ['b']), { by: 'all', do: 'pass until', until: 'next turn' }],
        expect: [
          { after: 1, controller: { b: 'A' }, tapped: { b: false } },
          { controller: { b: 'B' }, tapped: { b: false } },
        ],
      },
      { controller: { b: 'A' } },
    ],
    [
      'it is so once, by whatever it was lost',
      {
        edition: '2012-10-01',
        setup,
        actions: [
          effect('A', text, ['b']),
          effect('B', 'Gain control of target creature.', ['b']),
          out,
          effect('B', 'Untap target creature.', ['b']),
          out,
        ],
        expect: [
          { after: 3, controller: { b: 'B' }, tapped: { b: true } },
          { controller: { b: 'B' }, tapped: { b: false } },
        ],
      },
      { tapped: { b: true } },
    ],
  ]);
});
