import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../../shared/api/api.ts';

/** Acts when the connection returns. */
export function useWhenOnline(action: () => void, isWaiting: boolean): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listener = () => act();
    const stop = connection.subscribe(() => connection.isOnline() && act());
    window.addEventListener('online', listener);
    // An upload tells the connection nothing; this finds out that it is lost.
    void connection.check();
    return () => {
      stop();
      window.removeEventListener('online', listener);
    };
  }, [isWaiting]);
}
