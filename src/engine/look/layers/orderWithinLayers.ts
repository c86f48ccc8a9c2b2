/** What orders the effects within one layer: dependency and timestamps (613.7, 613.8). */
import type { Variant } from '../../concepts/variant.ts';

/** How characteristic-defining abilities take part in dependency (613.8a): as all effects, not at all, or among themselves. */
export const definingDependency: readonly Variant<'any' | 'none' | 'own'>[] = [
  {
    from: '2012-05-01',
    concept: 'layers.dependency',
    sentence: 'A characteristic-defining ability can depend on another such ability only.',
    value: 'own',
  },
  {
    from: '2007-05-01',
    until: '2012-05-01',
    concept: 'layers.dependency',
    sentence: 'No effect of a characteristic-defining ability depends on another effect, and none depends on it.',
    value: 'none',
  },
  {
    from: '',
    until: '2007-05-01',
    concept: 'layers.dependency',
    sentence: 'An effect that defines a characteristic waits for the effects on which it depends like any other.',
    value: 'any',
  },
];

/** Whether the effect of an ability that an effect granted is as young as that effect (613.7a), or as old as the object. */
export const grantedTimestamps: readonly Variant<'effect' | 'object'>[] = [
  {
    from: '2005-10-01',
    concept: 'layers.timestamp',
    sentence: 'The effect of a granted ability has the timestamp of the object or of what granted it, whichever is later.',
    value: 'effect',
  },
  {
    from: '',
    until: '2005-10-01',
    concept: 'layers.timestamp',
    sentence: 'The effect of a static ability has the timestamp of its object.',
    value: 'object',
  },
];

/** Whether a permanent gets a new timestamp as it turns face up or down or transforms (613.7f, 613.7g). */
export const turningTimestamps: readonly Variant<boolean>[] = [
  {
    from: '2015-07-17',
    concept: 'layers.timestamp',
    sentence: 'What is turned face up or face down, or transforms, gets a new timestamp.',
    value: true,
  },
  { from: '', until: '2015-07-17', concept: 'layers.timestamp', sentence: 'Turning face up changes no timestamp.', value: false },
];
