/** What helped to cast a permanent, and is spoken of later. */
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
const card = (ref: string, pt = '2/2', more: object = {}) => ({ ref, name: ref, type: 'Creature — Bear', cost: '{1}{G}', pt, ...more });
const effect = (by: string, text: string, targets: readonly string[] = []) => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const out = { by: 'all', do: 'pass until', until: 'stack empty' };

describe('what convoked a permanent', () => {
  const loxodon = card('lox', '4/4', {
    cost: '{2}',
    text: 'Convoke\nWhen lox enters the battlefield, put a +1/+1 counter on each creature that convoked it.',
  });
  const elf = (ref: string) => creature(ref, 'A', '1/1');
  const setup = { mana: { A: '{C}' }, zones: { battlefield: [elf('e1'), elf('e2'), elf('e3')], hand: { A: [loxodon] } } };
  const cast = (additional: readonly string[]) => ({ by: 'A', do: 'cast', object: 'lox', additional });
  bothWays([
    [
      'gets a counter, and nothing else does',
      { edition: '2018-10-05', setup, actions: [cast(['e1', 'e3']), out], expect: { pt: { e1: '2/2', e2: '1/1', e3: '2/2', lox: '4/4' } } },
      { pt: { e2: '2/2' } },
    ],
    [
      'is counted as it enters, and when it has gone',
      {
        edition: '2023-04-14',
        setup: {
          zones: {
            battlefield: [elf('e1'), elf('e2')],
            hand: {
              A: [
                card('raptor', '1/1', {
                  cost: '{2}',
                  text: 'Convoke\nraptor enters with two +1/+1 counters on it for each creature that convoked it.\nWhen raptor enters, you gain X life, where X is the number of creatures that convoked raptor.',
                }),
              ],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'raptor', additional: ['e1', 'e2'] },
          resolve,
          effect('B', 'Destroy target creature.', ['e1']),
          out,
        ],
        expect: { pt: { raptor: '5/5' }, life: { A: 22 } },
      },
      { life: { A: 21 } },
    ],
    [
      'is not what it is when it has come back',
      {
        edition: '2018-10-05',
        setup,
        actions: [
          cast(['e1', 'e2']),
          resolve,
          effect('B', "Exile target creature, then return it to the battlefield under its owner's control.", ['lox']),
          out,
        ],
        expect: { pt: { e1: '2/2', e2: '2/2' } },
      },
      { pt: { e1: '3/3' } },
    ],
  ]);
});
