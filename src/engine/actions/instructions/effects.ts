/** Instructions that begin something that lasts: continuous effects, prevention, delayed triggers (611, 615, 603.7). */
import type { Amount } from '../../language/amount.ts';
import type { Duration } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Modification } from '../../language/modification.ts';
import type { Ref } from '../../language/ref.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { addEffect, endConditional, noticeControl } from '../../events/continuousEffects.ts';
import { citesOfBecoming, citesOfCopying } from '../../look/copyCites.ts';
import { withExceptions } from '../../look/copying.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { citesOfChanges } from '../../look/layers/cite.ts';
import { isGiven } from '../../look/layers/modify.ts';
import type { Look } from '../../look/look.ts';
import type { Game } from '../../events/procedure.ts';
import type { ContinuousEffect, DelayedTrigger, ObjectId } from '../../state/state.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { listOf, quoted } from '../../state/sentences.ts';
import { nameOf, ofSource } from '../../events/tell.ts';
import { namingGranter } from '../../state/granter.ts';
import { inPlural, tellChange, tellDuration } from './tellChange.ts';

type Of<Do extends Instruction['do']> = Extract<Instruction, { do: Do }>;

/** What an effect speaks of later on: targets, event and memory as they are now. */
const spokenOf = ({ announced, event, memory, each }: Context): NonNullable<ContinuousEffect['spoken']> => ({
  announced,
  memory,
  ...(event === undefined ? {} : { event }),
  ...(each === undefined ? {} : { each }),
});

/** Begins to change characteristics of a set of objects that is fixed now (611.2c). */
export function beginModification(game: Game, { what, changes, duration }: Of<'modify'>, context: Context): void {
  const before = game.state;
  const look = lookAt(before);
  const affected = resolveRef(look, what, context).filter((id) => before.objects[id]?.phasedOut === false);
  const copy = changes.find((change) => change.kind === 'copy');
  const [original] = copy ? resolveRef(look, copy.of, context) : [];
  const named = namingGranter(changes, context.source).flatMap((change) => nameAbilities(change, look, context));
  const fixed = fixAmounts(named, (amount) => amountOf(look, amount, context));
  // What it speaks of has none of the abilities that it would give: there is nothing to begin.
  if (fixed.length === 0 && changes.length > 0) return;
  const isSame = JSON.stringify(named) === JSON.stringify(fixed);
  // What of its own a copy keeps differs from object to object.
  for (const group of copy?.except?.some(({ kind }) => kind === 'keep colors') ? affected.map((id) => [id]) : [affected]) {
    const own = group[0] === undefined ? undefined : look.copiable(group[0]);
    const copied =
      copy && original !== undefined ? withExceptions(look.copiable(original), copy.except ?? [], look, context, own) : undefined;
    begin(
      game,
      context,
      { changes: fixed, affected: group, duration, copied },
      ...(isSame ? [] : (['effects.fixedAmount', 'resolve.information'] as const)),
      ...(copied && original !== undefined
        ? [...citesOfCopying(look, original, copy?.except ?? [], context), ...citesOfBecoming(look, group)]
        : []),
      ...(changes.some(namesGranter) ? (['name.granted'] as const) : []),
      ...citesOfGained(fixed),
      ...(changes.some((change) => change.kind === 'add abilities of' && change.only !== 'activated' && change.only !== 'below')
        ? (['keywords.same'] as const)
        : []),
    );
  }
}

function begin(
  game: Game,
  context: Context,
  {
    copied,
    ...effect
  }: Pick<ContinuousEffect, 'changes' | 'affected' | 'duration'> & { readonly copied: ContinuousEffect['copied'] | undefined },
  ...cites: readonly Concept[]
): void {
  const before = game.state;
  const added = addEffect(before, context, { ...effect, spoken: spokenOf(context), ...(copied ? { copied } : {}) });
  if (added === before) {
    game.tell('effect', `An effect${ofSource(before, context.source)} does not begin: what it would last for is over.`, 'effects.while');
    return;
  }
  game.state = endConditional(noticeControl(before, added));
  tellEffect(
    game,
    context,
    effect.duration,
    effect.affected ?? [],
    effect.changes.map(tellChange),
    ...citesOfChanges(effect.changes, before.day),
    ...cites,
  );
}

