/** All editions on a line of time: a click or a drag moves the nearer end of the comparison. The two selects do the same by keyboard. */
export interface StripEdition {
  readonly value: string;
  /** `2009-05-01`. */
  readonly date: string;
}

export interface Strip {
  readonly show: (editions: readonly StripEdition[], from: string, to: string) => void;
}

type End = 'from' | 'to';

const day = 86_400_000;
const yearsBetweenLabels = 5;

export function makeStrip(host: HTMLElement, choose: (end: End, value: string) => void): Strip {
  let editions: readonly StripEdition[] = [];
  let ends: Readonly<Record<End, string>> = { from: '', to: '' };
  let dragged: End | undefined;
  const line = append(host, 'div', 'strip-line');
  const said = append(host, 'p', 'strip-said');

  const timeOf = (date: string): number => Date.parse(date) / day;
  const span = (): readonly [number, number] => {
    const times = editions.map(({ date }) => timeOf(date));
    const [first, last] = [Math.min(...times), Math.max(...times)];
    return first === last ? [first - 1, last + 1] : [first, last];
  };
  const shareOf = (date: string): number => {
    const [first, last] = span();
    return (timeOf(date) - first) / (last - first);
  };
  const nearestTo = (x: number): StripEdition | undefined => {
    const { left, width } = line.getBoundingClientRect();
    const share = (x - left) / width;
    return editions.toSorted((a, b) => Math.abs(shareOf(a.date) - share) - Math.abs(shareOf(b.date) - share))[0];
  };
  const dateOf = (value: string): string => editions.find((edition) => edition.value === value)?.date ?? '';

  const draw = (): void => {
    line.replaceChildren();
    said.textContent = '';
    if (editions.length === 0) return;
    const [from, to] = [shareOf(dateOf(ends.from)), shareOf(dateOf(ends.to))];
    const range = append(line, 'div', 'strip-range');
    range.style.left = percent(Math.min(from, to));
    range.style.width = percent(Math.abs(to - from));
    for (const { date, value } of editions) {
      const tick = append(line, 'div', value === ends.from || value === ends.to ? 'strip-tick end' : 'strip-tick');
      tick.style.left = percent(shareOf(date));
    }
    const years = editions.map(({ date }) => Number(date.slice(0, 4)));
    for (let year = Math.ceil(Math.min(...years) / yearsBetweenLabels) * yearsBetweenLabels; year <= Math.max(...years);) {
      const label = append(line, 'span', 'strip-year');
      label.textContent = String(year);
      label.style.left = percent(Math.min(1, Math.max(0, shareOf(`${year}-01-01`))));
      year += yearsBetweenLabels;
    }
  };
  const nearerEnd = (date: string): End => {
    const far = (end: End): number => Math.abs(shareOf(dateOf(ends[end])) - shareOf(date));
    return far('from') < far('to') ? 'from' : 'to';
  };

  line.addEventListener('pointerdown', (event) => {
    const edition = nearestTo(event.clientX);
    if (!edition || event.button !== 0) return;
    dragged = nearerEnd(edition.date);
    line.setPointerCapture(event.pointerId);
  });
  line.addEventListener('pointermove', ({ clientX }) => {
    const edition = nearestTo(clientX);
    if (!edition) return;
    said.textContent = edition.date;
    said.style.left = percent(shareOf(edition.date));
    if (!dragged || ends[dragged] === edition.value) return;
    ends = { ...ends, [dragged]: edition.value };
    draw();
    said.textContent = edition.date;
  });
  line.addEventListener('pointerup', ({ clientX }) => {
    const edition = nearestTo(clientX);
    if (dragged && edition) choose(dragged, edition.value);
    dragged = undefined;
  });
  line.addEventListener('pointercancel', () => (dragged = undefined));
  line.addEventListener('pointerleave', () => {
    if (!dragged) said.textContent = '';
  });
  return {
    show: (shown, from, to) => {
      editions = shown;
      ends = { from, to };
      draw();
    },
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

function append(parent: HTMLElement, name: 'div' | 'span' | 'p', className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  parent.append(element);
  return element;
}
