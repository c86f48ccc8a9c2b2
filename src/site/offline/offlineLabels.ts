/** Every word of ours about keeping the site on a device. */
import { makeDateText } from '../frame/labels/labels.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { Choice } from './choices.ts';
import type { TakeFault } from './take.ts';

/** `2.7 MB`: decimal, as shops and phones count; never less than it is. */
export const makeSize = (bytes: number): string => (bytes < 1e7 ? `${Math.ceil(bytes / 1e5) / 10} MB` : `${Math.ceil(bytes / 1e6)} MB`);

export const offlineLabels = {
  title: 'Offline',
  lead: 'Keep the rules on this device: they are then read, searched and played from here, with a network or without.',
  needsScript: 'This needs JavaScript, and a browser that lets a site keep files.',
  names: { edition: 'The edition in force', archive: 'All history as well' } satisfies Record<Choice, string>,
  about: {
    edition:
      'Every rule and term, the handbook, the search, what old numbers are now, all Examples with the board, Learn and Practice. A page under the day of the edition leads to all of it on one page.',
    archive:
      'What each edition changed, the history of every rule and term, any two editions compared, the other documents. Any older edition is read as one page.',
  } satisfies Record<Choice, string>,
  keep: { edition: 'Keep for offline', archive: 'Keep all history as well' } satisfies Record<Choice, string>,
  size: (load: number, unpacked: number) => `${makeSize(load)} to load; ${makeSize(unpacked)} on the device`,
  sizeWithFirst: (load: number, unpacked: number) =>
    `${makeSize(load)} to load, with the edition in force; ${makeSize(unpacked)} on the device`,
  isKept: 'Kept on this device',
  unknownSize: 'How much it is can be said when there is a network.',
  asking: 'Asking the site …',
  loading: (done: number, all: number) => `Loading: ${makeSize(done)} of ${makeSize(all)}. Stay on this page.`,
  laying: (done: number, all: number) =>
    `Checked. Laying it down: ${Math.floor((100 * done) / Math.max(all, 1))} of 100. Stay on this page.`,
  progress: 'How much is done',
  done: 'Kept. From the next page on it is read from this device.',
  faults: {
    network: 'The network gave out before all of it was here. Nothing was changed: try again.',
    damaged: 'What came is not what the site has: it was thrown away, and nothing was changed. Try again later.',
    full: 'There is not enough room on this device. Nothing was changed.',
    denied: 'This browser does not let the site keep files: private windows and some settings forbid it. Nothing was changed.',
    busy: 'Another tab is at it. Wait until it is done.',
  } satisfies Record<TakeFault, string>,
  fullWith: (needed: number, free: number) =>
    `There is not enough room: it needs ${makeSize(needed)}, and the browser gives ${makeSize(free)} more. Nothing was changed.`,
  cannot: 'This browser cannot keep the site: that needs an address with https, and a window that is not private.',
  otherFormat: 'The site keeps files in another way by now. Remove what is kept, load this page anew, and keep it again.',
  here: 'On this device',
  rows: {
    edition: 'Edition',
    what: 'What is kept',
    taken: 'Taken',
    compared: 'Compared with the site',
    room: 'Room',
    stays: 'May the browser clear it away?',
  },
  what: (all: boolean) => (all ? 'The edition in force, and all history' : 'The edition in force'),
  effective: (date: IsoDate) => `in force from ${makeDateText(date)}`,
  wasEffective: (date: IsoDate, since: IsoDate) => `in force from ${makeDateText(date)}, superseded on ${makeDateText(since)}`,
  takenOf: (taken: string, made: IsoDate) => `${taken}, of the build of ${makeDateText(made)}`,
  room: (unpacked: number, load: number) => `${makeSize(unpacked)} on the device; ${makeSize(load)} were loaded`,
  standing: {
    latest: (checked: string) => `${checked}: the same as the site’s`,
    newer: (checked: string, made: IsoDate) => `${checked}: the site has another build, of ${makeDateText(made)}`,
    superseded: (checked: string, since: IsoDate) => `${checked}: the site has the edition in force from ${makeDateText(since)}`,
  },
  notCompared: 'Not since it was taken',
  stays: {
    true: 'No: it promised to keep it until you remove it.',
    false: 'Yes, when room runs short: it was asked not to, and did not promise it.',
    undefined: 'It does not say.',
  },
  gone: 'The browser has cleared away what was kept. Keep it again.',
  takeNewer: (load: number) => `Take the newer one: ${makeSize(load)}`,
  remove: 'Remove from this device',
  removed: 'Removed. Pages come from the network again.',
  notKept: (path: string) => `${path} is not kept on this device, or could not be loaded.`,
  tryAgain: 'Try again',
  helpTitle: 'The home screen, and newer editions',
  help: [
    ['Android, desktop', 'The browser’s menu: Install, or Add to home screen. It opens in a window of its own.'],
    [
      'iPhone, iPad',
      'Share, then Add to Home Screen; open it from there, and keep it from there: what the browser keeps and what the home screen keeps are two things. In the browser alone what has not been used for a week may be cleared.',
    ],
    ['Newer editions', 'Are told of when there is a network, and are taken whole when you say so. Until then nothing of them is mixed in.'],
  ],
  noticeNewer: (made: IsoDate) => `Kept on this device. A newer build of ${makeDateText(made)} is here.`,
  noticeTake: 'Take it',
  noticeClose: 'Close',
  noticeSuperseded: (date: IsoDate, since: IsoDate) =>
    `Kept here: the rules of ${makeDateText(date)}, superseded on ${makeDateText(since)}.`,
  noticeTakeNow: 'Take the newer',
  noticeLabel: 'Kept on this device',
} as const;
