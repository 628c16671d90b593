import { useCallback, useEffect, useState } from 'react';
import { secondsUntilResend } from './code-sent.ts';

/** `restart` reads the stored time again after a code was sent. */
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
