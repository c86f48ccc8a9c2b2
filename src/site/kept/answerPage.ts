/** `<answer-page>`: the rules that its address names, each in the words of its edition: `/answer/?rules=2026-01-16/704.5j,702.19b`. */
import { makeAddress } from '../frame/addresses/addresses.ts';
import { toLink } from '../frame/addresses/siteRoot.ts';
import { tellFailure } from '../frame/browser/loading.ts';
import { nameRule, readRules, type AnswerRule } from './answerAddress.ts';
import { writeAnswer, makeAnswerHref } from './answerForms.ts';
import { makeButton, makeCopyTools } from './copyTools.ts';
import { putIn, type KeptEntry } from './kept.ts';
import { findToday } from '../frame/browser/today.ts';
import { keptLabels as labels } from './keptLabels.ts';
import { changeStored } from './keptStore.ts';
import { findRule, loadEntryAt } from './loadAnswer.ts';
import { makeHead, makeWords } from './showEntry.ts';
import { tellCarried } from './tellCarried.ts';

class AnswerPage extends HTMLElement {
  connectedCallback(): void {
    const [, value = ''] = /[?&]rules=([^&]*)/.exec(location.search) ?? [];
    const { rules, strange, over } = readRules(value);
    if (rules.length === 0 && strange.length === 0) {
      const link = Object.assign(document.createElement('a'), { href: makeAddress({ kind: 'kept' }), textContent: labels.toKept });
      this.replaceChildren(makeLine(labels.answerAsks), link);
      return;
    }
    this.replaceChildren(makeLine(labels.answerLoading));
    void this.#show(rules, strange, over);
  }

  async #show(rules: readonly AnswerRule[], strange: readonly string[], over: readonly string[]): Promise<void> {
    const kept = findToday();
    let failure: unknown;
    const found = await Promise.all(
      rules.map(async (rule): Promise<KeptEntry | 'missing' | 'failed'> => {
        try {
          const href = await findRule(rule);
          return (href === undefined ? undefined : await loadEntryAt(href, kept)) ?? 'missing';
        } catch (error) {
          failure = error;
          return 'failed';
        }
      }),
    );
    const entries = found.filter((each) => typeof each !== 'string');
    const absent = rules.filter((_, at) => found[at] === 'missing');
    const missing = [...absent.map(nameRule), ...strange];
    const failed = rules.filter((_, at) => found[at] === 'failed').map(nameRule);
    const sought = [...absent.map(({ name }) => name), ...strange.map((each) => each.split('/').at(-1) ?? each)];
    const lines = missing.length > 0 ? [makeLine(labels.missing(missing.join(', ')), 'answer-missing'), ...makeWays(sought)] : [];
    if (over.length > 0) lines.push(makeLine(labels.over(over.join(', ')), 'answer-missing'));
    if (failed.length > 0) {
      const line = makeLine('', 'answer-missing');
      lines.push(line);
      void tellFailure(line, failure, labels.failed(failed.join(', ')));
    }
    // What became of them comes with the words, so that it moves none of them.
    const fates = await Promise.all(entries.map(findFate));
    const list = document.createElement('ol');
    list.className = 'answer-rules';
    list.append(...entries.map((entry, at) => makeRule(entry, fates[at])));
    this.replaceChildren(...lines, list, ...(entries.length > 0 ? [makeTools(entries)] : []));
    if (entries.length > 0) document.title = document.title.replace(labels.answer, labels.answerTitle(entries.length));
  }
}

function makeRule(entry: KeptEntry, fate: HTMLElement | undefined): HTMLElement {
  const item = document.createElement('li');
  item.append(makeHead(entry, toLink(entry.place)), makeWords(entry), ...(fate ? [fate] : []));
  return item;
}

/**
 * Where each may be found that is not here: whoever left out the edition, or wrote a number otherwise, is a word away from it. A term is named by its slug,
 * whose words have hyphens between them, and no number has one. Nothing where an address ends before a name.
 */
function makeWays(names: readonly string[]): readonly HTMLElement[] {
  const queries = new Set(names.map((name) => name.replaceAll('-', ' ').trim()).filter((query) => query !== ''));
  if (queries.size === 0) return [];
  const line = makeLine(labels.seek, 'answer-ways');
  for (const query of queries) {
    const href = makeAddress({ kind: 'search', query });
    line.append(' ', Object.assign(document.createElement('a'), { href, textContent: query }));
  }
  return [line];
}

/** What an older rule is today, for whoever was sent it; nothing of one that stands as it is, or of which that is not known. */
async function findFate(entry: KeptEntry): Promise<HTMLElement | undefined> {
  const line = makeLine('', 'kept-fate');
  await tellCarried(entry, line);
  const { fate = 'unknown' } = line.dataset;
  return fate === 'unknown' ? undefined : line;
}

function makeTools(entries: readonly KeptEntry[]): HTMLElement {
  const tools = document.createElement('div');
  tools.className = 'kept-tools';
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  const pick = makeButton(labels.pick, () => {
    const changed = changeStored((kept) => entries.reduce((state, entry) => putIn(state, entry, 'sheet'), kept));
    said.textContent = changed.kind === 'kept' ? labels.picked : labels.failure(changed.why);
  });
  const href = makeAnswerHref(entries, location.href);
  const title = labels.answerTitle(entries.length);
  tools.append(
    ...makeCopyTools({
      write: (form) => writeAnswer(entries, form, location.href),
      share: { title, text: title, url: href },
    }),
    makeButton(labels.print, () => print()),
    pick,
    said,
  );
  return tools;
}

function makeLine(text: string, className = ''): HTMLElement {
  const line = Object.assign(document.createElement('p'), { textContent: text });
  if (className !== '') line.className = className;
  return line;
}

customElements.define('answer-page', AnswerPage);
