/** Commander, vanguard and planechase (901 to 903): what a position of them may hold and begins with. */
import type { Card } from '../../engine/language/card.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import { commanderMulligans } from '../../engine/state/formats.ts';
import { variantOn } from '../../engine/concepts/variant.ts';
import { citesOf } from '../../engine/concepts/numbers.ts';
import type { GameState, PlayerId } from '../../engine/state/state.ts';
import { sumOfVanguards } from '../../engine/state/vanguard.ts';
import { refuse } from './refusal.ts';
import type { Scenario } from './scenario.ts';

const concepts: Readonly<Record<string, Concept>> = {
  commander: 'commander.identity',
  vanguard: 'vanguard',
  planechase: 'planar',
};

/** The rule without which a day knows no such format. */
export const conceptOfCasual = (format: string): Concept | undefined => concepts[format];

export const isCasual = (format: string | undefined): boolean => format !== undefined && concepts[format] !== undefined;

/** Whether the usual setup of a format lets a player attack several others (901.2, 903.2). */
export const attacksSeveral = (format: string | undefined): boolean => format === 'commander' || format === 'planechase';

/** @throws ScenarioRefusal for a format that the day's rules do not know, or whose mulligans the engine does not. */
export function checkCasual({ format, setup }: Scenario, day: string): void {
  const concept = concepts[format ?? ''];
  if (concept && citesOf(concept, day).length === 0) refuse('format', 'the rules of that day know no such format', format);
  if (format === 'commander' && setup?.step === 'mulligan' && variantOn(commanderMulligans, day) === 'own')
    refuse('setup.step', 'the engine does not know the mulligans that this format had then', 'mulligan');
}

const formatOfType: Readonly<Record<string, string>> = {
  plane: 'planechase',
  phenomenon: 'planechase',
  vanguard: 'vanguard',
  scheme: 'archenemy',
  conspiracy: 'conspiracy draft',
};

/** @throws ScenarioRefusal for a card that another format alone knows, or that is not where it has to stay. */
export function checkCasualCard(
  card: Card,
  { format, zone, isArchenemys }: { readonly format: string | undefined; readonly zone: string; readonly isArchenemys: boolean },
  path: string,
): void {
  for (const type of card.faces[0]?.types ?? []) {
    const needed = formatOfType[type];
    if (needed === undefined) continue;
    if (needed !== format) refuse(`${path}.type`, `it is played with in the format ${needed} alone`, type);
    if (type === 'scheme' && !isArchenemys) refuse(`${path}.type`, 'only the archenemy has schemes', type);
    if (zone !== 'command') refuse(`${path}.type`, 'it stays in the command zone', type);
  }
}

/** The starting life total (103.4, 902.4, 903.7, 904.5). */
export const startingLife = (
  position: Pick<GameState, 'objects' | 'cards'> & { readonly zones: Pick<GameState['zones'], 'command'> },
  player: PlayerId,
  { format, archenemy }: { readonly format: string | undefined; readonly archenemy: PlayerId | undefined },
): number =>
  (format === 'commander' || (format === 'archenemy' && player === archenemy) ? 40 : 20) + sumOfVanguards(position, player, 'life');
