/** What players could have done instead: legal answers, and what was closed to them with the reason. */
import type { Answer, Run, RunChoice } from '../../../demonstration/inBrowser.ts';
import { tellAnswer as answerInWords } from '../../../demonstration/telling/tellActions.ts';
import { playerLabels as labels } from './playerLabels.ts';
import { make } from './elements.ts';
import { type HrefOf, makeRules } from './rules.ts';

const tellAnswer = (answer: Answer, name: (ref: string) => string): string => answerInWords(answer, name) || labels.nothing;

export interface Choices {
  readonly element: HTMLElement;
  readonly show: (step: number) => void;
}

/** `name` says what people call a ref. */
export function makeChoices(run: Run, hrefOf: HrefOf, name: (ref: string) => string): Choices {
  const element = make('details', 'player-choices');
  const summary = make('summary');
  const body = make('div');
  element.append(summary, body);
  let action = -1;
  let shown = 0;
  /** Opened, it never becomes shorter: what stands below it stays. */
  const keepHeight = (): void => {
    body.style.minHeight = element.open ? `${body.offsetHeight}px` : '';
  };
  const fill = (): void => {
    const { choices = [], listed } = run.actions[shown] ?? {};
    body.replaceChildren(...(listed ? [makeListed(listed, name)] : []), ...choices.map((choice) => makeChoice(choice, hrefOf, name)));
    keepHeight();
  };
  element.addEventListener('toggle', () => {
    if (element.open) fill();
    else keepHeight();
  });
  return {
    element,
    show: (step) => {
      shown = run.steps[step]?.action ?? 0;
      if (shown === action) return;
      action = shown;
      const { choices = [], listed } = run.actions[shown] ?? {};
      const count = choices.length + (listed ? 1 : 0);
      summary.textContent = count === 0 ? labels.noChoices : labels.choices;
      element.toggleAttribute('data-none', count === 0);
      if (element.open) fill();
    },
  };
}

function makeListed(listed: readonly Answer[], name: (ref: string) => string): HTMLElement {
  return make(
    'dl',
    'choice',
    make('div', '', make('dt', '', labels.legal(listed.length)), ...listed.map((each) => make('dd', '', tellAnswer(each, name)))),
  );
}

function makeChoice(
  { player, text, answer, options, count, closed }: RunChoice,
  hrefOf: HrefOf,
  name: (ref: string) => string,
): HTMLElement {
  const chosen = tellAnswer(answer, name);
  const others = options.map((option) => tellAnswer(option, name)).filter((option) => option !== chosen);
  const list = make('dl', 'choice');
  const add = (title: string, ...values: readonly (readonly (Node | string)[])[]): void => {
    if (values.length > 0) list.append(make('div', '', make('dt', '', title), ...values.map((value) => make('dd', '', ...value))));
  };
  add(labels.chosen, [chosen]);
  add(
    labels.alsoLegal,
    ...others.map((option) => [option]),
    ...(count !== undefined && count > options.length ? [[labels.counted(count)]] : []),
  );
  add(labels.closed, ...closed.map((each) => [`${tellAnswer(each.answer, name)}: ${each.reason} `, ...makeRules(each.cites, hrefOf)]));
  return make('div', '', make('p', 'choice-question', labels.asked(player, text)), list);
}
