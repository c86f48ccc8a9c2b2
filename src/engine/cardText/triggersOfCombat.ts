/** Triggers of combat: attacks and blocks, alone or with others, by whom and of whom. */
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { sayOneOf, sayPlayer } from './antecedents.ts';
import { many } from './conditions.ts';
import { noun, nouns } from './phrases.ts';
import { and, controlledBy, handOn, type Scope, self, Unclear, you } from './scope.ts';
import { clause, type Construct, maybe } from './syntax.ts';
import { eventObject, eventPlayer, happens, opponents, other, subject, watchAll, type What } from './watched.ts';
import type { Amount } from '../language/amount.ts';

const everyone: Ref = { kind: 'players', which: 'each' };
/** How many: a number that stands there. */
function countOf(amount: Amount, at: number): number {
  if (amount.kind !== 'number') throw new Unclear(at);
  return amount.value;
}
const mostLife = 'the player with the most life or tied for most life';
/** Who is attacked: the player whom the words behind speak of. */
const attacked = (whom: string, scope: Scope): Scope =>
  whom.startsWith('you') || whom === 'enchanted player'
    ? scope
    : sayOneOf(scope, whom === 'a player' || whom === mostLife ? everyone : opponents, eventPlayer, 'event');
const whomOf = (whom: string): Filter => {
  if (whom === mostLife) return { kind: 'most life' };
  if (whom === 'enchanted player') return { kind: 'one of', of: { kind: 'attached' } };
  const player: Filter = whom.startsWith('you') ? { kind: 'one of', of: you } : { kind: whom === 'a player' ? 'player' : 'opponent' };
  if (!whom.includes('planeswalker')) return player;
  return { kind: 'or', filters: [player, and({ kind: 'type', type: 'planeswalker' }, controlledBy(you))] };
};

/** @throws Unclear of several creatures, each of which would be one by itself */
export function byOneOrMore(on: 'blocks' | 'becomes blocked', what: What, by: Filter, at: number): TriggerEvent {
  if (what !== 'self' && what.kind !== 'one of') throw new Unclear(at, 'it is not one creature');
  return { on, what, by, together: true };
}
export const combatEvents: readonly Construct<TriggerEvent>[] = [
  happens('^attack', 'attacks'),
  clause('<what> ^attack for the first time each turn', { what: subject }, ({ what }): TriggerEvent => ({
    on: 'attacks',
    what,
    first: true,
  })),
  clause('<what> ^attack alone', { what: subject }, ({ what }): TriggerEvent => ({ on: 'attacks', what, alone: true })),
  clause(
    `<what> ^attack (whom:${mostLife}|you or a planeswalker you control|you or planeswalkers you control|you|a player|an opponent|one of your opponents|enchanted player)`,
    { what: subject },
    ({ what }, { scope, forms: { whom = '' } }) => handOn<TriggerEvent>({ on: 'attacks', what, whom: whomOf(whom) }, attacked(whom, scope)),
  ),
  clause(
    '<what> and at least <least> other creatures attack',
    { what: subject, least: many },
    ({ what, least }, { tree: { start } }): TriggerEvent => ({ on: 'attacks', what, declared: countOf(least, start) + 1 }),
    { numbers: { what: false } },
  ),
  clause('you attack with <least> or more <of>', { least: many, of: nouns }, ({ least, of }, { scope, tree: { start } }) =>
    handOn<TriggerEvent>({ on: 'attacks', what: and(of, controlledBy(you)), least: countOf(least, start) }, watchAll(of, scope)),
  ),
  // Once for each player who is attacked, by however many (508.3e).
  clause('you attack a player[ with one or more <of>]', { of: maybe(nouns) }, ({ of }, { scope }) => {
    const attacker: Filter = of ?? { kind: 'type', type: 'creature' };
    return handOn<TriggerEvent>(
      { on: 'attacks', what: and(attacker, controlledBy(you)), whom: whomOf('a player') },
      watchAll(attacker, attacked('a player', scope)),
    );
  }),
  clause('you attack[ with one or more <of>]', { of: maybe(nouns) }, ({ of }, { scope }) => {
    const attacker: Filter = of ?? { kind: 'type', type: 'creature' };
    return handOn<TriggerEvent>({ on: 'attacks', what: and(attacker, controlledBy({ kind: 'you' })) }, watchAll(attacker, scope));
  }),
  // Once, by however many (508.3d).
  clause(
    '(by:a player|an opponent) attacks[ with (one|<least>) or more <of>][ (whom:you or a planeswalker you control|you or planeswalkers you control|you)]',
    { least: maybe(many), of: maybe(nouns) },
    ({ least, of }, { scope, forms: { by, whom }, tree: { start } }) => {
      const attacker: Filter = of ?? { kind: 'type', type: 'creature' };
      const what = by === 'a player' ? attacker : and(attacker, controlledBy(opponents));
      return handOn<TriggerEvent>(
        {
          on: 'attacks',
          what,
          ...(least === undefined ? {} : { least: countOf(least, start) }),
          ...(whom === undefined ? {} : { whom: whomOf(whom) }),
        },
        sayOneOf(watchAll(attacker, scope), by === 'a player' ? everyone : opponents, { kind: 'controller', of: eventObject }, 'event'),
      );
    },
  ),
  // Once for each combat, by however many (508.3b).
  clause('enchanted player is attacked', {}, (_, { scope }) =>
    handOn<TriggerEvent>(
      { on: 'attacks', what: { kind: 'type', type: 'creature' }, whom: whomOf('enchanted player'), together: true },
      // Whoever was attacked, wherever the Aura is by then.
      sayPlayer(scope, eventPlayer),
    ),
  ),
  happens("attacks and isn't blocked", 'attacks and is not blocked'),
  clause("<what> attacks (whom:a player|an opponent) and isn't blocked", { what: subject }, ({ what }, { scope, forms: { whom } }) => {
    // A planeswalker or a battle is attacked in a player's place (508.1b); the player who is attacked defends (508.5).
    const attacker: Filter = what === 'self' ? { kind: 'one of', of: self } : what;
    const of = whom === 'a player' ? everyone : opponents;
    return handOn<TriggerEvent>(
      { on: 'attacks and is not blocked', what: and(attacker, { kind: 'attacking', whom: of }) },
      sayOneOf(scope, of, { kind: 'players', which: 'defending' }, 'event'),
    );
  }),
  clause('<what> (on:^block|^become blocked by) (a|an) <by>', { what: subject, by: noun }, ({ what, by }, { scope, forms: { on } }) =>
    handOn<TriggerEvent>({ on: on === '^block' ? 'blocks' : 'becomes blocked', what, by }, other(scope, by)),
  ),
  happens('^block', 'blocks'),
  happens('^become blocked', 'becomes blocked'),
];

/** Creatures do what is done in combat: a player does it with them (508.3d), which has words of its own. */
export const isOfPlayer = (of: TriggerEvent): boolean =>
  ['attacks', 'blocks', 'becomes blocked', 'attacks and is not blocked'].includes(of.on) &&
  'what' in of &&
  typeof of.what === 'object' &&
  ['player', 'opponent'].includes(of.what.kind);
