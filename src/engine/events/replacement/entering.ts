/** How permanents enter: tapped, with counters, as copies, under another's control, with a choice (614.1c, 614.1d, 614.12). */
import { kindsIn, partsIn } from '../../language/parts.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import type { Context } from '../../look/reading/context.ts';
import { kindOfCounter } from '../instructions/counters.ts';
import { amountOf, conditionHolds, findMatching, matches, resolveRef } from '../../look/reading/read.ts';
import { countersOf, withExceptions } from '../../look/copying.ts';
import { canTransform } from '../../look/faces.ts';
import type { EventOf, GameEvent } from '../events.ts';
import { askWhether, chooseUpTo, chooseObjects } from '../choices.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { cite, type Game, type Procedure, rareOf } from '../procedure.ts';
import { citeKeyword } from '../../concepts/citeKeyword.ts';
import { isSaga } from '../sagas.ts';
import { ownRules, type RuleInForce, rulesInForce } from '../../look/rulesInForce.ts';
import { notYet } from '../../state/notYet.ts';
import type { GameObject, ObjectId } from '../../state/state.ts';
import type { Replaced, Replacement, ReplacementGroup } from './replacement.ts';
import { apart } from './apart.ts';
import { isBarredFrom } from './barredCounters.ts';
import { findEnchanting } from './enteringAura.ts';
import { at, useEffect } from './replacement.ts';
import { lookEntering, paysToEnter } from './written.ts';

type EntersRule = Extract<StaticRule, { rule: 'enters' }>;
type Entering = EventOf<'move'> | EventOf<'create'>;
type As = NonNullable<EventOf<'move'>['as']>;

/**
 * Effects on how something enters. They are looked for on the permanent as it would be on the battlefield; of its own effects only those
 * count that are about itself alone.
 */
export function findEntering(look: Look, event: GameEvent): readonly Replacement[] {
  const entering = lookEntering(look, event);
  if (!entering || (event.kind !== 'move' && event.kind !== 'create')) return [];
  const { look: then, id } = entering;
  // What a card has is looked for on the card (written.ts).
  if (paysToEnter(then, id) && !(event.kind === 'move' && paysToEnter(look, event.object))) throw notYet('what is paid as this enters so');
  const own = ownRules(then, id).filter(({ rule }) => rule.rule === 'enters' && rule.what === 'self');
  const others = rulesInForce(look).filter(
    ({ rule, context }) => rule.rule === 'enters' && rule.what !== 'self' && context.source !== id && matches(then, id, rule.what, context),
  );
  const written = [...own, ...others].flatMap((inForce) => makeReplacement(event, inForce, castContext(look, event, inForce, id)));
  return [...written, ...findStartingCounters(then, id, event), ...findEnchanting(then, id, event)];
}

/** The permanent's own effects know how its spell was cast (400.7d). */
function castContext(look: Look, event: Entering, { context }: RuleInForce, id: ObjectId): Context {
  const spell = event.kind === 'move' ? look.state.objects[event.object]?.spell : undefined;
  return context.source === id && spell ? { ...context, announced: spell } : context;
}

const groupOf = ({ asCopyOf, copyOf, under, transformed }: EntersRule): ReplacementGroup =>
  under ? 'control' : asCopyOf || copyOf ? 'copy' : transformed ? 'back' : 'other';

function makeReplacement(event: Entering, { rule, key, text, effect }: RuleInForce, context: Context): readonly Replacement[] {
  if (rule.rule !== 'enters') return [];
  return [
    {
      key,
      source: context.source,
      text,
      ...(isOurs(context.ability) ? { ours: true } : {}),
      group: groupOf(rule),
      cites: [
        ...citeKeyword(context.ability),
        'replacement',
        'replacement.enters',
        rule.counters || rule.choose || rule.asCopyOf ? 'replacement.entersWith' : 'replacement.entersAs',
        ...(rule.asCopyOf ? (['copy.enters'] as const) : []),
      ],
      ...(rule.ofSpell ? { replacesNothing: true } : {}),
      // Of what has it enter tapped and what has it enter untapped the last one counts.
      ...(groupOf(rule) === 'other' && rule.tapped !== false ? { sort: sortOf(rule, effect) } : {}),
      *apply(game) {
        if (effect?.times !== undefined) game.state = useEffect(game.state, effect.id);
        const elsewise = (own: Context): Replaced => ({
          events: [event],
          ...(rule.otherwise ? { then: { instructions: rule.otherwise, context: own } } : {}),
        });
        // Nobody chooses what is impossible (608.2d): who has riot has haste then (702.136a), and tribute isn't paid (702.104b).
        if (rule.ifPut && rule.counters && isBarredFrom(game, lookAt(game.state), event, rule.counters.counter)) return elsewise(context);
        const now = yield* prepare(game, event, rule, context);
        if (!rule.when || conditionHolds(lookEntering(lookAt(game.state), event)?.look ?? lookAt(game.state), rule.when, now))
          return { events: [yield* enter(game, event, rule, now)] };
        return elsewise(now);
      },
    },
  ];
}

