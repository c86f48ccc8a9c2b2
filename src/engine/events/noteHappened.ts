/** Notes on what happens in a turn, as far as texts ask for it later (look/happened.ts). */
import { criminalOf } from '../look/happened.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { GameState, ObjectId } from '../state/state.ts';
import type { AsItWas, TurnRecord } from '../state/turnRecord.ts';
import type { GameEvent } from './events.ts';
import { becameOf } from './instructions/became.ts';

/** An event, and what something became by it. */
interface Noted {
  readonly event: GameEvent;
  readonly became?: ObjectId;
  readonly also?: readonly ObjectId[];
}

/** The position after a batch of events, with the records of these. */
export function noteHappened(before: GameState, state: GameState, happened: readonly Noted[]): GameState {
  return addRecords(
    state,
    happened.flatMap((each) => [...recordsOfEvent(before, state, each), ...entering(state, each)]),
  );
}

function entering(after: GameState, { event, became = '' }: Noted): readonly TurnRecord[] {
  const { kind } = event;
  const isThere = after.objects[became]?.zone === 'battlefield';
  if (kind === 'move' && event.cause === 'discard' && !isThere) return [{ kind: 'discarded', object: became }];
  if ((kind !== 'move' && kind !== 'create') || !isThere) return [];
  return [{ kind: 'entered', object: became, as: asItIs(after, became) }];
}

function asItIs(state: GameState, id: ObjectId): AsItWas {
  const { types, subtypes, supertypes, colors, controller } = lookAt(state).characteristicsOf(id);
  return { types, subtypes, supertypes, colors, controller };
}

export const addRecords = (state: GameState, records: readonly TurnRecord[]): GameState =>
  records.length === 0 ? state : { ...state, turn: { ...state.turn, happened: [...state.turn.happened, ...records] } };

function recordsOfEvent(before: GameState, after: GameState, { event, became, also }: Noted): readonly TurnRecord[] {
  switch (event.kind) {
    case 'cast':
      return [{ kind: 'cast', player: event.player, object: event.object, as: asItIs(after, event.object) }];
    case 'move':
      return before.objects[event.object]?.zone === 'battlefield'
        ? [
            {
              kind: 'left',
              object: event.object,
              became: becameOf([{ became, also }]),
              to: event.to,
              sacrificed: event.cause === 'sacrifice',
            },
          ]
        : [];
    case 'damage': {
      const { to, amount, combat, source } = event;
      if (amount <= 0) return [];
      const { controller, subtypes } = lookAt(before).characteristicsOf(source);
      const commander = before.objects[source]?.commander === true;
      return [{ kind: 'damage', to, amount, combat, source, controller, subtypes, commander }];
    }
    case 'life':
      if (event.change === 0) return [];
      return [{ kind: event.change < 0 ? 'life lost' : 'life gained', player: event.player, amount: Math.abs(event.change) }];
    case 'targets': {
      const player = event.anew ? undefined : criminalOf(lookAt(after), event.object, event.targets);
      return [
        ...event.targets.map((thing) => ({ kind: 'targeted', thing, by: event.object }) as const),
        ...(player === undefined ? [] : [{ kind: 'crime', player } as const]),
      ];
    }
    case 'begin':
      if (event.step === 'combat') return [{ kind: 'combat' }];
      if (event.step === 'declare blockers') return [{ kind: 'blockers' }];
      return event.step === 'postcombat main' ? [{ kind: 'later main' }] : [];
    case 'attacks':
      return event.attackers.flatMap(({ object, whom }): readonly TurnRecord[] => {
        const player = after.objects[object]?.fightsFor;
        return player === undefined ? [] : [{ kind: 'attack', player, object, whom, combat: before.turn.happened.length }];
      });
    case 'blocks':
      return event.blocks.map(({ blocker }) => ({ kind: 'block', object: blocker }));
    default:
      return [];
  }
}
