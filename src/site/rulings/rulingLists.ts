/** The pages that list rulings: by section, by who said it and then by year, those as good as new, those that stand nowhere. */
import { findAuthor } from '../../rulings/authors.ts';
import { isAsNew, type Ruling } from '../../rulings/ruling.ts';
import { openLibrary, type Library } from '../frame/library/library.ts';
import { rulingsLabels as words, unplacedLabels } from './rulingsLabels.ts';
import { countAuthors, openShownRulings, yearOf, type RulingGroup } from './shownRulings.ts';

export interface RulingList {
  /** Of its address. */
  readonly part: string;
  readonly title: string;
  readonly lead?: string;
  /** Rules with all their rulings; or rulings, divided by year or reason. */
  readonly groups?: readonly RulingGroup[];
  readonly divided?: readonly { readonly title: string; readonly rulings: readonly Ruling[] }[];
}

/** None where there are no rulings. Each ruling that is placed stands in full on one page of a section. */
export function listRulings(library: Library = openLibrary()): readonly RulingList[] {
  const shown = openShownRulings(library);
  if (shown.all.length === 0) return [];
  const newest = library.editions.find(({ record }) => record.document === 'comprehensive-rules');
  const titleOf = (part: string): string => {
    if (part === 'on-glossary') return words.glossary;
    if (part === 'on-gone') return words.gone;
    const number = part.slice('on-'.length);
    return words.section(number, newest?.findEntry(number)?.title ?? '');
  };
  const sections = [...Map.groupBy(shown.groups, ({ part }) => part)]
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([part, groups]): RulingList => ({ part, title: words.onRules(titleOf(part)), groups }));
  const by = countAuthors(shown.all).map(({ id, name, about }): RulingList => {
    const own = shown.all.filter(({ authors }) => (id === 'none' ? authors.length === 0 : authors.includes(id)));
    return {
      part: `by-${id}`,
      title: words.by(name),
      ...(about === '' ? {} : { lead: findAuthor(id)?.about ?? about }),
      divided: byYear(own),
    };
  });
  const unplaced = Map.groupBy(
    shown.all.filter(({ unplaced: why }) => why !== undefined),
    ({ unplaced: why = 'unnamed' }) => why,
  );
  return [
    ...sections,
    ...by,
    { part: 'as-new', title: words.asNew, lead: words.asNewLead, divided: byYear(shown.all.filter(isAsNew)) },
    {
      part: 'unplaced',
      title: words.unplaced,
      lead: words.unplacedLead,
      divided: [...unplaced].map(([why, rulings]) => ({ title: unplacedLabels[why], rulings })),
    },
  ];
}

const rankOf = (part: string): number => (part === 'on-gone' ? 11 : part === 'on-glossary' ? 10 : Number(part.slice('on-'.length)));

/** The newest first. */
function byYear(rulings: readonly Ruling[]): readonly { readonly title: string; readonly rulings: readonly Ruling[] }[] {
  return [...Map.groupBy(rulings, yearOf)].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([title, own]) => ({ title, rulings: own }));
}
