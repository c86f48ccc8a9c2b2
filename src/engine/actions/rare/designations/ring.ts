/** The Ring: an emblem that grows each time it tempts its player, and the creature that bears it (701.54). */
import type { Condition } from '../../../language/condition.ts';
import type { Filter } from '../../../language/filter.ts';
import type { Ability } from '../../../language/ability.ts';
import type { Ref } from '../../../language/ref.ts';
import { chooseObjects } from '../../../events/choices.ts';
import { presentPlayers } from '../../../events/instructions/instruction.ts';
import { perform } from '../../../events/perform.ts';
import { type Game, type Procedure, type RareInstructions, say } from '../../../events/procedure.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import { changeObject } from '../../../state/changes.ts';
import type { ObjectId, PlayerId } from '../../../state/state.ts';
import { inherentOf, makeInherent } from './inherent.ts';

const name = 'The Ring';
export const bearing = 'ring-bearer';
const tempted = 'tempted';
const you = { kind: 'you' } as const;
const one = { kind: 'number', value: 1 } as const;
const creature: Filter = { kind: 'type', type: 'creature' };
const theirs: Filter = {
  kind: 'and',
  filters: [
    { kind: 'designated', as: bearing },
    { kind: 'controlled', by: you },
  ],
};
const bearer: Ref = { kind: 'all', filter: theirs };
const power = { kind: 'characteristic', name: 'power', of: bearer } as const;
const atLeast = (value: number): Condition => ({
  kind: 'compare',
  left: { kind: 'counters', counter: tempted, of: { kind: 'self' } },
  comparison: 'at least',
  right: { kind: 'number', value },
});

const abilities: readonly Ability[] = [
  {
    kind: 'static',
    keyword: 'the ring',
    text: 'The Ring-bearer is a legend, and no stronger creature blocks it.',
    what: bearer,
    changes: [{ kind: 'add types', types: { supertypes: ['legendary'] } }],
    rules: [
      {
        rule: 'restrict',
        what: bearer,
        restriction: 'be blocked',
        by: { kind: 'number', of: 'power', comparison: 'at least', value: { kind: 'sum', of: [power, one] } },
      },
    ],
  },
  {
    kind: 'triggered',
    keyword: 'the ring',
    text: 'As the Ring-bearer attacks, its player draws and discards.',
    event: { on: 'attacks', what: theirs },
    condition: atLeast(2),
    effect: {
      targets: [],
      instructions: [
        { do: 'draw', who: you, amount: one },
        { do: 'discard', who: you, amount: one },
      ],
    },
  },
  {
    kind: 'triggered',
    keyword: 'the ring',
    text: 'What blocks the Ring-bearer is sacrificed as combat ends.',
    event: { on: 'becomes blocked', what: theirs, by: creature },
    condition: atLeast(3),
    effect: {
      targets: [],
      instructions: [
        {
          do: 'later',
          when: { on: 'beginning', of: 'end of combat', whose: 'next' },
          then: [
            {
              do: 'sacrifice',
              who: { kind: 'controller', of: { kind: 'event', role: 'source' } },
              what: { kind: 'event', role: 'source' },
            },
          ],
        },
      ],
    },
  },
  {
    kind: 'triggered',
    keyword: 'the ring',
    text: 'As the Ring-bearer hits a player, all opponents lose 3 life.',
    event: { on: 'deals damage', what: theirs, to: { kind: 'player' }, combat: true },
    condition: atLeast(4),
    effect: {
      targets: [],
      instructions: [{ do: 'lose life', who: { kind: 'players', which: 'opponents' }, amount: { kind: 'number', value: 3 } }],
    },
  },
];

function mark(game: Game, id: ObjectId, player: PlayerId | undefined): void {
  const rest = Object.entries(game.state.objects[id]?.memory ?? {}).filter(([slot]) => slot !== bearing);
  game.state = changeObject(game.state, id, {
    memory: Object.fromEntries([...rest, ...(player === undefined ? [] : [[bearing, player] as const])]),
  });
}

function* temptOnce(game: Game, player: PlayerId): Procedure<void> {
  if (!inherentOf(game, name, player)) makeInherent(game, name, player, abilities);
  say(game, 'ring', player);
  const look = lookAt(game.state);
  const able = game.state.zones.battlefield.filter((id) => {
    const { types, controller } = look.characteristicsOf(id);
    return game.state.objects[id]?.phasedOut === false && types.includes('creature') && controller === player;
  });
  const [chosen] = yield* chooseObjects(game, player, able, 1, 'Which creature bears the Ring?', 'action.ring');
  if (chosen !== undefined) {
    for (const id of game.state.zones.battlefield) if (game.state.objects[id]?.memory[bearing] === player) mark(game, id, undefined);
    mark(game, chosen, player);
    say(game, 'ring-bearer', player, chosen);
  }
  const ring = inherentOf(game, name, player);
  if (ring)
    game.state = changeObject(game.state, ring.id, { counters: { ...ring.counters, [tempted]: (ring.counters[tempted] ?? 0) + 1 } });
  yield* perform(game, [{ kind: 'did', what: 'tempts', player }]);
}

export const tempt: RareInstructions['tempt'] = function* (game, { who }, context) {
  for (const player of presentPlayers(lookAt(game.state), who, context)) yield* temptOnce(game, player);
  return undefined;
};

/** Whoever gains control of it takes it for a creature like any other (701.54a). */
export function dropRing(game: Game): void {
  const borne = game.state.zones.battlefield.filter((id) => game.state.objects[id]?.memory[bearing] !== undefined);
  if (borne.length === 0) return;
  const look = lookAt(game.state);
  for (const id of borne) if (game.state.objects[id]?.memory[bearing] !== look.characteristicsOf(id).controller) mark(game, id, undefined);
}
