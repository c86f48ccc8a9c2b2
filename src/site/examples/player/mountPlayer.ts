/**
 * A run of a demonstration, step by step: the board, what the step says and rests on, what else was open, and why things are as they are.
 * Under the rules of another edition the same actions are played again, and both outcomes are compared.
 */
import type { RunComparison } from '../../../demonstration/everyEdition.ts';
import type { Run } from '../../../demonstration/inBrowser.ts';
import { nameObjects } from '../../../demonstration/telling/names.ts';
import type { IsoDate } from '../../../model/edition.ts';
import { askedLabels } from '../../frame/labels/askedLabels.ts';
import { makeDateText } from '../../frame/labels/labels.ts';
import { outcomeLabels, tellIncomparable } from '../outcomeLabels.ts';
import { playerLabels as labels, tellRun } from './playerLabels.ts';
import { loadModule } from '../../frame/browser/loading.ts';
import { inTurns } from '../../frame/browser/inTurns.ts';
import { rest } from '../../frame/browser/rest.ts';
import { tellAsked } from '../../frame/browser/tellAsked.ts';
import { alignSteps, findParting } from './alignSteps.ts';
import { isCounted } from '../board/card.ts';
import { makeBoard, readBoards } from './board.ts';
import { type BothBoards, makeBothBoards, type Side } from './bothBoards.ts';
import { makeChoices } from './choices.ts';
import { makeControls } from './controls.ts';
import { makeCopyTool } from './copyTool.ts';
import type { Demonstration } from './demonstrationFile.ts';
import { linkCounts } from './countedLinks.ts';
import { make, makeButton } from './elements.ts';
import { makeOutcomes } from './outcomes.ts';
import { type Engine, type EveryEdition, loadEveryEdition, playOwn } from './engine.ts';
import { makePassesTool } from './passes.ts';
import type { HrefOf } from './rules.ts';
import { makeSaid } from './said.ts';
import { keepFocus } from './keepFocus.ts';
import { showOutcome } from './shownOutcome.ts';
import { makeStepAddress, readStepAddress } from './stepAddress.ts';
import { keyStep } from './stepKeys.ts';
import { makeStepList, type StepList } from './stepList.ts';
import { makeWhyPanel } from './whyPanel.ts';

export interface PlayerOptions {
  /** On the demonstration's own page the address follows the steps. */
  readonly isOwnPage: boolean;
  /** Whether the reader has moved on the page since it came. */
  readonly hasMoved?: () => boolean;
  /** The edition of the page on which it is opened; without it the demonstration's own. */
  readonly edition?: string;
}

/** What is shown of one run. */
interface Stage {
  readonly run: Run;
  readonly show: (step: number) => void;
}

