import { useEffect, useState } from 'react';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

/** The first screen comes first. */
const waitMs = 1000;

const ConnectionBar = lazyPart(async () => {
  const [module] = await Promise.all([import('./connection-bar.tsx'), loadMessages(['offline'])]);
  return module.ConnectionBar;
});

/** Below the header: the connection, what waits to be sent, and new releases. */
export function ConnectionHost() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? <ConnectionBar /> : null;
}
