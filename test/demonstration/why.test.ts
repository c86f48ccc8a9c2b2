/** Chains of effects: what is printed, then each effect with what the object was after it. */
import { describe, expect, test } from 'vitest';
import { playDemonstration } from '../../src/demonstration/everyEdition.ts';
import type { Why } from '../../src/demonstration/inBrowser.ts';
import { linksOf } from '../../src/demonstration/telling/why.ts';
import { creature, readForPlayer } from './play.ts';

function whyAtEnd(value: Readonly<Record<string, unknown>>, ref: string): Why {
  const run = playDemonstration(readForPlayer({ id: 'test', edition: '2021-04-22', ...value }));
  const last = run.steps.length - 1;
  const object = run.boardAt(last).objects.find((each) => each.ref === ref);
  const why = object && run.whyAt(last, object.id);
  if (!why) throw new Error(`${ref}: ${run.unsupported.join('\n')}`);
  return why;
}

const ogre = creature('ogre', 'A', '2/2', { name: 'Gray Ogre', cost: '{2}{R}', counters: { '+1/+1': 1 } });
const wall = { ref: 'wall', name: 'Castle Wall', controller: 'A', type: 'Enchantment', text: 'Creatures you control get +0/+2.' };
const becomes = { by: 'A', do: 'effect', text: 'Target creature becomes 0/1 until end of turn.', targets: ['ogre'] };
const told = ({ links }: Pick<Why, 'links'>) =>
  links.map(({ after, source, text, layer, cites }) => [after.size, source, text, layer, cites.join()]);

describe('the chain of a size', () => {
  const scenario = { setup: { zones: { battlefield: [ogre, wall] } }, actions: [becomes] };

  test('begins with what is printed and goes through the layers of the day', () => {
    const why = whyAtEnd(scenario, 'ogre');
    expect([why.begins, why.printed.size, why.now.size]).toEqual(['printed', '2/2', '1/4']);
    expect(told(why)).toEqual([
      ['0/1', undefined, becomes.text, 'set power/toughness', '613.4b,613.1g'],
      ['1/2', 'Gray Ogre', '+1/+1', 'modify power/toughness', '613.4c,613.1g'],
      ['1/4', 'Castle Wall', wall.text, 'modify power/toughness', '613.4c,613.1g,611.3a'],
    ]);
    expect(why.links.map(({ from }) => from)).toEqual(['resolved effect', 'counters', 'static ability']);
  });

  test('has another order and other numbers under the rules of another day', () => {
    expect(told(whyAtEnd({ ...scenario, edition: '2005-10-01' }, 'ogre')).map(([size, , text, , cites]) => [size, text, cites])).toEqual([
      ['0/1', becomes.text, '418.5a'],
      ['1/2', '+1/+1', '418.5a,200.10'],
      ['1/4', wall.text, '418.5a,418.4a'],
    ]);
  });

  test('of one aspect leaves out what changed others', () => {
    const white = { by: 'A', do: 'effect', text: 'Target creature becomes white until end of turn.', targets: ['ogre'] };
    const why = whyAtEnd({ ...scenario, actions: [white, becomes] }, 'ogre');
    expect(linksOf(why, 'colors').map(({ after }) => after.colors)).toEqual(['white']);
    expect(linksOf(why, 'size')).toHaveLength(3);
    expect(linksOf(why, 'type')).toEqual([]);
  });
});

test('an effect of a spell has the name and the wording of the spell', () => {
  const growth = { ref: 'growth', name: 'Growth', cost: '{G}', type: 'Instant', text: 'Target creature gets +3/+3 until end of turn.' };
  const scenario = {
    setup: { mana: { A: '{G}' }, zones: { battlefield: [creature('bear', 'A')], hand: { A: [growth] } } },
    actions: [
      { by: 'A', do: 'cast', object: 'growth', targets: ['bear'] },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  };
  expect(told(whyAtEnd(scenario, 'bear'))).toEqual([['5/5', 'Growth', growth.text, 'modify power/toughness', '613.4c,613.1g']]);
});

test('an effect of an activated ability has the name of its object and the wording of the ability', () => {
  const pump = creature('pump', 'A', '1/1', { name: 'Pump', text: '{T}: ~ gets +2/+2 until end of turn.' });
  const scenario = {
    setup: { zones: { battlefield: [pump] } },
    actions: [
      { by: 'A', do: 'activate', object: 'pump', ability: 1 },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  };
  const [link] = whyAtEnd(scenario, 'pump').links;
  expect([link?.source, link?.after.size]).toEqual(['Pump', '3/3']);
  expect(link?.text).toMatch(/gets \+2\/\+2 until end of turn\.$/);
});

test.each([
  [
    'printed',
    creature('it', 'A', '*/1+*', {
      text: "~'s power is equal to the number of creatures you control and its toughness is equal to that number plus 1.",
    }),
    '*/1+*',
  ],
  ['face down', creature('it', 'A', '4/4', { faceDown: true, text: 'Morph {3}' }), '2/2'],
  ['made', creature('it', 'A', '1/1', { token: true }), '1/1'],
])('a chain begins with what is %s', (begins, object, size) => {
  const why = whyAtEnd({ setup: { zones: { battlefield: [object] } } }, 'it');
  expect([why.begins, why.printed.size]).toEqual([begins, size]);
});

test('what no effect changes has no links', () => {
  const why = whyAtEnd({ setup: { zones: { battlefield: [creature('bear', 'A')] } } }, 'bear');
  expect(why.links).toEqual([]);
  expect(why.now).toEqual(why.printed);
});

describe('an effect of one of two abilities', () => {
  const two = '{T}: ~ gets +2/+2 until end of turn.\n{1}: ~ gets +0/+5 until end of turn.';
  const setup = { mana: { A: '{C}' }, zones: { battlefield: [creature('it', 'A', '1/1', { name: 'It', text: two })] } };

  test.each([
    [1, '{T}: '],
    [2, '{1}: '],
  ])('has the wording of ability %d', (ability, begins) => {
    const actions = [
      { by: 'A', do: 'activate', object: 'it', ability },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ];
    const [link] = whyAtEnd({ setup, actions }, 'it').links;
    expect(link?.source).toBe('It');
    expect(link?.text?.startsWith(begins)).toBe(true);
  });
});

test('an effect of what has become a copy is called by its name then', () => {
  const clone = {
    ref: 'clone',
    name: 'Clone',
    type: 'Creature — Shapeshifter',
    cost: '{U}',
    pt: '0/0',
    text: 'You may have ~ enter as a copy of any creature on the battlefield.',
  };
  const pump = creature('pump', 'A', '1/1', { name: 'Pump', text: '{1}: ~ gets +2/+2 until end of turn.' });
  const scenario = {
    setup: { mana: { A: '{U}{C}' }, zones: { battlefield: [pump], hand: { A: [clone] } } },
    actions: [
      { by: 'A', do: 'cast', object: 'clone' },
      { by: 'all', do: 'pass until', until: 'stack empty', auto: true },
      { by: 'A', do: 'activate', object: 'clone', ability: 1 },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  };
  const why = whyAtEnd(scenario, 'clone');
  expect(why.begins).toBe('copied');
  expect(why.links.map(({ source, text, after }) => [source, text?.slice(0, 5), after.size])).toEqual([['Pump', '{1}: ', '3/3']]);
});
