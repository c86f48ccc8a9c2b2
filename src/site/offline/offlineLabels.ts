/** Every word of ours about keeping the site on a device. */
import { makeDateText } from '../frame/labels/labels.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { Choice } from './choices.ts';
import type { TakeFault } from './take.ts';

/** `2.7 MB`: decimal, as shops and phones count; never less than it is. */
export const makeSize = (bytes: number): string => (bytes < 1e7 ? `${Math.ceil(bytes / 1e5) / 10} MB` : `${Math.ceil(bytes / 1e6)} MB`);

export const offlineLabels = {
  title: 'Offline',
  lead: 'Store the rules on this device, and read, search and play them without a network.',
  needsScript: 'This needs JavaScript and a browser that lets a site store files.',
  names: { edition: 'The newest edition here', archive: 'All history as well' } satisfies Record<Choice, string>,
  about: {
    edition: 'Every rule and term, the handbook, search, what old numbers are now, all Examples with their boards, Learn and Practice.',
    archive:
      'Every older edition, each on one page; what each one changed, the history of every rule and term, comparison of any two editions, and the other documents.',
  } satisfies Record<Choice, string>,
  keep: { edition: 'Keep for offline', archive: 'Keep all history as well' } satisfies Record<Choice, string>,
  size: (load: number, unpacked: number) => `${makeSize(load)} to load; ${makeSize(unpacked)} on the device`,
  sizeWithFirst: (load: number, unpacked: number) =>
    `${makeSize(load)} to load, with the newest edition; ${makeSize(unpacked)} on the device`,
  isKept: 'Kept on this device',
  unknownSize: 'The size is shown when there is a network.',
  asking: 'Asking the site …',
  loading: (done: number, all: number) => `Loading: ${makeSize(done)} of ${makeSize(all)}. Stay on this page.`,
  laying: (done: number, all: number) => `Checked. Storing it: ${Math.floor((100 * done) / Math.max(all, 1))}%. Stay on this page.`,
  progress: 'How much is done',
  done: 'Done. From now on pages open from this device.',
  faults: {
    network: 'The connection broke off. Nothing was changed; try again.',
    damaged: 'The download was damaged and has been thrown away. Nothing was changed; try again later.',
    full: 'There is not enough room on this device. Nothing was changed.',
    denied: 'This browser does not let the site store files. Private windows and some settings forbid it. Nothing was changed.',
    busy: 'Another tab is doing this already. Wait until it has finished.',
  } satisfies Record<TakeFault, string>,
  fullWith: (needed: number, free: number) =>
    `There is not enough room: it needs ${makeSize(needed)}, and the browser gives ${makeSize(free)} more. Nothing was changed.`,
  cannot: 'This browser cannot store the site. That needs an address with https and a window that is not private.',
  otherFormat: 'The site has changed how it stores files. Remove what is kept, reload this page, and keep it again.',
  here: 'On this device',
  rows: {
    edition: 'Edition',
    what: 'What is kept',
    taken: 'Downloaded',
    compared: 'Last check for updates',
    room: 'Room',
    stays: 'May the browser delete it?',
  },
  what: (all: boolean) => (all ? 'The newest edition, and all history' : 'The newest edition'),
  effective: (date: IsoDate) => `effective ${makeDateText(date)}`,
  wasEffective: (date: IsoDate, since: IsoDate) => `effective ${makeDateText(date)}, superseded on ${makeDateText(since)}`,
  takenOf: (taken: string, made: IsoDate) => `${taken}, as the site was on ${makeDateText(made)}`,
  room: (unpacked: number, load: number) => `${makeSize(unpacked)} on the device, ${makeSize(load)} downloaded`,
  standing: {
    latest: (checked: string) => `${checked}: up to date`,
    newer: (checked: string, made: IsoDate) => `${checked}: the site was updated on ${makeDateText(made)}`,
    superseded: (checked: string, since: IsoDate) => `${checked}: the site has the edition of ${makeDateText(since)}`,
  },
  notCompared: 'Not since it was downloaded',
  stays: {
    true: 'No, it stays until you remove it.',
    false: 'Yes, if room runs short.',
    undefined: 'The browser does not say.',
  },
  gone: 'The browser has deleted what was kept. Keep it again.',
  takeNewer: (load: number) => `Update: ${makeSize(load)}`,
  remove: 'Remove from this device',
  removed: 'Removed. Pages come from the network again.',
  notKept: (path: string) => `${path} is not kept on this device, or could not be loaded.`,
  tryAgain: 'Try again',
  helpTitle: 'The home screen, and newer editions',
  help: [
    ['Android, desktop', 'Choose Install or Add to home screen in the browser’s menu. It then opens in its own window.'],
    [
      'iPhone, iPad',
      'Choose Share, then Add to Home Screen. Open it from there before you keep it: the home screen and the browser store files apart, and the browser may delete them after a week without use.',
    ],
    [
      'Newer editions',
      'You are told about them when there is a network, and they are downloaded when you say so. Until then you read what you kept.',
    ],
  ],
  noticeNewer: (made: IsoDate) => `You read what is kept on this device. The site was updated on ${makeDateText(made)}.`,
  noticeTake: 'Update',
  noticeClose: 'Close',
  noticeSuperseded: (date: IsoDate, since: IsoDate) =>
    `Kept here: the rules of ${makeDateText(date)}, superseded on ${makeDateText(since)}.`,
  noticeTakeNow: 'Update',
  noticeLabel: 'Kept on this device',
} as const;
