import { useCallback, useEffect, useState } from 'react';
import { secondsUntilResend } from './code-sent.ts';

/** Counts down to the next code; `restart` reads the remembered moment again after a code was sent. */
export function useResendCountdown(): { seconds: number; restart: () => void } {
  const [seconds, setSeconds] = useState(() => secondsUntilResend(Date.now()));
  const restart = useCallback(() => setSeconds(secondsUntilResend(Date.now())), []);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(restart, 1000);
    return () => clearInterval(timer);
  }, [isRunning, restart]);
  return { seconds, restart };
}
