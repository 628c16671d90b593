import { useEffect } from 'react';
import { useHoldBack } from '../../../shared/router/hooks.ts';

/** For devices that cannot store a copy. */
export function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
  return useHoldBack(isNeeded);
}
