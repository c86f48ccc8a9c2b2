/** Words of ours on the board. */
import type { Aspect, ObjectView, PlayerView } from '../../../demonstration/inBrowser.ts';

const plural = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

export const boardLabels = {
  board: 'Board',
  turn: (turn: number, active: string, step: string) => `Turn ${turn}, of ${active}: ${step}`,
  hasPriority: (player: string) => `${player} has priority`,
  won: (players: readonly string[]) => `${players.join(' and ')} won`,
  drawn: 'the game is a draw',
  left: 'left the game',
  ability: 'Ability',
  abilityOf: (name: string) => `Ability of ${name}`,
  combatDamage: 'Combat damage',
  faceDown: 'Face-down card',
  nameless: 'A card',
  why: 'Why?',
  whyOf: (name: string) => `Why is ${name} what it is?`,
  open: (name: string) => `${name}: its text in this game, and why it is so`,
  lands: 'Lands',
  whyAspect: (aspect: string, name: string) => `Why this ${aspect}? (${name})`,
} as const;

export const aspectNames: Readonly<Record<Aspect, string>> = {
  name: 'name',
  cost: 'mana cost',
  colors: 'colors',
  type: 'type line',
  abilities: 'abilities',
  size: 'power and toughness',
  loyalty: 'loyalty',
  controller: 'controller',
};

/** What is counted on a card. */
export const countedNames = { damage: 'damage', counters: 'counters' } as const;

export const zoneNames: Readonly<Record<ObjectView['zone'], string>> = {
  battlefield: 'Battlefield',
  stack: 'Stack',
  hand: 'Hand',
  graveyard: 'Graveyard',
  exile: 'Exile',
  command: 'Command',
  library: 'Library',
  outside: 'Outside the game',
};

/** What a player has, in one line: each part under the name by which changes are told. */
export const countPlayer = ({
  life,
  poison,
  counters,
  mana,
  hand,
  library,
  graveyard,
  left,
}: PlayerView): readonly (readonly [string, string])[] => [
  ['life', `${life} life`],
  ['poison', poison === 0 ? '' : `${poison} poison`],
  [
    'counters',
    Object.entries(counters)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', '),
  ],
  ['mana', mana],
  ['hand', hand === 0 ? '' : `hand ${hand}`],
  ['library', library === 0 ? '' : `library ${library}`],
  ['graveyard', graveyard === 0 ? '' : `graveyard ${graveyard}`],
  ['left', left ? boardLabels.left : ''],
];

/** How an object stands there, each under the name by which changes are told; empty where it does not. */
export const statuses = [
  'kind',
  'tapped',
  'turned',
  'phased',
  'attacking',
  'blocking',
  'attached',
  'counters',
  'damage',
  'targets',
  'x',
  'assigned',
] as const;
export type Status = (typeof statuses)[number];

/** `name` says what people call a ref. */
export function tellStatuses(object: ObjectView, name: (ref: string) => string): Readonly<Record<Status, string>> {
  const { tapped, faceDown, flipped, phasedOut, attacking, blocking, counters, damage, attachedTo, targets, x, assigned, kind } = object;
  return {
    kind: kind === 'token' ? 'token' : kind === 'copy' ? 'copy' : '',
    tapped: tapped ? 'tapped' : '',
    turned: [faceDown ? 'face down' : '', flipped ? 'flipped' : ''].filter((part) => part !== '').join(separator),
    phased: phasedOut ? 'phased out' : '',
    attacking:
      attacking === undefined
        ? ''
        : `attacks ${name(attacking.whom)}${attacking.band ? ` in a band with ${attacking.band.map(name).join(', ')}` : ''}${attacking.blocked === undefined ? '' : attacking.blocked ? ', blocked' : ', unblocked'}`,
    blocking: blocking === undefined || blocking.length === 0 ? '' : `blocks ${blocking.map(name).join(', ')}`,
    attached: attachedTo === undefined ? '' : `attached to ${name(attachedTo)}`,
    counters: Object.entries(counters)
      .map(([counter, count]) => plural(count, `${counter} counter`))
      .join(separator),
    damage: damage === 0 ? '' : `${damage} damage`,
    targets: targets === undefined ? '' : `targets ${targets.map(name).join(', ')}`,
    x: x === undefined ? '' : `X is ${x}`,
    assigned: (assigned ?? []).map(({ source, amount, to }) => `${name(source)}: ${amount} to ${name(to)}`).join(separator),
  };
}

const separator = ' · ';

/** All of it in one line: `tapped · attacks B · 2 damage`. */
export const tellStatus = (object: ObjectView, name: (ref: string) => string): string => {
  const told = tellStatuses(object, name);
  return statuses.flatMap((status) => (told[status] === '' ? [] : [told[status]])).join(separator);
};
