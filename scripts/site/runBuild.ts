/**
 * The steps of a build: Astro bundles our code (src/site/writing/pagesLater.ts), unless that is kept, the bundle is filled with what the corpus knows, one or two
 * processes make the pages of that, and the last makes what is made of the whole site. Each is a program of its own, so that what it held is given back. The last
 * begins when the pages that it takes longest with are there.
 */
import { fork, type ForkOptions } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { bundleFolder, type Said, type Told } from '../../src/site/writing/bundle.ts';
import { BothEnds } from './bothEnds.ts';
import { type KeptBundle, readBundle } from './keptBundle.ts';

export interface BuildPlaces {
  readonly packageFolder: string;
  readonly contentFolder: string;
  readonly corpusFolder: string;
  /** Where what came of demonstrations is kept; undefined: nowhere. */
  readonly playsFolder: string | undefined;
  /** Where the bundle is kept; undefined: nowhere. */
  readonly keptBundle: KeptBundle | undefined;
}

export interface BuildOptions {
  /** How many make pages; as the machine has cores and memory for, unless told. */
  readonly processes?: 1 | 2 | undefined;
  /** Called with the number of pages made so far. */
  readonly report: (pages: number) => void;
  readonly read?: Promise<unknown> | undefined;
}

/** A step that ended otherwise than it should: `output` is the end of what it said. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
  readonly output: string;

  constructor(output: string) {
    super('a step of the build failed');
    this.output = output;
  }
}

/** So much may what lives be: all editions take half of it. Without a bound Node clears away late, and takes what the machine has. */
const mostMegabytes = 1000;
/** And so much what is new, which Node holds twice: whoever makes pages clears it away between two of them (scripts/site/clearAway.ts). */
const newMegabytes = 16;
/**
 * What the bundler, which is no JavaScript, has let go of goes back to the machine at once: it does so while it works alone, and would hold a
 * quarter of a gigabyte otherwise (docs/decisions/building-in-little-memory.md).
 */
const bundlerMemory = { MIMALLOC_PURGE_DELAY: '0' };
/** So many pages a process takes at once, which is less than a second of work. */
const mostPages = 50;
/**
 * To pack what a reader keeps first takes as long as so many of the pages that either can make. When no more are left one of two processes gives way to
 * that: both end at about the same time then.
 */
const packedPages = 3500;

/** Two processes make pages where there are two cores, and room for twice what one takes. */
function countProcesses(): 1 | 2 {
  const room = process.availableMemory() / 2 ** 20;
  return availableParallelism() > 1 && room > 4 * mostMegabytes ? 2 : 1;
}

/** Builds the site into a folder. With `read` the first step begins while the corpus is still written; when that rejects, the build is called off. @throws StepFailure */
export async function runBuild(
  places: BuildPlaces,
  folder: string,
  { processes = countProcesses(), report, read }: BuildOptions,
): Promise<void> {
  // Where one process works, it would only take its time from the reading.
  if (processes === 1) await read;
  const { packageFolder, keptBundle } = places;
  const steps = new Steps(places);
  read?.catch(steps.stop);
  try {
    const isKept = keptBundle !== undefined && (await readBundle(keptBundle)) !== undefined;
    const bundled = isKept || steps.areStopped ? undefined : bundle(steps, packageFolder, folder);
    // Whoever removes the folder waits for the end of who writes into it; what cannot be read is why that was ended.
    const failed = (await Promise.allSettled([read, bundled])).find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    const kept = keptBundle === undefined ? [] : [keptBundle.path, keptBundle.key];
    await steps.start(join(packageFolder, 'scripts', 'site', 'writeBundle.ts'), [folder, ...kept]).done;
    await makeSite(steps, { packageFolder, folder, processes, report });
  } finally {
    steps.close();
  }
}

/** Needs nothing of the corpus. */
function bundle(steps: Steps, packageFolder: string, folder: string): Promise<void> {
  const astro = join(packageFolder, 'node_modules', 'astro', 'bin', 'astro.mjs');
  return steps.start(astro, ['build', '--outDir', folder], { CONCORDANCE_PAGES_LATER: '1' }).done;
}

interface Site {
  readonly packageFolder: string;
  readonly folder: string;
  readonly processes: 1 | 2;
  readonly report: (pages: number) => void;
}

