/**
 * The search form as markup. Pages have it from the build; the dialog makes it when it is first opened, since a copy on each of thousands
 * of pages would be a tenth of the site. It is of our own words; titles of editions are escaped.
 */
import { escapeMarkup as escape } from '../frame/wording/escapeMarkup.ts';
import type { KindFilter } from '../../search/kinds.ts';
import { goName } from './searchAddress.ts';
import { filterLabels, searchLabels } from './searchLabels.ts';

/** What nearly every edition has to find, so that its pages need not say it. */
export const usualKinds = 'rule example glossary heading';

interface SearchOption {
  readonly value: string;
  readonly title: string;
  /** What it is called above results. */
  readonly short?: string | undefined;
}

export interface SearchFormOptions {
  /** The address of the search page. */
  readonly action: string;
  /** Id of the field. */
  readonly id: string;
  /** The kinds to choose from; without them the form has no filters. */
  readonly kinds?: readonly KindFilter[] | undefined;
  /** The editions to choose from, by their values in the address of the search page; one is no choice. */
  readonly editions?: readonly SearchOption[] | undefined;
  /** The sections to keep to; without them the form does not offer it. */
  readonly sections?: readonly { readonly value: string; readonly title: string }[] | undefined;
  /** The edition that is searched without a choice. Empty for the current one. */
  readonly edition?: string | undefined;
  /** Whether a number is opened at once, as it is where results are listed below the field. */
  readonly goes?: boolean;
}

/** A plain form: it works by itself, and the scripts add to it. */
export function makeSearchForm({ action, id, kinds, sections = [], editions = [], edition = '', goes = false }: SearchFormOptions): string {
  const words = searchLabels;
  return [
    `<form class="search-form" role="search" action="${escape(action)}">`,
    `<label class="visually-hidden" for="${id}">${words.label}</label>`,
    `<input id="${id}" type="search" name="q" placeholder="${escape(words.hint)}" autocomplete="off" autocapitalize="off"`,
    ` spellcheck="false" enterkeyhint="search">`,
    `<button type="submit">${words.search}</button>`,
    edition === '' ? '' : `<input type="hidden" name="edition" value="${escape(edition)}">`,
    goes ? `<input type="hidden" name="${goName}" value="1">` : '',
    kinds ? makeFilters(kinds, sections, editions) : '',
    '</form>',
  ].join('');
}

/** What is searched: kinds, names only; on the search page which edition too. */
function makeFilters(
  kinds: readonly KindFilter[],
  sections: NonNullable<SearchFormOptions['sections']>,
  editions: NonNullable<SearchFormOptions['editions']>,
): string {
  const words = searchLabels;
  const kindOptions = kinds.map((kind) => ({ value: kind, title: filterLabels[kind] }));
  return [
    `<details class="filters search-filters"><summary>${words.filters} ▾<span class="search-set"></span></summary><fieldset class="fields"><legend class="visually-hidden">${words.filters}</legend>`,
    makeChoice('kind', words.kind, [{ value: '', title: words.anyKind }, ...kindOptions]),
    sections.length > 1 ? makeChoice('under', words.under, [{ value: '', title: words.anySection }, ...sections]) : '',
    `<label><input type="checkbox" name="names" value="1"><span>${words.namesOnly}</span></label> `,
    `<label><input type="checkbox" name="all" value="1"><span>${words.allWords}</span></label> `,
    `<label class="search-slash"><input type="checkbox" data-slash><span>${words.slash}</span></label> `,
    editions.length > 1 ? makeChoice('edition', words.edition, editions) : '',
    '</fieldset></details>',
  ].join('');
}

function makeChoice(name: string, label: string, options: readonly SearchOption[]): string {
  const listed = options.map(
    ({ value, title, short }) =>
      `<option value="${escape(value)}"${short === undefined ? '' : ` data-short="${escape(short)}"`}>${escape(title)}</option>`,
  );
  return `<label><span>${label}</span> <select name="${name}">${listed.join('')}</select></label> `;
}
