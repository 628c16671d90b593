import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** For devices that cannot store a copy. */
export function useLeaveWarning(isNeeded: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isNeeded && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
