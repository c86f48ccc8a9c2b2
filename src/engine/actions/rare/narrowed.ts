/** What is chosen for what is done next is chosen among that to which it can happen (608.2d). */
import { isChoiceFrom, isOfEach } from '../../events/choices.ts';
import type { GameEvent } from '../../events/events.ts';
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import { type Game, type Rare, say } from '../../events/procedure.ts';
import { takesNone, whyImpossible } from '../../events/replacement/impossible.ts';
import { chosenCounter } from '../../language/choiceFrom.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { isSame, kindsIn } from '../../language/parts.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { choosersOf, resolveRef } from '../../look/reading/read.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import type { ObjectId, Thing } from '../../state/state.ts';

const happensTo = (event: GameEvent, thing: Thing): boolean => Object.values(event).includes(thing);

/**
 * What is tapped cannot be tapped, nor what is untapped be untapped (701.26), no counters are removed where none are, and nothing is attached to what it
 * cannot be attached to, or is (701.3b).
 */
function isNothing(look: Look, does: Instruction, thing: Thing, context: Context, events: readonly GameEvent[]): boolean {
  if (does.do === 'tap' || does.do === 'untap')
    return look.state.objects[thing]?.tapped === (does.do === 'tap') && resolveRef(look, does.what, context).includes(thing);
  const isUndone = (does.do === 'counters' && does.remove === true) || (does.do === 'attach' && does.to !== undefined);
  return isUndone && !events.some((event) => happensTo(event, thing));
}

function isPossible(look: Look, does: Instruction, thing: Thing, context: Context): boolean {
  const events = eventsOfInstruction(look, does, context) ?? [];
  if (isNothing(look, does, thing, context, events)) return false;
  return canHappen(
    look,
    events.filter((event) => happensTo(event, thing)),
  );
}
const canHappen = (look: Look, events: readonly GameEvent[]): boolean =>
  events.length === 0 || events.some((event) => !whyImpossible(look, event)?.length);

/** With what enters on the battlefield, as it would be there (614.12). */
function lookThere({ state }: Look, entering: ObjectId): Look {
  const { object } = state.past[entering] ?? {};
  const { objects, zones } = state;
  return lookAt({
    ...state,
    objects: { ...objects, ...(object && { [entering]: object }) },
    zones: { ...zones, battlefield: [...zones.battlefield, entering] },
  });
}

/** Of kinds of counters those that can be put where the one that is chosen goes, or on what enters with it (614.12a). */
function kindsLeft(
  look: Look,
  { from, slot }: InstructionOf<'choose'>,
  [next]: readonly Instruction[],
  context: Context,
): readonly string[] {
  if (from.kind !== 'keywords') return [];
  const [entering] = listRemembered(context.memory['entering']);
  if (!next && slot === chosenCounter && entering !== undefined) {
    const there = lookThere(look, entering);
    return from.of.filter((kind) => !takesNone(there, entering, kind));
  }
  if (next?.do !== 'counters' || next.counter !== slot) return [];
  return from.of.filter((kind) =>
    canHappen(look, eventsOfInstruction(look, next, { ...context, memory: { ...context.memory, [slot]: kind } }) ?? []),
  );
}

/** What may be chosen for what is done next, and of it that to which it can happen. */
export function choicesFor(
  game: Game,
  choose: InstructionOf<'choose'>,
  behind: readonly (Instruction | undefined)[],
  context: Context,
): readonly [able: readonly Thing[], possible: readonly Thing[]] {
  // Several are chosen one after another for one thing that is done to all of them.
  const next = behind.find((each) => each?.do !== 'choose');
  if (!next || isChoiceFrom(choose.from) || !kindsIn(next).has('memory')) return [[], []];
  const look = lookAt(game.state);
  const able = resolveRef(look, choose.from, context);
  return [
    able,
    able.filter((thing) => isPossible(look, next, thing, { ...context, memory: { ...context.memory, [choose.slot]: [thing] } })),
  ];
}

/** All of a kind, that are remembered for what is said of them later: nobody chooses. */
const meansAll = ({ amount, from, upTo }: InstructionOf<'choose'>): boolean => !upTo && amount?.kind === 'count' && isSame(amount.of, from);

/** Whoever is told to choose, and then to do something, may choose whatever there is: that is possible, whatever comes of it. */
export const narrowed: Rare['narrowed'] = (game, choose, behind, context) => {
  if (choose.alone || choose.how || meansAll(choose)) return choose;
  const { from, who } = choose;
  const kinds = kindsLeft(lookAt(game.state), choose, behind, context);
  if (from.kind === 'keywords' && kinds.length > 0 && kinds.length < from.of.length) {
    say(
      game,
      'narrowed',
      from.of.filter((kind) => !kinds.includes(kind)),
    );
    return { ...choose, from: { ...from, of: kinds } };
  }
  const contexts =
    context.each === undefined && isOfEach(choose)
      ? choosersOf(lookAt(game.state), who, context).map((each) => ({ ...context, each }))
      : [context];
  const barred = contexts.flatMap((own) => {
    const [able, possible] = choicesFor(game, choose, behind, own);
    return possible.length === 0 ? [] : able.filter((thing) => !possible.includes(thing));
  });
  if (barred.length === 0 || isChoiceFrom(from) || (contexts.length > 1 && from.kind !== 'all')) return choose;
  say(game, 'narrowed', barred);
  const others = { kind: 'not', filter: { kind: 'one of', of: { kind: 'these', things: barred } } } as const;
  if (from.kind === 'all') return { ...choose, from: { ...from, filter: { kind: 'and', filters: [from.filter, others] } } };
  const things = resolveRef(lookAt(game.state), from, context).filter((thing) => !barred.includes(thing));
  return { ...choose, from: { kind: 'these', things } };
};
