import { useEffectEvent, useLayoutEffect } from 'react';
import { connection } from '../../../shared/api/api.ts';

/** Acts when the connection returns: the browser's own event comes before the server can be reached. */
export function useWhenOnline(action: () => void, isWaiting: boolean): void {
  const act = useEffectEvent(action);
  // Listens as soon as the page shows that it waits: the connection may return in the next moment, and only once.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    return connection.subscribe(() => {
      if (connection.isOnline()) act();
    });
  }, [isWaiting]);
}
