/** Commanders: where they go, and mana outside of their colours (903.9, before July 2015 903.11 and 903.12). */
import type { ZoneName } from '../../language/places.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { identityOfCommander } from '../../look/colorIdentity.ts';
import { askWhether } from '../choices.ts';
import { at, type Finder } from './replacement.ts';

export interface CommanderZones {
  /** On its way to these it may go to the command zone instead. */
  readonly insteadOf: readonly ZoneName[];
  /** From these it may be moved by a state-based action. */
  readonly after: readonly ZoneName[];
}

export const commanderZones: readonly Variant<CommanderZones>[] = [
  { from: '2020-07-03', value: { insteadOf: ['hand', 'library'], after: ['graveyard', 'exile'] } },
  { from: '2015-07-17', value: { insteadOf: ['graveyard', 'exile', 'hand', 'library'], after: [] } },
  { from: '', value: { insteadOf: ['graveyard', 'exile'], after: [] } },
];

export const commanderZoneOn = (day: string): CommanderZones => variantOn(commanderZones, day);

/** A commander's owner may put it into the command zone instead (903.9). */
export const findCommander: Finder = ({ state }, event) => {
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
      cites: ['replacement', 'commander.replaced'],
      *apply(game) {
        const goes = yield* askWhether(game, object.owner, 'Does the commander go to the command zone?', object.id);
        const { at: _, as: __, ...move } = event;
        return { events: [goes ? { ...move, to: 'command' } : event] };
      },
    },
  ];
};

/** Mana of a colour that is not in the identity of its player's commander. */
const becomesColorless: Finder = ({ state }, event) => {
  if (event.kind !== 'mana') return [];
  const identity: readonly string[] | undefined = identityOfCommander(state, event.player);
  const mana = event.mana.map((color) => (identity === undefined || identity.includes(color) ? color : 'colorless'));
  if (mana.every((color, at) => color === event.mana[at])) return [];
  const events = [{ ...event, mana }];
  return [{ key: 'commander mana', text: '', group: 'other', cites: ['commander.mana'], apply: () => at({ events }) }];
};

const stays: Finder = () => [];

export const commanderMana: readonly Variant<Finder>[] = [
  { from: '2016-01-16', value: stays },
  { from: '', value: becomesColorless },
];

export const findCommanderMana: Finder = (look, event) =>
  becomesColorless(look, event).length === 0 ? [] : variantOn(commanderMana, look.state.day)(look, event);

/** Whether what a commander's player adds may become other mana on a day. */
export const changesCommanderMana = (day: string): boolean => variantOn(commanderMana, day) !== stays;
