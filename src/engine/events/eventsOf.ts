/** Instructions that are nothing but events at once: what they mean in a position. */
import type { Amount } from '../language/amount.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';
import { canBeAttached } from '../look/attachment.ts';
import { leaveStack } from './leavingStack.ts';
import type { Thing } from '../state/state.ts';
import { type Context, isPlayer } from '../look/reading/context.ts';
import { amountOf, findMatching, resolveRef } from '../look/reading/read.ts';
import type { EventOf, GameEvent } from './events.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Look } from '../look/look.ts';
import { unlimited } from '../look/range.ts';
import { phaseIn, phaseOut } from './phasing.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';

/** The batch of simultaneous events that an instruction is; undefined for one that is more than that. */
export function eventsOf(look: Look, instruction: Instruction, context: Context): readonly GameEvent[] | undefined {
  const { state } = look;
  const things = (ref: Ref): readonly Thing[] => presentThings(look, ref, context);
  const present = (ref: Ref): readonly ObjectId[] => [...new Set(things(ref))].filter((id) => state.objects[id] !== undefined);
  const players = (ref: Ref): readonly PlayerId[] => things(ref).filter((thing) => isPlayer(state, thing));
  /** Something is done so many times; a negative number counts as 0 (107.1b). */
  const times = (of: Amount): number => Math.max(0, amountOf(look, of, context));
  const { source } = context;
  switch (instruction.do) {
    case 'damage':
      return damage(look, instruction, context);
    case 'fight':
      return fight(look, present(instruction.one)[0], present(instruction.other)[0]);
    case 'destroy':
      return present(instruction.what)
        .filter((id) => state.objects[id]?.zone === 'battlefield')
        .map((object) => ({ kind: 'destroy', object, source, regenerable: instruction.noRegeneration !== true }));
    case 'move':
      return instruction.until || instruction.position === 'random bottom' ? undefined : moves(look, instruction, context);
    case 'gain life':
    case 'lose life': {
      const [cause, sign] = instruction.do === 'gain life' ? (['gain', 1] as const) : (['loss', -1] as const);
      const change = times(instruction.amount);
      return change === 0 ? [] : players(instruction.who).map((player) => ({ kind: 'life', player, change: sign * change, source, cause }));
    }
    case 'counters': {
      const change = times(instruction.amount) * (instruction.remove ? -1 : 1);
      if (change === 0) return [];
      return things(instruction.on)
        .filter((on) => isPlayer(state, on) || state.objects[on] !== undefined)
        .map((on) => ({ kind: 'counters', on, counter: instruction.counter, change, source }));
    }
    case 'tap':
    case 'untap': {
      const kind = instruction.do;
      return present(instruction.what).map((object) => ({ kind, object }));
    }
    case 'counter':
      return present(instruction.what)
        .filter((id) => state.objects[id]?.zone === 'stack')
        .map((object) =>
          state.objects[object]?.spell
            ? leaveStack(state, state.objects[object], 'counter', false)
            : { kind: 'move', object, to: 'graveyard', cause: 'counter' },
        );
    case 'attach': {
      const [to] = things(instruction.to);
      return to === undefined
        ? []
        : present(instruction.what)
            // 701.3b: what cannot be attached stays where it is, and so does what is attached there already.
            .filter((object) => state.objects[object]?.attachedTo !== to && canBeAttached(look, object, to))
            .map((object) => ({ kind: 'attach', object, to }));
    }
    case 'reveal':
      return things(instruction.what).map((object) => ({ kind: 'did', what: 'reveals', object, player: context.controller }));
    case 'note':
      return present(instruction.on).map((object) => ({
        kind: 'remember',
        object,
        slot: instruction.slot,
        value: things(instruction.what),
      }));
    case 'swap':
      return swap(look, present(instruction.aura)[0], present(instruction.card)[0]);
    case 'transform':
      return present(instruction.what)
        .filter((id) => state.cards[state.objects[id]?.card ?? '']?.layout === 'transform')
        .map((object) => ({ kind: 'change', object, change: { face: 1 - (state.objects[object]?.face ?? 0) }, name: 'transform' }));
    case 'flip':
      return present(instruction.what).map((object) => ({ kind: 'change', object, change: { flipped: true }, name: 'flip' }));
    case 'turn face up':
      return present(instruction.what)
        .filter((id) => state.objects[id]?.faceDown)
        .map((object) => ({ kind: 'change', object, change: { faceDown: false }, name: 'turned face up' }));
    case 'phase out':
      return phaseOut(look, present(instruction.what));
    case 'phase in': {
      const { filter, out } = instruction;
      const objects = Object.fromEntries(Object.entries(state.objects).map(([id, object]) => [id, { ...object, phasedOut: false }]));
      const back = findMatching(lookAt({ ...state, objects }), filter, context);
      return [...phaseIn(look, back), ...phaseOut(look, out ? findMatching(look, out, context) : [])];
    }
    case 'remove from combat':
      return present(instruction.what).map((object) => ({ kind: 'leave combat', object }));
    case 'heal':
      return present(instruction.what).map((object) => ({ kind: 'change', object, change: { damage: 0, deathtouched: false }, name: '' }));
    case 'did':
      return present(instruction.object).map((object) => ({ kind: 'did', what: instruction.what, object, player: context.controller }));
    case 'designate':
      return present(instruction.what).map((object) => ({ kind: 'remember', object, slot: instruction.as, value: 'yes' }));
    case 'regenerate':
      return present(instruction.what).map((object) => ({
        kind: 'change',
        object,
        change: { regenerationShields: (state.objects[object]?.regenerationShields ?? 0) + 1 },
        name: '',
      }));
    default:
      return undefined;
  }
}

