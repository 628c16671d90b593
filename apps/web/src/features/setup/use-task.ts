import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';

/** Sends one thing at a time, and keeps what was refused for the page to say. */
export function useTask() {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** Whether it was done. */
  async function run(task: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setError(null);
    try {
      await task();
      return true;
    } catch (caught) {
      setError(caught);
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  const fields = error instanceof ApiError ? error.fields : {};
  const words = error === null || Object.keys(fields).length > 0 ? [] : errorWords(error);
  return { run, isBusy, fields, words };
}
