/** What a permanent is of which but one may be there, where a rule asks since when it has been so (704.5k; 420.5e of 2004-06-01). */
import type { Characteristics, GameObject } from '../state/state.ts';

/** The name of a Legend. Before October 2004 the creature type did what the supertype does now. */
export const legendsName = ({ supertypes, subtypes, name }: Characteristics): readonly string[] =>
  name !== '' && (supertypes.includes('legendary') || subtypes.includes('Legend')) ? [name] : [];

/** A world, and a Legend of its name. */
export const uniqueAs = (of: Characteristics): readonly string[] => [
  ...of.supertypes.filter((each) => each === 'world'),
  ...legendsName(of),
];

/** Since when it has been so: from the start if nothing else was noticed. */
export const sinceWhen = ({ since, timestamp }: GameObject, as: string): number => since?.[as] ?? timestamp;
