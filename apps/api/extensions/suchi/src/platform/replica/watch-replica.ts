import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { createLagMeter } from './lag-meter.ts';
import { ownWritesKeptForSeconds } from './own-writes.ts';
import { parseWalPosition, type WalPosition } from './wal-position.ts';

const lookEveryMs = 500;

export async function findPosition(db: Knex, sql: string): Promise<WalPosition> {
  const { rows } = await db.raw<{ rows: { position: string | null }[] }>(`select ${sql}::text as position`);
  const position = rows[0]?.position ?? null;
  if (position === null) throw new Error('it is not a replica');
  return parseWalPosition(position);
}

interface Watched {
  replica: Knex;
  primary: Knex;
  lagSeconds: number;
  metrics: Metrics;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** Looks twice a second how far the replica is. */
export function watchReplica({ replica, primary, lagSeconds, metrics, logger }: Watched) {
  const meter = createLagMeter();
  let replayed: WalPosition | null = null;
  let lookedAtMs = 0;
  let distrustedUntilMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const settle = (position: WalPosition | null, why: string) => {
    if ((position === null) !== (replayed === null))
      logger[position === null ? 'warn' : 'info'](
        { why },
        position === null ? 'replica not used' : 'replica used',
      );
    replayed = position;
    metrics.replicaUp.set(position === null ? 0 : 1);
  };

  const look = async () => {
    try {
      // The primary first: what the replica has then is at least as new as the answer says.
      const written = await findPosition(primary, 'pg_current_wal_lsn()');
      const reached = await findPosition(
        replica,
        'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end',
      );
      lookedAtMs = performance.now();
      const lag = meter.measure(written, reached, lookedAtMs);
      metrics.replicaLagSeconds.set(lag);
      if (lag > lagSeconds) settle(null, 'it is behind');
      else if (lookedAtMs >= distrustedUntilMs) settle(reached, 'it is near');
    } catch (error) {
      metrics.replicaLagSeconds.remove();
      settle(null, (error as Error).message);
    }
    if (!isStopped) timer = setTimeout(() => void look(), lookEveryMs).unref();
  };

  return {
    /** Null while it must not be used. */
    replayed: () => (performance.now() - lookedAtMs <= lagSeconds * 1000 ? replayed : null),
    /** Until the next look. */
    distrust: (error: unknown) => settle(null, (error as Error).message),
    distrustLong: (error: unknown) => {
      distrustedUntilMs = performance.now() + ownWritesKeptForSeconds * 1000;
      settle(null, (error as Error).message);
    },
    start: () => void look(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
