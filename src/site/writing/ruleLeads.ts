/**
 * The files that lead from the short address of a rule to where it stands: `613.7c.html`, which nearly every host serves at `/613.7c`, without
 * a script of ours and without a word in its settings. Each is a page of one line, since a page cannot read its own address without script.
 */
import type { EditionView } from '../frame/library/edition.ts';
import { fromLink } from '../frame/addresses/siteRoot.ts';

export interface RuleLead {
  readonly number: string;
  /** From the root of the site, as a page in it writes it: `613/#613.7c`. */
  readonly href: string;
}

/** The rules of an edition that have an anchor on a page and none of their own, each number once. */
export function listRuleLeads(view: EditionView): readonly RuleLead[] {
  const numbers = new Set(
    view.entries.flatMap(({ kind, number }) => ((kind === 'rule' || kind === 'subrule') && shape.test(number) ? [number] : [])),
  );
  return [...numbers].flatMap((number) => {
    const href = view.hrefOf(number);
    return href?.includes('#') === true ? [{ number, href: fromLink(href).slice(1) }] : [];
  });
}

/** What can be the name of a file, and is the number of a rule: a misprint may be anything. */
const shape = /^\d+\.\d+[a-z]*$/;

/** The page. Search engines are told to keep to the page of the rule. */
export function makeRuleLead({ number, href }: RuleLead): string {
  return `<!DOCTYPE html><html lang=en><meta charset=utf-8><meta http-equiv=Content-Security-Policy content="default-src 'none'"><title>${number}</title><meta name=robots content=noindex><meta http-equiv=refresh content="0;url=${href}"><a href=${href}>${number}</a>`;
}
