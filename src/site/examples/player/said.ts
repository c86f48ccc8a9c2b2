/**
 * What a step says, and the rule that decides it in full beside it; the other rules are folded. The place has one size for all steps, and what
 * is longer scrolls in it, and a button that says so opens all of it over what is beside. Words of rules are there already when the next step is shown.
 */
import type { RunStep } from '../../../demonstration/inBrowser.ts';
import { playerLabels as labels } from './playerLabels.ts';
import { make, makeButton, writeText } from './elements.ts';
import { type HrefOf, makeRules } from './rules.ts';
import { loadRuleText } from './ruleText.ts';
import { classOfStep, quote } from './stepList.ts';

export interface Said {
  readonly element: HTMLElement;
  readonly show: (step: number) => void;
}

export function makeSaid(steps: readonly RunStep[], hrefOf: HrefOf): Said {
  const element = make('div', 'player-said');
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', labels.saidHere);
  const more = makeButton('said-more', '', undefined, () => open(!element.hasAttribute('data-whole')));
  const open = (isWhole: boolean): void => {
    element.toggleAttribute('data-whole', isWhole);
    more.setAttribute('aria-expanded', String(isWhole));
    more.textContent = isWhole ? labels.less : labels.whole;
    element.scrollTop = 0;
    tellMore();
  };
  const tellMore = (): void =>
    void element.toggleAttribute('data-more', element.scrollTop + element.clientHeight < element.scrollHeight - 4);
  element.addEventListener('scroll', tellMore, { passive: true });
  // Words of a rule come later, and a window changes its size.
  const sizes = new ResizeObserver(tellMore);
  sizes.observe(element);
  const made = new Map<number, HTMLElement>();
  const makeOnce = (at: number): HTMLElement | undefined => {
    const step = steps[at];
    if (!step) return undefined;
    const one = made.get(at) ?? makeOne(step, hrefOf);
    made.set(at, one);
    return one;
  };
  return {
    element,
    show: (at) => {
      const one = makeOnce(at);
      if (!one) return;
      one.setAttribute('data-now', '');
      element.replaceChildren(one, more);
      sizes.observe(one);
      open(false);
      makeOnce(at + 1);
    },
  };
}

/** A step cites first what decides it. */
function makeOne({ number, text, wording, cites, caption, event, passes }: RunStep, hrefOf: HrefOf): HTMLElement {
  const said = make(
    'div',
    classOfStep(event),
    ...(passes ? [make('p', 'player-passes', labels.passes(passes))] : []),
    make('p', 'player-sentence', ...writeText(number === 0 ? labels.start : text), ...quote(wording)),
  );
  if (caption !== undefined) said.append(make('p', 'player-caption', caption));
  const [first, ...others] = cites;
  if (first === undefined) return said;
  const words = make('div', 'rule-words');
  const href = hrefOf(first);
  // Beside the number, not behind the words: these come later, and what stands behind them would move.
  const further =
    others.length === 0
      ? []
      : [
          make(
            'details',
            'player-rules',
            make('summary', '', labels.otherRules(others.length)),
            make('p', '', ...makeRules(others, hrefOf)),
          ),
        ];
  said.append(
    make('div', 'player-rule', make('div', 'rule-head', make('p', 'rule-number', ...makeRules([first], hrefOf)), ...further), words),
  );
  if (href !== undefined)
    loadRuleText(href)
      .then((paragraphs) => words.replaceChildren(...paragraphs))
      // Its number is a link all the same.
      .catch(() => undefined);
  return said;
}
