/** What is searched for, in the fields of a search form. */
import { parseKindFilter } from '../../search/kinds.ts';
import type { SearchState } from './searchAddress.ts';

export function readFields(form: HTMLFormElement): SearchState {
  const data = new FormData(form);
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const kind = parseKindFilter(read('kind'));
  const edition = read('edition');
  const under = read('under');
  return {
    text: read('q'),
    ...(kind === undefined ? {} : { kind }),
    ...(under === '' ? {} : { under }),
    namesOnly: read('names') === '1',
    ...(read('all') === '1' ? { allWords: true } : {}),
    ...(edition === '' ? {} : { edition }),
  };
}

/** Fills the fields; an edition that is not offered is left at the first, and told. */
export function fillFields(
  form: HTMLFormElement,
  { text, kind, under, namesOnly, allWords, edition }: SearchState,
): { readonly isKnown: boolean } {
  const field = form.querySelector<HTMLInputElement>('input[name="q"]');
  if (field) field.value = text;
  choose(form.querySelector('select[name="kind"]'), kind ?? '');
  chooseSection(form.querySelector('select[name="under"]'), under ?? '');
  const offered = choose(form.querySelector('select[name="edition"]'), edition ?? '');
  const names = form.querySelector<HTMLInputElement>('input[name="names"]');
  if (names) names.checked = namesOnly;
  const all = form.querySelector<HTMLInputElement>('input[name="all"]');
  if (all) all.checked = allWords === true;
  nameFilters(form);
  return { isKnown: edition === undefined || offered };
}

/** Says which filters are set where they stand folded: what narrows the search is seen, and results come first where there is little room. */
export function nameFilters(form: HTMLFormElement): void {
  const place = form.querySelector('.search-set');
  if (!place) return;
  const fields = form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('.search-filters :is(select, input[name])');
  place.textContent = [...fields].flatMap(nameFilter).join(', ');
}

function nameFilter(field: HTMLSelectElement | HTMLInputElement): readonly string[] {
  if (field instanceof HTMLInputElement) return field.checked ? [field.closest('label')?.textContent.trim() ?? field.name] : [];
  const option = field.selectedIndex > 0 ? field.selectedOptions[0] : undefined;
  return option ? [option.dataset['short'] ?? option.text] : [];
}

/** Offers the number that an address names too: `under=702.19`. */
function chooseSection(select: HTMLSelectElement | null, number: string): void {
  if (!select || choose(select, number)) return;
  select.add(new Option(number, number));
  choose(select, number);
}

function choose(select: HTMLSelectElement | null, value: string): boolean {
  if (!select) return false;
  const at = [...select.options].findIndex((option) => option.value === value);
  select.selectedIndex = Math.max(0, at);
  return at >= 0;
}
