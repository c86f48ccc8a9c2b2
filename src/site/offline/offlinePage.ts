/** `<offline-keeping>`: what can be kept, and what is; loads it, tells how far it is, and takes it away again. */
import { toLink } from '../frame/addresses/siteRoot.ts';
import { loadModule } from '../frame/browser/loading.ts';
import { nameDocument } from '../frame/labels/labels.ts';
import { choices, type Choice } from './choices.ts';
import { listMissing, openKept, type KeptState, type KnownLatest } from './keptState.ts';
import { keepSuperseded } from './keepSuperseded.ts';
import type { Latest } from './latest.ts';
import { loadLatest } from './loadLatest.ts';
import { offlineLabels as words } from './offlineLabels.ts';
import { compareKept } from './standing.ts';
import { findToday } from '../frame/browser/today.ts';
import type { TakeProgress } from './take.ts';

const loadTake = () => loadModule(() => import('./take.ts'));

class OfflineKeeping extends HTMLElement {
  readonly #kept = openKept(toLink('/'));
  #latest: Latest | undefined;
  #state: KeptState | undefined;
  #known: KnownLatest | undefined;
  #stays: boolean | undefined;

  connectedCallback(): void {
    for (const choice of choices) {
      this.#buttonOf(choice)?.addEventListener('click', () => void this.#take(choice === 'archive' ? choices : ['edition']));
    }
    this.#find('.offline-newer').addEventListener('click', () => void this.#take(this.#listKept()));
    this.#find('.offline-remove').addEventListener('click', () => void this.#remove());
    this.#tellAsked();
    this.#open().catch(() => this.#say(words.faults.network));
  }

