import { useEffect, useState } from 'react';

const everyMs = 5000;

/** The time by the clock of the melawa. */
export function useNow(aheadMs: number): Date {
  const [real, setReal] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setReal(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return new Date(real + aheadMs);
}