/** Fills the container. Rejects when the scenario cannot be read; the container is then as it was. */
export async function mountPlayer(
  container: HTMLElement,
  engine: Engine,
  file: Demonstration,
  { isOwnPage, hasMoved, edition: pageEdition }: PlayerOptions,
): Promise<void> {
  // Engine, play, player and board are up to a tenth of a second each on a slow phone: a finger is heard between them.
  await rest();
  const demonstration = engine.readDemonstration(file.scenario, file.readings);
  await rest();
  const ownRun = await playOwn(engine, demonstration, file.parts);
  await inTurns(readBoards(ownRun));
  await rest();
  const page = isOwnPage ? location.pathname : file.page;
  const nameRef = nameObjects(demonstration.scenario);
  const days = [...new Set([...file.editions, file.edition])].sort();
  const ownHrefs: HrefOf = (number) => file.hrefs[number];
  const nameOf = (date: string): string => makeDateText(date as IsoDate);
  const isKnown = (date: string | undefined): date is string => file.editions.some((each) => each === date);

  let stage: Stage | undefined;
  let every: EveryEdition | undefined;
  let step = 0;
  let turn = 0;

  const player = make('div', 'player');
  player.tabIndex = -1;
  player.setAttribute('role', 'group');
  player.setAttribute('aria-label', labels.player(file.title));
  const announcer = make('p', 'visually-hidden');
  announcer.setAttribute('aria-live', 'polite');
  const announce = (text: string): void => void (announcer.textContent = text);
  const select = makeEditionSelect(file);
  const verdict = make('p', 'player-verdict');
  verdict.setAttribute('role', 'status');
  const hrefAt = (at: number): string =>
    makeStepAddress(page, { step: at, edition: stage && stage.run.edition !== file.edition ? stage.run.edition : undefined });
  const absolute = (href: string): string => new URL(href, location.href).href;
  const tellAll = (): string => (stage ? tellRun(file.title, nameOf(stage.run.edition), stage.run.steps, absolute(hrefAt(0))) : '');
  const tools = make(
    'p',
    'player-tools',
    makeCopyTool(labels.copyLink, () => absolute(hrefAt(step)), announce),
    makeCopyTool(labels.copyText, tellAll, announce),
  );
  const controls = makeControls((to) => stage && go(to(step, lastOf(stage.run))));
  const body = make('div', 'player-body');
  const further = make('div');
  const panel = makeWhyPanel(nameRef);
  const edition = make('label', 'player-edition', make('span', '', labels.rulesOf), ' ', select);
  const bar = make('div', 'player-bar', edition, makePassesTool(player), make('span', 'player-keys', labels.keys), tools);
  // Before the steps, which may be dozens: whoever chooses an edition sees the board turn, and what is said of it.
  const settings = make('div', 'player-settings', bar, verdict);
  const spread = make('div', '', controls.element, settings);
  body.append(spread);
  player.append(body, further, announcer, panel.element);

  function go(to: number): void {
    if (!stage) return;
    const wanted = Math.max(0, Math.min(to, lastOf(stage.run)));
    if (wanted === step) return;
    showStep(wanted);
    keepAddress();
    const { text = '', cites = [] } = stage.run.steps[wanted] ?? {};
    announce(`${labels.place(wanted, lastOf(stage.run))}. ${labels.said(wanted === 0 ? labels.start : text, cites)}`);
  }

  function showStep(to: number): void {
    if (!stage) return;
    step = to;
    keepFocus(player, () => {
      panel.close();
      stage?.show(to);
      controls.show(to, lastOf(stage?.run));
    });
  }

  const keepAddress = (): void => {
    if (isOwnPage) history.replaceState(history.state, '', hrefAt(step));
  };

  /** Sets up a run; the step is the one that answers to where the reader was. */
  function setStage(run: Run, hrefOf: HrefOf, at: number): void {
    panel.close();
    stage = makeStage(run, hrefOf);
    player.toggleAttribute('data-unplayable', run.steps.length === 0);
    showStep(Math.max(0, Math.min(at, lastOf(run))));
  }

  function makeStage(run: Run, hrefOf: HrefOf): Stage {
    const isOwn = run === ownRun;
    const isPlayed = ownRun.unsupported.length === 0 && run.unsupported.length === 0 && !run.beginning;
    const comparison = isOwn || !isPlayed ? undefined : every?.compareRuns(demonstration, ownRun, run, days);
    verdict.textContent = tellVerdict(run, comparison);
    if (run.steps.length === 0) {
      const { beginning } = run;
      const reasons = beginning
        ? [
            `${outcomeLabels.firstKnown(beginning.what, nameOf(beginning.day))}${beginning.cites.length > 0 ? ` (${beginning.cites.join(', ')})` : ''}.`,
          ]
        : run.unsupported.map(outcomeLabels.engineCannot);
      if (isOwnPage) showOutcome(demonstration.scenario, ownRun, nameOf(ownRun.edition));
      further.replaceChildren();
      laySpread('', [make('ul', 'player-reasons', ...reasons.map((reason) => make('li', '', reason)))]);
      return { run, show: () => undefined };
    }
    const laySide = (of: Run, hrefs: HrefOf, at: () => number): Side => ({
      name: nameOf(of.edition),
      run: of,
      said: makeSaid(of.steps, hrefs),
      board: makeBoard(of, nameRef, (object, button, asked) => {
        const why = of.whyAt(at(), object.id);
        const counted = asked !== undefined && isCounted(asked) ? linkCounts(of, at(), object, asked, nameRef) : [];
        if (why) panel.open(object, { why, asked, counted }, button, hrefs);
      }),
    });
    const lead = laySide(run, hrefOf, () => step);
    const isPair = comparison !== undefined && !comparison.isSame;
    const beside: Side | undefined = isPair ? laySide(ownRun, ownHrefs, (): number => both?.besideAt() ?? 0) : undefined;
    const both: BothBoards | undefined = beside && makeBothBoards(lead, beside);
    const shown = both ?? {
      elements: [lead.board.element, lead.said.element],
      measures: lead.board.measures,
      show: (at: number) => {
        lead.board.show(at);
        lead.said.show(at);
      },
    };
    const address = (at: number): string => makeStepAddress(page, { step: at, edition: isOwn ? undefined : run.edition });
    const list = makeStepList(run.steps, address, go, { ids: isOwnPage });
    const choices = makeChoices(run, hrefOf, nameRef);
    const outcomes = comparison
      ? [
          makeOutcomes(
            comparison,
            [
              { name: nameOf(ownRun.edition), hrefOf: ownHrefs },
              { name: nameOf(run.edition), hrefOf },
            ],
            nameRef,
            demonstration.scenario,
          ),
        ]
      : [];
    if (isOwnPage) showOutcome(demonstration.scenario, run, isOwn ? undefined : nameOf(run.edition));
    laySpread(beside ? 'player-spread both' : 'player-spread', shown.elements, list.element);
    spread.style.setProperty('--natural', `${shown.measures.natural}rem`);
    spread.style.setProperty('--natural-narrow', `${shown.measures.naturalNarrow}rem`);
    if (beside) tellParting(list, findParting(run, ownRun, alignSteps(run.steps, ownRun.steps)));
    further.replaceChildren(choices.element, ...outcomes);
    return {
      run,
      show: (at) => {
        for (const part of [shown, list, choices]) part.show(at);
      },
    };
  }

  /** Lays a run around what stays whatever is played: what has the focus among that keeps it. */
  function laySpread(className: string, shown: readonly Node[], list?: Node): void {
    const stays = new Set<Node>([controls.element, settings]);
    for (const child of [...spread.childNodes]) if (!stays.has(child)) child.remove();
    spread.className = className;
    spread.prepend(...shown);
    if (list) spread.append(list);
  }

  /** Where the boards of both editions part, behind what is said of them. */
  function tellParting(list: StepList, parting: number | undefined): void {
    if (parting === undefined) return;
    list.markParting(parting);
    verdict.append(
      ' ',
      makeButton('to-parting', labels.partAt(parting), undefined, () => go(parting)),
    );
  }

  function tellVerdict(run: Run, comparison: RunComparison | undefined): string {
    const own = nameOf(ownRun.edition);
    if (run.beginning) return labels.tooEarly(nameOf(run.beginning.day), own);
    if (run.unsupported.length > 0) return labels.notPlayable(nameOf(run.edition), own);
    if (run === ownRun) return labels.ownEdition;
    if (!comparison?.outcome) return labels.notCompared(own);
    if (comparison.isSame) return labels.same(own);
    const { incomparable } = comparison.outcome;
    return incomparable ? labels.partly(own, tellIncomparable(incomparable)) : labels.differs(own);
  }

  async function choose(date: string, at?: number): Promise<void> {
    turn += 1;
    const mine = turn;
    select.value = date;
    if (date === file.edition) {
      setStage(ownRun, ownHrefs, at ?? (stage ? matchStep(stage.run, step, ownRun) : 0));
      return;
    }
    verdict.textContent = labels.comparing;
    every ??= await loadEveryEdition();
    const run = await inTurns(every.playInPieces(demonstration, date));
    await inTurns(readBoards(run));
    const hrefOf = await loadModule(() => import('./editionHrefs.ts'))
      .then(({ loadHrefs }) => loadHrefs(date))
      .catch((): HrefOf => () => undefined);
    if (mine === turn) setStage(run, hrefOf, at ?? (stage ? matchStep(stage.run, step, run) : 0));
  }

  const readAddress = (): Promise<void> => {
    const asked = readStepAddress(location);
    const wanted = isKnown(asked.edition) ? asked.edition : file.edition;
    tellAsked(asked.edition === undefined || wanted === asked.edition ? '' : askedLabels.notPlayed(asked.edition, nameOf(wanted)));
    if (wanted !== stage?.run.edition) return choose(wanted, asked.step);
    if (asked.step !== undefined) go(asked.step);
    return Promise.resolve();
  };
  select.addEventListener('change', () => {
    tellAsked('');
    void choose(select.value).then(keepAddress);
  });
  const stepByKey = (event: KeyboardEvent): void => {
    const to = keyStep(event, step, lastOf(stage?.run));
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  player.addEventListener('keydown', stepByKey);
  await (isOwnPage ? readAddress() : choose(isKnown(pageEdition) ? pageEdition : file.edition));
  const isAskedFor = location.hash.startsWith('#step-');
  const heading = document.getElementById(container.getAttribute('aria-labelledby') ?? '');
  // The player says what it is.
  heading?.classList.add('visually-hidden');
  await rest();
  container.replaceChildren(...(heading && container.contains(heading) ? [heading] : []), player);
  // At its first step nothing has to be scrolled to, and the browser lays the board out when it comes to it; lines are drawn then.
  if (step > 0) stage?.show(step);
  if (!isOwnPage) return;
  // What the address names is the board at that step: its title, it and the controls are one view at the top of the page, and the browser went to a line of the list.
  if (isAskedFor && hasMoved?.() !== true) scrollTo({ top: 0, behavior: 'instant' });
  // On its own page nobody has to look for the board first; Home and End go on being those of the page.
  document.addEventListener('keydown', (event) => {
    if (/^Arrow(?:Left|Right)$/.test(event.key) && event.target === document.body && !event.defaultPrevented) stepByKey(event);
  });
  for (const name of ['hashchange', 'popstate']) addEventListener(name, () => void readAddress());
}

const lastOf = (run: Run | undefined): number => Math.max(0, (run?.steps.length ?? 0) - 1);

/** What answers in another run to a step of this one. */
const matchStep = (from: Run, step: number, to: Run): number => alignSteps(from.steps, to.steps)[step] ?? 0;

function makeEditionSelect({ editions, edition }: Demonstration): HTMLSelectElement {
  const isListed = editions.some((date) => date === edition);
  const all = [...(isListed ? [] : [[edition, edition] as const]), ...editions.map((date) => [date, makeDateText(date)] as const)];
  const options = all.map(([date, name]) => {
    const option = make('option', '', date === edition ? labels.own(name) : name);
    option.value = date;
    return option;
  });
  const select = make('select', '', ...options);
  select.value = edition;
  return select;
}
