import { createStore } from '../../../shared/state/create-store.ts';
import type { Desk } from './desk.ts';

const atOnce = 6;
const photoName = (id: string) => `photo:${id}`;

/** Small photos of the list, sealed on the phone. */
export class DeskPhotos {
  /** How many families of the list are complete. */
  readonly progress = createStore({ done: 0, total: 0, bytes: 0 });
  private readonly desk: Desk;
  private readonly urls = new Map<string, string>();
  private running: Promise<void> | null = null;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  urlOf(family: string): string | null {
    const photo = this.desk.describe(family)?.photo;
    return photo ? (this.urls.get(photo.id) ?? null) : null;
  }

  /** Loads what is missing, and forgets what is on the list no more. */
  load(): Promise<void> {
    this.running ??= this.loadAll().finally(() => {
      this.running = null;
      this.desk.tell();
    });
    return this.running;
  }

  forget(): void {
    for (const url of this.urls.values()) URL.revokeObjectURL(url);
    this.urls.clear();
  }

  private async loadAll() {
    const { data } = this.desk;
    const families = data.list?.families ?? [];
    const wanted = families.flatMap(({ photo }) => (photo === null ? [] : [photo]));
    const kept = new Set(await data.vault.list('photo:'));
    const ids = new Set(wanted.map(({ id }) => photoName(id)));
    await data.vault.remove([...kept].filter((name) => !ids.has(name)));
    this.count({ done: families.length - wanted.length, total: families.length });
    const queue = [...wanted];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await this.loadOne(next, kept).catch(() => undefined);
        this.count({ done: this.progress.read().done + 1 });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  private async loadOne({ id, url }: { id: string; url: string }, kept: ReadonlySet<string>) {
    if (this.urls.has(id)) return;
    const { vault } = this.desk.data;
    let bytes = kept.has(photoName(id)) ? await vault.readBytes(photoName(id)) : null;
    if (bytes === null) {
      const response = await fetch(url);
      if (!response.ok) return;
      bytes = await response.arrayBuffer();
      await vault.writeBytes(photoName(id), bytes);
    }
    this.count({ bytes: this.progress.read().bytes + bytes.byteLength });
    this.urls.set(id, URL.createObjectURL(new Blob([bytes])));
  }

  private count(next: Partial<{ done: number; total: number; bytes: number }>) {
    this.progress.set({ ...this.progress.read(), ...next });
  }
}
