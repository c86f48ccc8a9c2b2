/** "Cipher": the card is exiled encoded on a creature, which has an ability by it for as long as it is (702.99). */
import type { Ability } from '../language/ability.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';
import { and, controlledBy, one, self, you } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

const remembered = (slot: string): Ref => ({ kind: 'memory', slot });
const may = (...then: readonly Instruction[]): Instruction => ({ do: 'may', who: you, then });

/** What the creature has; the card gives it, and is named by it so (201.5a). */
const copying = (text: string): Ability => ({
  kind: 'triggered',
  text,
  keyword: 'cipher',
  event: { on: 'deals damage', what: 'self', to: { kind: 'player' }, combat: true },
  effect: {
    targets: [],
    instructions: [
      may(
        { do: 'copy spell', what: { kind: 'granter' }, newTargets: false, card: true, remember: 'copied card' },
        may({ do: 'cast', who: you, what: remembered('copied card'), cost: [] }),
      ),
    ],
  },
});

/** The one ability is of the spell, the other of the card in exile. What is no card, as a copy, cannot be encoded (702.99a). */
export const cipher: Construct<(text: string) => readonly Ability[]> = clause('cipher', {}, () => (text): readonly Ability[] => [
  {
    kind: 'spell',
    text,
    modes: [
      {
        targets: [],
        instructions: [
          {
            do: 'if',
            condition: { kind: 'matches', subject: self, filter: { kind: 'card' } },
            then: [
              may(
                {
                  do: 'choose',
                  who: you,
                  from: { kind: 'all', filter: and({ kind: 'type', type: 'creature' }, controlledBy(you)) },
                  amount: one,
                  slot: 'bearer',
                },
                { do: 'move', what: self, to: 'exile', remember: 'encoded card', action: 'encode' },
                { do: 'note', on: remembered('encoded card'), slot: 'encoded', what: remembered('bearer') },
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'static',
    text,
    keyword: 'cipher',
    from: 'exile',
    what: { kind: 'linked', slot: 'encoded' },
    changes: [{ kind: 'add ability', ability: copying(text) }],
  },
]);
