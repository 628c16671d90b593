import type { ErrorCode } from '@suchi/contracts/basics';
import { codedError, type DetailArguments } from './coded-error.ts';

const mark = Symbol('refusal');

/** An error that is returned, not thrown, so that earlier writes are committed. */
export interface Refusal {
  [mark]: true;
  error: Error;
}

export function refuse<Code extends ErrorCode>(code: Code, ...details: DetailArguments<Code>): Refusal {
  return { [mark]: true, error: codedError(code, ...details) };
}

export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && mark in result;
}
