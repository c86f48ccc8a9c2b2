/** Tells what state-based actions find (704.5), by the rule of each. */
import type { Concept } from '../concepts/concepts.ts';
import { nameOf } from '../events/nameOf.ts';
import type { About } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import { isHostProtected } from '../look/attachment.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { citesOfRange, inRange } from '../look/range.ts';
import { legendsName } from '../look/uniqueAs.ts';
import { findPlayer, objectsIn } from '../state/changes.ts';
import { countOf } from '../state/sentences.ts';

/** A sentence about a player, or about the first of the objects, and what it rests on besides. */
interface Sentence {
  readonly says: (found: Found) => string;
  readonly cites?: (found: Found) => readonly Concept[];
}
interface Found extends About {
  readonly look: Look;
  readonly id: string;
  readonly name: string;
}

const poisoned: Sentence = {
  says: ({ look, player = '' }) => `${player} has ${findPlayer(look.state, player)?.poison ?? 0} poison counters.`,
};
const elsewhere: Sentence = {
  says: ({ look, id, name }) => `${name} is a ${look.state.objects[id]?.kind ?? ''}, and not where one can be.`,
};

/**
 * What is named for state-based actions and is none: rules about all of them, and those that stand beside the rule that is told. Those of schemes and
 * phenomena are told as they are done.
 */
type NoAction =
  | 'sba.notMeanwhile'
  | 'sba.replacedOnce'
  | 'sba.lastKnown'
  | 'sba.team.life'
  | 'sba.team.poison'
  | 'sba.commander.damage'
  | 'sba.scheme'
  | 'sba.phenomenon';
/** Every other one is found by an action, which must be told: nothing would say why it happened. */
type FoundRule = Exclude<Extract<Concept, `sba.${string}`>, NoAction>;

/** Whether it is attached to what its controller does not reach (801.8, 801.9). */
function isHostOutOfRange({ look, id }: Found): boolean {
  const host = look.state.objects[id]?.attachedTo;
  return host !== undefined && !inRange(look, look.characteristicsOf(id).controller, host);
}

const sentences: Readonly<Partial<Record<Concept, Sentence>> & Record<FoundRule, Sentence>> = {
  'sba.life': { says: ({ player = '' }) => `${player} has 0 or less life.` },
  'sba.emptyLibrary': { says: ({ player = '' }) => `${player} had to draw from an empty library.` },
  'sba.poison': poisoned,
  'team.poison': poisoned,
  'tokens.cease': elsewhere,
  'objects.copiesCease': elsewhere,
  'sba.zeroToughness': {
    says: ({ name }) => `${name} has toughness 0 or less.`,
    // What would keep it from being destroyed has nothing to do here (701.8b).
    cites: ({ look, id }) =>
      (look.state.objects[id]?.regenerationShields ?? 0) > 0 || hasKeyword(look, id, 'indestructible') ? ['action.destroy.ways'] : [],
  },
  'sba.lethalDamage': { says: ({ name }) => `${name} has been dealt lethal damage.` },
  'sba.deathtouch': { says: ({ name }) => `${name} was dealt damage by a source with deathtouch.` },
  'sba.loyalty': { says: ({ name }) => `${name} has loyalty 0.` },
  'sba.defense': { says: ({ name }) => `${name} has defense 0.` },
  'sba.role': { says: ({ name }) => `A younger Role than ${name} is there.` },
  'sba.saga': { says: ({ name }) => `${name} has been told to the end.` },
  legend: { says: tellLegends, cites: ({ look, player }) => (player === undefined ? citesOfRange(look.state, ['range.legend']) : []) },
  'planeswalker.uniqueness': {
    says: ({ player }) => (player === undefined ? 'Planeswalkers share a type.' : 'A player controls planeswalkers that share a type.'),
  },
  world: { says: () => 'There are several world permanents.', cites: ({ look }) => citesOfRange(look.state, ['range.world']) },
  'sba.aura': {
    says: ({ name }) => `${name} is not attached to anything it may be attached to.`,
    cites: (found) => [
      ...(isHostProtected(found.look, found.id) ? (['keyword.protection.aura'] as const) : []),
      ...(isHostOutOfRange(found) ? (['range.aura'] as const) : []),
    ],
  },
  'sba.equipment': {
    says: ({ name }) => `${name} may not be attached to what it is attached to.`,
    cites: (found) => [
      ...(isHostProtected(found.look, found.id) ? (['keyword.protection.equipment'] as const) : []),
      ...(isHostOutOfRange(found) ? (['range.equipment'] as const) : []),
    ],
  },
  'keyword.bestow.unattached': { says: ({ name }) => `${name} may not enchant what it is attached to, and is bestowed no more.` },
  'counters.annihilate': {
    says: ({ look, id, name }) => {
      const { counters = {} } = look.state.objects[id] ?? {};
      const pairs = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
      return `${pairs} +1/+1 and ${pairs} -1/-1 counters are removed from ${name}.`;
    },
  },
  'commander.damage': { says: ({ player = '' }) => `${player} has been dealt 21 combat damage by one commander.` },
  'sba.commander.zone': { says: ({ player = '' }) => `A commander of ${player} may go to the command zone.` },
};

/** Who keeps one of several; or that several go; or that they go for one that was there before them. */
function tellLegends({ look, player, objects, id }: Found): string {
  const { name } = look.characteristicsOf(id);
  // A namesake that is no legend stays whatever it is.
  const isNamed = (other: string): boolean => legendsName(look.characteristicsOf(other)).includes(name);
  if (player !== undefined) return `${player} controls ${objects.length} legendary permanents named ${name}.`;
  const stays = objectsIn(look.state, 'battlefield').filter((other) => isNamed(other) && !objects.includes(other));
  return stays.length === 1 && citesOfRange(look.state, ['range.legend']).length === 0
    ? `A legendary permanent named ${name} is already there.`
    : `${countOf(objects.length, 'legendary permanent')} ${objects.length === 1 ? 'is' : 'are'} named ${name}.`;
}

export function tellStateBased(look: Look, cites: readonly Concept[], about: About): readonly Telling[] {
  const [rule, id = ''] = [cites[0], about.objects[0]];
  const sentence = rule === undefined ? undefined : sentences[rule];
  if (!sentence) return [];
  const found: Found = { ...about, look, id, name: id === '' ? '' : nameOf(look.state, id) };
  return [{ event: 'state-based action', text: sentence.says(found), cites: ['sba', ...cites, ...(sentence.cites?.(found) ?? [])] }];
}