/** What a text means of what is there: what is phased out does not exist for it (702.26b). */
const presentThings = (look: Look, ref: Ref, context: Context): readonly Thing[] =>
  resolveRef(look, ref, context).filter((thing) => !look.state.objects[thing]?.phasedOut);

function damage(look: Look, instruction: Extract<Instruction, { do: 'damage' }>, context: Context): readonly GameEvent[] {
  // What deals damage is not affected by that: it may be out of range.
  const [source = context.source] = resolveRef(unlimited(look), instruction.source, context);
  const total = Math.max(0, amountOf(look, instruction.amount, context));
  return presentThings(look, instruction.to, context)
    .filter((thing) => isPlayer(look.state, thing) || look.state.objects[thing]?.zone === 'battlefield')
    .map((to) => ({ to, amount: instruction.divided ? (context.announced.division?.[to] ?? 0) : total }))
    .filter(({ amount }) => amount > 0)
    .map(({ to, amount }) => ({ kind: 'damage', source, to, amount, combat: false, preventable: instruction.unpreventable !== true }));
}

/** Nothing is exchanged when one of the two cannot be (702.65b): it is not its controller's own, or may not be attached there. */
function swap(look: Look, aura: ObjectId | undefined, card: ObjectId | undefined): readonly GameEvent[] {
  const { objects } = look.state;
  const [there, here] = [objects[aura ?? ''], objects[card ?? '']];
  const host = there?.attachedTo;
  if (there?.zone !== 'battlefield' || here?.zone !== 'hand' || there.owner !== here.owner || host === undefined) return [];
  if (!canBeAttached(look, here.id, host)) return [];
  const { controller } = look.of(there.id);
  return [
    { kind: 'move', object: there.id, to: 'hand', cause: 'effect' },
    { kind: 'move', object: here.id, to: 'battlefield', cause: 'effect', as: { controller, attachedTo: host } },
  ];
}

/** Each deals damage equal to its power to the other; none does when one is gone (701.14). */
function fight(look: Look, one: ObjectId | undefined, other: ObjectId | undefined): readonly GameEvent[] {
  if (one === undefined || other === undefined) return [];
  if (![one, other].every((id) => look.state.objects[id]?.zone === 'battlefield' && look.of(id).types.includes('creature'))) return [];
  const blow = (source: ObjectId, to: ObjectId): readonly GameEvent[] => {
    const amount = look.of(source).power ?? 0;
    return amount <= 0 ? [] : [{ kind: 'damage', source, to, amount, combat: false, preventable: true }];
  };
  return [...blow(one, other), ...blow(other, one)];
}

/** The moves of an instruction that moves objects. */
export function moves(look: Look, instruction: Extract<Instruction, { do: 'move' }>, context: Context): readonly EventOf<'move'>[] {
  const { to, position, tapped, faceDown, counters, mark } = instruction;
  const [under] = instruction.under ? resolveRef(look, instruction.under, context) : [];
  return [...new Set(presentThings(look, instruction.what, context))].flatMap((object): EventOf<'move'>[] => {
    const is = look.state.objects[object];
    if (!is) return [];
    return [
      {
        kind: 'move',
        object,
        to,
        cause: to === 'exile' ? 'exile' : 'effect',
        ...(position === 'shuffled' ? { at: position } : position?.endsWith('bottom') ? { at: 'bottom' as const } : {}),
        ...(instruction.changes
          ? { effect: { changes: instruction.changes, source: context.source, controller: context.controller } }
          : {}),
        as: {
          ...(to === 'battlefield' ? { controller: under ?? is.owner } : {}),
          ...(tapped ? { tapped: true } : {}),
          ...(faceDown ? { faceDown: true } : {}),
          ...(mark === undefined ? {} : { memory: { [mark]: 'yes' } }),
          ...(counters && to === 'battlefield'
            ? { counters: { [counters.counter]: Math.max(0, amountOf(look, counters.amount, context)) } }
            : {}),
        },
      },
    ];
  });
}
