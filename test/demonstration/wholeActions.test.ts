/** An action with all its choices, as somebody reads it who has the board alone: things by their names. */
import { expect, it } from 'vitest';
import { nameObjects } from '../../src/demonstration/telling/names.ts';
import { tellWholeAction } from '../../src/demonstration/telling/tellActions.ts';
import type { ScenarioAction } from '../../src/demonstration/format/scenario.ts';

const naming = nameObjects({
  setup: {
    zones: {
      battlefield: [
        { ref: 'bear', name: 'Garden Bear' },
        { ref: 'one', name: 'Elf' },
        { ref: 'two', name: 'Elf' },
      ],
      hand: { A: [{ ref: 'bolt', name: 'Spark' }] },
    },
  },
});

it.each<[ScenarioAction, string]>([
  [{ do: 'cast', by: 'A', object: 'bolt' }, 'A casts Spark'],
  [{ do: 'cast', by: 'A', object: 'bolt', targets: ['bear'] }, 'A casts Spark, on Garden Bear'],
  [
    { do: 'cast', by: 'A', object: 'bolt', x: 2, targets: ['bear', 'B'], divide: { bear: 1, B: 1 } },
    'A casts Spark, X is 2, on Garden Bear and B, divided 1 to Garden Bear and 1 to B',
  ],
  [{ do: 'cast', by: 'A', object: 'bolt', modes: [1, 3], kicked: true }, 'A casts Spark, kicked, modes 1 and 3'],
  [{ do: 'cast', by: 'A', object: 'bolt', kicked: 2, modes: [2] }, 'A casts Spark, kicked 2 times, mode 2'],
  [{ do: 'cast', by: 'A', object: 'bolt', additional: ['one', 'bear'] }, 'A casts Spark, with Elf (1) and Garden Bear'],
  [{ do: 'cast', by: 'A', object: 'bolt', pay: ['two'] }, 'A casts Spark, paid with Elf (2)'],
  [{ do: 'cast', by: 'A', object: 'bolt', pay: '{R}{C}' }, 'A casts Spark, paid with {R}{C}'],
  [{ do: 'cast', by: 'A', object: 'bolt', pay: 'free' }, 'A casts Spark, without paying for it'],
  [{ do: 'cast', by: 'A', object: 'bolt', alternative: 'flashback' }, 'A casts Spark, with flashback'],
  [{ do: 'cast', by: 'A', object: 'bolt', alternative: 'adventure' }, 'A casts Spark, as its Adventure'],
  [{ do: 'cast', by: 'A', object: 'bolt', split: 'left' }, 'A casts Spark, the left half'],
  [{ do: 'cast', by: 'A', object: 'bolt', faceDown: true }, 'A casts Spark, face down'],
  [{ do: 'activate', by: 'A', object: 'one' }, 'A activates the ability of Elf (1)'],
  [{ do: 'activate', by: 'A', object: 'bear', ability: 2 }, 'A activates the second activated ability of Garden Bear'],
  [
    { do: 'activate', by: 'A', object: 'bear', ability: 'Crew 1', additional: ['two'] },
    'A activates the ability “Crew 1” of Garden Bear, with Elf (2)',
  ],
  [{ do: 'special', by: 'A', object: 'bear', action: 'turn face up' }, 'A turns Garden Bear face up'],
  [{ do: 'attack', by: 'A', attackers: { bear: 'B', one: 'C', two: 'B' } }, 'A attacks B with Garden Bear and Elf (2), C with Elf (1)'],
  [{ do: 'attack', by: 'A', attackers: {} }, 'A does not attack'],
  [{ do: 'block', by: 'B', blockers: { one: ['bear'], two: ['bear'] } }, 'B blocks Garden Bear with Elf (1) and Elf (2)'],
  [{ do: 'block', by: 'B', blockers: {} }, 'B does not block'],
  [{ do: 'effect', text: 'Destroy target creature.', targets: ['bear'] }, 'An effect on Garden Bear: “Destroy target creature.”'],
  [{ do: 'effect', by: 'A', text: 'You gain 3 life.' }, 'An effect of A: “You gain 3 life.”'],
  [
    { do: 'effect', by: 'A', text: 'This deals X damage to target creature.', x: 2, targets: ['bear'] },
    'An effect of A on Garden Bear, X is 2: “This deals X damage to target creature.”',
  ],
  [
    { do: 'assign damage', by: 'A', object: 'bear', damage: { one: 2, B: 1 } },
    'A assigns the damage of Garden Bear: 2 to Elf (1) and 1 to B',
  ],
  [{ do: 'pass', by: 'A' }, 'A passes'],
  [{ do: 'pass', by: 'all' }, 'play goes on'],
])('%j is told as “%s”', (action, told) => {
  expect(tellWholeAction(action, naming)).toBe(told);
});
