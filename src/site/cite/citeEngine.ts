/** A text checked in the browser: the answers, and the same text with links. In a worker, or beside the page where there is none. */
import type { CheckedText } from '../../citing/checkedText.ts';
import { checkText, type CheckOptions } from '../../citing/checkText.ts';
import type { CitedDocument } from '../../citing/mention.ts';
import { whyUnreadable } from '../../citing/prose.ts';
import { linkText } from '../../citing/linkText.ts';
import { makeSiteWorks, NotShown } from './siteWorks.ts';

export interface CiteQuestion extends CheckOptions {
  readonly text: string;
  /** Where the site lies: links of the Markdown are whole. */
  readonly site: string;
}

export type CiteAnswer =
  | { readonly kind: 'checked'; readonly checked: CheckedText; readonly markdown: string }
  /** An edition that the answer needs, that of the day or the newest, has no pages here. */
  | { readonly kind: 'notShown'; readonly document: CitedDocument; readonly date: string }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** There is no worker, and beside the page so long a text would make it stand still. */
  | { readonly kind: 'tooLong'; readonly most: number };

export function makeCiteEngine(): (question: CiteQuestion) => Promise<CiteAnswer> {
  const works = makeSiteWorks();
  return async ({ text, site, ...options }) => {
    const reason = whyUnreadable(text);
    if (reason !== undefined) return { kind: 'unreadable', reason };
    try {
      const checked = await checkText(text, works, options);
      return { kind: 'checked', checked, markdown: linkText(text, checked, (href) => new URL(href, site).href) };
    } catch (error) {
      if (error instanceof NotShown) return { kind: 'notShown', document: error.document, date: error.date };
      throw error;
    }
  };
}