/** Says of what an effect is, on what, what it does and how long. */
function tellEffect(
  { state, tell }: Game,
  { source }: Context,
  duration: Duration,
  affected: readonly string[],
  what: readonly string[],
  ...cites: readonly Concept[]
): void {
  const on = listOf(affected.map((id) => nameOf(state, id)));
  const whole = (text: string): string => (affected.length > 1 ? inPlural(text) : text);
  const said = listOf(what.map(whole));
  const until = tellDuration(duration);
  const because = said === '' && on === '' ? '' : ofSource(state, source);
  tell(
    'effect',
    on === '' || said === ''
      ? `An effect${ofSource(state, source)} begins${on && ` on ${on}`}${until && `, and lasts ${until}`}.`
      : `${because && `By an effect${because}, `}${on} ${said}${until && ` ${until}`}.`,
    'effects.resolved',
    'effects.fixedSet',
    'layers.effectTimestamp',
    ...(typeof duration === 'object' || duration.startsWith('while') ? (['effects.while'] as const) : []),
    ...cites,
  );
}

const namesGranter = (change: Modification): boolean => change.kind === 'add ability' && JSON.stringify(change).includes('"granter"');

/** A pair of linked abilities that is gained together is linked to itself alone (607.5). */
function citesOfGained(changes: readonly Modification[]): readonly Concept[] {
  const gained = changes.flatMap((change) => (change.kind === 'add ability' ? [JSON.stringify(change.ability)] : []));
  return gained.length > 1 && gained.some((text) => text.includes('"link"')) ? ['linked.acquired'] : [];
}

/** Abilities that a change names by something else are what those are now. */
function nameAbilities(change: Modification, look: Look, context: Context): readonly Modification[] {
  switch (change.kind) {
    case 'add this ability':
      return context.ability ? [{ kind: 'add ability', ability: context.ability }] : [];
    case 'text':
      return change.chosen
        ? [{ kind: 'text', from: String(context.memory[change.from]), to: String(context.memory[change.to]) }]
        : [change];
    case 'add abilities of':
      if (change.only === 'below') {
        const printed = resolveRef(look, change.of, context).flatMap((id) => look.copiable(id).abilities);
        const own = context.ability && 'keyword' in context.ability ? context.ability : undefined;
        const from = printed.findIndex((each) => each.kind === 'keyword' && each.keyword === own?.keyword && each.text === own.text);
        return printed
          .slice(from + 1)
          .filter((each) => from >= 0 && (each.kind !== 'keyword' || each.keyword !== own?.keyword))
          .map((ability) => ({ kind: 'add ability', ability }));
      }
      return resolveRef(look, change.of, context)
        .flatMap((id) => look.of(id).abilities)
        .filter((ability, at, all) => isGiven(ability, change.only) && all.findIndex(({ text }) => text === ability.text) === at)
        .map((ability) => ({ kind: 'add ability', ability }));
    default:
      return [change];
  }
}

/** Amounts of a continuous effect that begins now are what they are now (608.2h, 611.2d). */
function fixAmounts(changes: readonly Modification[], amount: (of: Amount) => number): readonly Modification[] {
  // A number that is worked out and comes out below 0 counts as 0 (107.1b); one that is written, as in -5/-0, does not, nor what power is set to.
  const worth = (of: Amount): number =>
    of.kind === 'number' ? of.value : of.kind === 'times' ? of.factor * Math.max(0, amount(of.of)) : Math.max(0, amount(of));
  const fix = (of: Amount): Amount => ({ kind: 'number', value: worth(of) });
  const set = (of: Amount): Amount => ({ kind: 'number', value: amount(of) });
  return changes.map((change) => {
    if (change.kind === 'modify power/toughness') return { ...change, power: fix(change.power), toughness: fix(change.toughness) };
    if (change.kind !== 'set power/toughness') return change;
    return {
      ...change,
      ...(change.power ? { power: set(change.power) } : {}),
      ...(change.toughness ? { toughness: set(change.toughness) } : {}),
    };
  });
}

/** Two permanents change places as to who controls them; nothing happens when one is gone or both have one controller (701.12b). */
export function exchangeControl(game: Game, instruction: Of<'exchange control'>, context: Context): void {
  const look = lookAt(game.state);
  const things = [instruction.one, instruction.other].flatMap((ref) => resolveRef(look, ref, context));
  const [one, other] = [...new Set(things)].filter(
    (id) => look.state.objects[id]?.zone === 'battlefield' && !look.state.objects[id].phasedOut,
  );
  if (one === undefined || other === undefined || look.of(one).controller === look.of(other).controller) return;
  const give = (id: ObjectId, to: string): void =>
    begin(
      game,
      { ...context, memory: { ...context.memory, receiver: to } },
      {
        changes: [{ kind: 'control', by: { kind: 'memory', slot: 'receiver' } }],
        affected: [id],
        duration: 'permanent',
        copied: undefined,
      },
    );
  give(one, look.of(other).controller);
  give(other, look.of(one).controller);
}

