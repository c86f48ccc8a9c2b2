/** Cards that were printed, as scenarios describe them: those of the file beside the documents, or else those of the demonstrations. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readValue } from '../../../src/demonstration/format/readValue.ts';
import { makePosition } from '../../../src/demonstration/position/makePosition.ts';
import { cardTexts } from '../../../src/demonstration/position/readCardTexts.ts';
import { ScenarioRefusal } from '../../../src/demonstration/format/refusal.ts';
import { folder } from '../../archive/catalog.ts';
import { demonstrations } from '../../demonstration/anyScenario.ts';
import type { Chance } from './chance.ts';

/** A card, or a face of one, as a scenario describes it. */
export interface FaceGiven {
  readonly name: string;
  readonly type: string;
  readonly cost?: string;
  readonly pt?: string;
  readonly loyalty?: number;
  readonly colors?: readonly string[];
  readonly text?: string;
}
export interface CardsFaces {
  readonly name: string;
  readonly layout: string;
  readonly faces: readonly FaceGiven[];
}
export type CardGiven = FaceGiven | CardsFaces;

const file = folder === undefined ? undefined : join(dirname(folder), 'cards', 'oracle-cards.jsonl.gz');

interface Printed {
  readonly name: string;
  readonly layout?: string;
  readonly mana_cost?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly colors?: readonly string[];
  readonly card_faces?: readonly Printed[];
}

const colorNames: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

function toFace(printed: Printed): FaceGiven {
  const { name, mana_cost: cost = '', type_line: type = '', oracle_text: text = '', power, toughness, loyalty, colors } = printed;
  return {
    name,
    type,
    ...(cost === '' ? {} : { cost }),
    ...(power === undefined || toughness === undefined ? {} : { pt: `${power}/${toughness}` }),
    ...(loyalty === undefined ? {} : { loyalty: Number(loyalty) }),
    ...(colors === undefined ? {} : { colors: colors.flatMap((letter) => colorNames[letter] ?? []) }),
    ...(text === '' ? {} : { text: text.replaceAll(/ ?\([^()]*\)/g, '').trim() }),
  };
}

function toCard(printed: Printed): CardGiven {
  const { name, layout = 'normal', card_faces: faces } = printed;
  return faces === undefined || layout === 'normal' ? toFace(printed) : { name, layout, faces: faces.map(toFace) };
}

/** What is played by itself in other formats, or is no card of a deck. */
const elsewhere = /\b(?:Scheme|Plane|Phenomenon|Vanguard|Conspiracy|Dungeon|Sticker|Attraction|Emblem|Token|Battle|Card)\b/;

const isCard = (value: unknown): value is FaceGiven =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'type' in value &&
  typeof value.type === 'string' &&
  !('faces' in value);

/** What is in the battlefields and hands of the demonstrations. */
function cardsOfDemonstrations(): readonly CardGiven[] {
  const found = new Map<string, CardGiven>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isCard(value)) {
      const { name, type, cost, pt, loyalty, colors, text } = value;
      const given = Object.entries({ name, type, cost, pt, loyalty, colors, text }).filter(([, each]) => each !== undefined);
      found.set(JSON.stringify(given), Object.fromEntries(given) as unknown as FaceGiven);
    }
    for (const each of Object.values(value)) walk(each);
  };
  walk(demonstrations);
  return [...found.values()];
}

function readCards(): readonly CardGiven[] {
  if (file === undefined || !existsSync(file)) return cardsOfDemonstrations();
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => toCard(JSON.parse(line) as Printed));
}

const typesOf = (card: CardGiven): readonly string[] => ('faces' in card ? card.faces.map(({ type }) => type) : [card.type]);
const cards = readCards().filter((card) => typesOf(card).every((type) => type !== '' && !elsewhere.test(type)));

export const frontOf = (card: CardGiven): FaceGiven => ('faces' in card ? (card.faces[0] ?? { name: '', type: '' }) : card);

const known = new Map<CardGiven, boolean>();

/** Whether a board may hold it: everything that it says is read. */
function isRead(card: CardGiven): boolean {
  const found = known.get(card);
  if (found !== undefined) return found;
  const read = readValue({ id: 'one card', edition: '2026-01-16', setup: { zones: { hand: { A: [{ ref: 'card', ...card }] } } } });
  const answer = read.kind === 'scenario' && isPlaced(read.scenario);
  known.set(card, answer);
  return answer;
}

function isPlaced(scenario: Parameters<typeof makePosition>[0]): boolean {
  try {
    makePosition(scenario, scenario.edition, cardTexts);
    return true;
  } catch (error) {
    if (!(error instanceof ScenarioRefusal)) throw error;
    return false;
  }
}

const byKind = {
  creature: cards.filter((card) => frontOf(card).type.includes('Creature')),
  artifact: cards.filter((card) => /^(?!.*Creature).*Artifact/.test(frontOf(card).type)),
  enchantment: cards.filter((card) => /^(?!.*(?:Creature|Aura)).*Enchantment/.test(frontOf(card).type)),
  aura: cards.filter((card) => frontOf(card).type.includes('Aura')),
  planeswalker: cards.filter((card) => frontOf(card).type.includes('Planeswalker')),
  land: cards.filter((card) => /^(?!.*Basic)(?!.*Creature).*Land/.test(frontOf(card).type)),
  instant: cards.filter((card) => frontOf(card).type.includes('Instant')),
  sorcery: cards.filter((card) => frontOf(card).type.includes('Sorcery')),
};
export type Kind = keyof typeof byKind;

/** A card of a kind that is read, at random. Of a kind that has none, one of another. */
export function drawCard(chance: Chance, kind: Kind): CardGiven {
  for (let tries = 0; tries < 200; tries += 1) {
    const card = chance.one(byKind[kind]);
    if (card && isRead(card)) return card;
  }
  return drawCard(chance, 'creature');
}
