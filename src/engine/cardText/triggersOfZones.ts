/** Triggers of what goes to, or leaves, a graveyard that is somebody's (603.6c, 400.3). */
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { sayOneOf } from './antecedents.ts';
import { noun, nouns } from './phrases.ts';
import { itself } from './references.ts';
import { and, handOn, type Scope, self, Unclear, you } from './scope.ts';
import { clause, type Construct } from './syntax.ts';
import { eventObject, left, opponents, subject, watch, watchAll, type What } from './watched.ts';

const ownedBy = (by: Ref): Filter => ({ kind: 'owned', by });
/** Whose graveyard it is: things go to that of their owner (400.3). */
const whose = (words: string | undefined, what: What, scope: Scope, at: number): readonly [What, Scope] => {
  if (words === 'a') return [what, scope];
  const own = ownedBy(words === 'your' ? you : opponents);
  // Whoever owns it, it is the source alone.
  const of: Filter = what === 'self' ? { kind: 'one of', of: { kind: 'self' } } : what;
  if (words === 'your') return [and(of, own), scope];
  if (what === 'self') throw new Unclear(at);
  return [and(of, own), sayOneOf(scope, opponents, { kind: 'owner', of: eventObject }, 'event')];
};
const isCards = (of: Filter): boolean => of.kind === 'card' || (of.kind === 'and' && of.filters.some(isCards));

export const zoneEvents: readonly Construct<TriggerEvent>[] = [
  clause(
    '<what> (verb:%enters|%enter) from (zone:your graveyard|a graveyard|your hand|exile)',
    { what: subject },
    ({ what }, { forms: { zone = '' } }): TriggerEvent => {
      // Each card goes to the hand and the graveyard of its owner (400.3).
      const of: Filter = what === 'self' ? { kind: 'one of', of: { kind: 'self' } } : what;
      return {
        on: 'enters',
        what: zone.startsWith('your') ? and(of, ownedBy(you)) : what,
        from: zone.endsWith('graveyard') ? 'graveyard' : zone === 'exile' ? zone : 'hand',
      };
    },
  ),
  clause(
    "<what> ^be put into (of:your|an opponent's) graveyard %from",
    { what: subject },
    ({ what }, { scope, forms: { of }, tree: { start } }) => {
      const [watched, after] = whose(of, what, left(scope, what), start);
      return handOn<TriggerEvent>({ on: 'dies', what: watched }, after);
    },
  ),
  clause(
    "(another:a|an|another) <of> is put into (of:your|an opponent's|a) graveyard from (from:anywhere|your library|a library)",
    { of: noun },
    ({ of: noun }, { scope, forms: { another, of, from = '' }, tree: { start } }) => {
      const what = another === 'another' ? and(noun, { kind: 'other', than: self }) : noun;
      // Of tokens and permanents it is said where they come from.
      if (!isCards(what)) throw new Unclear(start);
      const [watched, after] = whose(of, what, watch(what, scope).scope, start);
      return handOn<TriggerEvent>(
        { on: 'put into graveyard', what: watched as Filter, ...(from === 'anywhere' ? {} : { from: 'library' }) },
        after,
      );
    },
  ),
  // It is its owner's library and graveyard: whoever controls the card that it is there is the owner (109.5).
  clause('<what> is put into your graveyard from your library', { what: itself }, ({ what }, { scope, tree: { start } }) => {
    if (what.kind !== 'self') throw new Unclear(start);
    return handOn<TriggerEvent>({ on: 'put into graveyard', what: 'self', from: 'library' }, left(scope, 'self'));
  }),
  clause(
    'one or more <what> are put into your graveyard from (from:anywhere|your library)',
    { what: nouns },
    ({ what }, { scope, forms: { from = '' }, tree: { start } }) => {
      if (!isCards(what)) throw new Unclear(start);
      return handOn<TriggerEvent>(
        { on: 'put into graveyard', what: and(what, ownedBy(you)), ...(from === 'anywhere' ? {} : { from: 'library' }) },
        watchAll(what, scope),
      );
    },
  ),
  clause('(a|an) <what> leaves your graveyard', { what: noun }, ({ what }, { scope, tree: { start } }) => {
    if (!isCards(what)) throw new Unclear(start);
    return handOn<TriggerEvent>({ on: 'leaves', what: and(what, ownedBy(you)), from: 'graveyard' }, watch(what, scope).scope);
  }),
  clause('one or more <what> leave your graveyard', { what: nouns }, ({ what }, { scope, tree: { start } }) => {
    if (!isCards(what)) throw new Unclear(start);
    return handOn<TriggerEvent>({ on: 'leaves', what: and(what, ownedBy(you)), from: 'graveyard' }, watchAll(what, scope));
  }),
];
