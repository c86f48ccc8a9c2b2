/** Which rules an instruction rests on, beside those of the events that it comes to. */
import { isSame, partsIn, withoutGiven } from '../language/parts.ts';
import type { Concept } from '../concepts/concepts.ts';
import { conceptNamed } from '../concepts/named.ts';
import type { Followed, Grounds } from '../events/teller.ts';
import type { Amount } from '../language/amount.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';
import { citesOfAsking } from '../look/asking.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { amountOf, lookToCount, resolveRef } from '../look/reading/read.ts';
import { rulesInForce } from '../look/rulesInForce.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';

export const groundsOf = (followed: Followed): Grounds => ({
  own: [...citesOfInstruction(followed), ...citesOfPhasedOut(followed)],
  asked: [
    ...citesOfTargets(followed),
    ...citesOfAsking(followed.look, withoutGiven(followed.instruction) as Instruction),
    ...rulesRead(followed.look.state, followed.instruction),
    ...citesOfStationing(followed),
    ...citesOfWhoLeft(followed),
  ],
});

/** What is asked about a player who has left is found out from before they did (800.4i). */
function citesOfWhoLeft({ look, instruction, context }: Followed): readonly Concept[] {
  if (!look.state.left || !('amount' in instruction) || typeof instruction.amount !== 'object') return [];
  const amounts = partsIn(instruction.amount) as readonly (Amount & object)[];
  return amounts.some((amount) => lookToCount(look, amount, context) !== look) ? ['leave.information'] : [];
}

/** What an instruction rests on beside the rules of its events, where that is not the keyword action of its name (701). */
const restsOn: Readonly<Partial<Record<Instruction['do'], readonly Concept[]>>> = {
  'add mana': [],
  chaos: ['plane.chaosAbility'],
  cast: [],
  'control player': ['player.controlled'],
  'copy spell': ['copy.spell'],
  'create copy': [],
  'create token': [],
  'double counters': ['action.doubleCounters'],
  'double mana': ['action.doubleMana'],
  'end turn': ['turn.ended'],
  'exchange control': ['action.exchange'],
  'extra turn': ['turn.extra'],
  flip: ['flip'],
  'flip coin': ['coin'],
  keep: ['resolve.choices'],
  later: ['trigger.delayed'],
  lose: ['lose.effect'],
  'move counters': ['counters.moved'],
  'name sticker': [],
  'new targets': ['target.change'],
  'next turn': ['effects.resolved'],
  'prevent damage': ['prevention'],
  'reveal until': ['action.reveal'],
  'redirect damage': ['replacement', 'replacement.redirect'],
  'remove from combat': ['combat.remove'],
  restart: ['game.restarted'],
  restrict: ['effects.resolved'],
  retarget: ['target.change'],
  roll: ['dice'],
  rules: ['effects.resolved'],
  'search zones': ['action.search', 'action.exile'],
  'set life': ['life.set'],
  subgame: [],
  'take initiative': ['initiative'],
  transform: ['transform'],
  'turn face down': ['faceDown.state'],
  'turn face up': ['faceDown.up'],
  win: [],
};

/** Players make choices on the way: several do so in turn order (101.4). */
const chooses: ReadonlySet<Instruction['do']> = new Set(['choose', 'discard', 'sacrifice', 'scry', 'search', 'surveil']);

function citesOfInstruction({ look, instruction, context }: Followed): readonly Concept[] {
  const players = 'who' in instruction ? resolveRef(look, instruction.who, context).length : 1;
  const amount = 'amount' in instruction && typeof instruction.amount === 'object' ? instruction.amount.kind : 'number';
  return [
    ...(restsOn[instruction.do] ?? [conceptNamed('action', instruction.do)]),
    ...(instruction.action === undefined ? [] : [conceptNamed('action', instruction.action)]),
    ...(instruction.do === 'fight' && isSame(resolveRef(look, instruction.one, context), resolveRef(look, instruction.other, context))
      ? (['action.fight.itself'] as const)
      : []),
    // What is not written is worked out as it is done; a whole hand is discarded without counting it.
    ...(amount === 'number' || amount === 'x' || isWholeHand(instruction) ? [] : (['resolve.information'] as const)),
    ...(players > 1 && instruction.do === 'draw' ? (['draw.players'] as const) : []),
    ...(players > 1 ? (['resolve.several', ...(chooses.has(instruction.do) ? (['resolve.choices'] as const) : [])] as const) : []),
  ];
}

/** A static ability may let the creature that was tapped to station do so by something else than its power (702.184c). */
function citesOfStationing({ look, instruction, context }: Followed): readonly Concept[] {
  if (instruction.do !== 'counters' || instruction.amount.kind !== 'stationing') return [];
  const tapped = resolveRef(look, instruction.amount.of, context);
  const isOther = rulesInForce(look).some(
    ({ rule, context: own }) => rule.rule === 'station by toughness' && resolveRef(look, rule.what, own).some((id) => tapped.includes(id)),
  );
  return isOther ? ['keyword.station.instead'] : [];
}

const isWholeHand = (instruction: Instruction): boolean =>
  instruction.do === 'discard' && instruction.amount.kind === 'hand size' && isSame(instruction.amount.of, instruction.who);

/** To several targets it is done at the same time (608.2f). */
const citesOfTargets = ({ look, instruction, context }: Followed): readonly Concept[] =>
  'what' in instruction &&
  typeof instruction.what === 'object' &&
  instruction.what.kind === 'target' &&
  resolveRef(look, instruction.what, context).length > 1
    ? ['resolve.several']
    : [];

/** Cited where an instruction would find or count more, were what is phased out there (702.26b). */
function citesOfPhasedOut({ look, instruction, context }: Followed): readonly Concept[] {
  const { state } = look;
  const away = state.zones.battlefield.filter((id) => state.objects[id]?.phasedOut === true);
  if (away.length === 0) return [];
  const back = away.flatMap((id) => {
    const object = state.objects[id];
    return object ? [[id, { ...object, phasedOut: false }] as const] : [];
  });
  const there = lookAt({ ...state, objects: { ...state.objects, ...Object.fromEntries(back) } });
  const { what, amount } = instruction as { readonly what?: unknown; readonly amount?: unknown };
  const isMore =
    (isAll(what) && resolveRef(there, what, context).length > resolveRef(look, what, context).length) ||
    (isAmount(amount) && amountOf(there, amount, context) !== amountOf(look, amount, context));
  return isMore ? ['phasing.status'] : [];
}

const isKind = (value: unknown): value is { readonly kind: unknown } => typeof value === 'object' && value !== null && 'kind' in value;
const isAll = (value: unknown): value is Ref => isKind(value) && value.kind === 'all';
const isAmount = (value: unknown): value is Amount => isKind(value);
