/**
 * On a page that comes from what is kept: that the site has a newer build, in a line over the page; and of an edition that is superseded, in
 * a line below the header of every page, for which the page left room before it was painted (firstPaint.js). Loaded only where a worker answers.
 */
import type { IsoDate } from '../../model/edition.ts';
import { makeAddress, parseAddress } from '../frame/addresses/addresses.ts';
import { toLink } from '../frame/addresses/siteRoot.ts';
import { stateLabels } from '../frame/labels/labels.ts';
import { openKept, type KeptState } from './keptState.ts';
import { loadLatest } from './loadLatest.ts';
import { offlineLabels as words } from './offlineLabels.ts';
import { keepSuperseded } from './keepSuperseded.ts';
import { findToday } from '../frame/browser/today.ts';
import { compareKept, type Standing } from './standing.ts';

/** The site is asked this often, in milliseconds. */
const checkEvery = 60 * 60 * 1000;
const closedKey = 'concordance.offline-closed';

export async function tellStanding(): Promise<void> {
  const kept = openKept(toLink('/'));
  const state = await kept.readState();
  if (!state) return;
  let known = await kept.readKnown();
  if (known) tell(state, known.latest.build, compareKept(state, known.latest, findToday()));
  if (known && Date.now() - Date.parse(known.checked) < checkEvery) return;
  const latest = await loadLatest().catch(() => undefined);
  if (!latest) return;
  known = { latest, checked: new Date().toISOString() };
  await kept.writeKnown(known);
  tell(state, latest.build, compareKept(state, latest, findToday()));
}

function tell(state: KeptState, build: string, standing: Standing): void {
  keepSuperseded(standing.kind === 'superseded' ? standing.since : undefined);
  if (standing.kind === 'superseded' && state.edition) tellSuperseded(state.edition.date, standing.since);
  else if (standing.kind === 'newer') tellNewer(build, standing.made);
  if (standing.kind !== 'superseded') delete document.documentElement.dataset['superseded'];
}

/** Takes the word `current` from what was that when it was taken, and says what it is; the header takes its own away (keptNotice.css). */
function tellSuperseded(date: IsoDate, since: IsoDate): void {
  if (document.querySelector('.kept-superseded') || isOfDay(location.pathname, since)) return;
  document.documentElement.dataset['superseded'] = since;
  for (const state of document.querySelectorAll('.state')) {
    if (state.textContent === stateLabels.current) state.textContent = stateLabels.superseded;
  }
  const line = document.createElement('aside');
  line.className = 'kept-superseded';
  line.setAttribute('aria-label', words.noticeLabel);
  const text = Object.assign(document.createElement('span'), { textContent: words.noticeSuperseded(date, since) });
  line.append(text, ' ', makeLink(words.noticeTakeNow));
  document.querySelector('.masthead')?.after(line);
}

/** Whether an address names that day's edition or a later one: that came from the network (firstPaint.js asks the same). */
const isOfDay = (pathname: string, since: IsoDate): boolean => (/\/(\d{4}-\d\d-\d\d)\//.exec(pathname)?.[1] ?? '') >= since;

/** Over the page, so that nothing moves, until it is closed; once for each build. Not where it is told anyway. */
function tellNewer(build: string, made: IsoDate): void {
  if (parseAddress(location.pathname)?.kind === 'offline' || document.querySelector('.kept-newer') || isClosed(build)) return;
  const line = document.createElement('div');
  line.className = 'arrival kept-newer';
  line.setAttribute('role', 'status');
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: words.noticeClose });
  close.addEventListener('click', () => {
    line.remove();
    try {
      sessionStorage.setItem(closedKey, build);
    } catch {
      // It is said again on the next page.
    }
  });
  document.body.append(line);
  const text = Object.assign(document.createElement('p'), { textContent: words.noticeNewer(made) });
  // What is there when the element comes is not announced by itself.
  setTimeout(() => line.append(text, makeLink(words.noticeTake), close));
}

function isClosed(build: string): boolean {
  try {
    return sessionStorage.getItem(closedKey) === build;
  } catch {
    return false;
  }
}

const makeLink = (textContent: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href: makeAddress({ kind: 'offline' }), textContent });
