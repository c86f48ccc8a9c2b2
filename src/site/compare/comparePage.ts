/** `<compare-page>`: two editions compared. Which they are is in the address, so that a comparison can be kept and sent. */
import { changeKinds, type ChangeCounts, type ChangeKind } from '../../lineage/changes.ts';
import { listUnknownParts } from '../frame/addresses/askedAddress.ts';
import { compareLabels } from './compareLabels.ts';
import { makeChangeList, moveByKeys, readHash, type ChangeList, type ChangeView } from './compareList.ts';
import { makeCompareClient } from './compareClient.ts';
import type { ComparePart } from './comparedParts.ts';
import { makePartChoice, type PartChoice } from './comparePart.ts';
import { makeStrip, type Strip } from './compareStrip.ts';
import { dateOf, findOption, listOptions } from './editionOptions.ts';
import { keepChoice, readChoice } from './keptChoice.ts';
import { listenForFiles } from './previewDrop.ts';
import type { AskPreview } from './previewClient.ts';
import { keepEntry } from '../frame/browser/keptEntry.ts';
import { loadModule, loadOnce, tellFailure } from '../frame/browser/loading.ts';
import { WorkerLost } from '../frame/browser/workerLine.ts';
import { tellAsked } from '../frame/browser/tellAsked.ts';
import { sayFigure } from '../frame/labels/figures.ts';

const isWide = matchMedia('(min-width: 60rem)');

