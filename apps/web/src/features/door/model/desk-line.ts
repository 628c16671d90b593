import { type DoorAnswer, operationsAtOnce, syncDoorContract } from '@suchi/contracts/melawa';
import { offlineAfterSeconds } from '@suchi/domain/melawa';
import { api } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { createStore } from '../../../shared/state/create-store.ts';
import { toSent } from './desk-data.ts';
import { readBattery } from './read-battery.ts';
import type { Desk } from './desk.ts';

/** Why the server takes nothing from this phone, though it answers. */
export type LineFault = 'signed_out' | 'other_account';

export interface LineState {
  /** Since when there is no answer, by the phone's clock; null: online. */
  offlineSince: number | null;
  fault: LineFault | null;
  /** The network came back: said for some seconds. */
  back: { at: number; sent: number; isAgreed: boolean; desks: number } | null;
}

const tickMs = 1000;
const idleMs = 10_000;
const retryMs = 3000;
const timeoutMs = 10_000;
const saidForMs = 8000;

type End = 'ended' | 'over';

/** Between a desk and the server: sends what waits, reads what is new, again and again. */
export class DeskLine {
  readonly state = createStore<LineState>({ offlineSince: null, fault: null, back: null });
  private readonly desk: Desk;
  private readonly onEnd: (why: End) => void;
  private heardAt = Date.now();
  private triedAt = 0;
  private isFailing = false;
  private hasMore = true;
  private running: Promise<void> | null = null;
  private sentWhileAway = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(desk: Desk, onEnd: (why: End) => void) {
    this.desk = desk;
    this.onEnd = onEnd;
  }

  start(): void {
    this.desk.onWritten = () => this.ask();
    this.timer = setInterval(() => this.tick(), tickMs);
    window.addEventListener('online', this.ask);
    this.ask();
  }

  stop(): void {
    this.desk.onWritten = () => {};
    clearInterval(this.timer);
    window.removeEventListener('online', this.ask);
  }

  ask = (): void => {
    this.hasMore = true;
    void this.run();
  };

  /** Once around, for who must know that all is sent. */
  run(): Promise<void> {
    this.running ??= this.exchange().finally(() => {
      this.running = null;
      this.desk.tell();
    });
    return this.running;
  }

  private tick() {
    const since = Date.now() - this.triedAt;
    if (since >= (this.isFailing ? retryMs : idleMs)) void this.run();
    const { offlineSince, back } = this.state.read();
    const isAway = this.isFailing && Date.now() - this.heardAt >= offlineAfterSeconds * 1000;
    if (isAway && offlineSince === null) this.change({ offlineSince: this.heardAt, back: null });
    if (back !== null && Date.now() - back.at > saidForMs) this.change({ back: null });
  }

  private async exchange() {
    do {
      this.hasMore = false;
      this.triedAt = Date.now();
      const { data } = this.desk;
      const operations = data.waiting();
      const batch = operations.slice(0, operationsAtOnce);
      const families = new Set(batch.map(({ family }) => family));
      const sheets = [...data.sheets.values()].filter(({ family }) => families.has(family));
      const input = {
        stream: data.joined.stream,
        key: data.joined.key,
        operations: batch.map(toSent),
        walk_ins: sheets,
        is_all: batch.length === operations.length,
        cursor: data.marks.cursor,
        battery: await readBattery(),
        list_version: data.list?.version ?? null,
      };
      try {
        const answer = await api.call(syncDoorContract, input, { signal: AbortSignal.timeout(timeoutMs) });
        const clock = Math.round((this.triedAt + Date.now()) / 2);
        const sent = batch.at(-1)?.counter ?? 0;
        await data.take(answer, { sent, sheets: sheets.map(({ family }) => family), clock });
        this.hear(answer, batch.filter(({ kind }) => kind === 'check_in' || kind === 'walk_in').length);
      } catch (error) {
        this.fail(error);
        return;
      }
      // The run may have been asked for again meanwhile.
    } while (this.hasMore);
  }

  private hear(answer: DoorAnswer, arrivals: number) {
    this.heardAt = Date.now();
    this.isFailing = false;
    const isAll = this.desk.data.waiting().length === 0;
    this.hasMore ||= answer.has_more || !isAll;
    const { offlineSince } = this.state.read();
    if (offlineSince !== null) this.sentWhileAway += arrivals;
    if (offlineSince !== null && isAll) {
      const agreed = answer.agreed_at === null ? 0 : Date.parse(answer.agreed_at);
      const isAgreed = Date.parse(answer.now) - agreed < 2 * idleMs;
      const back = { at: Date.now(), sent: this.sentWhileAway, isAgreed, desks: answer.desks };
      this.sentWhileAway = 0;
      this.change({ offlineSince: null, fault: null, back });
    } else if (this.state.read().fault !== null) this.change({ fault: null });
    if (answer.is_over && isAll) this.onEnd('over');
  }

  private fail(error: unknown) {
    const reason = error instanceof ApiError ? error.details['reason'] : null;
    if (reason === 'desk_ended') return this.onEnd('ended');
    if (error instanceof ApiError && error.code === 'MELAWA_NOT_FOUND') return this.onEnd('over');
    if (reason === 'other_account') return this.change({ fault: 'other_account' });
    if (error instanceof ApiError && (error.status === 401 || error.status === 403))
      return this.change({ fault: 'signed_out' });
    this.isFailing = true;
    return undefined;
  }

  private change(next: Partial<LineState>) {
    this.state.set({ ...this.state.read(), ...next });
  }
}
