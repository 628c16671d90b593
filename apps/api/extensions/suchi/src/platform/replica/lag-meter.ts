import type { WalPosition } from './wal-position.ts';

interface Sample {
  position: WalPosition;
  atMs: number;
}

/** Measures how old the data of a replica is. */
export interface LagMeter {
  /** Takes where the primary and the replica are now, and gives the replica's age in seconds. */
  measure(primary: WalPosition, replica: WalPosition, nowMs: number): number;
}

/**
 * PostgreSQL's own measure, the age of the last transaction, grows on a quiet primary although nothing is missing. So
 * this one keeps where the primary was, and looks for the newest place that the replica has reached.
 */
export function createLagMeter(): LagMeter {
  let samples: Sample[] = [];
  return {
    measure(primary, replica, nowMs) {
      samples.push({ position: primary, atMs: nowMs });
      const reached = samples.findLastIndex(({ position }) => position <= replica);
      if (reached > 0) samples = samples.slice(reached);
      // Before the first place that it has reached, the age is at least that of the oldest sample.
      return (nowMs - (samples[0]?.atMs ?? nowMs)) / 1000;
    },
  };
}
