/** Figures that count the whole community. */
export interface KeptFigures {
  /** The figure now. One that took long is kept for a while, so that PostgreSQL has time for other things. */
  read<Value>(name: string, count: () => Promise<Value>): Promise<Value>;
}

/** In a community of some ten thousand profiles nothing takes so long, and every figure is that of the moment. */
const longMs = 1000;
/** A figure is counted at most in one twenty-first of the time. */
const keptTimes = 20;

export function createKeptFigures(nowMs = () => performance.now()): KeptFigures {
  const kept = new Map<string, { value: unknown; untilMs: number }>();
  return {
    async read<Value>(name: string, count: () => Promise<Value>) {
      const startedAt = nowMs();
      const found = kept.get(name);
      if (found && startedAt < found.untilMs) return found.value as Value;
      const value = await count();
      const now = nowMs();
      const tookMs = now - startedAt;
      if (tookMs > longMs) kept.set(name, { value, untilMs: now + keptTimes * tookMs });
      return value;
    },
  };
}
