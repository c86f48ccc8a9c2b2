/** What a spell or ability still knows of a target that has become illegal, and what such a target still does (608.2b). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Announced, Thing } from '../../state/state.ts';
import type { Context } from './context.ts';

type Targets = readonly (readonly Thing[])[];
type StillKnown = (chosen: Targets) => Pick<Announced, 'chosen'>;

/**
 * Since July 2015 nothing is known of an illegal target, and what asks for it does not happen (608.2b). Before, its current or last known
 * information was used: it stood in the same rule until 2007, in that of information (2007-05-01 413.2f, 2010-02-01 608.2g) after that.
 */
export const illegalInformation: readonly Variant<StillKnown>[] = [
  { from: '2015-07-17', value: () => ({}) },
  { from: '', value: (chosen) => ({ chosen }) },
];

/** The context in which a text finds something out: of all that was targeted, where also an illegal target may be asked. */
export const known = (context: Context): Context =>
  context.announced.chosen ? { ...context, announced: { ...context.announced, targets: context.announced.chosen } } : context;

/**
 * Whether an illegal target is made to do something to those that are legal, as to deal damage: not where the rules say so (608.2b, first
 * 2002-10-07 413.2a). The sentence is missing in the edition of May 2003.
 */
export const illegalDoers: readonly Variant<(context: Context) => Context>[] = [
  { from: '2003-07-01', value: (context) => context },
  { from: '2003-05-26', value: known },
  { from: '2002-10-07', value: (context) => context },
  { from: '', value: known },
];

/** The context in which a text finds out who does something. */
export const doing = (context: Context, day: string): Context =>
  context.announced.chosen ? variantOn(illegalDoers, day)(context) : context;
