/**
 * What few games do, in parts: a browser loads those that a game asks for. What asks for a part that is not there ends the play at once, whoever
 * plays loads the part, and plays again: nothing is played otherwise for its lack.
 */
import type { Rare } from '../../events/procedure.ts';
import { usual } from './usual.ts';

const partOf = {
  areOfAlike: 'choices',
  canBeTakenApart: 'choices',
  chooseOtherwise: 'choices',
  chooseReplacement: 'choices',
  chooseWord: 'choices',
  clash: 'choices',
  divide: 'choices',
  'find out': 'choices',
  'flip coin': 'choices',
  isFutile: 'choices',
  keep: 'choices',
  meantPlayers: 'choices',
  modesAnew: 'choices',
  narrowed: 'choices',
  offerAsPut: 'choices',
  orderMelded: 'choices',
  piles: 'choices',
  roll: 'choices',
  severally: 'choices',
  vote: 'choices',
  assignDamage: 'combat',
  chooseDefendingPlayer: 'combat',
  damageOnStack: 'combat',
  declareBands: 'combat',
  enterAttacking: 'combat',
  orderDamage: 'combat',
  payDeclaration: 'combat',
  'add mana': 'costs',
  announceSymbols: 'costs',
  assist: 'costs',
  chooseLandPlay: 'costs',
  choosePermission: 'costs',
  chooseTotal: 'costs',
  chooseWay: 'costs',
  emerge: 'costs',
  evaluated: 'costs',
  harmonize: 'costs',
  help: 'costs',
  obliged: 'costs',
  payments: 'costs',
  planPayment: 'costs',
  spentMana: 'costs',
  cast: 'deeds',
  'copy spell': 'deeds',
  'create copy': 'makings',
  'create token': 'makings',
  discard: 'makings',
  later: 'makings',
  sacrifice: 'makings',
  'prevent damage': 'makings',
  'double counters': 'deeds',
  'double mana': 'deeds',
  'exchange control': 'deeds',
  'exile until': 'deeds',
  keptMana: 'deeds',
  meld: 'deeds',
  merge: 'deeds',
  mill: 'deeds',
  'move counters': 'deeds',
  mutating: 'deeds',
  'name sticker': 'deeds',
  'new targets': 'deeds',
  proliferate: 'deeds',
  'redirect damage': 'deeds',
  retarget: 'deeds',
  'reveal until': 'deeds',
  scry: 'deeds',
  search: 'deeds',
  'search zones': 'deeds',
  surveil: 'deeds',
  tokensInstead: 'deeds',
  'turn face down': 'deeds',
  watchGrowth: 'deeds',
  abandon: 'designations',
  'become monarch': 'designations',
  'become time': 'designations',
  chaos: 'designations',
  dawn: 'designations',
  keepDesignations: 'designations',
  planeswalk: 'designations',
  rollPlanarDie: 'designations',
  setInMotion: 'designations',
  'take initiative': 'designations',
  tempt: 'designations',
  venture: 'designations',
  openingHands: 'games',
  restart: 'games',
  subgame: 'games',
  'control player': 'players',
  drawLater: 'players',
  'end turn': 'players',
  'extra phases': 'players',
  'extra turn': 'players',
  leaveWith: 'players',
  'next turn': 'players',
  prepared: 'players',
  'set life': 'players',
  standIn: 'players',
  turnMarkers: 'players',
  win: 'players',
} as const satisfies Readonly<Record<Exclude<keyof Rare, keyof typeof usual>, string>>;

type Member = keyof typeof partOf;
export type PartName = (typeof partOf)[Member];

/** All that belongs to a part. */
export type Of<Part extends PartName> = Pick<Rare, { [Each in Member]: (typeof partOf)[Each] extends Part ? Each : never }[Member]>;

/** A play that came to what is not loaded: it is worth nothing, and is played again with it. */
export class NotLoaded extends Error {
  readonly part: PartName;
  constructor(part: PartName) {
    super(`${part} is not loaded`);
    this.part = part;
  }
}

const members = Object.entries(partOf) as readonly (readonly [Member, PartName])[];

/** What is usual with some parts. What asks for another is told so. @throws NotLoaded there */
export function withParts(parts: readonly Partial<Rare>[]): Rare {
  const given = parts.reduce<Partial<Rare>>((all, part) => ({ ...all, ...part }), { ...usual });
  for (const [member, part] of members)
    if (!(member in given))
      Object.defineProperty(given, member, {
        get: () => {
          throw new NotLoaded(part);
        },
      });
  return given as Rare;
}

/** The same with whoever hears of each part that is asked for. */
export function hearingParts(rare: Rare, hear: (part: PartName) => void): Rare {
  const heard = { ...rare };
  for (const [member, part] of members)
    Object.defineProperty(heard, member, {
      get: () => {
        hear(part);
        return rare[member];
      },
    });
  return heard;
}