const isOurs = (ability: Context['ability']): boolean => ability !== undefined && 'ours' in ability;

/** Plainly: it looks at nothing that another one changes, and does nothing but say how the permanent enters. */
function sortOf(
  { first = [], when, unlessPaid, optional, counters }: EntersRule,
  effect: RuleInForce['effect'],
): NonNullable<Replacement['sort']> {
  if (when || unlessPaid || optional || effect?.times !== undefined) return 'enters';
  if (first.length === 0) return !counters || counters.amount.kind === 'number' ? 'enters plainly' : 'enters';
  // What its controller chooses to give up, and counts: nothing else that is there.
  const counted = partsIn(counters?.amount).map(({ kind }) => kind);
  return first.every(({ do: what }) => what === 'choose' || what === 'sacrifice') && counted.every((kind) => ofWhatWasGiven.has(kind))
    ? 'enters by giving up'
    : 'enters';
}
const ofWhatWasGiven: ReadonlySet<string> = new Set(['number', 'times', 'count', 'memory']);

/** A planeswalker enters with loyalty counters, a battle with defence counters (306.5b, 310.4b). */
function findStartingCounters(then: Look, id: ObjectId, event: Entering): readonly Replacement[] {
  const { types, loyalty } = then.characteristicsOf(id);
  const { defense } = then.copiable(id);
  const counters = {
    ...(types.includes('planeswalker') && loyalty !== undefined ? { loyalty } : {}),
    ...(isSaga(then, id) && !hasKeyword(then, id, 'read ahead') ? { lore: 1 } : {}),
    ...(types.includes('battle') && defense !== undefined ? { defense } : {}),
  };
  if (Object.keys(counters).length === 0) return [];
  return [
    {
      key: 'starting counters',
      text: '',
      group: 'other',
      cites: [
        'replacement',
        'replacement.enters',
        'replacement.entersWith',
        ...('loyalty' in counters ? (['loyalty.enters'] as const) : []),
        ...('lore' in counters ? (['saga.enters'] as const) : []),
        ...('defense' in counters ? (['defense.enters'] as const) : []),
      ],
      sort: 'enters plainly',
      apply: () => at({ events: [withCounters(event, counters)] }),
    },
  ];
}

/**
 * What is done first is done by the object as it still is: it is not on the battlefield yet. What it would be like there (614.12) is known
 * under `entering` meanwhile, as of something that is gone.
 */
function* prepare(game: Game, event: Entering, { first }: EntersRule, context: Context): Procedure<Context> {
  if (!first) return context;
  const source = event.kind === 'move' ? event.object : context.source;
  // Nothing is chosen twice that goes elsewhere meanwhile (614.13b).
  if (first.some(({ do: what }) => what === 'sacrifice' || what === 'move')) cite(game, 'replacement.movedOnce');
  const then = lookEntering(lookAt(game.state), event);
  const object = then?.look.state.objects[then.id];
  const follow = (own: Context): Procedure<Context> => apart(game, (within) => within.follow(within, first, own));
  if (!then || !object) return { ...(yield* follow({ ...context, source })), source: context.source };
  const { id, look } = then;
  const { [id]: before, ...past } = game.state.past;
  const known = { object, characteristics: look.characteristicsOf(id), copiable: look.copiable(id), bore: [] };
  game.state = { ...game.state, past: { ...past, [id]: known } };
  const memory = { ...context.memory, entering: id };
  const { memory: made, ...now } = yield* follow({ ...context, source, memory });
  const { [id]: _, ...since } = game.state.past;
  game.state = { ...game.state, past: before ? { ...since, [id]: before } : since };
  const { entering: __, ...kept } = made;
  return { ...now, memory: kept, source: context.source };
}

function* enter(game: Game, event: Entering, rule: EntersRule, context: Context): Procedure<GameEvent> {
  const look = lookAt(game.state);
  const player = context.controller;
  if (rule.asCopyOf) return yield* enterAsCopy(game, event, rule, context);
  if (rule.copyOf) {
    const [original] = resolveRef(look, rule.copyOf, context);
    return original === undefined ? event : copiedAs(game, event, original, rule, context);
  }
  if (rule.optional && !(yield* askWhether(game, player, 'Does it apply?', context.source, ...asItEnters))) return event;
  if (rule.unlessPaid && (yield* pays(game, rule.unlessPaid, context))) return event;
  let now = event;
  if (rule.under) {
    const [controller] = resolveRef(look, rule.under, context);
    if (controller !== undefined) now = enteringAs(now, { controller });
  }
  if (rule.tapped !== undefined) now = enteringAs(now, { tapped: rule.tapped });
  if (rule.transformed) now = enteringTransformed(look, now);
  if (rule.counters) {
    const { amount } = rule.counters;
    // What its spell remembers is not remembered by what is not there yet: what convoked it.
    const source = event.kind === 'move' && kindsIn(amount).has('linked') ? event.object : context.source;
    const count = Math.max(0, amountOf(look, amount, { ...context, source }));
    if (count > 0) now = withCounters(now, { [kindOfCounter(rule.counters.counter, context)]: count });
  }
  const kept = rule.keep === undefined ? undefined : context.memory[rule.keep];
  if (rule.keep !== undefined && kept !== undefined) {
    // What several effects remember under one name it remembers together: all that it devoured.
    const before = memoryOf(now)[rule.keep];
    const together = isThings(before) && isThings(kept) ? [...before, ...kept] : kept;
    now = enteringAs(now, { memory: { ...memoryOf(now), [rule.keep]: together } });
  }
  if (rule.choose) {
    const chosen = yield* rareOf(game, 'choosing a word').chooseWord(game, player, rule.choose, context.source, undefined, asItEnters);
    now = enteringAs(now, { memory: { ...memoryOf(now), [rule.choose.slot ?? slotOf[rule.choose.kind] ?? chosen]: chosen } });
  }
  return now;
}

