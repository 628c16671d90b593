import type { Platform } from '../platform/platform.ts';

/** Tells every node that a screen has a new state, or is gone. The database has the state itself. */
export interface FanOut {
  tell(screen: string): Promise<void>;
  /** Returns a function that stops listening. */
  listen(screen: string, hear: () => void): () => void;
}

/** One subscription of a node, for all screens that are connected to it. */
export function createFanOut({ redis, env, logger }: Platform): FanOut {
  const channel = `${env.namespace}:hall`;
  const listeners = new Map<string, Set<() => void>>();
  let isSubscribed = false;

  const subscribe = () => {
    isSubscribed = true;
    const subscriber = redis.duplicate();
    subscriber.on('error', (error: Error) => logger.warn({ error: error.message }, 'redis'));
    subscriber.on('message', (_, screen: string) => listeners.get(screen)?.forEach((hear) => hear()));
    // A screen also asks by itself every two seconds, so a lost message costs little.
    subscriber
      .subscribe(channel)
      .catch((error: unknown) => logger.warn({ error: String(error) }, 'hall fan-out'));
  };

  return {
    async tell(screen) {
      await redis.publish(channel, screen);
    },
    listen(screen, hear) {
      if (!isSubscribed) subscribe();
      const own = listeners.get(screen) ?? new Set();
      listeners.set(screen, own.add(hear));
      return () => {
        own.delete(hear);
        if (own.size === 0 && listeners.get(screen) === own) listeners.delete(screen);
      };
    },
  };
}
