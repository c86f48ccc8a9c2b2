/** Two-Headed Giant through the years: life, poison, combat and the first draw of a team (810, from July 2009 806, before 606). */
import { variantOn, type Variant } from '../concepts/variant.ts';

/** How the life of a team stands for that of its members. */
export interface TeamLife {
  /** What an effect that asks for one player's life total sees: that player's share of the team's, rounded up, or all of it. */
  readonly seen: 'share' | 'total';
  /** When the life of all members is set at once: what they are set to is added up, or one of them is chosen and no other affected. */
  readonly setting: 'sum' | 'one member';
  /** Whether nobody of a team gains life when one of them cannot. */
  readonly barred: boolean;
}

export const teamLifeVariants: readonly Variant<TeamLife>[] = [
  {
    from: '2010-06-18',
    concept: 'team.lifeSeen',
    sentence: 'A player’s life total is the team’s. Where it would be set for all of a team, one member of choice is affected.',
    value: { seen: 'total', setting: 'one member', barred: true },
  },
  {
    from: '',
    until: '2010-06-18',
    concept: 'team.lifeSeen',
    sentence: 'A player’s life total is an even share of the team’s, rounded up. Where it is set for all of a team, the results are added.',
    value: { seen: 'share', setting: 'sum', barred: false },
  },
];

export const teamLifeOn = (day: string): TeamLife => variantOn(teamLifeVariants, day);

/** Life with which a team begins, for each of its players. */
export const teamStartVariants: readonly Variant<number>[] = [
  { from: '2007-05-01', concept: 'team.life', sentence: 'A team of two begins with 30 life.', value: 15 },
  { from: '', until: '2007-05-01', concept: 'team.life', sentence: 'A team of two begins with 40 life.', value: 20 },
];

export const teamStartOn = (day: string): number => variantOn(teamStartVariants, day);

export const teamPoisonVariants: readonly Variant<'shared' | 'own'>[] = [
  { from: '2011-04-01', concept: 'team.poison', sentence: 'A team shares its poison counters; fifteen are too many.', value: 'shared' },
  {
    from: '',
    until: '2011-04-01',
    concept: 'sba.poison',
    sentence: 'Each player of a team has poison counters of their own; ten are too many.',
    value: 'own',
  },
];

export const teamPoisonOn = (day: string): 'shared' | 'own' => variantOn(teamPoisonVariants, day);

export const teamCombatVariants: readonly Variant<'players' | 'team'>[] = [
  {
    from: '2018-04-27',
    concept: 'team.attack',
    sentence: 'A creature attacks one player of the defending team.',
    value: 'players',
  },
  {
    from: '',
    until: '2018-04-27',
    concept: 'team.attack',
    sentence: 'A creature attacks the team as a whole; whom its damage is dealt to is chosen as damage is assigned.',
    value: 'team',
  },
];

export const teamCombatOn = (day: string): 'players' | 'team' => variantOn(teamCombatVariants, day);

/** Who of the team that begins draws no card in its first draw step. */
export const teamDrawVariants: readonly Variant<'all' | 'primary'>[] = [
  { from: '2007-05-01', concept: 'team.firstDraw', sentence: 'The team that begins skips its first draw step.', value: 'all' },
  {
    from: '2006-10-01',
    until: '2007-05-01',
    concept: 'team.firstDraw',
    sentence: 'In the first draw step only the secondary player of the team that begins draws a card.',
    value: 'primary',
  },
  {
    from: '',
    until: '2006-10-01',
    concept: 'team.firstDraw',
    sentence: 'The team that begins skips its first draw step.',
    value: 'all',
  },
];

export const teamDrawOn = (day: string): 'all' | 'primary' => variantOn(teamDrawVariants, day);
