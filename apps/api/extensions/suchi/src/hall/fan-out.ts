import type { Platform } from '../platform/platform.ts';

/** Listeners of one screen on a node. A hall does not need more tabs. */
const listenersOfScreen = 4;

export interface Listener {
  hear: () => void;
  /** Called when the screen has a newer listener in its place. */
  end: () => void;
}

/** Tells every node that a screen has a new state, or is gone. The database has the state itself. */
export interface FanOut {
  tell(screen: string): Promise<void>;
  /** Returns a function that stops listening. */
  listen(screen: string, listener: Listener): () => void;
}

/** One subscription of a node, for all screens that are connected to it. */
export function createFanOut({ redis, env, logger, drain }: Platform): FanOut {
  const channel = `${env.namespace}:hall`;
  const listeners = new Map<string, Set<Listener>>();
  // Browsers connect again by themselves, to another node.
  drain.onClose(() => {
    for (const { end } of [...listeners.values()].flatMap((own) => [...own])) end();
  });
  let isSubscribed = false;

  const subscribe = () => {
    isSubscribed = true;
    const subscriber = redis.duplicate();
    subscriber.on('error', (error: Error) => logger.warn({ error: error.message }, 'redis'));
    subscriber.on('message', (_, screen: string) => listeners.get(screen)?.forEach(({ hear }) => hear()));
    // A screen also asks by itself every two seconds, so a lost message costs little.
    subscriber
      .subscribe(channel)
      .catch((error: unknown) => logger.warn({ error: String(error) }, 'hall fan-out'));
  };

  return {
    async tell(screen) {
      await redis.publish(channel, screen);
    },
    listen(screen, listener) {
      if (!isSubscribed) subscribe();
      const own = listeners.get(screen) ?? new Set();
      listeners.set(screen, own.add(listener));
      const [oldest] = own;
      if (own.size > listenersOfScreen) oldest?.end();
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(screen) === own) listeners.delete(screen);
      };
    },
  };
}
