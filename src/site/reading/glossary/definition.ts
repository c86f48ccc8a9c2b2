/** The rule that really defines a term: what a reader wants to see who asks for trample is 702.19b, not the heading 702.19. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import { makeWording } from '../../../corpus/wording/parseWording.ts';
import { citationsOf } from '../../../corpus/wording/resolve.ts';
import { headingOf, type EditionView } from '../../frame/library/edition.ts';
import { headwordOf } from './glossary.ts';

/** A subrule that only says what kind of ability a keyword is (`... is a static ability.`) and leaves the meaning to the next. */
const classifies = /^[^.]{1,80} (?:is|are) (?:an?|both an?) [^.]*\b(?:ability|abilities)\b/;
const means = /\bmeans?\b/;

/**
 * The defining rule of a term, among the rules that its glossary entry cites: a heading of the term's own name before any other, and of a
 * keyword the first subrule that says what it means. Undefined when the entry cites no rule.
 */
export function findDefinition(view: EditionView, term: LoadedEntry): LoadedEntry | undefined {
  const cited = citationsOf(term.wording, view.entryIndex)
    .flatMap(({ targets }) => targets.slice(0, 1))
    .flatMap((id) => view.findEntry(id) ?? [])
    .filter(({ kind }) => kind !== 'term');
  const name = headwordOf(term).toLowerCase();
  const rule = cited.find((entry) => headingOf(entry)?.toLowerCase() === name) ?? cited[0];
  return rule && toMeaning(view, rule);
}

function toMeaning(view: EditionView, rule: LoadedEntry): LoadedEntry {
  if (rule.kind !== 'rule' || !view.hasPage(rule.id)) return rule;
  const subrules = view.childrenOf(rule.id);
  const states = ({ wording }: LoadedEntry): boolean => {
    const text = makeWording(wording);
    return means.test(text) || !classifies.test(text);
  };
  return subrules.find(states) ?? subrules[0] ?? rule;
}