  /** What is kept, and then what the site has. */
  async #open(): Promise<void> {
    const { canKeep } = await loadTake();
    if (!canKeep()) {
      this.#say(words.cannot);
      for (const choice of choices) this.#sizeOf(choice).textContent = '';
      await this.#ask();
      this.#showSizes();
      return;
    }
    await this.#readKept();
    await this.#ask();
    await this.#show();
  }

  async #readKept(): Promise<void> {
    try {
      this.#state = await this.#kept.readState();
      this.#known = await this.#kept.readKnown();
      this.#stays = await (navigator.storage as Partial<StorageManager> | undefined)?.persisted?.();
      if (this.#state && !(await this.#kept.isWhole(this.#state))) {
        this.#say(words.gone);
        this.#state = undefined;
      }
    } catch {
      this.#say(words.faults.denied);
    }
  }

  async #ask(): Promise<void> {
    try {
      this.#latest = await loadLatest();
      if (!this.#latest) this.#say(words.otherFormat);
      if (this.#latest && this.#state) {
        this.#known = { latest: this.#latest, checked: new Date().toISOString() };
        await this.#kept.writeKnown(this.#known);
      }
    } catch {
      // Without a network what is known of before is shown.
    }
  }

  #listKept(): readonly Choice[] {
    return choices.filter((choice) => this.#state?.packs[choice]);
  }

  /** What a choice would load: all that it needs and that is not here. */
  #sumUp(wanted: readonly Choice[]): { readonly bytes: number; readonly unpacked: number } | undefined {
    const latest = this.#latest;
    if (!latest) return undefined;
    const missing = listMissing(this.#state, latest, wanted);
    const sum = (of: (choice: Choice) => number): number => missing.reduce((all, choice) => all + of(choice), 0);
    return { bytes: sum((choice) => latest.packs[choice].bytes), unpacked: sum((choice) => latest.packs[choice].unpacked) };
  }

  #showSizes(): void {
    for (const choice of choices) {
      const kept = this.#state?.packs[choice];
      const size = kept ?? this.#sumUp(choice === 'archive' ? choices : ['edition']);
      const withFirst = !kept && choice === 'archive' && (this.#state === undefined || this.#state.build !== this.#latest?.build);
      this.#sizeOf(choice).textContent =
        size === undefined ? words.unknownSize : (withFirst ? words.sizeWithFirst : words.size)(size.bytes, size.unpacked);
    }
  }

  async #show(): Promise<void> {
    const { canKeep } = await loadTake();
    this.#showSizes();
    for (const choice of choices) {
      const button = this.#buttonOf(choice);
      if (!button) continue;
      const isKept = this.#state?.packs[choice] !== undefined;
      button.disabled = !canKeep() || this.#latest === undefined || isKept;
      button.textContent = isKept ? words.isKept : words.keep[choice];
    }
    this.#showKept();
  }

  #showKept(): void {
    const state = this.#state;
    const here = this.#find('.offline-here');
    here.hidden = state === undefined;
    if (!state) {
      keepSuperseded(undefined);
      return;
    }
    const known = this.#known;
    const standing = known && compareKept(state, known.latest, findToday());
    const checked = known && tellTime(known.checked);
    const packs = Object.values(state.packs);
    const { edition } = state;
    const rows: readonly (readonly [string, string])[] = [
      ...(edition
        ? [
            [
              words.rows.edition,
              `${nameDocument(edition.document)}, ${standing?.kind === 'superseded' ? words.wasEffective(edition.date, standing.since) : words.effective(edition.date)}`,
            ] as const,
          ]
        : []),
      [words.rows.what, words.what(state.packs.archive !== undefined)],
      [words.rows.taken, words.takenOf(tellTime(state.taken), state.made)],
      [
        words.rows.compared,
        !standing || checked === undefined
          ? words.notCompared
          : standing.kind === 'latest'
            ? words.standing.latest(checked)
            : standing.kind === 'newer'
              ? words.standing.newer(checked, standing.made)
              : words.standing.superseded(checked, standing.since),
      ],
      [
        words.rows.room,
        words.room(
          packs.reduce((sum, { unpacked }) => sum + unpacked, 0),
          packs.reduce((sum, { bytes }) => sum + bytes, 0),
        ),
      ],
      [words.rows.stays, words.stays[`${this.#stays}`]],
    ];
    this.#find('.offline-rows').replaceChildren(
      ...rows.map(([name, text]) => {
        const row = document.createElement('div');
        row.append(
          Object.assign(document.createElement('dt'), { textContent: name }),
          Object.assign(document.createElement('dd'), { textContent: text }),
        );
        return row;
      }),
    );
    keepSuperseded(standing?.kind === 'superseded' ? standing.since : undefined);
    const newer = this.#find('.offline-newer');
    const size = this.#sumUp(this.#listKept());
    newer.hidden = size === undefined || size.bytes === 0;
    if (size) newer.textContent = words.takeNewer(size.bytes);
  }

  async #take(wanted: readonly Choice[]): Promise<void> {
    const buttons = [...this.querySelectorAll<HTMLButtonElement>('.offline-button')];
    for (const button of buttons) button.disabled = true;
    // The site may have been built anew since this page was opened: what it had then is gone from it.
    await this.#ask();
    const latest = this.#latest;
    if (!latest) {
      await this.#show();
      return;
    }
    const bar = this.querySelector('progress') ?? document.createElement('progress');
    bar.hidden = false;
    const report = ({ step, done, all }: TakeProgress): void => {
      bar.max = all;
      bar.value = done;
      this.#say((step === 'load' ? words.loading : words.laying)(done, all));
    };
    try {
      const { askToStay, takeLatest } = await loadTake();
      report({ step: 'load', done: 0, all: this.#sumUp(wanted)?.bytes ?? 0 });
      this.#state = await takeLatest(latest, wanted, report);
      this.#known = await this.#kept.readKnown();
      this.#stays = await askToStay();
      this.#say(words.done);
    } catch (error) {
      this.#say(await this.#describe(error, wanted));
    }
    bar.hidden = true;
    for (const button of buttons) button.disabled = false;
    await this.#show();
  }

  async #remove(): Promise<void> {
    try {
      const { removeKept } = await loadTake();
      await removeKept();
      this.#state = this.#known = undefined;
      this.#say(words.removed);
      // The button that had the focus is gone with what it removed.
      this.#buttonOf('edition')?.focus();
    } catch (error) {
      this.#say(await this.#describe(error, []));
    }
    await this.#show();
  }

  async #describe(error: unknown, wanted: readonly Choice[]): Promise<string> {
    const { TakeFailure } = await loadTake();
    if (!(error instanceof TakeFailure)) return words.faults.network;
    return error.free === undefined
      ? words.faults[error.fault]
      : words.fullWith(this.#sumUp(wanted)?.unpacked ?? 0, Math.max(error.free, 0));
  }

  /** What led here: a page that is not kept. */
  #tellAsked(): void {
    const asked = new URLSearchParams(location.search).get('asked') ?? '';
    // Of this site, and of no other that an address could name.
    if (!asked.startsWith('/') || /[\s\\]/.test(asked) || new URL(toLink(asked), location.href).origin !== location.origin) return;
    const line = this.#find('.offline-asked');
    const link = Object.assign(document.createElement('a'), { href: toLink(asked), textContent: words.tryAgain });
    line.append(words.notKept(asked), ' ', link);
    line.hidden = false;
  }

  #say(text: string): void {
    this.#find('.offline-said').textContent = text;
  }

  #buttonOf(choice: Choice): HTMLButtonElement | null {
    return this.querySelector<HTMLButtonElement>(`[data-choice="${choice}"] button`);
  }

  #sizeOf(choice: Choice): HTMLElement {
    return this.#find(`[data-choice="${choice}"] .offline-size`);
  }

  #find(selector: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  }
}

/** An instant, in the time of the reader. */
const tellTime = (instant: string): string => new Date(instant).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

customElements.define('offline-keeping', OfflineKeeping);
