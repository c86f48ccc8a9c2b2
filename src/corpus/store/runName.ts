/**
 * Names of runs: which process is doing something, so that another can tell whether it still is. A process number alone is used again by
 * the system, within minutes in a container; the moment at which the process started is not.
 */
import { readFileSync } from 'node:fs';
import { errorCode } from './corpusFiles.ts';

/** `1234-987654-1`: process, its start, and which of the process's runs. */
export type RunName = string;

const form = /^(\d{1,10})-(\d{1,20})-(\d{1,6})$/;

/** When a process started, in the system's own ticks; `0` where the system does not say it in a file. */
function startOf(pid: number): string | undefined {
  try {
    // The name of the program, in parentheses, may hold anything; what follows the last one is numbers.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\)\s*/s, '')
      .split(' ');
    return /^[ZX]/.test(fields[0] ?? '') ? undefined : (fields[19] ?? '0');
  } catch {
    return isThere(pid) ? '0' : undefined;
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

let runs = 0;
const ours = new Set<RunName>();

/** A name for a run of this process, which counts as going on until it is ended. */
export function beginRun(): RunName {
  const name = `${process.pid}-${startOf(process.pid) ?? '0'}-${(runs += 1)}`;
  ours.add(name);
  return name;
}

export function endRun(name: RunName): void {
  ours.delete(name);
}

/** The process of a run; undefined when the text is no name of one. */
export function pidOf(name: string): number | undefined {
  const pid = form.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
}

/** Whether a run goes on. One whose number now belongs to another process does not. */
export function isGoingOn(name: RunName): boolean {
  if (ours.has(name)) return true;
  const [, pid = '', start = ''] = form.exec(name) ?? [];
  if (pid === '' || Number(pid) === process.pid) return false;
  const now = startOf(Number(pid));
  return now !== undefined && (now === start || now === '0' || start === '0');
}
