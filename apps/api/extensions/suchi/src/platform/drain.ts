import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How a node stops without breaking requests: it says that it is not ready, goes on serving, then closes. */
export interface Drain {
  isDraining(): boolean;
  /** Ends what keeps a connection open without end, when the node closes. */
  onClose(end: () => void): void;
  /** Puts this before the engine's own handling of the signal, which closes at once. */
  takeSignal(): void;
}

export function createDrain({ drainSeconds }: { drainSeconds: number }, logger: Pick<Logger, 'info'>): Drain {
  const endings: (() => void)[] = [];
  let isDraining = false;

  const takeSignal = () => {
    const engine = process.listeners('SIGTERM');
    process.removeAllListeners('SIGTERM');
    const begin = () => {
      if (isDraining) return;
      isDraining = true;
      logger.info({ seconds: drainSeconds }, 'draining');
      void delay(drainSeconds * 1000).then(() => {
        for (const end of endings) end();
        process.removeListener('SIGTERM', begin);
        for (const listener of engine) process.on('SIGTERM', listener);
        process.emit('SIGTERM', 'SIGTERM');
      });
    };
    process.on('SIGTERM', begin);
  };

  return { isDraining: () => isDraining, onClose: (end) => void endings.push(end), takeSignal };
}
