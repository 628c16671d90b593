import type { Fault } from '../fault.ts';

export const redisFaults: readonly Fault[] = [
  {
    name: 'redis-emptied',
    says: 'Redis is started again, empty',
    isShort: true,
    async cause({ fleet }) {
      await fleet.redis.stop();
      await fleet.redis.start();
    },
    cure: () => Promise.resolve(),
    seconds: 1,
    alert: { none: 'it runs again before the minute of RedisUnreachable' },
    answersWithin: 10,
    recoversWithin: 15,
  },
  {
    name: 'redis-stopped',
    says: 'Redis is stopped for a minute',
    cause: ({ fleet }) => fleet.redis.stop(),
    cure: ({ fleet }) => fleet.redis.start(),
    seconds: 60,
    alert: 'RedisUnreachable',
    answersWithin: 10,
    recoversWithin: 20,
  },
];
