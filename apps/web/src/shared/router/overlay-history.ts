import type { History } from './browser-history.ts';
import { type Location, toHref } from './location.ts';

/**
 * A history in which every open dialog, sheet or menu has an entry above that of its page, so that Back closes it and
 * the page stays. The entry goes when the dialog is closed in another way.
 */
export class OverlayHistory {
  readonly #entries: History;
  /** The page on the screen, whose address the entries above it repeat. */
  #page: Location;
  /** How many entries lie above that of the page, up to the present one. */
  #above: number;
  /** How each open one is closed, the last opened last. */
  #open: readonly { close: () => void }[] = [];
  /** On the way down to entries that are needed; a page that comes meanwhile waits. */
  #isGoingDown = false;
  #waiting: (() => void)[] = [];
  #onMove: Parameters<History['onMove']>[0] = () => {};

  constructor(entries: History) {
    this.#entries = entries;
    this.#page = entries.read();
    this.#above = entries.above();
    entries.onMove((location, delta) => this.#move(location, delta));
    this.#adjustSoon();
  }

  read(): Location {
    return this.#entries.read();
  }

  /** What is open belongs to the page that goes. */
  push(location: Location): void {
    this.#change(location, () => this.#entries.push(location));
  }

  replace(location: Location): void {
    this.#change(location, () => this.#entries.replace(location));
  }

  /** Counted from the page. */
  go(delta: number): void {
    this.#entries.go(delta - this.#above);
  }

  onMove(listener: Parameters<History['onMove']>[0]): void {
    this.#onMove = listener;
  }

  /** Back calls `close`. The returned function says that it is closed. */
  open(close: () => void): () => void {
    const overlay = { close };
    this.#open = [...this.#open, overlay];
    this.#adjustSoon();
    return () => {
      this.#open = this.#open.filter((each) => each !== overlay);
      this.#adjustSoon();
    };
  }

  #change(location: Location, write: () => void): void {
    this.#open = [];
    this.#page = location;
    if (this.#above === 0 && !this.#isGoingDown) return write();
    this.#waiting.push(write);
    this.#adjust();
  }

  #move(location: Location, delta: number | null): void {
    this.#above = this.#entries.above();
    if (this.#isGoingDown) {
      this.#isGoingDown = false;
      for (const write of this.#waiting.splice(0)) write();
      return this.#adjust();
    }
    const isSamePage = location.key === this.#page.key && toHref(location) === toHref(this.#page);
    if (isSamePage) {
      for (const { close } of this.#open.slice(this.#above).toReversed()) close();
      // Later: what does not close, because it first asks a question, gets its entry again.
      setTimeout(() => this.#adjust());
      return;
    }
    this.#open = [];
    this.#page = location;
    this.#onMove(location, delta);
    this.#adjustSoon();
  }

  /** One that closes and one that opens in its place share the entry. */
  #adjustSoon(): void {
    queueMicrotask(() => this.#adjust());
  }

  #adjust(): void {
    if (this.#isGoingDown) return;
    const surplus = this.#above - this.#open.length;
    if (surplus > 0) {
      this.#isGoingDown = true;
      return this.#entries.go(-surplus);
    }
    while (this.#above < this.#open.length) {
      this.#above += 1;
      this.#entries.push(this.#page, this.#above);
    }
  }
}
