/** What triggered abilities watch: things, what they do, whoever does it, and what the words behind may speak of. */
import type { Filter } from '../language/filter.ts';
import { isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { isOfMany, say, sayOneOf, sayThing, sayThings } from './antecedents.ts';
import { attachedFilter } from './attachedFilter.ts';
import { noun, nouns } from './phrases.ts';
import { herself } from './pronouns.ts';
import { itself } from './references.ts';
import { type Antecedent, and, handOn, type HandedOn, or, sayAmount, type Scope, self, Unclear } from './scope.ts';
import { choice, clause, type Construct, maybe } from './syntax.ts';

export type What = Filter | 'self';

export const eventObject: Ref = { kind: 'event', role: 'object' };
export const eventPlayer: Ref = { kind: 'event', role: 'player' };
export const became: Ref = { kind: 'event', role: 'became' };
export const watch = (of: Filter, scope: Scope, like = of): HandedOn<What> => handOn(of, sayThing(scope, eventObject, 'event', like));
/** "One or more": they are many, and "that many" is how many they are. */
export const watchAll = (of: Filter, scope: Scope): Scope =>
  sayThings(sayAmount(scope, { kind: 'event amount' }), eventObject, 'event', of);
export const isMany = ({ said }: Scope, { said: before }: Scope): boolean =>
  said.some((each) => each.number === 'many' && isSame(each.ref, eventObject) && !before.includes(each));
/** What is watched. */
export const subject: Construct<What> = choice<What>(
  clause('<it>', { it: itself }, ({ it }, { scope, outer }) =>
    // In an ability that it gives: the one that gives it (201.5a).
    it.kind === 'self' ? handOn<What>('self', scope) : watch({ kind: 'one of', of: it }, { ...scope, said: outer.said }),
  ),
  clause('<of>', { of: attachedFilter }, ({ of }, { scope }) =>
    handOn<What>(of.is, sayThing(scope, eventObject, 'event', of.like, { attached: true })),
  ),
  clause('(a|an) <of>', { of: noun }, ({ of }, { scope }) => watch(of, scope)),
  clause('your commander', {}, (_, { scope }) => watch(and({ kind: 'commander' }, { kind: 'owned', by: { kind: 'you' } }), scope)),
  clause('another <of>', { of: noun }, ({ of }, { scope }) => watch(and(of, { kind: 'other', than: self }), scope)),
  clause('<it> or another <of>', { it: itself, of: noun }, ({ it, of }, { scope, outer }) =>
    // It itself whether or not it is such: a token that is a copy of it "or another nontoken creature".
    handOn<What>(or([{ kind: 'one of', of: it }, of]), watch(of, { ...scope, said: outer.said }).scope),
  ),
  // "~ or equipped creature": whichever of both it is.
  clause('<it> or <of>', { it: itself, of: attachedFilter }, ({ it, of }, { scope, outer }) =>
    watch(or([{ kind: 'one of', of: it }, of.is]), { ...scope, said: outer.said }, of.like),
  ),
  // In another sentence about it: what was spoken of before, which is its event's object from here on.
  clause('<of>', { of: herself }, ({ of }, { scope }) => {
    const like = scope.said.find((each) => isSame(each.ref, of));
    if (of.kind === 'self') return handOn<What>('self', scope);
    // Only what was chosen before is known by then.
    if (of.kind !== 'target' && of.kind !== 'memory') throw new Unclear(0);
    return watch({ kind: 'one of', of }, { ...scope, said: scope.said.filter((each) => each !== like) }, like?.like);
  }),
  clause('one or more <of>', { of: nouns }, ({ of }, { scope }) => handOn<What>(of, watchAll(of, scope)), { plural: true }),
  clause(
    'one or more other <of>',
    { of: nouns },
    ({ of }, { scope }) => handOn<What>(and(of, { kind: 'other', than: self }), watchAll(of, scope)),
    { plural: true },
  ),
  clause('the creature (it|<it>) haunts', { it: maybe(itself) }, (_, { scope, outer }) =>
    handOn<What>(
      { kind: 'one of', of: { kind: 'linked', slot: 'haunted' } },
      sayThing({ ...scope, said: outer.said }, eventObject, 'event', { kind: 'type', type: 'creature' }),
    ),
  ),
);

/** What left the battlefield has become something else there (400.7). */
export const left = (scope: Scope, what: What): Scope => {
  const ref = what === 'self' ? self : eventObject;
  const there = scope.said.find((each) => isSame(each.ref, ref));
  return there ? say(scope, { ...there, became }) : scope;
};
export type Simple = Extract<TriggerEvent, { what: What }>['on'];
/** An event of one thing by itself, in a verb that agrees with it. */
export const happens = (verb: string, on: Simple, { gone = false } = {}): Construct<TriggerEvent> =>
  clause(`<what> ${verb}`, { what: subject }, ({ what }, { scope }) =>
    handOn({ on, what } as TriggerEvent, gone ? left(scope, what) : scope),
  );
export const other = (scope: Scope, like: Filter, more: Partial<Antecedent> = {}): Scope =>
  sayThing(scope, { kind: 'event', role: 'recipient' }, 'other', like, more);

export const everyone: Ref = { kind: 'players', which: 'each' };
export const opponents: Ref = { kind: 'players', which: 'opponents' };
export const someone = (by: Ref, scope: Scope): HandedOn<Ref> => handOn(by, sayOneOf(scope, by, eventPlayer, 'event'));

/** To whom or what damage is dealt. */
export const damaged: Construct<Filter> = choice<Filter>(
  clause('(whom:a player|an opponent|one of your opponents)', {}, (_, { scope, forms: { whom } }) =>
    handOn<Filter>({ kind: whom === 'a player' ? 'player' : 'opponent' }, someone(whom === 'a player' ? everyone : opponents, scope).scope),
  ),
  clause('you', {}, (): Filter => ({ kind: 'one of', of: { kind: 'you' } })),
  clause('<it>', { it: itself }, ({ it }): Filter => ({ kind: 'one of', of: it })),
  clause('<of>', { of: attachedFilter }, ({ of }, { scope }) => handOn(of.is, other(scope, of.like, { attached: true }))),
  clause('(a|an) <of>', { of: noun }, ({ of }, { scope }) => handOn(of, other(scope, of)), {
    accept: ({ parts }) => !/player|opponent/.test(parts['of']?.of.print(parts['of']) ?? ''),
  }),
  clause('a player or (a |)<of>', { of: noun }, ({ of }, { scope }) => {
    const filter = or([{ kind: 'player' }, of]);
    return handOn(filter, other(scope, filter, { sort: 'either' }));
  }),
  clause('(a|an) <of> or player', { of: noun }, ({ of }, { scope }) => {
    const filter = or([{ kind: 'player' }, of]);
    return handOn(filter, other(scope, filter, { sort: 'either' }));
  }),
);

/** Who does what is waited for. */
export const doer: Construct<Ref> = choice<Ref>(
  clause('you', {}, () => ({ kind: 'you' }) as const, { plural: true }),
  clause('a player', {}, (_, { scope }) => someone(everyone, scope)),
  clause('an opponent', {}, (_, { scope }) => someone({ kind: 'players', which: 'opponents' }, scope)),
  clause('enchanted player', {}, (_, { scope }) => someone({ kind: 'attached' }, scope)),
);

/** How much of it there was. Of several things at once it may be that, or how many they are: neither is meant. */
export const amountOfEvent = (scope: Scope, life?: 'gained' | 'lost'): Scope =>
  isOfMany(eventObject, scope) ? { ...scope, amounts: [] } : sayAmount(scope, { kind: 'event amount' }, life);
