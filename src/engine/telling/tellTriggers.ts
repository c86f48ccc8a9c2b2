/** Tells which ability triggers, and the rules that it triggers by (603). */
import { citeKeyword } from '../concepts/citeKeyword.ts';
import type { Concept } from '../concepts/concepts.ts';
import { conceptNamed } from '../concepts/named.ts';
import { ofSource } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import { eventsOf } from '../events/triggers/matchEvent.ts';
import { isSame, kindsIn } from '../language/parts.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { lookAt, valuesBefore } from '../look/layers/characteristics.ts';
import { citesOfChosen } from '../look/linked.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import { drawStep } from '../state/drawStep.ts';
import { saying } from '../state/sentences.ts';
import type { GameState, WaitingTrigger } from '../state/state.ts';
import { usualZone } from '../state/usualZone.ts';
import { tellSaying } from './tellSayings.ts';
import { tellSpentFor } from './tellSpent.ts';

const leaving = ['trigger.zone', 'trigger.leaves'] as const;
const attacked = ['attack.triggers', 'attack.stack'] as const;
const blocked = ['block.triggers', 'block.stack'] as const;
/** Events to trigger on with more rules than the one of their name. */
const waitedFor: Readonly<Partial<Record<TriggerEvent['on'], readonly Concept[]>>> = {
  attacks: attacked,
  blocks: blocked,
  'becomes blocked': blocked,
  dies: leaving,
  leaves: leaving,
  sacrifices: leaving,
  exploits: leaving,
  'put into graveyard': ['trigger.zone'],
  'when you do': ['trigger.reflexive'],
  'becomes tapped': ['trigger.becomes'],
  'becomes untapped': ['trigger.becomes'],
  'becomes the target': ['trigger.becomes'],
  'gains life': ['life.gainTriggers'],
};

/** What it is like counts as it attacks or blocks, not later (508.2a, 509.3f). */
const described = (filter: unknown): boolean =>
  ['color', 'subtype', 'supertype', 'keyword', 'number', 'chosen'].some((kind) => kindsIn(filter).has(kind));

/** What waits for attacks and blocks looks at them as they are declared. */
function citesOfWaited(waited: TriggerEvent): readonly Concept[] {
  const then: readonly Concept[] =
    waited.on === 'attacks' && described(waited)
      ? ['trigger.attacks.then']
      : (waited.on === 'blocks' || waited.on === 'becomes blocked') && described(waited)
        ? ['trigger.blocks.then']
        : [];
  const named = waited.on === 'becomes blocked' && waited.by ? 'trigger.becomesBlockedBy' : conceptNamed('trigger', waited.on);
  return [...(waitedFor[waited.on] ?? []), named, ...then];
}

/** Whether an ability triggers from a zone where its object is not usually what it is (113.6k). */
function isElsewhere(state: GameState, source: string, ability: WaitingTrigger['ability']): boolean {
  const object = state.objects[source];
  return (
    ability.from === undefined && object !== undefined && object.zone !== usualZone(object, lookAt(state).characteristicsOf(source).types)
  );
}

/** What it is that an ability triggers once for each of several things that happen at once, or on something that enters as effects make it. */
function citesOfEvent(state: GameState, { source, ability, event }: WaitingTrigger, all: readonly WaitingTrigger[]): readonly Concept[] {
  const again = all.filter((each) => each.source === source && each.ability.text === ability.text).length > 1;
  const entered = eventsOf(ability).some(({ on }) => on === 'enters') ? state.objects[event.object ?? ''] : undefined;
  const changed = entered && !isSame(lookAt(state).characteristicsOf(entered.id), valuesBefore(state, entered));
  return [
    ...(again ? (['trigger.once'] as const) : []),
    ...(changed ? (['enters.changed'] as const) : []),
    // A static ability stands before it in the same paragraph (603.11); what is done when something was done is of its own (603.12).
    // What stands in brackets only reminds.
    ...(/\. When(?! \w+ do\b)/.test(ability.text.replace(/\([^)]*\)/g, '')) ? (['trigger.linked'] as const) : []),
  ];
}

/** A trigger that is put onto the stack. `all`: what goes there at the same time; `differ`: not all of it does the same. */
export function tellTriggers(
  state: GameState,
  trigger: WaitingTrigger,
  all: readonly WaitingTrigger[],
  differ: boolean,
): readonly Telling[] {
  const { source, controller, ability, by, additional, context: delayed } = trigger;
  if (source === drawStep) return tellSaying(state, 'draw waits', controller);
  const waited = by ? [by] : eventsOf(ability);
  return [
    {
      event: 'triggers',
      text: `The ability${ofSource(state, source)} triggers${additional ? ' an additional time' : ''}${ability.text === '' ? '.' : `: ${saying(ability)}`}`,
      cites: [
        'trigger',
        'trigger.onStack',
        ...(additional ? (['trigger.additional'] as const) : []),
        ...(ability.modes ? (['trigger.modes'] as const) : []),
        // Madness waits for what it did itself, and asks nothing.
        ...(ability.condition && ability.keyword !== 'madness' ? (['trigger.interveningIf'] as const) : []),
        ...rulesRead(state, ability.event, ability.condition),
        // What waits by itself is there before and after the event: nothing looks back for it.
        ...waited.flatMap((each) => citesOfWaited(each)).filter((concept) => concept !== 'trigger.leaves' || !delayed),
        ...(by?.on === 'becomes blocked' && all.filter((each) => each.source === source && each.ability === ability).length > 1
          ? (['events'] as const)
          : []),
        ...(isElsewhere(state, source, ability) ? (['abilities.otherZones'] as const) : []),
        ...(kindsIn(ability.condition).has('paid') ? (['linked.extraCost'] as const) : []),
        ...citesOfChosen(lookAt(state), source, ability),
        ...(delayed ? (['trigger.delayed', 'trigger.delayedOnce'] as const) : []),
        ...citesOfEvent(state, trigger, all),
        ...(differ ? (['trigger.order'] as const) : []),
        ...(all.some((each) => each.controller !== controller) ? (['apnap'] as const) : []),
        ...(/\bdies?\b/i.test(ability.text) && waited.some(({ on }) => on === 'dies') ? (['dies'] as const) : []),
        ...citeKeyword(ability),
      ],
    },
    ...tellSpentFor(lookAt(state), trigger),
  ];
}
