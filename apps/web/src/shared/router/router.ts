import { createListeners } from '../state/create-store.ts';
import type { History } from './browser-history.ts';
import { createLocation, type Location, type To } from './location.ts';
import { type Found, type Params, rankPaths } from './match-path.ts';
import { OverlayHistory } from './overlay-history.ts';
import { runGuards, type Branch, type Redirect, listBranches, type LoadedPage, type Route } from './route.ts';

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
}

/** A way to a place. */
interface Visit {
  location: Location;
  /** Moves are back and forward, and the first page. */
  type: 'move' | 'push' | 'replace';
  preventScrollReset: boolean;
}

export interface RouterState extends Visit {
  /** Layouts and page, outermost first. Null until the first ones are loaded. */
  pages: readonly LoadedPage[] | null;
  params: Params;
  /** What a guard threw. */
  failure: unknown;
  /** The next page is loading; the old one stays on the screen. */
  isLoading: boolean;
  /** Goes on with the visit that was held back. Null when none was. */
  leave: (() => void) | null;
}

/** The first page is drawn once, with its answers, unless they take longer than this. */
const answersWithinMs = 1000;

/** Loads a page before it changes the address, so that the old page stays until the new one can be shown. */
export class Router {
  readonly #find: (pathname: string) => Found<Branch> | null;
  readonly #history: OverlayHistory;
  readonly #loaded = new Map<Route, LoadedPage>();
  readonly #listeners = createListeners();
  #state: RouterState;
  /** A newer visit makes an older one void that is still loading. */
  #newest: Visit | null = null;
  #isHeldBack: ((next: Location) => boolean) | null = null;
  #isUndoingMove = false;
  #isMoveAllowed = false;
  readonly #opened = Promise.withResolvers<void>();

  constructor(routes: readonly Route[], history: History) {
    this.#find = rankPaths(listBranches(routes));
    this.#history = new OverlayHistory(history);
    const first: Visit = { location: history.read(), type: 'move', preventScrollReset: false };
    this.#state = { ...first, pages: null, params: {}, failure: null, isLoading: true, leave: null };
    this.#history.onMove((location, delta) => this.#move(location, delta));
    void this.#open(first);
  }

  get state(): RouterState {
    return this.#state;
  }

  /** The first page can be drawn. */
  get opened(): Promise<void> {
    return this.#opened.promise;
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.subscribe(listener);
  }

  async navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return this.#history.go(to);
    const { replace = false, preventScrollReset = false } = options;
    const location = createLocation(to, this.#state.location, options.state);
    const go = () => this.#open({ location, type: replace ? 'replace' : 'push', preventScrollReset });
    if (!this.#isHeldBack?.(location)) return go();
    return this.#update({ leave: () => void go() });
  }

  /** Asks the guards of the page again. */
  async revalidate(): Promise<void> {
    return this.#open(this.#newest ?? { ...this.#state, type: 'replace' });
  }

  /** Back calls `close` and stays on the page, until the returned function is called. */
  openOverlay(close: () => void): () => void {
    return this.#history.open(close);
  }

  /** Holds visits back for which the test is true, until the returned function is called. */
  holdBack(test: (next: Location) => boolean): () => void {
    this.#isHeldBack = test;
    return () => {
      this.#isHeldBack = null;
    };
  }

  /** Gives up the visit that was held back. */
  stay(): void {
    this.#update({ leave: null });
  }

  #update(change: Partial<RouterState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }

  /** Back and forward have already changed the address, so a move that is held back is first undone. */
  #move(location: Location, delta: number | null): void {
    if (this.#isUndoingMove) {
      this.#isUndoingMove = false;
      return;
    }
    if (delta !== null && !this.#isMoveAllowed && this.#isHeldBack?.(location)) {
      this.#isUndoingMove = true;
      this.#history.go(-delta);
      const goBack = () => {
        this.#isMoveAllowed = true;
        this.#history.go(delta);
      };
      // The dialog that asks takes the place of the entries ahead.
      const goAhead = () => void this.#open({ location, type: 'push', preventScrollReset: false });
      this.#update({ leave: delta < 0 ? goBack : goAhead });
      return;
    }
    this.#isMoveAllowed = false;
    void this.#open({ location, type: 'move', preventScrollReset: false });
  }

  /** At once, where the code is here and no guard needs time. */
  async #open(visit: Visit): Promise<void> {
    this.#newest = visit;
    this.#update({ isLoading: true });
    const isVoid = () => this.#newest !== visit;
    const { target: branch, params } = this.#find(visit.location.pathname) ?? { target: [], params: {} };
    try {
      const answer = runGuards(branch, visit.location);
      const redirect = answer instanceof Promise ? await answer : answer;
      if (isVoid()) return;
      if (redirect) return await this.#redirect(redirect, visit);
      const wanted = branch.flatMap((route) => this.#load(route) ?? []);
      const pages = wanted.every(isHere)
        ? wanted
        : await Promise.all(wanted.map((page) => Promise.resolve(page)));
      const answers = pages.flatMap((page) => page.prefetch?.(params, visit.location) ?? []);
      if (this.#state.pages === null) await within(answersWithinMs, Promise.allSettled(answers));
      if (!isVoid()) this.#arrive(visit, { params, pages, failure: null });
    } catch (failure) {
      if (!isVoid()) this.#arrive(visit, { params, pages: [], failure });
    }
  }

  #load(route: Route): LoadedPage | Promise<LoadedPage> | null {
    const loaded = this.#loaded.get(route);
    if (loaded || !route.load) return loaded ?? null;
    return route.load().then((page) => {
      this.#loaded.set(route, page);
      return page;
    });
  }

  async #redirect(redirect: Redirect, { location, type, preventScrollReset }: Visit): Promise<void> {
    if ('to' in redirect) {
      const next = createLocation(redirect.to, location);
      return this.#open({ location: next, type: type === 'push' ? 'push' : 'replace', preventScrollReset });
    }
    // The browser leaves; until then the page says that it is loading.
    return type === 'replace'
      ? window.location.replace(redirect.document)
      : window.location.assign(redirect.document);
  }

  #arrive(
    { location, type, preventScrollReset }: Visit,
    { pages, ...found }: Pick<RouterState, 'params' | 'failure'> & { pages: readonly LoadedPage[] },
  ): void {
    const { pages: shown, location: present } = this.#state;
    this.#newest = null;
    if (location !== present && type === 'push') this.#history.push(location);
    if (location !== present && type === 'replace') this.#history.replace(location);
    // The same list, so that a new query string does not draw the layouts again.
    const isSame = shown?.length === pages.length && pages.every((page, at) => page === shown[at]);
    const arrived = { location, type, preventScrollReset, isLoading: false, leave: null };
    this.#update({ ...found, ...arrived, pages: isSame ? shown : pages });
    this.#opened.resolve();
  }
}

function isHere(page: LoadedPage | Promise<LoadedPage>): page is LoadedPage {
  return !(page instanceof Promise);
}

/** Until the work is done, but not longer. */
function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, ms, null);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
