/** An ability whose permanent has transformed since it was put onto the stack does not transform it again, since April 2016 (701.27f). */
import { describe, expect, it } from 'vitest';
import { play } from '../../demonstration/play.ts';
import { citesOf } from '../../demonstration/citesOf.ts';

type Data = Readonly<Record<string, unknown>>;
const faces = (front: string, back: string): Data => ({
  ref: 'moth',
  controller: 'A',
  layout: 'transform',
  faces: [
    { name: 'Moth', type: 'Creature — Insect', cost: '{1}{U}', pt: '1/1', text: front },
    { name: 'Swarm', type: 'Creature — Insect', pt: '4/4', text: back },
  ],
});
const turning = '{0}: Transform this creature.';
const activate = (object: string): Data => ({ by: 'A', do: 'activate', object, ability: 1 });
const resolve = { by: 'all', do: 'resolve' };

/** The names of the faces that are up after so many actions. */
function namesAfter(edition: string, moth: Data, actions: readonly Data[], ...after: readonly number[]): readonly unknown[] {
  return after.map((at) => {
    const { failures, unsupported } = play({
      edition,
      setup: { zones: { battlefield: [moth] } },
      actions: actions.slice(0, at),
      expect: { name: { moth: 'Moth' } },
    });
    expect(unsupported).toEqual([]);
    return failures.length === 0 ? 'Moth' : 'Swarm';
  });
}

describe('two abilities of a permanent that transform it', () => {
  const twice = [activate('moth'), activate('moth'), resolve, resolve];
  it.each([
    ['2026-01-16', ['Swarm', 'Swarm']],
    ['2016-04-08', ['Swarm', 'Swarm']],
    ['2016-01-22', ['Swarm', 'Moth']],
    ['2011-09-30', ['Swarm', 'Moth']],
  ] as const)('in %s leave it as %s', (edition, names) => {
    expect(namesAfter(edition, faces(turning, turning), twice, 3, 4)).toEqual(names);
  });

  it('one after the other transform it each time', () => {
    const inTurn = [activate('moth'), resolve, activate('moth'), resolve];
    expect(namesAfter('2026-01-16', faces(turning, turning), inTurn, 2, 4)).toEqual(['Swarm', 'Moth']);
  });

  it('are told by that rule where the second does nothing', () => {
    const board = { setup: { zones: { battlefield: [faces(turning, turning)] } }, actions: twice };
    expect(citesOf(board, 'Swarm does not transform: it has done so since')).toEqual(expect.arrayContaining(['701.27f']));
  });
});

describe('what else transforms it', () => {
  it('is no ability of its own, and does', () => {
    const board = [activate('moth'), { by: 'A', do: 'effect', text: 'Transform target creature.', targets: ['moth'] }, resolve];
    // The effect is first; the ability was on the stack before.
    expect(namesAfter('2026-01-16', faces(turning, turning), board, 2, 3)).toEqual(['Swarm', 'Swarm']);
    const other = [{ by: 'A', do: 'effect', text: 'Transform target creature.', targets: ['moth'] }, { ...board[1] }];
    expect(namesAfter('2026-01-16', faces(turning, turning), other, 1, 2)).toEqual(['Swarm', 'Moth']);
  });

  it('counts for a delayed ability from when it began to wait', () => {
    const later = '{0}: Transform this creature at the beginning of the next end step.\n{0}: Transform this creature.';
    const moth = faces(later, '');
    const actions = [
      activate('moth'),
      resolve,
      { ...activate('moth'), ability: 2 },
      resolve,
      { by: 'all', do: 'pass until', until: 'end' },
      resolve,
    ];
    expect(namesAfter('2026-01-16', moth, actions, 4, 6)).toEqual(['Swarm', 'Swarm']);
    expect(namesAfter('2015-09-26', moth, actions, 4, 6)).toEqual(['Swarm', 'Moth']);
  });
});
