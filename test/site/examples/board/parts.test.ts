import { describe, expect, it } from 'vitest';
import { playDemonstration } from '../../../../src/demonstration/everyEdition.ts';
import { changedParts, partsOf } from '../../../../src/site/examples/board/parts.ts';
import { creature, readForPlayer } from '../../../demonstration/play.ts';

const run = playDemonstration(
  readForPlayer({
    id: 'test',
    edition: '2021-04-22',
    setup: {
      mana: { A: '{R}' },
      zones: {
        battlefield: [creature('bear', 'B', '2/4', { cost: '{1}{G}' })],
        hand: { A: [{ ref: 'bolt', name: 'Bolt', cost: '{R}', type: 'Instant', text: '~ deals 3 damage to any target.' }] },
      },
    },
    actions: [
      { by: 'A', do: 'effect', text: 'Target creature becomes blue until end of turn.', targets: ['bear'] },
      { by: 'A', do: 'cast', object: 'bolt', targets: ['bear'] },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  }),
);
const boards = run.steps.map(({ number }) => run.boardAt(number));
const name = (ref: string): string => (ref === 'bear' ? 'Grizzly Bear' : ref);
const objectAt = (step: number, ref: string) => boards[step]!.objects.find((object) => object.ref === ref)!;
const stepWhere = (is: (step: number) => boolean): number => boards.findIndex((_, step) => is(step));

describe('what is written of an object', () => {
  it('leaves out colours that its cost says, and says others', () => {
    expect(partsOf(objectAt(0, 'bear'), name)).toMatchObject({ cost: '{1}{G}', size: '2/4', colors: '' });
    expect(partsOf(objectAt(boards.length - 1, 'bear'), name)).toMatchObject({ colors: 'blue', status: '3 damage' });
  });

  it('calls others what people call them', () => {
    const cast = stepWhere((step) => objectAt(step, 'bolt').targets !== undefined);
    expect(partsOf(objectAt(cast, 'bolt'), name).status).toBe('targets Grizzly Bear');
  });
});

describe('what a step has changed', () => {
  it('is nothing at the start', () => expect(changedParts(undefined, objectAt(0, 'bear'), name)).toEqual(new Set()));

  it('is the parts that read otherwise', () => {
    const blue = stepWhere((step) => objectAt(step, 'bear').values.colors === 'blue');
    expect(changedParts(boards[blue - 1], objectAt(blue, 'bear'), name)).toEqual(new Set(['colors']));
    const hurt = stepWhere((step) => objectAt(step, 'bear').damage === 3);
    expect(changedParts(boards[hurt - 1], objectAt(hurt, 'bear'), name)).toEqual(new Set(['damage']));
  });

  it('is all of what came from another zone', () => {
    const cast = stepWhere((step) => objectAt(step, 'bolt').zone === 'stack');
    expect(changedParts(boards[cast - 1], objectAt(cast, 'bolt'), name)).toBe('all');
  });
});
