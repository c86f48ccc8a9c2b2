/** What did not trigger, and why not. */
import { applyEvents } from '../events/apply.ts';
import type { GameEvent } from '../events/events.ts';
import { ofSource } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import type { Batch } from '../events/teller.ts';
import { eventsOf } from '../events/triggers/matchEvent.ts';
import { findTriggers, isDoneOnce, timesTriggered } from '../events/triggers/triggered.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { hasKeyword } from '../look/look.ts';
import { isLimited, unlimited } from '../look/range.ts';
import { rulesInForce } from '../look/rulesInForce.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import { saying } from '../state/sentences.ts';
import type { GameState, WaitingTrigger } from '../state/state.ts';
import { tellSpentFor } from './tellSpent.ts';

const kindOf = ({ source, ability }: WaitingTrigger): string => JSON.stringify([source, ability.text]);

/** Of these one of each kind of which nothing waits. */
function besides(waiting: readonly WaitingTrigger[], all: readonly WaitingTrigger[]): readonly WaitingTrigger[] {
  const kinds = new Set(waiting.map(kindOf));
  return [...new Map(all.flatMap((trigger) => (kinds.has(kindOf(trigger)) ? [] : [[kindOf(trigger), trigger] as const]))).values()];
}

function whyUnmet(after: GameState, { source, controller, ability }: WaitingTrigger): Pick<Telling, 'cites'> & { readonly why: string } {
  const { perTurn, doneOnce, text, condition } = ability;
  if (perTurn !== undefined && timesTriggered(after, source, text) >= perTurn)
    return { why: 'it has triggered this turn as often as it can', cites: ['trigger'] };
  if (doneOnce && isDoneOnce(after, source, controller, text))
    return { why: 'that has been done this turn', cites: ['trigger.doneOnce', 'trigger'] };
  return { why: 'its condition does not hold', cites: condition ? ['trigger.interveningIf', ...rulesRead(after, condition)] : ['trigger'] };
}

/** Abilities whose condition does not hold (603.4; 603.2 of what must be so meanwhile), or that have triggered this turn as often as they do (603.2). */
export const tellUnmet = ({ after, unmet }: Batch): readonly Telling[] =>
  unmet
    // What The Ring does not say yet is no ability of it (701.54c).
    .filter(({ ability }) => ability.text !== '' && ability.keyword !== 'the ring')
    .flatMap((trigger) => {
      const { source, ability } = trigger;
      const { why, cites } = whyUnmet(after, trigger);
      return [
        ...tellSpentFor(lookAt(after), trigger),
        {
          event: 'no trigger',
          text: `The ability${ofSource(after, source)} does not trigger, since ${why}: ${saying(ability)}`,
          cites,
        },
      ];
    });

/** What is kept from triggering: by what says that such things do not cause it (101.2), or in the turn in which a Saga enters that is read ahead (702.155a). */
export function tellKept({ before, after, happened, waiting }: Batch): readonly Telling[] {
  const keeps =
    happened.some(({ event, became = '' }) => hasKeyword(lookAt(after), event.kind === 'counters' ? event.on : became, 'read ahead')) ||
    [before, after].some((state) => rulesInForce(lookAt(state)).some(({ rule }) => rule.rule === 'triggers' && rule.never));
  if (!keeps) return [];
  return besides(waiting, findTriggers(lookAt(before), lookAt(after), happened, true).waiting)
    .filter(({ ability }) => ability.text !== '')
    .map(({ source, ability }) => ({
      event: 'no trigger',
      text: `The ability${ofSource(after, source)} is kept from triggering: ${saying(ability)}`,
      cites: [eventsOf(ability).some((event) => 'ahead' in event) ? 'keyword.readAhead.exactly' : 'cannot'],
    }));
}

/** What does not trigger because what it waits for is not wholly in range (801.7). */
export function tellUnseen({ before, after, happened, waiting }: Batch): readonly Telling[] {
  if (!isLimited(before)) return [];
  return besides(waiting, findTriggers(unlimited(lookAt(before)), unlimited(lookAt(after)), happened).waiting).map(
    ({ source, ability }) => ({
      event: 'no trigger',
      text: `The ability${ofSource(before, source)} does not trigger, since not all of what it waits for is in range${ability.text === '' ? '.' : `: ${saying(ability)}`}`,
      cites: ['range.triggers', ...(happened.some(({ event }) => event.kind === 'move') ? (['range.triggers.moving'] as const) : [])],
    }),
  );
}

/** What would have triggered on events that were prevented or replaced does not (603.2g). */
export function tellUntriggered({ before, waiting }: Batch, undone: readonly GameEvent[]): readonly Telling[] {
  const would = undone.filter(({ kind }) => kind === 'damage' || kind === 'draw' || kind === 'life');
  if (would.length === 0) return [];
  const { state, happened } = applyEvents(before, would);
  return besides(waiting, findTriggers(lookAt(before), lookAt(state), happened).waiting).map(({ source, ability }) => ({
    event: 'stays',
    text: `The ability${ofSource(before, source)} does not trigger${ability.text === '' ? '.' : `: ${saying(ability)}`}`,
    cites: ['trigger.occurs'],
  }));
}
