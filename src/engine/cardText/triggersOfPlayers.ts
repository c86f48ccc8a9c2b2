/** Triggers of what players do: what they cast, play, draw and discard, and how much life they gain and lose; and as which this turn. */
import type { Filter } from '../language/filter.ts';
import { partsIn } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { saySource } from './antecedents.ts';
import { exceptTheFirst, judgeWhose } from './exceptTheFirst.ts';
import { activations } from './triggersOfActivations.ts';
import { noun, nouns } from './phrases.ts';
import { itself } from './references.ts';
import { and, handOn, type HandedOn, type Scope, self, Unclear } from './scope.ts';
import { clause, type Construct } from './syntax.ts';
import { discardedBy } from './statics/discarded.ts';
import { amountOfEvent, doer, everyone, opponents, someone, watch, watchAll } from './watched.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const nth = '(nth:first|second|third|fourth|fifth)';
const nthOf = (text = ''): number => ordinals.indexOf(text) + 1;
const during = (turn: string | undefined): { readonly during?: 'opponents' } => (turn?.includes('opponent') ? { during: 'opponents' } : {});
const inTheTurn = "(turn:each turn|during each opponent's turn)";
/** Who does it as the so many-th time: "you cast your", "an opponent draws their". */
function doers(words: string | undefined, scope: Scope): HandedOn<Ref> {
  if (words?.startsWith('you ')) return handOn<Ref>({ kind: 'you' }, scope);
  return someone(words?.startsWith('a player') ? everyone : opponents, scope);
}

/** Described by the source, which is spoken of from there on: it is read with its own words. */
const targetsSource = (of: Filter): boolean =>
  partsIn(of).some((part) => part.kind === 'targets only' && partsIn(part).some(({ kind }) => kind === 'one of'));