class ComparePage extends HTMLElement {
  readonly #client = makeCompareClient();
  #from: HTMLSelectElement | null = null;
  #to: HTMLSelectElement | null = null;
  #show: HTMLFormElement | null = null;
  #part: PartChoice | undefined;
  #list: ChangeList | undefined;
  #strip: Strip | undefined;
  #counts: ChangeCounts | undefined;
  /** Whether all changes of the comparison have come. */
  #isWhole = false;
  #turn = 0;
  /** An edition that is not out yet, from a file: it stands in place of the newer edition. */
  #file: File | undefined;
  /** Whether the edition that the file is compared with was chosen; without that it is the one that the file follows. */
  #isChosen = false;
  readonly #openPreview = loadOnce(async (): Promise<AskPreview> =>
    (await loadModule(() => import('./previewClient.ts'))).makePreviewClient(),
  );
  /** Whether the address asked for what is not here. */
  #refused = false;
  /** Whether the row that is looked at is kept: from the first list on that is whole. */
  #isKept = false;

  connectedCallback(): void {
    this.#from = this.querySelector('select[name="from"]');
    this.#to = this.querySelector('select[name="to"]');
    this.#show = this.querySelector('.compare-show');
    const results = this.querySelector<HTMLElement>('.compare-results');
    const strip = this.querySelector<HTMLElement>('.compare-strip');
    const part = this.querySelector<HTMLSelectElement>('select[name="in"]');
    if (!this.#from || !this.#to || !this.#show || !results || !strip || !part) return;
    this.#part = makePartChoice(part);
    this.#fillChoice();
    this.#list = makeChangeList(results, this.#view(), this.#shown(), '');
    this.#strip = makeStrip(strip, (end, value) => this.#choose(end, value));
    this.#readAddress();
    this.#drawStrip();

    for (const select of [this.#from, this.#to]) {
      select.addEventListener('change', () => this.#choose(select === this.#from ? 'from' : 'to', select.value));
    }
    this.querySelector('.compare-form')?.addEventListener('submit', (event) => event.preventDefault());
    this.querySelector('.compare-swap')?.addEventListener('click', () => this.#swap());
    this.#show.addEventListener('change', () => {
      keepChoice({ shown: this.#shown(), view: this.#chosenView() });
      this.#keepAddress(location.hash);
      this.#showChosen();
      this.#list?.setView(this.#view());
    });
    isWide.addEventListener('change', () => this.#list?.setView(this.#view()));
    addEventListener('hashchange', () => this.#showChosen());
    addEventListener('popstate', () => {
      if (!this.#readAddress()) {
        this.#showChosen();
        return;
      }
      this.#file = undefined;
      void this.#compare();
    });
    results.addEventListener('keydown', (event) => moveByKeys(event, results));
    listenForFiles(this, (file) => {
      this.#file = file;
      this.#isChosen = false;
      this.#accept();
      void this.#compare();
    });
    void this.#compare();
  }

  /**
   * Sets the selects to what the address says: an edition, or the one in force on a day. Tells whether that changed anything. What it asks
   * that is not here is said, and then nothing is compared until two editions are chosen.
   */
  #readAddress(): boolean {
    const asked = new URLSearchParams(location.search);
    const before = `${this.#from?.value ?? ''} ${this.#to?.value ?? ''}`;
    const unknown: string[] = [];
    for (const [name, select] of [
      ['from', this.#from],
      ['to', this.#to],
    ] as const) {
      const value = asked.get(name) ?? '';
      if (value === '' || !select) continue;
      const option = findOption(select, value, this.#missing());
      if (typeof option === 'string') select.value = option;
      else unknown.push(option.refused);
    }
    this.#part?.choose((asked.get('in') ?? '').slice(0, 40));
    // Another name may ask for an edition as well: what it means is not guessed at.
    const isAsked = unknown.length === 0 && listUnknownParts(location.search, ['from', 'to', 'in']).length === 0;
    tellAsked(unknown.join(' '));
    this.#refused = !isAsked;
    if (isAsked) this.#keepOneDocument('to');
    return before !== `${this.#from?.value ?? ''} ${this.#to?.value ?? ''}`;
  }

  #choose(end: 'from' | 'to', value: string): void {
    const select = end === 'from' ? this.#from : this.#to;
    if (select) select.value = value;
    if (end === 'to') this.#file = undefined;
    this.#isChosen = true;
    this.#keepOneDocument(end === 'from' ? 'to' : 'from');
    this.#accept();
    this.#keepAddress();
    void this.#compare();
  }

  /** Only editions of one document are compared: where the other end is of another, it goes to an end of the chain. */
  #keepOneDocument(other: 'from' | 'to'): void {
    const [select, chosen] = other === 'from' ? [this.#from, this.#to] : [this.#to, this.#from];
    const group = listOptions(chosen);
    if (!select || group.some(({ value }) => value === select.value)) return;
    select.value = (other === 'to' ? group[0] : group.at(-1))?.value ?? select.value;
  }

  #swap(): void {
    if (!this.#from || !this.#to) return;
    this.#file = undefined;
    this.#offerFile();
    [this.#from.value, this.#to.value] = [this.#to.value, this.#from.value];
    this.#accept();
    this.#keepAddress();
    void this.#compare();
  }

  /** What is chosen now stands in place of what the address asked. */
  #accept(): void {
    this.#refused = false;
    tellAsked('');
    tellAsked('', 'parts');
  }

  /** Days of editions that are known and not here, as options name editions. */
  #missing(): readonly string[] {
    return (this.dataset['missing'] ?? '').split(' ').filter((value) => value !== '');
  }

  #keepAddress(hash = ''): void {
    const url = new URL(location.href);
    const part = this.#part?.chosen() ?? '';
    url.search = `?from=${this.#from?.value ?? ''}&to=${this.#to?.value ?? ''}${part === '' ? '' : `&in=${encodeURIComponent(part)}`}`;
    url.hash = hash;
    history.replaceState(history.state, '', url);
  }

  #drawStrip(): void {
    const editions = listOptions(this.#from).map(({ value }) => ({ value, date: dateOf(value) }));
    const from = this.#from?.value ?? '';
    this.#strip?.show(editions, from, this.#file ? from : (this.#to?.value ?? ''));
  }

  async #compare(): Promise<void> {
    this.#offerFile();
    const [from, to] = [this.#from?.value ?? '', this.#to?.value ?? ''];
    this.#turn += 1;
    const turn = this.#turn;
    this.#drawStrip();
    this.#list?.clear();
    this.#part?.clear();
    this.#counts = undefined;
    this.#isWhole = false;
    this.#showChosen();
    this.querySelector('.preview-said')?.replaceChildren();
    if (this.#file) {
      await this.#preview(this.#file, turn);
      return;
    }
    this.#tell(compareLabels.comparing(dateOf(from), dateOf(to)));
    if (from === '' || to === '') return;
    if (this.#refused) {
      this.#tell(compareLabels.chooseTwo);
      return;
    }
    if (from === to) {
      this.#tell(compareLabels.same);
      return;
    }
    try {
      let isFound = readHash() === '';
      const goThere = (): void => {
        if (isFound || !document.getElementById(readHash())) return;
        isFound = true;
        // Going there again makes it the target, which it was not while it was missing.
        location.replace(location.href);
      };
      await this.#client.compare(from, to, (part) => {
        if (turn !== this.#turn) return;
        this.#take(part);
        goThere();
      });
      if (turn !== this.#turn) return;
      this.#finish();
      goThere();
      if (!this.#isKept) keepEntry();
      this.#isKept = true;
    } catch (error) {
      const status = this.querySelector<HTMLElement>('.compare-status');
      if (status) void tellFailure(status, error, compareLabels.failed, () => turn === this.#turn);
    }
  }

  /** A file stands among the newer editions, as long as it is compared. */
  #offerFile(): void {
    const known = this.#to?.querySelector<HTMLOptionElement>('option[data-file]');
    if (!this.#file) {
      known?.remove();
      return;
    }
    const option = known ?? document.createElement('option');
    option.dataset['file'] = '';
    option.value = '';
    option.textContent = this.#file.name;
    if (!known) this.#to?.prepend(option);
    option.selected = true;
  }

  /** The same with a file in place of the newer edition. */
  async #preview(file: File, turn: number): Promise<void> {
    const said = this.querySelector<HTMLElement>('.preview-said');
    const status = this.querySelector<HTMLElement>('.compare-status');
    if (!said || !status) return;
    this.#tell(compareLabels.stages.reading);
    try {
      const [ask, { tellPart }] = await Promise.all([this.#openPreview(), loadModule(() => import('./previewSaid.ts'))]);
      await ask(file, this.#isChosen ? this.#from?.value : undefined, (part) => {
        if (turn !== this.#turn) return;
        if (part.kind === 'counts' || part.kind === 'changes') this.#take(part);
        else if (part.kind === 'stage') this.#tell(compareLabels.stages[part.stage]);
        else if (part.kind === 'refused') this.#tell(tellPart.refused(file.name, part));
        else if (part.kind === 'file') {
          if (this.#from) this.#from.value = part.file.against;
          this.#drawStrip();
          said.replaceChildren(...tellPart.file(file.name, part.file));
        } else said.append(...tellPart.examples(part.examples));
      });
      if (turn === this.#turn) this.#finish();
    } catch (error) {
      if (turn !== this.#turn) return;
      if (error instanceof WorkerLost) this.#tell(compareLabels.takesTooLong(file.name));
      else void tellFailure(status, error, compareLabels.failed, () => turn === this.#turn);
    }
  }

  #take(part: ComparePart): void {
    if (part.kind === 'changes') {
      this.#list?.add(part.changes);
      this.#part?.take(part.changes);
    } else {
      this.#counts = part.counts;
      this.#say();
    }
  }

  /** All changes have come: those of a part can be counted. */
  #finish(): void {
    this.#isWhole = true;
    this.#list?.finish();
    this.#say();
  }

  #showChosen(): void {
    this.#list?.setShown(this.#shown(), this.#part?.chosen() ?? '');
    this.#say();
  }

  /** What is shown, and how much of it is of each kind; nothing of a part before all of it is there. */
  #say(): void {
    const part = (this.#part?.chosen() ?? '') === '' ? undefined : this.#part;
    const counts = part ? (this.#isWhole ? part.counts() : undefined) : this.#counts;
    for (const kind of changeKinds) {
      const place = this.querySelector(`[data-count="${kind}"]`);
      if (place) place.textContent = counts ? sayFigure(counts[kind]) : '–';
    }
    if (!counts) return;
    const total = changeKinds.reduce((sum, kind) => sum + counts[kind], 0);
    const shown = [...this.#shown()].reduce((sum, kind) => sum + counts[kind], 0);
    const days = [dateOf(this.#from?.value ?? ''), this.#file?.name ?? dateOf(this.#to?.value ?? '')] as const;
    const all = changeKinds.reduce((sum, kind) => sum + (this.#counts?.[kind] ?? 0), 0);
    const result = part && all > 0 ? compareLabels.resultIn(part.name(), total, all, ...days) : compareLabels.result(total, ...days);
    this.#tell(shown === total ? result : `${result}, ${compareLabels.shown(shown)}`);
  }

  #tell(text: string): void {
    const status = this.querySelector('.compare-status');
    if (status) status.textContent = text;
  }

  #fillChoice(): void {
    const { shown, view } = readChoice();
    for (const field of this.#show?.querySelectorAll('input') ?? []) {
      if (field.type === 'checkbox' && shown) field.checked = shown.has(field.value as ChangeKind);
      if (field.type === 'radio' && view !== undefined) field.checked = field.value === view;
    }
  }

  #shown(): ReadonlySet<ChangeKind> {
    const chosen = this.#show ? new FormData(this.#show).getAll('show') : [];
    return new Set(changeKinds.filter((kind) => chosen.includes(kind)));
  }

  #chosenView(): ChangeView {
    return this.#show && new FormData(this.#show).get('view') === 'inline' ? 'inline' : 'side';
  }

  /** Two columns need room. */
  #view(): ChangeView {
    return isWide.matches ? this.#chosenView() : 'inline';
  }
}

customElements.define('compare-page', ComparePage);
