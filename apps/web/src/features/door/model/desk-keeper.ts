import { joinDoorContract, leaveDoorContract } from '@suchi/contracts/melawa';
import { todayInIndia } from '@suchi/domain/basics';
import { lockedAfterMinutes } from '@suchi/domain/melawa';
import { api } from '../../../shared/api/api.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';
import { deskMark } from '../../../shared/config/paths.ts';
import { createStore } from '../../../shared/state/create-store.ts';
import { DeskData } from './desk-data.ts';
import { DeskLine } from './desk-line.ts';
import { DeskPhotos } from './desk-photos.ts';
import type { DeskStore } from './desk-store.ts';
import { Desk } from './desk.ts';
import { forgetOffline, keepOffline } from './keep-offline.ts';
import { makeReader } from './read-codes.ts';
import { findKeptDesk, makeVault, openVault, type Vault } from './vault.ts';

/** Why the list of this phone is gone. */
export type WipedBy = 'signed_out' | 'ended' | 'over' | 'pins';

export interface OpenDesk {
  desk: Desk;
  line: DeskLine;
  photos: DeskPhotos;
}

export type KeeperPhase =
  | { kind: 'loading' }
  | { kind: 'none'; wipedBy: WipedBy | null }
  | { kind: 'locked'; desk: number; triesLeft: number | null }
  | ({ kind: 'open' } & OpenDesk);

/** Whether this phone is a desk, and its key while somebody works on it. */
export class DeskKeeper {
  readonly phase = createStore<KeeperPhase>({ kind: 'loading' });
  private readonly store: DeskStore;
  private hiddenAt: number | null = null;

  constructor(store: DeskStore) {
    this.store = store;
  }

  async start(): Promise<void> {
    document.addEventListener('visibilitychange', this.watch);
    await this.showKept();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.watch);
    this.close();
  }

  async join(desk: number, pin: string): Promise<void> {
    const joined = await api.call(joinDoorContract, { desk });
    const vault = await makeVault(this.store, pin, desk);
    deviceStorage.setItem(deskMark, 'yes');
    const { stream, key } = joined;
    this.open(await DeskData.begin(vault, { stream, key, desk }));
    await navigator.storage?.persist?.().catch(() => false);
  }

  async unlock(pin: string): Promise<void> {
    const opened = await openVault(this.store, pin);
    if ('triesLeft' in opened) {
      const phase = this.phase.read();
      if (opened.triesLeft === 0) return this.wipe('pins');
      if (phase.kind === 'locked') this.phase.set({ ...phase, triesLeft: opened.triesLeft });
      return undefined;
    }
    return this.openKept(opened);
  }

  /** The key is forgotten; the PIN opens it again. */
  lock(): void {
    this.close();
    void this.showKept();
  }

  /** Sends what waits, tells the server, and forgets everything. False: something waits, and there is no network. */
  async signOut(): Promise<boolean> {
    const phase = this.phase.read();
    if (phase.kind !== 'open') return false;
    await phase.line.run();
    if (phase.desk.data.waiting().length > 0) return false;
    await this.wipe('signed_out');
    return true;
  }

  async wipe(wipedBy: WipedBy): Promise<void> {
    const phase = this.phase.read();
    const joined = phase.kind === 'open' ? phase.desk.data.joined : null;
    this.close();
    await this.store.clear();
    deviceStorage.removeItem(deskMark);
    await forgetOffline();
    this.phase.set({ kind: 'none', wipedBy });
    // The board then says that this phone is clean. Without a network it cannot know.
    if (joined !== null)
      await api.call(leaveDoorContract, { stream: joined.stream, key: joined.key }).catch(() => undefined);
  }

  private async openKept(vault: Vault) {
    const data = await DeskData.load(vault);
    if (data === null) {
      await this.store.clear();
      return this.showKept();
    }
    this.open(data);
    // Also without a network; what waits is sent first.
    if (isPast(data) && data.waiting().length === 0) await this.wipe('over');
    return undefined;
  }

  private open(data: DeskData) {
    const desk = new Desk(data);
    const photos = new DeskPhotos(desk);
    const line = new DeskLine(desk, (why) => void this.wipe(why));
    let list: unknown = null;
    desk.version.subscribe(() => {
      if (data.list === list) return;
      ({ list } = data);
      void photos.load();
    });
    this.phase.set({ kind: 'open', desk, line, photos });
    line.start();
    desk.tell();
    // With the reader of codes, which comes later than the page.
    const reader = 'mediaDevices' in navigator ? makeReader().catch(() => undefined) : Promise.resolve();
    void reader.then(keepOffline);
  }

  private close() {
    const phase = this.phase.read();
    if (phase.kind !== 'open') return;
    phase.line.stop();
    phase.photos.forget();
    this.phase.set({ kind: 'loading' });
  }

  private async showKept() {
    const kept = await findKeptDesk(this.store);
    const phase = this.phase.read();
    const wipedBy = phase.kind === 'none' ? phase.wipedBy : null;
    this.phase.set(kept === null ? { kind: 'none', wipedBy } : { kind: 'locked', ...kept, triesLeft: null });
  }

  private readonly watch = () => {
    if (document.visibilityState === 'hidden') {
      this.hiddenAt = Date.now();
      return;
    }
    const away = this.hiddenAt === null ? 0 : Date.now() - this.hiddenAt;
    this.hiddenAt = null;
    if (away >= lockedAfterMinutes * 60_000 && this.phase.read().kind === 'open') this.lock();
  };
}

/** The day of the melawa is over, by the server's clock as the phone knows it. */
const isPast = ({ list, marks }: DeskData) =>
  list !== null && todayInIndia(new Date(Date.now() + marks.offsetMs)) > list.event.day;
