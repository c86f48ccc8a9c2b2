/** `<cite-page>`: a text that a reader pastes, checked without leaving the browser. */
import { tellBare, tellEdition } from '../../citing/tell.ts';
import type { CheckedCitation, CheckedText } from '../../citing/checkedText.ts';
import { readTextDate, type TextDate } from '../../citing/textDate.ts';
import { toIsoDate } from '../../model/edition.ts';
import { copyText } from '../frame/browser/copyText.ts';
import { loadOnce, tellFailure } from '../frame/browser/loading.ts';
import { makeCitedList, paragraph } from './citedList.ts';
import { makeCiteClient } from './citeClient.ts';
import { sayDays } from '../frame/labels/days.ts';
import { citeLabels as labels } from './citeLabels.ts';

/** An article has a tenth of this; beyond it a page would be too long to read. */
const mostCharacters = 200_000;

class CitePage extends HTMLElement {
  #turn = 0;
  readonly #client = loadOnce(() => Promise.resolve(makeCiteClient()));

  connectedCallback(): void {
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#check();
    });
    const day = this.#field('date');
    // A day that was taken from a text is no other's; one that the reader gives is kept.
    this.querySelector('textarea')?.addEventListener('input', ({ currentTarget }) => {
      const taken = day?.dataset['taken'];
      if (!day || taken === undefined || (currentTarget as HTMLTextAreaElement).value.includes(taken)) return;
      day.value = '';
      delete day.dataset['taken'];
    });
    day?.addEventListener('input', () => delete day.dataset['taken']);
  }

  #field(name: string): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  }

  async #check(): Promise<void> {
    const area = this.querySelector('textarea');
    const status = this.querySelector<HTMLElement>('.cite-status');
    const results = this.querySelector<HTMLElement>('.cite-results');
    if (!area || !status || !results) return;
    this.#turn += 1;
    const turn = this.#turn;
    const { value: text } = area;
    results.replaceChildren();
    if (!/\S/.test(text)) {
      status.textContent = labels.empty;
      area.focus();
      return;
    }
    if (text.length > mostCharacters) {
      status.textContent = labels.tooLong(text.length, mostCharacters);
      return;
    }
    status.textContent = labels.checking;
    const said = readTextDate(text);
    const given = toIsoDate(this.#field('date')?.value ?? '');
    const date = given ?? (said.kind === 'day' ? said.said.date : undefined);
    try {
      const ask = await this.#client();
      const answer = await ask({
        text,
        terms: this.#field('terms')?.checked ?? true,
        site: location.href,
        ...(date === undefined ? {} : { date }),
      });
      if (turn !== this.#turn || !answer) return;
      if (answer.kind !== 'checked') {
        status.textContent =
          answer.kind === 'notShown'
            ? labels.notShown(answer.document, answer.date)
            : answer.kind === 'unreadable'
              ? labels.unreadable(answer.reason)
              : labels.tooLongBeside(answer.most);
        return;
      }
      const { checked, markdown } = answer;
      const isTerm = ({ kind }: CheckedCitation): boolean => kind === 'term';
      const [terms, numbers] = [checked.citations.filter(isTerm), checked.citations.filter((each) => !isTerm(each))];
      status.textContent = labels.found(numbers.length, terms.length);
      if (given === undefined && said.kind === 'day') results.append(paragraph('cite-day', labels.dayOf(said.said.text, said.said.date)));
      if (date === undefined) results.append(this.#askDay(said.kind === 'unsure' ? said.named : []));
      for (const edition of checked.editions) results.append(paragraph('cite-edition', sayDays(tellEdition(edition, checked.date))));
      const bare = tellBare(checked.citations);
      if (bare !== undefined) results.append(paragraph('cite-edition', sayDays(bare)));
      this.#append(results, labels.citations, numbers, checked, area);
      this.#append(results, labels.glossary, terms, checked, area);
      if (checked.citations.length > 0) results.append(makeMarkdown(markdown));
    } catch (error) {
      if (turn === this.#turn) void tellFailure(status, error, labels.failed, () => turn === this.#turn);
    }
  }

  #append(
    results: HTMLElement,
    title: string,
    citations: readonly CheckedCitation[],
    { editions }: CheckedText,
    area: HTMLTextAreaElement,
  ): void {
    if (citations.length === 0) return;
    const heading = document.createElement('h2');
    heading.textContent = title;
    const show = ({ start, end }: CheckedCitation): void => {
      area.focus();
      area.setSelectionRange(start, end);
      area.scrollIntoView({ block: 'nearest' });
    };
    results.append(heading, makeCitedList(citations, editions, show));
  }

  /** Asks for the day, with those that the text names. */
  #askDay(named: readonly TextDate[]): HTMLElement {
    const asked = paragraph('cite-ask', `${labels.noDay} ${labels.noDayPast} `);
    for (const { date, text } of named) {
      const take = document.createElement('button');
      take.type = 'button';
      take.className = 'press';
      take.textContent = labels.use(date);
      take.addEventListener('click', () => {
        const field = this.#field('date');
        if (field) {
          field.value = date;
          field.dataset['taken'] = text;
        }
        void this.#check();
      });
      asked.append(take, ' ');
    }
    return asked;
  }
}

function makeMarkdown(markdown: string): HTMLElement {
  const box = document.createElement('details');
  box.className = 'cite-markdown';
  const summary = document.createElement('summary');
  summary.textContent = labels.markdown;
  const area = document.createElement('textarea');
  area.readOnly = true;
  area.rows = 12;
  area.value = markdown;
  area.setAttribute('aria-label', labels.markdown);
  const copy = document.createElement('button');
  copy.type = 'button';
  copy.className = 'press';
  copy.textContent = labels.copy;
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  copy.addEventListener('click', () => {
    void copyText(markdown).then((isCopied) => (said.textContent = isCopied ? labels.copied : labels.notCopied));
  });
  box.append(summary, area, copy, ' ', said);
  return box;
}

customElements.define('cite-page', CitePage);
