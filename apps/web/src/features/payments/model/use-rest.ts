import { useEffect, useState } from 'react';

const restMs = 10_000;

/** True for ten seconds after `begin`, so that an anxious finger does not ask the bank every second. */
export function useRest(): { isResting: boolean; begin: () => void } {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setIsResting(false), restMs);
    return () => clearTimeout(timer);
  }, [isResting]);
  return { isResting, begin: () => setIsResting(true) };
}
