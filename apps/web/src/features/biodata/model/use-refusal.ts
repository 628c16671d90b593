import { readErrorDetails } from '@suchi/contracts/basics';
import { useMemo } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { requireMessages } from '../../../shared/i18n/messages.ts';

/** Why a step was refused. The words stay the same until the next error, because an alert takes focus when they change. */
export function useRefusal(error: Error | null): readonly string[] {
  return useMemo(() => (error === null ? [] : refusalWords(error)), [error]);
}

export function refusalWords(error: Error): string[] {
  const details = error instanceof ApiError ? readErrorDetails('BIODATA_REFUSED', error.details) : undefined;
  const words: Record<string, string> = requireMessages('biodata').link.refused;
  const known = details === undefined ? undefined : words[details.reason];
  return known === undefined ? errorWords(error) : [known];
}