export function beginRestriction(game: Game, { what, restriction, duration }: Of<'restrict'>, context: Context): void {
  const affected = resolveRef(lookAt(game.state), what, context).filter((id) => !game.state.objects[id]?.phasedOut);
  game.state = addEffect(game.state, context, { changes: [], affected, restriction, duration, spoken: spokenOf(context) });
  tellEffect(game, context, duration, affected, [`cannot ${restriction}`]);
}

/** Static rules for a while: they look at what they speak of when they apply. */
export function beginRules(game: Game, { rules, duration, times }: Of<'rules'>, context: Context): void {
  game.state = addEffect(game.state, context, {
    changes: [],
    rules,
    duration,
    spoken: spokenOf(context),
    ...(times === undefined ? {} : { times }),
  });
}

/** A shield that prevents so much damage, or all of it for a while (615.1a, 615.7). */
export function beginPrevention(game: Game, instruction: Of<'prevent damage'>, context: Context): void {
  const { to: all } = instruction;
  // Each of several objects that are named together has a shield of its own, from now on (615.11).
  if (instruction.amount !== 'all' && !instruction.once && (all?.kind === 'all' || all?.kind === 'several')) {
    const things = resolveRef(lookAt(game.state), all, context);
    if (things.length > 1 && things.every((id) => game.state.objects[id])) {
      for (const id of things)
        beginPrevention(
          game,
          { ...instruction, to: { kind: 'memory', slot: 'shielded' } },
          { ...context, memory: { ...context.memory, shielded: [id] } },
        );
      return;
    }
  }
  const { amount, to, from, combatOnly, duration, then, once } = instruction;
  game.state = addEffect(game.state, context, {
    changes: [],
    rules: [
      {
        rule: 'prevent',
        amount: 'all',
        ...(to ? { to } : {}),
        ...(from ? { from } : {}),
        ...(combatOnly ? { combatOnly } : {}),
        ...(then ? { then } : {}),
      },
    ],
    shield: amount === 'all' ? 'all' : Math.max(0, amountOf(lookAt(game.state), amount, context)),
    duration,
    spoken: spokenOf(context),
    ...(once ? { times: 1 } : {}),
  });
  game.tell(
    'effect',
    `An effect${ofSource(game.state, context.source)} begins, and will prevent damage.`,
    'prevention',
    // It changes no object, but the rules: it reaches what was not there when it began (611.2c).
    ...(from?.kind === 'all' || to?.kind === 'all' ? (['effects.fixedSet'] as const) : []),
    ...(amount === 'all' ? [] : (['prevention.shield'] as const)),
  );
}

/** The next so much damage that would be dealt to one thing is dealt to another instead (614.9). */
export function beginRedirection(game: Game, { amount, from, to, duration }: Of<'redirect damage'>, context: Context): void {
  const source: Ref = { kind: 'event', role: 'source' };
  game.state = addEffect(game.state, context, {
    changes: [],
    rules: [
      {
        rule: 'replace',
        event: { on: 'damage', to: from },
        by: [{ do: 'damage', source, to, amount: { kind: 'event amount' } }],
        instead: true,
      },
    ],
    shield: Math.max(0, amountOf(lookAt(game.state), amount, context)),
    duration,
    spoken: spokenOf(context),
  });
  game.tell('effect', `An effect${ofSource(game.state, context.source)} begins, and will have damage dealt elsewhere.`, 'replacement');
}

/** A delayed trigger waits for its event (603.7); a reflexive one has triggered already (603.12). */
export function beginDelayed(game: Game, { when, then, duration, once, targets, text = '' }: Of<'later'>, context: Context): void {
  const { announced, event, memory, source, controller } = context;
  const { next, turn } = game.state;
  if (when.on === 'when you do') {
    const ability = { kind: 'triggered', text, event: when, effect: { targets: targets ?? [], instructions: then } } as const;
    const waiting = { source, controller, ability, event: event ?? {}, memory, ...(targets ? {} : { context: announced }) };
    game.state = { ...game.state, waiting: [...game.state.waiting, waiting] };
    return;
  }
  const trigger: DelayedTrigger = {
    id: next.effect,
    source,
    controller,
    event: when,
    instructions: then,
    memory,
    context: { ...announced, ...(event ? { event } : {}) },
    text,
    turn: turn.number,
    ...(duration === undefined ? {} : { duration }),
    ...(once ? { once } : {}),
    ...(targets ? { targets } : {}),
  };
  game.state = { ...game.state, next: { ...next, effect: next.effect + 1 }, delayed: [...game.state.delayed, trigger] };
  game.tell(
    'delayed',
    `A delayed triggered ability${ofSource(game.state, source)} waits${text === '' ? '.' : `: ${quoted(text)}`}`,
    'trigger.delayed',
    'trigger.delayedCreated',
  );
}
