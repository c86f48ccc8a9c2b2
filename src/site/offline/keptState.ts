/**
 * What is kept on this device, in words that the page and the service worker share: caches of the browser, named by site and build, and one
 * small cache that says which of them count. Until that is written, nothing has changed.
 */
import type { IsoDate } from '../../model/edition.ts';
import { choices, type Choice } from './choices.ts';
import type { KeptEdition, Latest } from './latest.ts';
import { packFormat, type PackIndex } from './packFormat.ts';

/** What is kept of one build. */
export interface KeptBuild {
  readonly build: string;
  readonly packs: Readonly<Partial<Record<Choice, { readonly bytes: number; readonly unpacked: number }>>>;
}

export interface KeptState extends KeptBuild {
  readonly format: typeof packFormat;
  readonly made: IsoDate;
  /** When it was taken: an instant, as ISO 8601. */
  readonly taken: string;
  readonly edition?: KeptEdition;
  /** What was kept before, for pages of it that are still open. */
  readonly previous?: KeptBuild;
}

/** What the site was last seen to have. */
export interface KnownLatest {
  readonly latest: Latest;
  /** An instant, as ISO 8601. */
  readonly checked: string;
}

export interface Kept {
  readonly readState: () => Promise<KeptState | undefined>;
  readonly writeState: (state: KeptState) => Promise<void>;
  readonly readKnown: () => Promise<KnownLatest | undefined>;
  readonly writeKnown: (known: KnownLatest) => Promise<void>;
  /** The cache of a pack; it is made when it is not there. */
  readonly openPack: (build: string, choice: Choice) => Promise<Cache>;
  /** Whether every pack that counts is still there: a browser may clear them away. */
  readonly isWhole: (build: KeptBuild) => Promise<boolean>;
  readonly readIndex: (build: string, choice: Choice) => Promise<PackIndex | undefined>;
  readonly dropPacks: (build: string, dropped?: readonly Choice[]) => Promise<void>;
  /** Removes the packs of every other build. */
  readonly dropOthers: (builds: readonly string[]) => Promise<void>;
  /** The build that a page began with, by the id of its client; a worker that is started again has forgotten it. */
  readonly readBegan: (client: string) => Promise<string | undefined>;
  readonly writeBegan: (client: string, build: string) => Promise<void>;
  /** Forgets it of clients that are gone. */
  readonly keepBegan: (clients: readonly string[]) => Promise<void>;
  /** Removes every cache of this site. */
  readonly dropAll: () => Promise<void>;
  /** Where a shelf lies in the cache of its pack, and its index. */
  readonly shelfKey: (name: string) => string;
  readonly indexKey: string;
  /** The name of the lock under which what is kept is changed. */
  readonly lock: string;
}

/** `root`: the path below which the site lies, with a slash at both ends; other sites of the same host have caches of their own. */
export function openKept(root: string): Kept {
  const site = `concordance-offline ${root}`;
  const nameOf = (build: string, choice: Choice): string => `${site} ${build} ${choice}`;
  const stateKey = `${root}offline/kept/state`;
  const knownKey = `${root}offline/kept/known`;
  const indexKey = `${root}offline/kept/index`;
  const beganKey = `${root}offline/kept/began/`;
  const read = async (key: string): Promise<unknown> => {
    // Opening would make it: a reader who keeps nothing has no cache.
    const found = await caches.match(key, { cacheName: site });
    return found?.json();
  };
  const write = async (key: string, value: unknown): Promise<void> => (await caches.open(site)).put(key, Response.json(value));
  const dropNamed = async (isDropped: (name: string) => boolean): Promise<void> => {
    const ours = (await caches.keys()).filter((name) => name.startsWith(`${site} `) && isDropped(name));
    await Promise.all(ours.map((name) => caches.delete(name)));
  };
  const readIndex = async (build: string, choice: Choice): Promise<PackIndex | undefined> => {
    const found = await caches.match(indexKey, { cacheName: nameOf(build, choice) });
    return found && ((await found.json()) as PackIndex);
  };
  return {
    readState: async () => {
      const state = (await read(stateKey)) as KeptState | undefined;
      return state?.format === packFormat ? state : undefined;
    },
    writeState: (state) => write(stateKey, state),
    readKnown: async () => {
      const known = (await read(knownKey)) as KnownLatest | undefined;
      return known?.latest.format === packFormat ? known : undefined;
    },
    writeKnown: (known) => write(knownKey, known),
    openPack: (build, choice) => caches.open(nameOf(build, choice)),
    isWhole: async ({ build, packs }) => {
      const taken = choices.filter((choice) => packs[choice]);
      return (await Promise.all(taken.map((choice) => readIndex(build, choice)))).every((index) => index !== undefined);
    },
    readIndex,
    dropPacks: async (build, dropped = choices) => {
      await Promise.all(dropped.map((choice) => caches.delete(nameOf(build, choice))));
    },
    readBegan: async (client) => (await read(beganKey + client)) as string | undefined,
    writeBegan: (client, build) => write(beganKey + client, build),
    keepBegan: async (clients) => {
      const cache = await caches.open(site);
      const told = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(beganKey));
      const gone = told.filter(({ url }) => !clients.includes(new URL(url).pathname.slice(beganKey.length)));
      await Promise.all(gone.map((request) => cache.delete(request)));
    },
    dropOthers: (builds) => dropNamed((name) => !builds.some((build) => name.startsWith(`${site} ${build} `))),
    dropAll: async () => {
      // The state first: what it names is then whole, or not named.
      await caches.delete(site);
      await dropNamed(() => true);
    },
    shelfKey: (name) => `${root}offline/kept/${name}`,
    indexKey,
    lock: site,
  };
}

/** The packs that have to be loaded for these choices. Of one build are all or none: with a newer build everything is loaded anew. */
export function listMissing(state: KeptBuild | undefined, latest: Pick<Latest, 'build'>, wanted: readonly Choice[]): readonly Choice[] {
  return choices.filter((choice) => wanted.includes(choice) && !(state?.build === latest.build && state.packs[choice]));
}