/** Only what is represented by a double-faced card has another face (712.9). */
function enteringTransformed({ state }: Look, event: Entering): Entering {
  if (event.kind === 'create' || !canTransform(state, event.object)) return event;
  if (state.objects[event.object]?.kind === 'copy') throw notYet('a copy of a spell that enters transformed');
  return enteringAs(event, { face: 1 });
}

const isThings = (remembered: GameObject['memory'][string] | undefined): remembered is readonly string[] => Array.isArray(remembered);

/** What is chosen as something enters is chosen before it is there (614.12). */
const asItEnters = ['replacement.enters'] as const;

const slotOf: Readonly<Partial<Record<NonNullable<EntersRule['choose']>['kind'], string>>> = {
  colors: 'color',
  'creature types': 'creature type',
  'basic land types': 'basic land type',
  'card names': 'name',
  'card types': 'card type',
  opponents: 'player',
  'any player': 'player',
  numbers: 'number',
};

/** Whether its controller pays, as it enters. */
function* pays(game: Game, cost: NonNullable<EntersRule['unlessPaid']>, context: Context): Procedure<boolean> {
  const { memory } = yield* apart(game, (within) =>
    within.follow(within, [{ do: 'may', who: { kind: 'you' }, cost, then: [], remember: 'paid' }], context),
  );
  return memory['paid'] !== undefined;
}

/** What is copied is chosen as it enters; it is not there yet and cannot be chosen itself (707.6, 614.12a). */
function* enterAsCopy(game: Game, event: Entering, rule: EntersRule, context: Context): Procedure<GameEvent> {
  const look = lookAt(game.state);
  const able = findMatching(look, rule.asCopyOf ?? { kind: 'permanent' }, context).filter(
    (id) => id !== context.source && !game.entering?.has(id),
  );
  if (able.length === 0) return event;
  const text = 'What does it enter as a copy of?';
  const [original] = yield* rule.optional
    ? chooseUpTo(game, context.controller, able, 1, text, ...asItEnters)
    : chooseObjects(game, context.controller, able, 1, text, ...asItEnters);
  if (original === undefined) return event;
  const copied = copiedAs(game, event, original, rule, context);
  return rule.tapped ? enteringAs(copied, { tapped: true }) : copied;
}

function copiedAs(game: Game, event: Entering, original: ObjectId, { except = [] }: EntersRule, context: Context): Entering {
  const look = lookAt(game.state);
  const own = event.kind === 'move' && look.state.objects[event.object] ? look.copiable(event.object) : undefined;
  const copied = withExceptions(look.copiable(original), except, look, context, own);
  const besides = countersOf(copied, except, look, context);
  cite(
    game,
    ...(game.teller?.copying(look, original, except, context) ?? []),
    // What a copy effect brought besides does not happen when another is applied after it (707.9e).
    // A token that only enters as a copy has no other face (707.8a).
    ...(event.kind === 'create' && hasBack(look, original) ? (['copy.faces'] as const) : []),
    ...(Object.keys(event.besides ?? {}).length > 0 ? (['copy.besides'] as const) : []),
  );
  return { ...withCounters(withCounters(enteringAs(event, { copied }), event.besides ?? {}, -1), besides), besides };
}

const hasBack = ({ state }: Look, id: ObjectId): boolean => state.cards[state.objects[id]?.card ?? '']?.layout === 'transform';

const memoryOf = (event: Entering): GameObject['memory'] => (event.kind === 'create' ? event.object.memory : (event.as?.memory ?? {}));

function enteringAs<E extends Entering>(event: E, as: As): E {
  return event.kind === 'create' ? { ...event, object: { ...event.object, ...as } } : { ...event, as: { ...event.as, ...as } };
}

function withCounters(event: Entering, counters: Readonly<Record<string, number>>, sign = 1): Entering {
  const before = event.kind === 'create' ? event.object.counters : (event.as?.counters ?? {});
  const sum = Object.fromEntries(Object.entries(counters).map(([counter, count]) => [counter, (before[counter] ?? 0) + sign * count]));
  return enteringAs(event, { counters: { ...before, ...sum } });
}
