/** A position does not come again where something counts what happens in a turn. */
import { describe, expect, it } from 'vitest';
import { asksWhatHappened } from '../../../src/engine/turn/asksWhatHappened.ts';
import { lookAt } from '../../../src/engine/look/layers/characteristics.ts';
import type { TriggerEvent } from '../../../src/engine/language/trigger.ts';
import { creature, gain, makePosition, whenever } from '../kit.ts';

const asked = (event: TriggerEvent): boolean =>
  asksWhatHappened(
    lookAt(makePosition({ zones: { A: { battlefield: [{ ref: 'watcher', abilities: [whenever('test', event, [gain(1)])] }] } } })),
  );

describe('whether anything asks what happened this turn', () => {
  it.each([
    ['the second spell of a turn', { on: 'cast', what: { kind: 'spell' }, nth: 2 }, true],
    ['each spell', { on: 'cast', what: { kind: 'spell' } }, false],
    ['each creature that enters', { on: 'enters', what: creature }, false],
  ] as const)('%s', (_, event, asks) => {
    expect(asked(event)).toBe(asks);
  });
});
