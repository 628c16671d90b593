import { setTimeout as sleep } from 'node:timers/promises';

/** Lets an account that keeps a node busy wait, while others are there. */
export interface FairShare {
  /**
   * Resolves when the account may go on; at once for everybody who uses a node as people do. The result is called when
   * the request ends.
   */
  take(subject: string): Promise<() => void>;
  /** The same for a request whose time is not the node's, as an upload over a slow network: it counts as `ms`. */
  charge(subject: string, ms: number): Promise<void>;
}

/** What an account has used is forgotten at this rate: that is its share of the time, once it has used up what is free. */
const forgottenPerMs = 0.1;
/** Others are there while their last request is so recent. */
const othersForMs = 1000;
const longestWaitMs = 2000;
const countedAtMost = 10_000;

/** `freeMs`: what an account may use before it waits behind others. */
export function createFairShare({
  freeMs,
  nowMs = () => performance.now(),
  wait = (ms) => sleep(ms, undefined, { ref: false }),
}: {
  freeMs: number;
  nowMs?: () => number;
  wait?: (ms: number) => Promise<unknown>;
}): FairShare {
  const meter = createMeter(nowMs);
  const used = new Map<string, { ms: number; atMs: number }>();
  /** The last two accounts that were served, the latest first: one of them is another than the one that asks. */
  let latest: { subject: string; atMs: number }[] = [];

  const usedBy = (subject: string): number => {
    const { ms, atMs } = used.get(subject) ?? { ms: 0, atMs: 0 };
    return Math.max(0, ms - (nowMs() - atMs) * forgottenPerMs);
  };

  const isAlone = (subject: string): boolean => {
    const other = latest.find((one) => one.subject !== subject);
    return other === undefined || nowMs() - other.atMs > othersForMs;
  };

  const noteServed = (subject: string): void => {
    const before = latest.find((one) => one.subject !== subject);
    latest = [{ subject, atMs: nowMs() }, ...(before ? [before] : [])];
  };

  const count = (subject: string, ms: number): void => {
    const sum = usedBy(subject) + ms;
    used.delete(subject);
    used.set(subject, { ms: Math.min(sum, freeMs + longestWaitMs), atMs: nowMs() });
    const [oldest] = used.keys();
    if (used.size > countedAtMost && oldest !== undefined) used.delete(oldest);
  };

  const takeTurn = async (subject: string): Promise<void> => {
    const tooMuch = usedBy(subject) - freeMs;
    if (tooMuch > 0 && !isAlone(subject)) await wait(Math.min(tooMuch / forgottenPerMs, longestWaitMs));
    noteServed(subject);
  };

  return {
    async take(subject) {
      await takeTurn(subject);
      const stop = meter.start();
      return () => count(subject, stop());
    },
    async charge(subject, ms) {
      await takeTurn(subject);
      count(subject, ms);
    },
  };
}

/**
 * Divides a node's time among the requests that run at the same moment. The time of a request alone would count its
 * waiting for others too: on a busy node everybody would seem to use too much.
 */
function createMeter(nowMs: () => number) {
  let running = 0;
  let readAtMs = nowMs();
  let sharedMs = 0;
  const read = (): number => {
    const now = nowMs();
    if (running > 0) sharedMs += (now - readAtMs) / running;
    readAtMs = now;
    return sharedMs;
  };
  return {
    start(): () => number {
      const startedAt = read();
      running += 1;
      let isOver = false;
      return () => {
        if (isOver) return 0;
        isOver = true;
        const ms = read() - startedAt;
        running -= 1;
        return ms;
      };
    },
  };
}
