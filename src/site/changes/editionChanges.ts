/**
 * `<edition-changes>`: n and p among the changes while the focus is inside their list, folded groups that open with their switch, and what
 * is shown kept in the address (`?hide=moved-edited&open=vocabulary`). Of an edition whose changes are divided, an address that names a change
 * leads on from the first page to the page of its part. All of it can be read and filtered without script.
 */
import { listUnknownValues } from '../frame/addresses/askedAddress.ts';
import { askedLabels } from '../frame/labels/askedLabels.ts';
import { foldedKinds, mainKinds } from '../../lineage/changes.ts';
import { tellAsked } from '../frame/browser/tellAsked.ts';

const row = '.change-list > .change';

class EditionChanges extends HTMLElement {
  private last: HTMLElement | undefined;

  connectedCallback(): void {
    const boxes = [...this.querySelectorAll<HTMLInputElement>('.filter input')];
    this.restore(boxes);
    for (const box of boxes) {
      box.addEventListener('change', () => {
        this.applyFold(box);
        this.keep(boxes);
      });
      const group = findFold(box);
      group?.addEventListener('toggle', () => {
        box.checked = group.open;
        this.keep(boxes);
      });
    }
    this.addEventListener('keydown', (event) => this.walk(event));
    this.addEventListener('click', (event) => this.step(event));
    this.openTarget();
    window.addEventListener('hashchange', () => this.openTarget());
  }

  private restore(boxes: readonly HTMLInputElement[]): void {
    const asked = new URLSearchParams(location.search);
    const [hidden, opened] = ['hide', 'open'].map((name) => asked.get(name)?.split(' ') ?? []);
    // What stands folded cannot be hidden, nor can what stands open be opened.
    const unknown = Object.entries({ hide: mainKinds, open: foldedKinds }).flatMap(([name, kinds]) => {
      const known = kinds.map((kind) => kind.replace('+', '-'));
      const values = listUnknownValues(asked.get(name), known);
      return values.length === 0 ? [] : [askedLabels.unknownValues(name, values, known)];
    });
    tellAsked(unknown.join(' '));
    for (const box of boxes) {
      box.checked = box.dataset['fold'] === undefined ? !hidden?.includes(box.value) : (opened?.includes(box.value) ?? false);
      this.applyFold(box);
    }
  }

  private keep(boxes: readonly HTMLInputElement[]): void {
    const values = (fold: boolean): string =>
      boxes
        .filter((box) => (box.dataset['fold'] !== undefined) === fold && box.checked === fold)
        .map(({ value }) => value)
        .join('+');
    const asked = [
      ['hide', values(false)],
      ['open', values(true)],
    ].flatMap(([name, value]) => (value === '' ? [] : [`${name ?? ''}=${value ?? ''}`]));
    history.replaceState(history.state, '', `${location.pathname}${asked.length === 0 ? '' : `?${asked.join('&')}`}${location.hash}`);
  }

  private applyFold(box: HTMLInputElement): void {
    const group = findFold(box);
    if (group) group.open = box.checked;
  }

  private walk(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== 'n' && event.key !== 'p')) return;
    const from = event.target instanceof Element ? event.target.closest(row) : null;
    if (!from) return;
    event.preventDefault();
    this.goFrom(from, event.key === 'n' ? 1 : -1);
  }

  private step(event: MouseEvent): void {
    // What is shown is shown by the next part too.
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-carries], .names a') : null;
    if (link) link.search = location.search;
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
    if (!button) return;
    const step = Number(button.dataset['step']);
    // From the change that it led to last, while that is on the screen; else from the first below the line with the buttons.
    const top = button.getBoundingClientRect().bottom;
    const last = this.last?.getBoundingClientRect();
    if (this.last && last && last.bottom > top && last.top < window.innerHeight) {
      this.goFrom(this.last, step);
      return;
    }
    const first = this.rows().find((change) => change.getBoundingClientRect().top >= top);
    if (first) this.goFrom(first, step > 0 ? 0 : step);
  }

  /** The changes that no filter hides. */
  private rows(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(row)].filter((change) => change.getClientRects().length > 0);
  }

  private goFrom(from: Element, step: number): void {
    const changes = this.rows();
    const to = changes[changes.findIndex((change) => change === from) + step];
    if (!to) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${encodeURIComponent(to.id)}`);
    this.last = to;
    focusOn(to);
  }

  /** A change inside a folded group is shown to whoever comes for it; one that is only named here is told on the page of its part. */
  private openTarget(): void {
    let id: string;
    try {
      id = decodeURIComponent(location.hash.slice(1));
    } catch {
      return;
    }
    const target = id === '' ? null : document.getElementById(id);
    if (!target || !this.contains(target)) return;
    if (target instanceof HTMLAnchorElement && target.matches('.names a')) {
      target.search = location.search;
      location.replace(target.href);
      return;
    }
    for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
    focusOn(target);
  }
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

function findFold(box: HTMLInputElement): HTMLDetailsElement | undefined {
  const id = box.dataset['fold'];
  const group = id === undefined ? null : document.getElementById(id);
  return group instanceof HTMLDetailsElement ? group : undefined;
}

customElements.define('edition-changes', EditionChanges);
