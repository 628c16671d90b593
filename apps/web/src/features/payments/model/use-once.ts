import { useEffect, useRef } from 'react';

/** Runs when the page opens. React runs effects twice in development. */
export function useOnce(run: () => void): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  });
}
