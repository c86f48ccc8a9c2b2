/** A copy that is not legendary where what it copies is: "except it isn't legendary if that creature is legendary" (707.9, 704.5j). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const legend = (ref: string, controller: string) =>
  creature(ref, controller, '3/3', { type: 'Legendary Creature — Bear', name: `Old ${ref}` });
const helm = {
  ref: 'helm',
  name: 'Test Helm',
  type: 'Artifact — Equipment',
  controller: 'A',
  text: "{T}: Create a token that's a copy of equipped creature, except the token isn't legendary if equipped creature is legendary. That token gains haste.\nEquip {5}",
};
const made = (what: object, expected: object) =>
  verdict(
    play({
      edition: '2024-11-08',
      setup: { zones: { battlefield: [what, { ...helm, attachedTo: 'king' }] } },
      actions: [
        { by: 'A', do: 'activate', object: 'helm', ability: 1 },
        { by: 'all', do: 'resolve' },
      ],
      expect: expected,
    }),
  );

describe('what is copied, and is no legend as a copy', () => {
  it('stays beside the legend', () => {
    expect(
      made(legend('king', 'A'), {
        zones: { king: 'battlefield' },
        tokens: [{ name: 'Old king', count: 1 }],
        supertypes: { 'Old king#1': [] },
      }),
    ).toBe('passed');
  });

  it('of what is none it is a copy like others', () => {
    expect(made(creature('king', 'A'), { tokens: [{ name: 'king', count: 1 }], supertypes: { 'king#1': [] } })).toBe('passed');
  });

  it('is a copy of one of an opponent as well', () => {
    expect(made(legend('king', 'B'), { zones: { king: 'battlefield' }, tokens: [{ name: 'Old king', controller: 'A', count: 1 }] })).toBe(
      'passed',
    );
  });

  it.each([
    ['creature', '2/2', { counters: { double: { '+1/+1': 1 } }, pt: { double: '4/4' } }],
    ['artifact', undefined, { counters: { double: {} } }],
  ])('enters with what its own kind gets: as %s', (type, pt, expected) => {
    const king = type === 'creature' ? legend('king', 'A') : { ref: 'king', name: 'Old king', type: 'Legendary Artifact', controller: 'A' };
    const double = {
      ref: 'double',
      name: 'Test Double',
      type: 'Creature — Illusion',
      pt: pt ?? '1/1',
      cost: '{U}',
      text: "You may have Test Double enter as a copy of a creature or artifact you control, except it enters with an additional +1/+1 counter on it if it's a creature and it isn't legendary if that permanent is legendary.",
    };
    expect(
      verdict(
        play({
          edition: '2024-11-08',
          setup: { mana: { A: '{U}' }, zones: { battlefield: [king], hand: { A: [double] } } },
          actions: [
            { by: 'A', do: 'cast', object: 'double' },
            { by: 'all', do: 'resolve' },
            { by: 'A', do: 'choose', choice: 'king' },
          ],
          expect: { zones: { king: 'battlefield', double: 'battlefield' }, supertypes: { double: [] }, ...expected },
        }),
      ),
    ).toBe('passed');
  });

  it('of a spell: the copy becomes a token beside the legend', () => {
    const major = {
      ref: 'm',
      name: 'Test Major',
      type: 'Instant',
      cost: '{G}',
      text: "Copy target creature spell you control, except it isn't legendary if the spell is legendary.",
    };
    expect(
      verdict(
        play({
          edition: '2024-11-08',
          setup: { mana: { A: '{G}{G}' }, zones: { hand: { A: [{ ...legend('king', 'A'), cost: '{G}' }, major] } } },
          actions: [
            { by: 'A', do: 'cast', object: 'king' },
            { by: 'A', do: 'cast', object: 'm', targets: ['king'] },
            { by: 'all', do: 'pass until', until: 'stack empty' },
          ],
          expect: {
            zones: { king: 'battlefield' },
            tokens: [{ name: 'Old king', pt: '3/3', count: 1 }],
            supertypes: { king: ['Legendary'], 'Old king#1': [] },
          },
        }),
      ),
    ).toBe('passed');
  });

  it('is refused where something else than what is copied is asked for, and where a copy of a spell would get what only enters', () => {
    const read = (text: string, types: readonly string[] = ['artifact']) =>
      compileText(text, { name: 'Test', types, subtypes: ['Equipment'] }).ok;
    expect(read("{T}: Create a token that's a copy of target creature, except it isn't legendary if equipped creature is legendary.")).toBe(
      false,
    );
    expect(read("{T}: Create a token that's a copy of target creature, except it isn't legendary if that creature is legendary.")).toBe(
      true,
    );
    expect(read("{T}: Create a token that's a copy of target creature, except it has haste if you control an artifact.")).toBe(false);
    expect(read('Copy target creature spell, except it enters with a +1/+1 counter on it.', ['instant'])).toBe(false);
  });
});
