/** Phasing: permanents that are for a time as though they did not exist (702.26, before July 2009 502.15). */
import { kindsIn } from '../language/parts.ts';
import type { EventOf } from './events.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { notYet } from '../state/notYet.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { GameState, ObjectId, PlayerId } from '../state/state.ts';

type Change = EventOf<'change'>;

/** What phasing out is. */
interface Phasing {
  /** The zone to which it goes, where it is one. */
  readonly zone?: 'phased out';
  /** What becomes of a permanent besides as it phases out, and as it phases in. */
  readonly out: Change['change'];
  readonly in: Change['change'];
  /** What lasts for a time or waits, once a permanent has phased out. */
  readonly loseSight: (state: GameState, id: ObjectId) => GameState;
  /** Whether a token that is phased out ceases to exist. */
  readonly tokensCease: boolean;
  /** Whether what phases out leaves play, for abilities that trigger on it. */
  readonly leaves: boolean;
}

/** These phase out, and indirectly what is attached to them (702.26g). What is phased out already stays so. */
export function phaseOut({ state, characteristicsOf: of }: Look, ids: readonly ObjectId[]): readonly Change[] {
  const isIn = (id: ObjectId): boolean => state.objects[id]?.zone === 'battlefield' && !state.objects[id].phasedOut;
  const going = new Set(ids.filter(isIn));
  for (const host of going) for (const id of state.zones.battlefield) if (isIn(id) && state.objects[id]?.attachedTo === host) going.add(id);
  const { out } = phasingOn(state.day);
  return [...going].map((id) => {
    const host = state.objects[id]?.attachedTo;
    const phased = { under: of(id).controller, ...(host !== undefined && going.has(host) ? { with: host } : {}) };
    return { kind: 'change', object: id, change: { phasedOut: true, phased, ...out }, name: 'phases out' };
  });
}

/** These phase in, and what went with them (702.26g). Of what a position has phased out, what is attached to something phased out went with it. */
export function phaseIn({ state }: Look, ids: readonly ObjectId[]): readonly Change[] {
  const coming = new Set(ids.filter((id) => state.objects[id]?.phasedOut && hostOf(state, id) === undefined));
  for (const host of coming) for (const id of state.zones.battlefield) if (hostOf(state, id) === host) coming.add(id);
  return [...coming].map((object) => ({
    kind: 'change',
    object,
    change: { phasedOut: false, ...phasingOn(state.day).in },
    name: 'phases in',
  }));
}

/** With what a permanent phased out indirectly. */
function hostOf({ objects }: GameState, id: ObjectId): ObjectId | undefined {
  const { phasedOut, phased, attachedTo = '' } = objects[id] ?? {};
  if (!phasedOut) return undefined;
  return phased ? phased.with : objects[attachedTo]?.phasedOut ? attachedTo : undefined;
}

/** As an untap step begins, permanents of those whose it is with phasing phase out, and those that had phased out phase in (702.26a). */
export function phase(look: Look, untaps: (player: PlayerId) => boolean): readonly Change[] {
  const { state } = look;
  const there = state.zones.battlefield.flatMap((id) => state.objects[id] ?? []);
  const out = there.filter(
    ({ id, phasedOut }) => !phasedOut && untaps(look.characteristicsOf(id).controller) && hasKeyword(look, id, 'phasing'),
  );
  const away = there.filter(
    ({ id, phasedOut, phased }) => phasedOut && (phased?.due === true || untaps(phased?.under ?? look.characteristicsOf(id).controller)),
  );
  return [...phaseOut(look, idsOf(out)), ...phaseIn(look, idsOf(away))];
}

/** The turn of these players would begin, and they have left: what phased out under them phases in during the next untap step (702.26n). */
export const phaseInNext = (state: GameState, left: readonly PlayerId[]): GameState => ({
  ...state,
  objects: Object.fromEntries(
    Object.entries(state.objects).map(([id, object]) => [
      id,
      object.phasedOut && object.phased && left.includes(object.phased.under)
        ? { ...object, phased: { ...object.phased, due: true } }
        : object,
    ]),
  ),
});

/** Whether one of these phases in for that. */
export const isDue = ({ objects }: GameState, changes: readonly Change[]): boolean =>
  changes.some(({ object, name }) => name === 'phases in' && objects[object]?.phased?.due);

const idsOf = (objects: readonly { readonly id: ObjectId }[]): readonly ObjectId[] => objects.map(({ id }) => id);

/** In the days of the zone, what lasts for a time and what waits no longer finds a permanent that phased out (502.15g of 2005). */
function forgetPhased(state: GameState, id: ObjectId): GameState {
  if (state.delayed.some(({ source, event, instructions }) => source === id && kindsIn([event, instructions]).has('self')))
    throw notYet('a delayed trigger of what phases out');
  return {
    ...state,
    effects: state.effects.map((effect) => (effect.duration === 'permanent' ? effect : without(effect, id, ['affected', 'spoken']))),
    delayed: state.delayed.map((trigger) => without(trigger, id, ['memory', 'context'])),
  };
}

const without = <T extends object>(value: T, id: ObjectId, fields: readonly (keyof T)[]): T => ({
  ...value,
  ...Object.fromEntries(fields.filter((field) => value[field] !== undefined).map((field) => [field, forget(value[field], id)])),
});

function forget(value: unknown, id: ObjectId): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== id).map((each: unknown) => forget(each, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== id)
      .map(([key, each]) => [key, forget(each, id)]),
  );
}

const asStatus: Phasing = { out: {}, in: {}, loseSight: (state) => state, tokensCease: false, leaves: false };

const asZone: Phasing = {
  zone: 'phased out',
  out: { damage: 0, deathtouched: false, regenerationShields: 0 },
  // It comes back as though it had haste.
  in: { controlledSince: 0 },
  loseSight: forgetPhased,
  tokensCease: true,
  leaves: false,
};

export const phasing: readonly Variant<Phasing>[] = [
  { from: '2017-08-25', value: asStatus },
  { from: '2009-07-11', value: { ...asStatus, tokensCease: true } },
  { from: '2005-10-01', value: asZone },
  { from: '', value: { ...asZone, leaves: true } },
];

export const phasingOn = (day: string): Phasing => variantOn(phasing, day);
