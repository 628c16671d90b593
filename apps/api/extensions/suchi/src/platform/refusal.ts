import type { ErrorCode } from '@suchi/contracts/basics';
import type { ErrorExtensions } from './coded-error.ts';

const mark = Symbol('refusal');

/** A no that is remembered: unlike a thrown error, what the command wrote before it is committed. */
export interface Refusal {
  [mark]: true;
  code: ErrorCode;
  extensions: ErrorExtensions;
}

export function refuse(code: ErrorCode, extensions: ErrorExtensions = {}): Refusal {
  return { [mark]: true, code, extensions };
}

export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && mark in result;
}
