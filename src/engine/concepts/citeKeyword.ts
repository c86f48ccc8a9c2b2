/** Which rule a keyword is cited by: its own (702). */
import { kindsIn } from '../language/parts.ts';
import type { Ability } from '../language/ability.ts';
import type { Concept } from './concepts.ts';
import { conceptNamed } from './named.ts';

/** What is cited for an ability that a keyword stands for; nothing for any other. A number may be that of sunburst (702.44c). */
export const citeKeyword = (ability: Ability | undefined): readonly Concept[] =>
  ability && 'keyword' in ability
    ? [
        ...citeNamed(ability.keyword),
        ...(ability.keyword !== 'sunburst' && kindsIn(ability).has('colors spent') ? (['keyword.sunburst.number'] as const) : []),
      ]
    : [];

/** What is cited for a keyword; nothing for a name that is none. */
export const citeNamed = (keyword: string): readonly Concept[] =>
  keyword === ''
    ? []
    : [
        conceptNamed(
          'keyword',
          keyword === 'totem armor' ? 'umbra armor' : keyword.replace(/^.*cycling$/, 'cycling').replace(/^.*walk$/, 'landwalk'),
        ),
      ];