export const playerEvents: readonly Construct<TriggerEvent>[] = [
  clause('<by> ^play (which:a|another) <of>', { by: doer, of: noun }, ({ by, of }, { scope, forms: { which }, tree: { start } }) => {
    // Of a card that is no land, to play it is to cast it, which other words say.
    if (!isLand(of)) throw new Unclear(start);
    const what = which === 'a' ? of : and(of, { kind: 'other', than: self });
    return handOn<TriggerEvent>({ on: 'plays', who: by, what }, watch(of, scope).scope);
  }),
  clause(
    "<by> (^cast|^play)[ or copy] (a|an) <of>(turn:| during an opponent's turn)",
    { by: doer, of: noun },
    ({ by, of: whole }, { scope, forms: { 2: copies, turn }, tree: { start } }) => {
      const { of, from } = castFrom(whole);
      // A spell is on the stack when it is looked at: a zone that was not taken for where it was cast from would never match. A copy was
      // cast from nowhere.
      if (partsIn(of).some(({ kind, zone }) => kind === 'zone' && zone !== 'stack') || (from && copies !== '')) throw new Unclear(start);
      // A land is not cast (305.9), and of a card it is not said whether it may be one.
      if (!partsIn(of).some(({ kind }) => kind === 'spell') || targetsSource(of)) throw new Unclear(start);
      return handOn<TriggerEvent>(
        { on: 'cast', what: of, by, ...(copies === '' ? {} : { copies: true }), ...(from ? { from } : {}), ...during(turn) },
        watch(of, scope).scope,
      );
    },
  ),
  clause('you cast (a|an) <of> from anywhere other than your hand', { of: noun }, ({ of }, { scope, tree: { start } }) => {
    if (!partsIn(of).some(({ kind }) => kind === 'spell') || partsIn(of).some(({ kind }) => kind === 'zone')) throw new Unclear(start);
    const from = { kind: 'zone', zone: 'hand', of: { kind: 'you' } } as const;
    return handOn<TriggerEvent>({ on: 'cast', what: of, by: { kind: 'you' }, from, elsewhere: true }, watch(of, scope).scope);
  }),
  clause(
    '<by> ^cast (a|an) <of> that targets (only:only |)<what>',
    { by: doer, of: noun, what: itself },
    ({ by, of, what }, { scope, forms: { only } }) => {
      const targets: Filter = only === '' ? { kind: 'targets', what } : { kind: 'targets only', filter: { kind: 'one of', of: what } };
      // The source is spoken of behind the spell: "put a counter on it" means that.
      return handOn<TriggerEvent>({ on: 'cast', what: and(of, targets), by }, saySource(watch(and(of, targets), scope).scope, what));
    },
  ),
  clause('<by> ^cast a spell that targets only a single <of>', { by: doer, of: noun }, ({ by, of }, { scope }) =>
    handOn<TriggerEvent>(
      { on: 'cast', what: { kind: 'and', filters: [{ kind: 'spell' }, { kind: 'targets only', filter: of }] }, by },
      watch({ kind: 'spell' }, scope).scope,
    ),
  ),
  clause('you cast another <of>', { of: noun }, ({ of }, { scope, tree: { start } }) => {
    if (!partsIn(of).some(({ kind }) => kind === 'spell') || partsIn(of).some(({ kind }) => kind === 'zone')) throw new Unclear(start);
    const what = and(of, { kind: 'other', than: self });
    return handOn<TriggerEvent>({ on: 'cast', what, by: { kind: 'you' } }, watch(what, scope, of).scope);
  }),
  clause('<by> (how:^win|^lose) a coin flip', { by: doer }, ({ by }, { scope, forms: { how } }) =>
    handOn<TriggerEvent>({ on: how === '^win' ? 'wins a flip' : 'loses a flip', who: by }, scope),
  ),
  clause('<by> ^commit a crime', { by: doer }, ({ by }, { scope }) => handOn<TriggerEvent>({ on: 'commits a crime', who: by }, scope)),
  clause('<by> ^complete a dungeon', { by: doer }, ({ by }, { scope }) =>
    handOn<TriggerEvent>({ on: 'completes a dungeon', who: by }, scope),
  ),
  clause('chaos ensues', {}, (): TriggerEvent => ({ on: 'chaos' })),
  clause('<by> ^roll {CHAOS}', { by: doer }, ({ by }, { scope }) => handOn<TriggerEvent>({ on: 'rolls chaos', who: by }, scope)),
  clause('<by> ^planeswalk', { by: doer }, ({ by }, { scope }) => handOn<TriggerEvent>({ on: 'planeswalks', who: by }, scope)),
  clause('you (how:planeswalk to|planeswalk away from|encounter) <it>', { it: itself }, (_, { forms: { how } }): TriggerEvent => ({
    on: how === 'planeswalk away from' ? 'planeswalks away' : 'planeswalks to',
    what: 'self',
    who: { kind: 'you' },
  })),
  clause('you (how:set <it> in motion|abandon <it>)', { it: itself }, (_, { forms: { how } }): TriggerEvent => ({
    on: how?.startsWith('abandon') ? 'abandons' : 'sets in motion',
    what: 'self',
    who: { kind: 'you' },
  })),
  clause('<by> ^roll one or more dice', { by: doer }, ({ by }, { scope }) => handOn<TriggerEvent>({ on: 'rolls', who: by }, scope)),
  clause('you cast <it>', { it: itself }, (): TriggerEvent => ({ on: 'cast', what: 'self' })),
  // Who cycles a card discards it.
  clause('<by> (verb:^draw|^discard|^cycle or discard) a card', { by: doer }, ({ by }, { scope, forms: { verb } }) =>
    handOn<TriggerEvent>({ on: verb === '^draw' ? 'draws' : 'discards', who: by }, watch({ kind: 'card' }, scope).scope),
  ),
  clause(`<by> ^draw a card ${exceptTheFirst}`, { by: doer }, ({ by }, { scope, forms, tree: { start } }) => {
    judgeWhose(by, forms, start);
    return handOn<TriggerEvent>({ on: 'draws', who: by, exceptFirst: true }, watch({ kind: 'card' }, scope).scope);
  }),
  clause('<by> (^discard|^cycle or discard) another card', { by: doer }, ({ by }, { scope }) =>
    handOn<TriggerEvent>({ on: 'discards', who: by, what: { kind: 'other', than: self } }, watch({ kind: 'card' }, scope).scope),
  ),
  discardedBy,
  ...activations,
  clause('<by> ^discard (a|an) <of>', { by: doer, of: noun }, ({ by, of }, { scope, tree: { start } }) => {
    if (of.kind === 'card' || !partsIn(of).some(({ kind }) => kind === 'card')) throw new Unclear(start);
    return handOn<TriggerEvent>({ on: 'discards', who: by, what: of }, watch(of, scope).scope);
  }),
  clause('you discard one or more <of>', { of: nouns }, ({ of }, { scope, tree: { start } }) => {
    if (of.kind === 'card' || !partsIn(of).some(({ kind }) => kind === 'card')) throw new Unclear(start);
    return handOn<TriggerEvent>({ on: 'discards', who: { kind: 'you' }, what: of }, watchAll(of, scope));
  }),
  clause('you discard one or more cards', {}, (_, { scope }) =>
    handOn<TriggerEvent>({ on: 'discards', who: { kind: 'you' } }, watchAll({ kind: 'card' }, scope)),
  ),
  clause('<by> (verb:^gain|^lose) life(first:| for the first time each turn)', { by: doer }, ({ by }, { scope, forms: { verb, first } }) =>
    handOn<TriggerEvent>(
      { on: verb === '^gain' ? 'gains life' : 'loses life', who: by, ...(first === '' ? {} : { first: true }) },
      // Of several ways at once it is not said which of them is the first.
      first === '' ? amountOfEvent(scope, verb === '^gain' ? 'gained' : 'lost') : { ...scope, amounts: [] },
    ),
  ),
  clause(
    `(who:you cast your|a player casts their|an opponent casts their) ${nth} <of> ${inTheTurn}`,
    { of: noun },
    ({ of }, { scope, forms, tree: { start } }) => {
      if (!partsIn(of).some(({ kind }) => kind === 'spell') || partsIn(of).some(({ kind }) => kind === 'zone')) throw new Unclear(start);
      const { meaning: by, scope: spoken } = doers(forms['who'], scope);
      return handOn<TriggerEvent>(
        { on: 'cast', what: of, by, nth: nthOf(forms['nth']), ...during(forms['turn']) },
        watch(of, spoken).scope,
      );
    },
  ),
  // That it was the so many-th does not change until it is looked at again (603.4).
  clause(
    `<by> ^cast a spell, if it's the ${nth} <of> (own:you|they|that player) cast this turn`,
    { by: doer, of: noun },
    ({ by, of }, { scope, forms: { nth: which, own }, tree: { start } }) => {
      if (!partsIn(of).some(({ kind }) => kind === 'spell') || partsIn(of).some(({ kind }) => kind === 'zone')) throw new Unclear(start);
      if ((own === 'you') !== (by.kind === 'you')) throw new Unclear(start);
      return handOn<TriggerEvent>({ on: 'cast', what: of, by, nth: nthOf(which) }, watch(of, scope).scope);
    },
  ),
  clause('<by> ^cast (a|an) <of> for the first time (each|in a) turn', { by: doer, of: noun }, ({ by, of }, { scope, tree: { start } }) => {
    if (!partsIn(of).some(({ kind }) => kind === 'spell') || partsIn(of).some(({ kind }) => kind === 'zone')) throw new Unclear(start);
    return handOn<TriggerEvent>({ on: 'cast', what: of, by, nth: 1 }, watch(of, scope).scope);
  }),
  // Of all players together.
  clause(`the ${nth} <of> of a turn is cast`, { of: noun }, ({ of }, { scope, forms, tree: { start } }) => {
    if (!partsIn(of).some(({ kind }) => kind === 'spell') || partsIn(of).some(({ kind }) => kind === 'zone')) throw new Unclear(start);
    return handOn<TriggerEvent>({ on: 'cast', what: of, nth: nthOf(forms['nth']), ofAll: true }, watch(of, scope).scope);
  }),
  clause(
    `(who:you draw your|a player draws their|an opponent draws their) ${nth} card (each turn|in a turn)`,
    {},
    (_, { scope, forms }) => {
      const { meaning: who, scope: spoken } = doers(forms['who'], scope);
      return handOn<TriggerEvent>({ on: 'draws', who, nth: nthOf(forms['nth']) }, watch({ kind: 'card' }, spoken).scope);
    },
  ),
];

/** Whether everything that is meant is a land. */
const isLand = (filter: Filter): boolean =>
  filter.kind === 'and' ? filter.filters.some(isLand) : filter.kind === 'type' && filter.type === 'land';

/** "A spell from a graveyard": the spell, and the zone that it was cast from. */
function castFrom(filter: Filter): { readonly of: Filter; readonly from?: Extract<Filter, { kind: 'zone' }> } {
  if (filter.kind !== 'and') return { of: filter };
  const from = filter.filters.find((each): each is Extract<Filter, { kind: 'zone' }> => each.kind === 'zone' && each.zone !== 'stack');
  return from ? { of: and(...filter.filters.filter((each) => each !== from)), from } : { of: filter };
}
