/** Tells what an instruction begins that shows only later, or does not begin: nothing happens by it that would be told. */
import type { Concept } from '../concepts/concepts.ts';
import { spokenOf } from '../actions/instructions/beginEffect.ts';
import { lasts } from '../events/continuousEffects.ts';
import { isOver } from '../events/instructions/move.ts';
import { presentObjects, presentPlayers, timesOf } from '../events/instructions/instruction.ts';
import { nameOf, ofSource } from '../events/nameOf.ts';
import type { Followed } from '../events/teller.ts';
import type { InstructionOf } from '../language/instruction.ts';
import type { StaticRule } from '../language/staticRule.ts';
import type { Look } from '../look/look.ts';
import type { Context } from '../look/reading/context.ts';
import type { Telling } from '../events/telling.ts';
import { countOf } from '../state/sentences.ts';
import { isInPhase, type ObjectId } from '../state/state.ts';
import { isActive } from '../state/teams.ts';

export function tellBegun({ look, instruction, context }: Followed): readonly Telling[] {
  const { state } = look;
  switch (instruction.do) {
    case 'control player':
      return presentPlayers(look, instruction.who, context).map((player) => ({
        event: 'later',
        text: `${context.controller} will control ${player} during ${player}’s next turn.`,
        cites: ['player.controlled', 'resolve.instruction'],
      }));
    case 'extra turn':
      return presentPlayers(look, instruction.who, context).map((player) => ({
        event: 'later',
        text: `${player} will take an extra turn after this one.`,
        cites: ['turn.extra', 'resolve.instruction'],
      }));
    case 'next turn':
      return presentPlayers(look, instruction.who, context).map((player) => ({
        event: 'later',
        text: `${ofSource(state, context.source)}As ${player}’s next turn begins, what is said of it is done.`,
        cites: ['effects.resolved', 'resolve.instruction'],
      }));
    case 'extra phases': {
      // Only in the player's own turn (500.10a).
      if (!presentPlayers(look, instruction.who, context).some((player) => isActive(state, player)))
        return [
          {
            event: 'later',
            text: 'Nothing is added to this turn: it is another player’s.',
            cites: ['turn.added.own', 'resolve.instruction'],
          },
        ];
      if (instruction.after && !isInPhase(state.turn.step, instruction.after))
        return [
          {
            event: 'later',
            text: `Nothing is added to this turn: this is no ${instruction.after} phase.`,
            cites: ['turn.addedPhase', 'resolve.instruction'],
          },
        ];
      const isStep = instruction.phases.every((phase) => phase === 'upkeep');
      const count = timesOf(look, instruction.amount, context) * instruction.phases.length;
      return [
        {
          event: 'later',
          text: `${countOf(count, isStep ? 'step' : 'phase')} will be added to this turn.`,
          cites: [isStep ? 'turn.addedStep' : 'turn.addedPhase', 'resolve.instruction'],
        },
      ];
    }
    case 'designate':
      return presentObjects(look, instruction.what, context).map((id) => ({
        event: 'designation',
        text: `${nameOf(state, id)} becomes ${instruction.as}.`,
        cites: [...(designations[instruction.as] ?? []), 'resolve.instruction'],
      }));
    case 'did':
      return instruction.what === 'repeats'
        ? [{ event: 'repeat', text: 'What was done is done again.', cites: ['resolve.instruction'] }]
        : [];
    case 'rules':
      if (instruction.action === 'goad') return tellGoaded(look, instruction, context);
      if (!beginsToLast(look, instruction, context)) return [];
      return [
        {
          event: 'effect',
          text: `An effect${ofSource(state, context.source)} begins.`,
          // What it asks of what it describes it asks of what comes later too (611.2c).
          cites: ['effects.resolved', ...(instruction.rules.some(isOfDescribed) ? (['effects.fixedSet'] as const) : [])],
        },
      ];
    case 'move':
      return instruction.until && isOver(state, instruction.until, context)
        ? [
            {
              event: 'missing',
              text: `An effect${ofSource(state, context.source)} does nothing: what it would last until has happened.`,
              cites: [
                ...(context.event === undefined ? [] : (['untilLeaves.goneSince'] as const)),
                'untilLeaves.gone',
                'resolve.instruction',
              ],
            },
          ]
        : [];
    default:
      return [];
  }
}

/** Whether what it would last for is so: else it does nothing, which is told as that (611.2b). */
const beginsToLast = ({ state }: Look, { duration }: InstructionOf<'rules'>, context: Context): boolean =>
  duration === 'while theirs' ||
  lasts(state, {
    source: context.source,
    controller: context.controller,
    changes: [],
    duration,
    turn: state.turn.number,
    spoken: spokenOf(context),
  });

/** By which rules something becomes what it is called then. */
const designations: Readonly<Record<string, readonly Concept[]>> = {
  monstrous: ['action.monstrosity'],
  renowned: ['keyword.renown'],
  saddled: ['keyword.saddle'],
  suspected: ['action.suspect'],
};

/** Who is goaded, by whom; the same player's goading it again has no effect (701.15d). */
function tellGoaded(look: Look, { rules }: InstructionOf<'rules'>, context: Context): readonly Telling[] {
  const { controller } = context;
  const [rule] = rules;
  if (rule?.rule !== 'require') return [];
  const isGoaded = (id: ObjectId): boolean =>
    look.state.effects.some(
      (effect) =>
        effect.controller === controller &&
        effect.affected?.includes(id) === true &&
        effect.rules?.some((each) => each.rule === 'require' && each.goads) === true,
    );
  return presentObjects(look, rule.what, context).map((id) => {
    const name = nameOf(look.state, id);
    return isGoaded(id)
      ? { event: 'effect', text: `${name} stays goaded by ${controller}.`, cites: ['action.goad.again'] }
      : {
          event: 'effect',
          text: `${name} is goaded by ${controller} until ${controller}’s next turn.`,
          cites: ['effects.resolved', 'action.goad'],
        };
  });
}

const isOfDescribed = (rule: StaticRule): boolean => (rule.rule === 'restrict' || rule.rule === 'require') && rule.what.kind === 'all';
