// People who read a page, think, and open the next one: how many pages there are follows from how quick they are.
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../packages/demo/src/random.ts';

/** One thing that a person does: a page with all its requests, or a button. */
export interface Act<Person> {
  name: string;
  /** Of all that people of this kind do, about so many parts. */
  share: number;
  /** Seconds until the next act, half of it to one and a half times. */
  thinks: number;
  /** The server answers a sign-in after half a second at the earliest. */
  signsIn?: true;
  run: (person: Person) => Promise<void>;
}

/** People of one kind. */
export interface Crowd<Person> {
  kind: string;
  count: number;
  /** They come one after another within so many seconds. */
  arriveWithin: number;
  acts: readonly Act<Person>[];
  /** Each does all acts once, in their order, and leaves. Otherwise they go on, by the shares. */
  isOnce?: boolean;
  open: (random: Random) => Person;
  close: (person: Person) => void;
}

export interface PageSample {
  phase: string;
  act: string;
  signsIn: boolean;
  /** Milliseconds after the start. */
  at: number;
  ms: number;
  failure: string | null;
}

export interface RunningCrowds<Person> {
  add(crowd: Crowd<Person>): void;
  /** Names what begins from now on. */
  enter(phase: string): void;
  samples: readonly PageSample[];
  /** Lets what has begun end. */
  stop(): Promise<void>;
}

export function startCrowds<Person>(makeRandom: (seed: string) => Random): RunningCrowds<Person> {
  const stopping = new AbortController();
  const samples: PageSample[] = [];
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  let phase = 'warm-up';
  let people = 0;

  const wait = (seconds: number) =>
    delay(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);

  const doOne = async (act: Act<Person>, person: Person, random: Random) => {
    const [began, begunAt] = [phase, performance.now()];
    const failure = await act.run(person).then(
      () => null,
      (error: unknown) => (error as Error).message,
    );
    const at = begunAt - startedAt;
    const ms = performance.now() - begunAt;
    samples.push({ phase: began, act: act.name, signsIn: act.signsIn ?? false, at, ms, failure });
    await wait(act.thinks * random.between(0.5, 1.5));
  };

  const live = async ({ acts, arriveWithin, isOnce, open, close }: Crowd<Person>, random: Random) => {
    await wait(random.between(0, arriveWithin));
    if (stopping.signal.aborted) return;
    const person = open(random);
    const deck = acts.flatMap((act) => Array.from({ length: act.share }, () => act));
    const chosen = isOnce ? acts.values() : choose(deck, random);
    for (const act of chosen) {
      if (stopping.signal.aborted) break;
      await doOne(act, person, random);
    }
    close(person);
  };

  return {
    samples,
    add(crowd) {
      for (let place = 0; place < crowd.count; place += 1) {
        people += 1;
        running.push(live(crowd, makeRandom(`${crowd.kind} ${people}`)));
      }
    },
    enter(next) {
      phase = next;
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function* choose<Item>(deck: readonly Item[], random: Random): Generator<Item> {
  for (;;) yield random.pick(deck);
}
