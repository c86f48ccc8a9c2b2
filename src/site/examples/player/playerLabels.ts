/** Every word of ours in the player of demonstrations. Apart from the others: it is loaded when a run is asked for. */
import type { Aspect, ObjectView, PlayerView, RunStep, WhyLink } from '../../../demonstration/inBrowser.ts';

const plural = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

export const playerLabels = {
  player: (title: string) => `Step by step: ${title}`,
  run: 'Run',
  close: 'Close',
  rulesOf: 'Under the rules of',
  own: (name: string) => `${name}, as written`,
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  copied: 'Copied',
  notCopied: 'Not copied',
  controls: 'Steps',
  first: 'First step',
  back: 'Step back',
  forward: 'Step forward',
  last: 'Last step',
  slider: 'Step',
  place: (step: number, of: number) => (step === 0 ? `Start, ${plural(of, 'step')}` : `Step ${step} of ${of}`),
  start: 'Before anything happens.',
  said: (text: string, cites: readonly string[]) =>
    cites.length === 0 ? text : `${text} ${cites.length === 1 ? 'Rule' : 'Rules'} ${cites.join(', ')}.`,
  saidHere: 'What happens, and by which rule',
  list: 'All steps',
  board: 'Board',
  stack: 'Stack',
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
  nothing: 'none',
  why: 'Why?',
  whyOf: (name: string) => `Why is ${name} what it is?`,
  open: (name: string) => `${name}: its text, and why it is so`,
  controlledBy: (player: string) => `controlled by ${player}`,
  lands: 'Lands',
  attachments: (name: string) => `Attached to ${name}`,
  otherRules: (count: number) => (count === 1 ? 'One rule more' : `${count} rules more`),
  whyAspect: (aspect: string, name: string) => `Why this ${aspect}? (${name})`,
  unchanged: 'No effect changes it.',
  choices: 'Choices that were open',
  noChoices: 'No choice in this step',
  asked: (player: string, text: string) => `${player}: ${text}`,
  chosen: 'chosen',
  alsoLegal: 'also legal',
  counted: (count: number) => `${plural(count, 'legal answer')} in all`,
  closed: 'closed',
  legal: (count: number) => `legal: ${count}`,
  failed: 'This demonstration could not be loaded. Try again in a moment.',
  notPlayable: (name: string, own: string) =>
    `The engine cannot play these actions under the rules of ${name}. They were written for those of ${own}.`,
  tooEarly: (day: string, own: string) => `This cannot be played before ${day}. It was written for the rules of ${own}.`,
  notCompared: (own: string) => `Written for the rules of ${own}, with which this run is not compared.`,
  ownEdition: 'The edition for which this was written.',
  comparing: 'Playing it under these rules …',
  same: (own: string) => `Everything comes out as under the rules of ${own}, for which this was written.`,
  differs: (own: string) => `It comes out otherwise than under the rules of ${own}, for which this was written: both stand below.`,
  partly: (own: string, why: string) => `Written for the rules of ${own}. ${why}`,
  outcomes: 'Both editions',
  endUnder: (name: string) => `The end, under the rules of ${name}`,
  onlyIn: (name: string) => `Cited under ${name} alone`,
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
  ['left', left ? playerLabels.left : ''],
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
        : `attacks ${name(attacking.whom)}${attacking.blocked === undefined ? '' : attacking.blocked ? ', blocked' : ', unblocked'}`,
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

export const beginnings = { printed: 'printed', copied: 'as it was copied', made: 'as it was made', 'face down': 'face down' } as const;

/** What an effect comes from; the wording of an ability or spell is quoted behind it. */
export const tellOrigin = ({ from, source, text }: WhyLink): string =>
  from === 'counters' ? `${text ?? ''} counters` : from === 'rules' ? 'the rules' : (source ?? 'an effect');

export const tellLayer = (layer: string): string =>
  layer === 'defining' ? 'characteristic-defining' : layer === 'other' ? 'other effects' : layer;

/** A run as plain text, with its rules: what a forum or a mail can hold. */
export function tellRun(title: string, edition: string, steps: readonly RunStep[], href: string): string {
  const lines = steps
    .filter(({ number }) => number > 0)
    .map(
      ({ number, text, wording, cites }) =>
        `${number}. ${text}${wording === undefined ? '' : ` “${wording}”`}${cites.length === 0 ? '' : ` [${cites.join(', ')}]`}`,
    );
  return [title, `Rules of ${edition}`, '', ...lines, '', href].join('\n');
}
