/** Whether what a text asks is so, in a position. */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Condition } from '../../language/condition.ts';
import { kindsIn } from '../../language/parts.ts';
import { foesOf } from '../../state/changes.ts';
import type { GameState, Thing } from '../../state/state.ts';
import { recordsOf } from '../../state/turnRecord.ts';
import { combatsOver, isBlockless } from '../happened.ts';
import { type Look } from '../look.ts';
import { isActive } from '../../state/teams.ts';
import type { Reading } from './reading.ts';
import { holds } from './compare.ts';
import { type Context } from './context.ts';
import { whereItIs } from './filters.ts';
import { wasDone } from './remembered.ts';

/** Whether nothing attacks beside these. */
type Alone = (state: GameState, them: readonly Thing[]) => boolean;

/** A creature attacks alone while no other is attacking (506.5); first by what was declared in that combat, whatever became of it (2001-07-23 308.1a). */
export const alone: readonly Variant<Alone>[] = [
  {
    from: '2003-07-01',
    value: ({ zones, objects }, them) =>
      zones.battlefield.every((id) => !objects[id]?.attacking || objects[id].phasedOut || them.includes(id)),
  },
  {
    from: '',
    value: (state, them) => recordsOf(state.turn.happened.slice(combatsOver(state)), 'attack').every(({ object }) => them.includes(object)),
  },
];

export function conditionHolds(read: Reading, look: Look, condition: Condition, context: Context): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.every((each) => read.conditionHolds(look, each, context));
    case 'not':
      return !read.conditionHolds(look, condition.condition, context);
    case 'compare':
      return holds(read.amountOf(look, condition.left, context), condition.comparison, read.amountOf(look, condition.right, context));
    case 'matches': {
      const subjects = read.resolveRef(look, condition.subject, context);
      return subjects.length > 0 && subjects.every((thing) => read.matches(look, thing, whereItIs(look, thing, condition.filter), context));
    }
    case 'exists':
      return read.findMatching(look, condition.filter, context).length > 0;
    case 'some':
      return everOf(read, look, condition, context).some((each) => conditionHolds(read, look, condition.holds, { ...context, each }));
    case 'attacking alone': {
      const them = read.resolveRef(look, condition.of, context);
      const attack = them.length > 0 && them.every((id) => look.state.objects[id]?.attacking);
      return attack && variantOn(alone, look.state.day)(look.state, them);
    }
    case 'your turn':
      return isActive(look.state, context.controller);
    case 'time':
      return (
        condition.steps.some((step) => step === look.state.turn.step) &&
        !(condition.firstCombat && combatsOver(look.state)) &&
        !(condition.blocked && isBlockless(look.state))
      );
    case 'paid':
      return context.announced.paid.includes(condition.cost);
    case 'done':
      return wasDone(context.memory[condition.slot]);
    case 'spent':
      return (context.announced.colorsSpent ?? []).filter((color) => color === condition.color).length >= (condition.least ?? 1);
    case 'cast from':
      return context.announced.castFrom === condition.zone;
  }
}

/** Of what has happened also that is asked which happened to players who have left since (800.4i). */
function everOf(read: Reading, look: Look, { of, holds }: Extract<Condition, { kind: 'some' }>, context: Context): readonly Thing[] {
  const kinds = kindsIn(holds);
  const which = of.kind === 'players' && (kinds.has('happened') || kinds.has('damaged this turn')) ? of.which : undefined;
  if (which === 'opponents') return foesOf(look.state, context.controller);
  return which === 'each' ? look.state.players.map(({ id }) => id) : read.resolveRef(look, of, context);
}
