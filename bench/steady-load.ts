// Requests at a steady rate, whatever the answers: people do not wait for each other.
import { setTimeout as delay } from 'node:timers/promises';

/** One thing that a person does. */
export interface Action {
  name: string;
  /** Of a hundred requests, about so many. */
  share: number;
  /** Returns one request that can be repeated. It throws when it did not work. */
  choose: () => () => Promise<void>;
}

export interface Sample {
  action: string;
  phase: string;
  /** When it ended, as `performance.now()` says. */
  endedAt: number;
  ms: number;
  /** Why the first try failed, or null. */
  failure: string | null;
  /** Why the second try failed, or null. */
  repeated: string | null;
}

export interface SteadyLoad {
  /** Names the requests that start from now on. */
  enter(phase: string): void;
  /** Those that have ended until now. */
  samples(): readonly Sample[];
  stop(): Promise<Sample[]>;
}

/** As soon as a person presses the button again. */
const pauseMs = 500;

async function tryOnce(request: () => Promise<void>): Promise<string | null> {
  try {
    await request();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

export function startLoad(actions: readonly Action[], perSecond: number): SteadyLoad {
  const deck = actions.flatMap((action) => Array.from({ length: action.share }, () => action));
  const samples: Sample[] = [];
  const running = new Set<Promise<void>>();
  let phase = 'before';
  let turn = 0;

  const ask = async (action: Action) => {
    const request = action.choose();
    const [started, begun] = [performance.now(), phase];
    const failure = await tryOnce(request);
    const endedAt = performance.now();
    const ms = endedAt - started;
    if (failure !== null) await delay(pauseMs);
    const repeated = failure === null ? null : await tryOnce(request);
    samples.push({ action: action.name, phase: begun, endedAt, ms, failure, repeated });
  };
  const timer = setInterval(() => {
    // A step that shares no factor with the deck's length mixes the actions.
    turn += 37;
    const action = deck[turn % deck.length];
    if (!action) return;
    const asked = ask(action).finally(() => running.delete(asked));
    running.add(asked);
  }, 1000 / perSecond);

  return {
    enter(next) {
      phase = next;
    },
    samples: () => samples,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      return samples;
    },
  };
}

/** One line for each phase, in their order. */
export function summarisePhases(samples: readonly Sample[]) {
  const byPhase = Object.entries(Object.groupBy(samples, ({ phase }) => phase));
  return byPhase.map(([phase, taken = []]) => {
    const sorted = taken.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
    return {
      phase,
      requests: taken.length,
      failed: taken.filter(({ failure }) => failure !== null).length,
      'failed again': taken.filter(({ repeated }) => repeated !== null).length,
      'p50 ms': at(0.5),
      'p95 ms': at(0.95),
      'max ms': at(1),
    };
  });
}
