/** What becomes of a countered spell, of the permanent whose ability was countered, and of its controller later (701.6, 702.62, 400.7, 603.7). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const thing = (ref: string, text: string, more: Data = {}): Data => ({
  ref,
  name: `Test ${ref}`,
  type: 'Artifact',
  controller: 'B',
  text,
  ...more,
});
const spell = (ref: string, text: string, more: Data = {}): Data => ({
  ref,
  name: `Spell ${ref}`,
  type: 'Instant',
  cost: '{0}',
  text,
  ...more,
});
const gain = spell('gain', 'You gain 3 life.');
const choose = (choice: unknown, by = 'A'): Data => ({ by, do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const pass = { by: 'B', do: 'pass' };
const cast = (more: Data): Data => ({ by: 'A', do: 'cast', object: 'answer', ...more });
const board = (text: string, more: Data = {}, zones: Data = {}): Data => ({
  active: 'B',
  librarySize: { A: 9, B: 9 },
  zones: { hand: { A: [spell('answer', text)] }, stack: [{ ...gain, controller: 'B' }], ...zones },
  ...more,
});

describe('a countered spell that is returned', () => {
  const text = "Counter target spell. If you do, return that spell card to its owner's hand.\nDraw a card.";
  bothWays([
    [
      'goes to the hand of its owner',
      {
        edition: '2005-10-01',
        setup: board(text),
        actions: [pass, cast({ targets: ['gain'] }), resolve],
        expect: { zones: { gain: 'hand' }, life: { B: 20 }, handSize: { A: 1, B: 1 } },
      },
      { zones: { gain: 'graveyard' } },
    ],
    [
      'stays on the stack where it cannot be countered',
      {
        edition: '2005-10-01',
        setup: board(text, {}, { stack: [{ ...gain, text: "This spell can't be countered.\nYou gain 3 life.", controller: 'B' }] }),
        actions: [pass, cast({ targets: ['gain'] }), resolve, resolve],
        expect: { zones: { gain: 'graveyard' }, life: { B: 23 }, handSize: { A: 1, B: 0 } },
      },
      { life: { B: 20 } },
    ],
  ]);
});

describe('a countered spell that is delayed', () => {
  const text =
    "Counter target spell. If the spell is countered this way, exile it with three time counters on it instead of putting it into its owner's graveyard. If it doesn't have suspend, it gains suspend.";
  bothWays([
    [
      'is cast by its owner for nothing when the last counter is gone',
      {
        edition: '2026-01-16',
        setup: board(text),
        actions: [
          pass,
          cast({ targets: ['gain'] }),
          resolve,
          until('upkeep of B'),
          resolve,
          until('upkeep of B'),
          resolve,
          until('upkeep of B'),
          resolve,
          resolve,
          choose('yes', 'B'),
          resolve,
        ],
        expect: [
          { after: 3, zones: { gain: 'exile' }, counters: { gain: { time: 3 } }, life: { B: 20 } },
          { after: 5, counters: { gain: { time: 2 } } },
          { zones: { gain: 'graveyard' }, life: { B: 23 } },
        ],
      },
      { life: { B: 20 } },
    ],
    [
      'keeps its own suspend: one counter is removed each upkeep',
      {
        edition: '2026-01-16',
        setup: board(text, {}, { stack: [{ ...gain, text: 'You gain 3 life.\nSuspend 3—{W}', controller: 'B' }] }),
        actions: [pass, cast({ targets: ['gain'] }), resolve, until('upkeep of B'), resolve],
        expect: { counters: { gain: { time: 2 } } },
      },
      { counters: { gain: { time: 1 } } },
    ],
    [
      'is not exiled where it cannot be countered',
      {
        edition: '2026-01-16',
        setup: board(text, {}, { stack: [{ ...gain, text: "This spell can't be countered.\nYou gain 3 life.", controller: 'B' }] }),
        actions: [pass, cast({ targets: ['gain'] }), resolve, resolve],
        expect: { zones: { gain: 'graveyard' }, life: { B: 23 } },
      },
      { life: { B: 20 } },
    ],
  ]);
});

describe('a permanent whose ability is countered', () => {
  const bind =
    "Split second\nCounter target activated or triggered ability. If a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn.";
  const rock = thing('rock', '{0}: You gain 1 life.');
  const act = { by: 'B', do: 'activate', object: 'rock' };
  const setup = (own: Data): Data => board(bind, {}, { stack: [], battlefield: [own] });
  const ability = 'rock';
  bothWays([
    [
      'has none activated this turn, and again in the next',
      {
        edition: '2026-01-16',
        setup: setup(rock),
        actions: [act, pass, cast({ targets: [ability] }), resolve, act, until('upkeep of A'), { by: 'A', do: 'pass' }, act, resolve],
        expect: { refused: { action: 5 }, life: { B: 21 } },
      },
      { life: { B: 20 } },
    ],
    [
      'adds no mana either',
      {
        edition: '2006-10-01',
        setup: setup(thing('rock', '{0}: You gain 1 life.\n{T}: Add {G}.')),
        actions: [{ ...act, ability: 1 }, pass, cast({ targets: [ability] }), resolve, { ...act, ability: 2 }],
        expect: { refused: { action: 5 }, life: { B: 20 } },
      },
      { life: { B: 21 } },
    ],
    [
      'is no card elsewhere: what came back from a graveyard may do so again (400.7)',
      {
        edition: '2026-01-16',
        setup: board(
          bind,
          {},
          {
            stack: [],
            graveyard: {
              B: [{ ref: 'rock', name: 'Ghoul', type: 'Artifact', text: '{0}: Return Ghoul from your graveyard to your hand.' }],
            },
          },
        ),
        actions: [act, pass, cast({ targets: [ability] }), resolve, act, resolve],
        expect: { zones: { rock: 'hand' } },
      },
      { zones: { rock: 'graveyard' } },
    ],
  ]);
});

describe('up to two cards', () => {
  const theirs = "Its controller may draw up to two cards at the beginning of the next turn's upkeep.";
  const yours = "You draw a card at the beginning of the next turn's upkeep.";
  const text = `Counter target spell. ${theirs}\n${yours}`;
  const start: readonly Data[] = [pass, cast({ targets: ['gain'] }), resolve, until('upkeep of A'), choose([yours, theirs])];
  bothWays(
    [0, 1, 2].map((many) => [
      `are ${many} where their drawer says so, then and not before`,
      {
        edition: '2026-01-16',
        setup: board(text),
        actions: [...start, resolve, choose(many, 'B'), resolve],
        expect: { handSize: { A: 1, B: many }, zones: { gain: 'graveyard' } },
      },
      { handSize: { B: many + 1 } },
    ]),
  );
  bothWays([
    [
      'are so for whoever draws them now, too',
      {
        edition: '2026-01-16',
        setup: { librarySize: { A: 9, B: 9 } },
        actions: [{ by: 'A', do: 'effect', text: 'Draw up to two cards.' }, choose(1)],
        expect: { handSize: { A: 1 } },
      },
      { handSize: { A: 2 } },
    ],
  ]);
});

describe('all that is on the stack', () => {
  bothWays([
    [
      'is exiled where it is a spell, and countered where it is an ability',
      {
        edition: '2026-01-16',
        setup: board(
          'Exile all other spells and counter all abilities.',
          {},
          { stack: [{ ...gain, controller: 'B' }], battlefield: [thing('rock', '{0}: You gain 1 life.')] },
        ),
        actions: [{ by: 'B', do: 'activate', object: 'rock' }, pass, cast({}), resolve],
        expect: { zones: { gain: 'exile', answer: 'graveyard' }, life: { B: 20 } },
      },
      { zones: { gain: 'graveyard' } },
    ],
  ]);
});

describe('what cannot be countered while something is so', () => {
  const burns = "~ deals X damage to any target.\nIf X is 3 or more, this spell can't be countered and the damage can't be prevented.";
  const last =
    "~ deals X damage to any target.\nHellbent — If you have no cards in hand, ~ can't be countered by spells or abilities and the damage can't be prevented.";
  const burning = (text: string, x: number, more: readonly Data[] = []): Data => ({
    edition: '2026-01-16',
    setup: {
      mana: { A: '{R}{R}{R}{R}' },
      zones: {
        hand: { A: [spell('burn', text, { type: 'Sorcery', cost: '{X}{R}' }), ...more], B: [spell('answer', 'Counter target spell.')] },
      },
    },
    actions: [
      { by: 'A', do: 'effect', text: 'Prevent all damage that would be dealt this turn.' },
      { by: 'A', do: 'cast', object: 'burn', x, targets: ['B'] },
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'answer', targets: ['burn'] },
      until('stack empty'),
    ],
  });
  bothWays([
    ['is so by its X', { ...burning(burns, 3), expect: { life: { B: 17 }, zones: { answer: 'graveyard' } } }, { life: { B: 20 } }],
    [
      'is countered where X is less',
      { ...burning(burns, 2), expect: { life: { B: 20 }, zones: { burn: 'graveyard' } } },
      { life: { B: 18 } },
    ],
    ['is so once the hand is empty, and not before', { ...burning(last, 2), expect: { life: { B: 18 } } }, { life: { B: 20 } }],
    ['is countered, or prevented, with a card in hand', { ...burning(last, 2, [gain]), expect: { life: { B: 20 } } }, { life: { B: 18 } }],
  ]);
});
