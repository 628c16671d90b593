import { useMemo, useState } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';

/** A visitor does not load the query library. */
export function usePublicSending<Given, Sent>(sendIt: (given: Given) => Promise<Sent>) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error === null ? [] : errorWords(error)), [error]);
  const send = async (given: Given) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      setSent(await sendIt(given));
    } catch (failure) {
      setError(failure);
      setIsBusy(false);
    }
  };
  return { sent, isBusy, refusal, send };
}
