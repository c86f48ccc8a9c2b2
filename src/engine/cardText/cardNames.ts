/** Names of cards that are chosen: "a nonland card name", and in the words of earlier years "name a nonland card". */
import type { Filter } from '../language/filter.ts';
import type { ChoiceFrom } from '../language/choiceFrom.ts';
import { noun } from './phrases.ts';
import { holds, Unclear } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

const namesOf = (of: Filter): ChoiceFrom => ({ kind: 'card names', ...(of.kind === 'card' ? {} : { of }) });
/** "A nonland card name". */
export const cardName: Construct<ChoiceFrom> = clause('(a|an) <of> name', { of: noun }, ({ of }) => namesOf(of));
/** Until 2014 a card was named: "name a nonland card". */
export const namedCard: Construct<ChoiceFrom> = clause('name (a|an) <of>', { of: noun }, ({ of }, { tree: { start } }) => {
  if (!holds(of, (each) => 'kind' in each && each.kind === 'card')) throw new Unclear(start, 'only cards are named');
  return namesOf(of);
});
