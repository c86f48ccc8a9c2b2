/** What keeps a scenario from being played: each with its place, so that whoever wrote it finds it. */

import { BoundReached } from '../../engine/state/bounds.ts';

export interface Unsupported {
  /** `setup.zones.battlefield[2].text` */
  readonly path: string;
  /** What was not understood, as written. */
  readonly phrase: string;
  /** Why, in one line. */
  readonly reason: string;
  /** Place of the phrase in a text, both from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** A scenario that cannot be played as it is written. Nothing of it was guessed, and nothing left out. */
export class ScenarioRefusal extends Error {
  override readonly name = 'ScenarioRefusal';
  readonly unsupported: readonly Unsupported[];

  constructor(...unsupported: readonly Unsupported[]) {
    super(unsupported.map(tellUnsupported).join('\n'));
    this.unsupported = unsupported;
  }
}

/** `setup.life: a map is expected, not "20"`, with line and column where it is a text. */
export function tellUnsupported({ path, phrase, reason, line, column }: Unsupported): string {
  const place = column === undefined ? '' : line === undefined || line === 1 ? ` (column ${column})` : ` (line ${line}, column ${column})`;
  return `${path === '' ? 'scenario' : path}${place}: ${reason}${phrase === '' ? '' : `: ${shorten(phrase)}`}`;
}

const shorten = (phrase: string): string => (phrase.length > 120 ? `${phrase.slice(0, 119)}…` : phrase);

/** Looks at a bound on behalf of a place. @throws ScenarioRefusal that names the place, when the bound is met */
export function refuseBeyond<T>(path: string, look: () => T, phrase = ''): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof BoundReached) return refuse(path, error.message, phrase);
    throw error;
  }
}

/** Does all of it, though some is refused, and gives what comes of the first. @throws ScenarioRefusal with everything that was refused, each once */
export function refuseTogether<T>(make: () => T, ...others: readonly (() => void)[]): T {
  const found: Unsupported[] = [];
  const attempt = <Made>(each: () => Made): Made | undefined => {
    try {
      return each();
    } catch (error) {
      if (!(error instanceof ScenarioRefusal)) throw error;
      found.push(...error.unsupported.filter(({ path, phrase }) => !found.some((known) => known.path === path && known.phrase === phrase)));
      return undefined;
    }
  };
  const made = attempt(make);
  for (const each of others) attempt(each);
  if (found.length > 0) throw new ScenarioRefusal(...found);
  return made as T;
}

/** @throws ScenarioRefusal */
export function refuse(path: string, reason: string, phrase = ''): never {
  throw new ScenarioRefusal({ path, phrase, reason });
}
