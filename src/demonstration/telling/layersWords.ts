/** What changed in the layers, and in what orders effects within them (613), in words: newest first, with the rule that each is of. */
import type { EraPointId } from '../../engine/eras.ts';
import type { PointWords } from './pointWords.ts';

export const layersWords = {
  layers: [
    'Layers of continuous effects',
    ['layers', 'Power and toughness: definitions, then what sets them, then what modifies them together with counters, then switches.'],
    [
      'layers',
      'Colors and abilities have layers of their own. Power and toughness: definitions, settings, modifications, counters, switches.',
    ],
    [
      'layers',
      'Power and toughness: definitions, then settings and modifications by spells, then counters, then modifications by static abilities, then switches.',
    ],
    [
      'layers',
      'Six layers. Power and toughness: definitions, counters, then all the rest, switches among it. Type changers are applied wholly in theirs.',
    ],
    ['layers', 'Copy effects, text changes, definitions, type changers, counters, and then all other effects.'],
    ['layers', 'Copy effects, type changers, counters, and then all other effects. What stands for a star counts as printed.'],
  ],
  'defining-dependency': [
    'Definitions and dependency',
    ['layers.dependency', 'A characteristic-defining ability can depend on another such ability only.'],
    ['layers.dependency', 'No effect of a characteristic-defining ability depends on another effect, and none depends on it.'],
    ['layers.dependency', 'An effect that defines a characteristic waits for the effects on which it depends like any other.'],
  ],
  'granted-timestamps': [
    'Timestamps of granted abilities',
    ['layers.timestamp', 'The effect of a granted ability has the timestamp of the object or of what granted it, whichever is later.'],
    ['layers.timestamp', 'The effect of a static ability has the timestamp of its object.'],
  ],
  'simultaneous-timestamps': [
    'Timestamps of what enters together',
    ['layers.simultaneous', 'Of what enters together, that of the active player has the earlier timestamps; each player orders their own.'],
    ['layers.simultaneous', 'The active player says in which order what enters together gets its timestamps.'],
  ],
  'turning-timestamps': [
    'Timestamps of what turns',
    ['layers.timestamp', 'What is turned face up or face down, or transforms, gets a new timestamp.'],
    ['layers.timestamp', 'Turning face up changes no timestamp.'],
  ],
  'barred-abilities': [
    'Abilities that something can’t have',
    ['abilities.cannotHave', 'Of an effect that would add an ability to what can’t have it, the rest applies.'],
    ['abilities.cannotHave', 'An effect that would add an ability to what can’t have it does not begin at all.'],
  ],
  'granted-definitions': [
    'Granted abilities that define',
    ['layers', 'An ability that was granted by an effect defines no characteristic.'],
    ['layers', 'A granted ability that says what its object is defines it.'],
  ],
  'star-zones': [
    'Stars outside the battlefield',
    ['layers.powerToughness', 'Power and toughness are defined in every zone.'],
    ['layers.powerToughness', 'A star is 0 while the object is not in play.'],
  ],
} satisfies Partial<Record<EraPointId, PointWords>>;
