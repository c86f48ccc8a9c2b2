/** Expectations of what is legal, what is asked, what was refused, and what was cited. */
import type { Answer } from '../../engine/events/question.ts';
import { mayAnswer } from '../../engine/session.ts';
import { refuse } from '../format/refusal.ts';
import type { Expectation } from '../format/scenario.ts';
import { isOption, writeOption } from '../position/legalOptions.ts';
import { kindOfChoice } from '../telling/summary.ts';
import type { Checking } from './checking.ts';

/** A rule number holds when it, or a rule below it, was cited. */
const isCited = (wanted: string, cited: Iterable<string>): boolean =>
  [...cited].some((number) => number === wanted || (number.startsWith(wanted) && !/^\d/.test(number.slice(wanted.length))));

export const questionChecks = {
  legal: ({ key, value, path, seen, fail }: Checking<NonNullable<Expectation['legal']>>) => {
    const { legal } = seen;
    if (!legal) return refuse(path, 'nothing was enumerated before');
    const { exactly, includes = [], excludes = [], count } = value;
    const { what, options } = legal;
    const actual = options.map((option) => writeOption(option, what));
    const isThere = (written: Answer): boolean => options.some((option) => isOption(written, option, what));
    if (exactly) {
      const extra = options.some((option) => !exactly.some((written) => isOption(written, option, what)));
      if (extra || !exactly.every(isThere) || exactly.length !== options.length) fail(`${key}.exactly`, exactly, actual);
    }
    const missing = includes.filter((written) => !isThere(written));
    if (missing.length > 0) fail(`${key}.includes`, missing, actual);
    const present = excludes.filter(isThere);
    if (present.length > 0) fail(`${key}.excludes`, present, actual);
    if (count !== undefined && count !== options.length) fail(`${key}.count`, count, options.length);
  },
  refused: ({ key, value, seen, fail }: Checking<NonNullable<Expectation['refused']>>) => {
    for (const { action, rule } of value) {
      const rules = seen.refused.get(action);
      if (rules === undefined) fail(key, { action, ...(rule === undefined ? {} : { rule }) }, 'not refused');
      else if (rule !== undefined && !isCited(rule, rules)) fail(key, { action, rule }, { action, rule: rules });
    }
  },
  pending: ({ key, value, seen, fail }: Checking<NonNullable<Expectation['pending']>>) => {
    const question = seen.session.pending();
    const { player, kind } = value;
    const actual = question && question.kind !== 'priority' ? { player: question.player, kind: kindOfChoice(question) } : 'none';
    const holds =
      typeof actual === 'object' &&
      (player === undefined || (question !== undefined && mayAnswer(seen.session.state(), question, player))) &&
      // Whether to pay is asked as a payment or as something that may be done.
      (kind === undefined || kind === actual.kind || (kind === 'payment' && question?.pays === true));
    if (!holds) fail(key, value, actual);
  },
  cites: ({ key, value, seen, fail }: Checking<NonNullable<Expectation['cites']>>) => {
    for (const rule of value) if (!isCited(rule, seen.cited)) fail(key, rule, [...seen.cited]);
  },
};
