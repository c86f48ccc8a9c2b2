import { expect, it } from 'vitest';
import { playDemonstration } from '../../../../src/demonstration/everyEdition.ts';
import { titleOf } from '../../../../src/site/examples/board/objectNames.ts';
import { creature, readForPlayer } from '../../../demonstration/play.ts';

const run = playDemonstration(
  readForPlayer({
    setup: {
      librarySize: { A: 1 },
      zones: {
        battlefield: [
          creature('bear', 'A', '2/2', { name: 'Brown Bear', text: '{T}: You gain 1 life.' }),
          creature('hidden', 'A', '5/5', { faceDown: true, text: 'Morph {3}' }),
        ],
      },
    },
    actions: [
      { by: 'A', do: 'effect', text: 'Draw a card.' },
      { by: 'A', do: 'activate', object: 'bear', ability: 1 },
    ],
  }),
);
const { objects } = run.boardAt(run.steps.length - 1);

it('calls things what people call them, on the stack and where they have no name', () => {
  const name = (ref: string): string => (ref === 'bear' ? 'Brown Bear' : ref);
  expect(objects.map((object) => `${object.zone} ${titleOf(object, name)}`)).toEqual([
    'battlefield Brown Bear',
    'battlefield Face-down card',
    'stack Ability of Brown Bear',
    'hand A card',
  ]);
});
