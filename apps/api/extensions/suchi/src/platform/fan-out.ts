import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Drain } from './drain.ts';
import type { Env } from './env.ts';

export interface Listener {
  hear: () => void;
  /** Called when the node closes, or when the topic has a newer listener in its place. */
  end: () => void;
}

/** Tells every node that something changed, or is gone. The database has the change itself. */
export interface FanOut {
  tell(topic: string): Promise<void>;
  /** Returns a function that stops listening. */
  listen(topic: string, listener: Listener, limits?: { atMost: number }): () => void;
}

interface FanOutParts {
  redis: Redis;
  env: Pick<Env, 'namespace'>;
  logger: Pick<Logger, 'warn'>;
  drain: Pick<Drain, 'onClose'>;
}

/** One subscription of a node, for all who are connected to it. */
export function createFanOut({ redis, env, logger, drain }: FanOutParts): FanOut {
  const channel = `${env.namespace}:changed`;
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
    subscriber.on('message', (_, topic: string) => {
      for (const { hear } of listeners.get(topic) ?? []) hear();
    });
    // Those who listen also ask by themselves from time to time, so a lost message costs little.
    subscriber.subscribe(channel).catch((error: unknown) => logger.warn({ error: String(error) }, 'fan-out'));
  };

  return {
    async tell(topic) {
      await redis.publish(channel, topic);
    },
    listen(topic, listener, { atMost } = { atMost: Infinity }) {
      if (!isSubscribed) subscribe();
      const own = listeners.get(topic) ?? new Set();
      listeners.set(topic, own.add(listener));
      const [oldest] = own;
      if (own.size > atMost) oldest?.end();
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(topic) === own) listeners.delete(topic);
      };
    },
  };
}
