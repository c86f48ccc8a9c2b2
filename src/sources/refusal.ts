import type { SourceText } from '../model/source.ts';

/** Why a file was not read. The reason completes "FILE: ...". */
export interface Refusal {
  readonly kind: 'refused';
  readonly reason: string;
  /** True when the user should hear of it (an empty file, an image, noise); false when the file is passed over with a word. */
  readonly problem: boolean;
}

export const refuse = (reason: string, problem: boolean): Refusal => ({ kind: 'refused', reason, problem });

export const isRefusal = (result: SourceText | Refusal): result is Refusal => 'kind' in result;

/** What a reader of a container found: its text, unless there is none. */
export function toResult(read: SourceText | { readonly reason: string }): SourceText | Refusal {
  if ('reason' in read) return refuse(read.reason, true);
  return /\S/.test(read.text) ? read : refuse(`${read.format} without any text`, true);
}
