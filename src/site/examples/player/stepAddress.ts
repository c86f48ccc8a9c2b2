/** Addresses of steps: `/examples/ogre/?on=2009-07-11#step-12`. The first position and the demonstration's own edition go unsaid. */
export interface Position {
  readonly step: number;
  /** Undefined for the demonstration's own edition. */
  readonly edition: string | undefined;
}

export function makeStepAddress(page: string, { step, edition }: Position): string {
  return `${page}${edition === undefined ? '' : `?on=${edition}`}${step === 0 ? '' : `#step-${step}`}`;
}

/** What an address says; undefined is an edition that it does not name, and a step where it names another place of the page. */
export function readStepAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): Partial<Position> {
  const step = /^#step-(\d+)$/.exec(hash === '' ? '#step-0' : hash)?.[1];
  return { ...(step === undefined ? {} : { step: Number(step) }), edition: new URLSearchParams(search).get('on') ?? undefined };
}
