/** What did not trigger, and why not. */
import { applyEvents } from '../events/apply.ts';
import type { GameEvent } from '../events/events.ts';
import { ofSource } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import type { Batch } from '../events/teller.ts';
import { findTriggers, isDoneOnce, timesTriggered } from '../events/triggers/triggered.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { isLimited, unlimited } from '../look/range.ts';
import { rulesInForce } from '../look/rulesInForce.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import { saying } from '../state/sentences.ts';
import type { GameState, WaitingTrigger } from '../state/state.ts';

const kindOf = ({ source, ability }: WaitingTrigger): string => JSON.stringify([source, ability.text]);

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
    .filter(({ ability }) => ability.text !== '')
    .map((trigger) => {
      const { source, ability } = trigger;
      const { why, cites } = whyUnmet(after, trigger);
      return {
        event: 'no trigger',
        text: `The ability${ofSource(after, source)} does not trigger, since ${why}: ${saying(ability)}`,
        cites,
      };
    });

/** What is kept from triggering by what says that such things do not cause it (101.2). */
export function tellKept({ before, after, happened, waiting }: Batch): readonly Telling[] {
  const rules = [before, after]
    .flatMap((state) => rulesInForce(lookAt(state)))
    .filter(({ rule }) => rule.rule === 'triggers' && rule.never);
  if (rules.length === 0) return [];
  const all = findTriggers(lookAt(before), lookAt(after), happened, true).waiting.filter(({ ability }) => ability.text !== '');
  const kinds = new Set(waiting.map(kindOf));
  const kept = new Map(all.flatMap((trigger) => (kinds.has(kindOf(trigger)) ? [] : [[kindOf(trigger), trigger] as const])));
  return [...kept.values()].map(({ source, ability }) => ({
    event: 'no trigger',
    text: `The ability${ofSource(before, source)} is kept from triggering: ${saying(ability)}`,
    cites: ['cannot'],
  }));
}

/** What does not trigger because what it waits for is not wholly in range (801.7). */
export function tellUnseen({ before, after, happened, waiting }: Batch): readonly Telling[] {
  if (!isLimited(before)) return [];
  const kinds = new Set(waiting.map(kindOf));
  const all = findTriggers(unlimited(lookAt(before)), unlimited(lookAt(after)), happened).waiting;
  const missed = new Map(all.flatMap((trigger) => (kinds.has(kindOf(trigger)) ? [] : [[kindOf(trigger), trigger] as const])));
  return [...missed.values()].map(({ source, ability }) => ({
    event: 'no trigger',
    text: `The ability${ofSource(before, source)} does not trigger, since not all of what it waits for is in range${ability.text === '' ? '.' : `: ${saying(ability)}`}`,
    cites: ['range.triggers', ...(happened.some(({ event }) => event.kind === 'move') ? (['range.triggers.moving'] as const) : [])],
  }));
}

/** What would have triggered on events that were prevented or replaced does not (603.2g). */
export function tellUntriggered({ before, waiting }: Batch, undone: readonly GameEvent[]): readonly Telling[] {
  const would = undone.filter(({ kind }) => kind === 'damage' || kind === 'draw' || kind === 'life');
  if (would.length === 0) return [];
  const { state, happened } = applyEvents(before, would);
  const known = new Set(waiting.map(kindOf));
  return findTriggers(lookAt(before), lookAt(state), happened)
    .waiting.filter((trigger) => !known.has(kindOf(trigger)))
    .map(({ source, ability }) => ({
      event: 'stays',
      text: `The ability${ofSource(before, source)} does not trigger${ability.text === '' ? '.' : `: ${saying(ability)}`}`,
      cites: ['trigger.occurs'],
    }));
}
