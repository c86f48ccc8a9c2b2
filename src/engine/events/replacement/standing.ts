/** Replacement effects that rules and status give, without a text that says so. */
import type { GameEvent } from '../events.ts';
import { isExiled } from '../leavingStack.ts';
import { findPlayer, opponentsOf } from '../../state/changes.ts';
import { askWhether, chooseUpTo } from '../choices.ts';
import type { Look } from '../../look/look.ts';
import { identityOfCommander } from '../../look/colorIdentity.ts';
import { commanderManaOn } from '../commander.ts';
import { commanderZoneOn } from '../commanderZone.ts';
import { redirectsToPlaneswalkersOn } from './planeswalkerRedirection.ts';
import { isRestricted } from '../../look/rulesInForce.ts';
import type { Replacement } from './replacement.ts';
import { at } from './replacement.ts';

export function findStanding(look: Look, event: GameEvent): readonly Replacement[] {
  return [
    ...findRegeneration(look, event),
    ...findCommander(look, event),
    ...findCommanderMana(look, event),
    ...findPlaneswalkerRedirection(look, event),
    ...findFlashback(look, event),
  ];
}

/** A regeneration shield: the next time it would be destroyed, it is tapped, heals and leaves combat instead (701.19). */
function findRegeneration({ state }: Look, event: GameEvent): readonly Replacement[] {
  if (event.kind !== 'destroy' || !event.regenerable) return [];
  const object = state.objects[event.object];
  if (!object || object.regenerationShields === 0 || isRestricted(state, event.object, 'be regenerated')) return [];
  const { id } = object;
  const change = { damage: 0, deathtouched: false, regenerationShields: object.regenerationShields - 1 };
  const events: readonly GameEvent[] = [
    { kind: 'change', object: id, change, name: 'regenerated' },
    ...(object.tapped ? [] : [{ kind: 'tap', object: id } as const]),
    ...(object.attacking || object.blocking ? [{ kind: 'leave combat', object: id } as const] : []),
  ];
  return [
    {
      key: `regeneration ${id}`,
      source: id,
      text: '',
      group: 'other',
      cites: ['action.regenerate', 'replacement', 'replacement.regeneration', 'replacement.before'],
      apply: () => at({ events }),
    },
  ];
}

/** A commander's owner may put it into the command zone instead (903.9). */
function findCommander({ state }: Look, event: GameEvent): readonly Replacement[] {
  if (event.kind !== 'move') return [];
  const object = state.objects[event.object];
  if (!object?.commander || object.zone === 'command') return [];
  if (!commanderZoneOn(state.day).insteadOf.includes(event.to)) return [];
  return [
    {
      key: `commander ${object.card}`,
      source: object.id,
      text: '',
      group: 'other',
      cites: ['replacement', 'commander'],
      *apply(game) {
        const goes = yield* askWhether(game, object.owner, 'Does the commander go to the command zone?', object.id);
        const { at: _, as: __, ...move } = event;
        return { events: [goes ? { ...move, to: 'command' } : event] };
      },
    },
  ];
}

/** Until 2016 mana outside of the identity of a player's commander was colourless (903.9). */
function findCommanderMana({ state }: Look, event: GameEvent): readonly Replacement[] {
  if (event.kind !== 'mana' || commanderManaOn(state.day) === 'stays') return [];
  const identity: readonly string[] | undefined = identityOfCommander(state, event.player);
  const mana = event.mana.map((color) => (identity === undefined || identity.includes(color) ? color : 'colorless'));
  if (mana.every((color, at) => color === event.mana[at])) return [];
  const events = [{ ...event, mana }];
  return [{ key: 'commander mana', text: '', group: 'other', cites: ['commander.mana'], apply: () => at({ events }) }];
}

/** Wherever such a spell would go from the stack, it is exiled (702.34a). */
function findFlashback({ state }: Look, event: GameEvent): readonly Replacement[] {
  if (event.kind !== 'move' || event.to === 'exile') return [];
  const object = state.objects[event.object];
  if (object?.zone !== 'stack' || !isExiled(object.spell)) return [];
  const { at: _, as: __, ...move } = event;
  return [
    {
      key: 'exiled from the stack',
      source: object.id,
      text: '',
      group: 'other',
      cites: ['replacement'],
      apply: () => at({ events: [{ ...move, to: 'exile' }] }),
    },
  ];
}

/** Until 2018 an opponent's noncombat damage to a player could be dealt to a planeswalker of that player instead (306.7). */
function findPlaneswalkerRedirection(look: Look, event: GameEvent): readonly Replacement[] {
  const { state } = look;
  if (event.kind !== 'damage' || event.combat || !redirectsToPlaneswalkersOn(state.day) || !findPlayer(state, event.to)) return [];
  if (state.objects[event.source] === undefined && state.past[event.source] === undefined) return [];
  const { controller } = look.of(event.source);
  if (!opponentsOf(state, event.to).includes(controller)) return [];
  const walkers = state.zones.battlefield.filter(
    (id) => !state.objects[id]?.phasedOut && look.of(id).types.includes('planeswalker') && look.of(id).controller === event.to,
  );
  if (walkers.length === 0) return [];
  return [
    {
      key: 'planeswalker redirection',
      text: 'planeswalker redirection',
      group: 'other',
      cites: ['replacement'],
      *apply(game) {
        const [to = event.to] = yield* chooseUpTo(game, controller, walkers, 1, 'Which planeswalker is dealt the damage instead?');
        return { events: [{ ...event, to }] };
      },
    },
  ];
}
