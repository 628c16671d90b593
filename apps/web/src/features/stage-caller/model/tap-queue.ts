import { type CallerStage, type StageTap, stageTapContract } from '@suchi/contracts/melawa';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api, connection } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/state/create-store.ts';

/** A tap without what the queue adds. */
export type NewTap = StageTap extends infer Tap
  ? Tap extends StageTap
    ? Omit<Tap, 'tap' | 'at'>
    : never
  : never;

interface WaitingTap {
  input: StageTap;
  /** By the clock of the melawa. */
  madeAt: Date;
}

interface QueueEvents {
  onAnswer: (stage: CallerStage) => void;
  /** The other caller did the same before. */
  onRepeat: (name: string, tap: StageTap) => void;
  onRefused: (error: unknown) => void;
}

const answerTimeoutMs = 8000;
const againMs = 2000;

const isCut = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 502 || error.status === 504;

/** Sends the taps of this page in their order, each once. Without a network they wait, and the page goes on. */
export class TapQueue {
  readonly waiting = createStore<readonly WaitingTap[]>([]);
  readonly #events: QueueEvents;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void = () => undefined;

  constructor(events: QueueEvents) {
    this.#events = events;
  }

  start(): void {
    this.#stop = connection.subscribe(() => {
      if (connection.isOnline()) void this.#send();
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  add(tap: NewTap, madeAt: Date): void {
    const input = { ...tap, tap: crypto.randomUUID() } as StageTap;
    this.waiting.set([...this.waiting.read(), { input, madeAt }]);
    void this.#send();
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    let first = this.waiting.read()[0];
    while (first !== undefined && (await this.#sendOne(first))) {
      this.waiting.set(this.waiting.read().slice(1));
      first = this.waiting.read()[0];
    }
    this.#isSending = false;
  }

  /** False: it waits for the network. */
  async #sendOne({ input, madeAt }: WaitingTap): Promise<boolean> {
    try {
      const at = madeAt.toISOString();
      const signal = AbortSignal.timeout(answerTimeoutMs);
      const { stage, repeated_by: name } = await api.call(stageTapContract, { ...input, at }, { signal });
      this.#events.onAnswer(stage);
      if (name !== null) this.#events.onRepeat(name, input);
      return true;
    } catch (error) {
      if (isCut(error)) {
        this.#timer = setTimeout(() => void this.#send(), againMs);
        return false;
      }
      this.#events.onRefused(error);
      return true;
    }
  }
}
