/** What is kept as files: exported whole, imported beside what is there. */
import { toLink } from '../frame/addresses/siteRoot.ts';
import { makeButton } from './copyTools.ts';
import { findEntry, mergeKept, type Kept } from './kept.ts';
import { keptLabels as labels } from './keptLabels.ts';
import { findToday } from '../frame/browser/today.ts';
import { makeKeptJson, readKeptJson, type ReadKept } from './keptJson.ts';
import { makeKeptMarkdown, readKeptMarkdown } from './keptMarkdown.ts';

/** Larger than the storage of a browser, and so than anything that was exported. */
const mostBytes = 12_000_000;

/** `change` merges, and is told what to say. */
export function makeFiles(
  kept: Kept,
  change: (act: (kept: Kept) => Kept, tell: (kept: Kept, before: Kept) => string) => void,
): HTMLElement {
  const made = document.createElement('section');
  made.setAttribute('aria-labelledby', 'files');
  const title = Object.assign(document.createElement('h2'), { id: 'files', textContent: labels.files });
  const tools = document.createElement('div');
  tools.className = 'kept-tools';
  const said = document.createElement('p');
  said.className = 'kept-file-said';
  said.setAttribute('role', 'status');
  const day = findToday();
  if (kept.entries.length > 0 || kept.lists.length > 0) {
    tools.append(
      makeButton(labels.exportJson, () => offerFile(`concordance-kept-${day}.json`, makeKeptJson(kept, 2), 'application/json')),
      makeButton(labels.exportMarkdown, () => offerFile(`concordance-kept-${day}.md`, makeKeptMarkdown(kept, toHref), 'text/markdown')),
    );
  }
  const field = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,.md,application/json,text/markdown' });
  const label = document.createElement('label');
  label.append(`${labels.import} `, field);
  tools.append(label);
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (!file) return;
    said.textContent = '';
    void readFile(file).then((read) => {
      field.value = '';
      if ('fault' in read) {
        said.textContent = read.fault;
        return;
      }
      const { entries } = read.kept;
      change(
        (own) => mergeKept(own, read.kept),
        (now, before) => {
          const isSame = makeKeptJson(now) === makeKeptJson(before);
          return labels.imported(entries.length, entries.filter(({ place }) => !findEntry(before, place)).length, isSame);
        },
      );
    });
  });
  const hint = Object.assign(document.createElement('p'), { className: 'kept-hint', textContent: labels.importHint });
  made.append(title, tools, hint, said);
  return made;
}

const toHref = (place: string): string => new URL(toLink(place), location.href).href;

/** Whatever somebody picks: one line says why it is not taken. */
async function readFile(file: File): Promise<ReadKept> {
  if (file.size > mostBytes) return { fault: labels.tooLarge };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { fault: labels.notRead };
  }
  const read = /^\s*[{[]/.test(text) ? readKeptJson(text) : readKeptMarkdown(text);
  return 'fault' in read ? { fault: labels.notImported(read.fault) } : read;
}

/** Hands a text to the reader as a file. */
export function offerFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