/**
 * Pages of each process's share; then whoever has made its own takes of those that any can make. What is made of the whole site is begun when the pages of
 * the first choice are there and one process has ended, where there were two.
 */
async function makeSite(steps: Steps, { packageFolder, folder, processes, report }: Site): Promise<void> {
  const program = (name: string): string => join(packageFolder, 'scripts', 'site', name);
  const shares = (['first', 'second'] as const).slice(0, processes);
  let made = 0;
  let working: number = processes;
  let withoutFirst: number = processes;
  const withOwn = new Set(shares);
  let isGivenWay = false;
  let finishing: Step | undefined;
  const finish = (): Step => (finishing ??= steps.start(program('finish.ts'), [folder]));
  const finishEarly = (): void => {
    if (withoutFirst === 0 && working === 1) finish().done.catch(() => undefined);
  };
  // The first says which pages either can make; whoever asks before waits for that.
  const { promise: either, resolve: list } = Promise.withResolvers<BothEnds>();
  const makers = shares.map((share) => {
    const answer = (pages: BothEnds): void => {
      withOwn.delete(share);
      const givesWay = withOwn.size === 0 && working === 2 && !isGivenWay && pages.left <= packedPages;
      isGivenWay ||= givesWay;
      maker.tell({ pages: givesWay ? [] : pages.take(mostPages, share === 'second') } satisfies Told);
    };
    const hear = (said: Said): void => {
      if ('made' in said) report((made += said.made));
      else if ('either' in said) list(new BothEnds(said.either));
      else if ('isFirstMade' in said) {
        withoutFirst -= 1;
        finishEarly();
      } else void either.then(answer);
    };
    const maker = steps.start(
      program('makePages.ts'),
      [folder],
      { CONCORDANCE_SHARE: processes === 2 ? share : undefined, NODE_ENV: 'production' },
      hear,
    );
    return maker.done.then(() => {
      working -= 1;
      finishEarly();
    });
  });
  await Promise.all(makers);
  finish().tell('made');
  await finish().done;
  // Not before: whoever lists the site for what is packed fails where a folder goes meanwhile.
  await rm(join(folder, bundleFolder), { recursive: true, force: true });
}

interface Step {
  /** Rejects with a StepFailure. */
  readonly done: Promise<void>;
  readonly tell: (told: string | Told) => void;
}

/** The programs of one build. The first that fails, or a signal to us, ends all of them. */
class Steps {
  readonly #places: BuildPlaces;
  readonly #running = new Set<ReturnType<typeof fork>>();
  #output = '';
  areStopped = false;

  constructor(places: BuildPlaces) {
    this.#places = places;
    process.once('SIGINT', this.stop).once('SIGTERM', this.stop);
  }

  readonly stop = (): void => {
    this.areStopped = true;
    for (const child of this.#running) child.kill();
  };

  close(): void {
    process.off('SIGINT', this.stop).off('SIGTERM', this.stop);
  }

  start(program: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}, hear: (said: Said) => void = () => undefined): Step {
    const { packageFolder, contentFolder, corpusFolder, playsFolder } = this.#places;
    const options: ForkOptions = {
      cwd: packageFolder,
      execArgv: [`--max-old-space-size=${mostMegabytes}`, `--max-semi-space-size=${newMegabytes}`, '--expose-gc'],
      env: {
        ...bundlerMemory,
        ...process.env,
        CONCORDANCE_CORPUS: corpusFolder,
        CONCORDANCE_CONTENT: contentFolder,
        CONCORDANCE_PLAYS: playsFolder,
        ...settings,
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    };
    const child = fork(program, args, options);
    this.#running.add(child);
    const keep = (text: string): void => void (this.#output = `${this.#output}${text}`.slice(-20_000));
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('message', hear);
    const done = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => {
        this.#running.delete(child);
        // It cannot have said so itself: a machine without memory ends programs in this way.
        if (signal !== null) keep(`\n${basename(program)} was ended by ${signal}`);
        if (code === 0) resolve();
        else {
          this.stop();
          reject(new StepFailure(this.#output.trim()));
        }
      });
    });
    const tell = (told: string | Told): void => {
      if (child.connected) child.send(told);
    };
    return { done, tell };
  }
}
