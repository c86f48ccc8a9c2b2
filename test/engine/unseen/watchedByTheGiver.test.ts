/** An ability that is given names who gives it: that is what it watches, and not who has it (201.5b). */
import { describe } from 'vitest';
import { effect, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board } from './spellsOnBoards.ts';

const giver = (what: string) =>
  creature('n', 'A', '2/2', {
    name: 'Nestor',
    type: 'Creature — Human',
    text: `Other creatures you control have "Whenever ${what}, you gain 1 life."`,
  });
const attack = (...attackers: readonly string[]) => [
  until('declare attackers'),
  { by: 'A', do: 'attack', attackers: Object.fromEntries(attackers.map((each) => [each, 'B'])) },
  until('stack empty'),
];
const on = (what: string) => ({ zones: { battlefield: [giver(what), creature('a', 'A'), creature('b', 'A')] } });

describe('what is watched is the giver', () => {
  bothWays([
    ['not who has the ability', board(on('Nestor attacks'), attack('a'), { life: { A: 20 } }), { life: { A: 21 } }],
    ['by each who has it', board(on('Nestor attacks'), attack('n'), { life: { A: 22 } }), { life: { A: 21 } }],
    ['or another of a kind', board(on('Nestor or another Bear attacks'), attack('n'), { life: { A: 22 } }), { life: { A: 20 } }],
    ['it too, or what it equips', board(on('Nestor or equipped creature attacks'), attack('n'), { life: { A: 22 } }), { life: { A: 20 } }],
    [
      'and nothing where it equips nothing',
      board(on('Nestor or equipped creature attacks'), attack('a'), { life: { A: 20 } }),
      { life: { A: 21 } },
    ],
    [
      'no more once it has lost its ability',
      board(on('Nestor attacks'), [effect('Target creature loses all abilities until end of turn.', 'n'), ...attack('n')], {
        life: { A: 20 },
      }),
      { life: { A: 22 } },
    ],
  ]);
});

describe('an ability that a creature gives itself', () => {
  const hero = creature('h', 'A', '2/2', {
    name: 'Hero',
    text: 'As long as you control an artifact, Hero has "When Hero dies, you gain 3 life."',
  });
  const orb = { ref: 'o', name: 'Orb', type: 'Artifact', controller: 'A' };
  const kill = (of: string) => [effect('Destroy target creature.', of), until('stack empty')];
  const both = { zones: { battlefield: [hero, orb, creature('x', 'A')] } };
  bothWays([
    ['watches itself', board(both, kill('h'), { life: { A: 23 } }), { life: { A: 20 } }],
    ['and no other', board(both, kill('x'), { life: { A: 20 } }), { life: { A: 23 } }],
  ]);
});
