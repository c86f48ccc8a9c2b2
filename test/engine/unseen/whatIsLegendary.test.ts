/** What is asked of supertypes: of what is there as it is, of what has moved as it was (205.4, 608.2h). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const land = (ref: string, type: string) => ({ ref, name: `Test ${ref}`, controller: 'B', type });
const board = (text: string, target: string, expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        zones: {
          battlefield: [
            creature('hero', 'A', '2/2', { type: 'Legendary Creature — Bear' }),
            creature('bear', 'A'),
            land('basic', 'Basic Land — Forest'),
            land('other', 'Land'),
          ],
        },
      },
      actions: [{ by: 'A', do: 'effect', text, targets: [target] }],
      expect: expected,
    }),
  );

describe('whether something is legendary, basic', () => {
  it.each([
    ["Put a +1/+1 counter on target creature you control if it's legendary.", 'hero', { pt: { hero: '3/3' } }],
    ["Put a +1/+1 counter on target creature you control if it's legendary.", 'bear', { pt: { bear: '2/2' } }],
    ['Tap target creature. If that creature is legendary, its controller loses 3 life.', 'hero', { life: { A: 17 } }],
    ['Tap target creature. If that creature is legendary, its controller loses 3 life.', 'bear', { life: { A: 20 } }],
    ["Tap target creature. If that creature isn't legendary, its controller loses 3 life.", 'hero', { life: { A: 20 } }],
    ['Destroy target land. If that land was nonbasic, its controller loses 2 life.', 'other', { life: { B: 18 } }],
    ['Destroy target land. If that land was nonbasic, its controller loses 2 life.', 'basic', { life: { B: 20 } }],
    ["Destroy target land. If that land wasn't basic, its controller loses 2 life.", 'other', { life: { B: 18 } }],
    ["Destroy target land. If that land wasn't basic, its controller loses 2 life.", 'basic', { life: { B: 20 } }],
  ])('%s %s', (text, target, expected) => {
    expect(board(text, target, expected)).toBe('passed');
  });

  it('is asked all the time by a static ability', () => {
    const statue = {
      ref: 'statue',
      name: 'Test Statue',
      controller: 'A',
      type: 'Artifact — Equipment',
      text: 'As long as equipped creature is legendary, it has haste and gets +1/+1.',
    };
    const on = (attachedTo: string, expected: object) =>
      verdict(
        play({
          edition: '2026-01-16',
          setup: {
            zones: {
              battlefield: [
                creature('hero', 'A', '2/2', { type: 'Legendary Creature — Bear' }),
                creature('bear', 'A'),
                { ...statue, attachedTo },
              ],
            },
          },
          expect: expected,
        }),
      );
    expect(on('hero', { pt: { hero: '3/3', bear: '2/2' } })).toBe('passed');
    expect(on('bear', { pt: { hero: '2/2', bear: '2/2' } })).toBe('passed');
  });
});
