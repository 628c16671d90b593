import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../../public/hall-watchdog.js', import.meta.url), 'utf8');

/** A tab whose page is loaded again keeps its session storage, and nothing else. */
function openTab({ path = '/tv', isHidden = false, hasNetwork = true, isKept = false } = {}) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const tab = { reloads: 0, beat: 'time 1', hasNetwork, pass: async (_seconds: number) => {} };
  const load = () => {
    const page: Record<string, unknown> = {
      sessionStorage,
      AbortSignal,
      navigator: { serviceWorker: { controller: isKept ? {} : null } },
      fetch: () => (tab.hasNetwork ? Promise.resolve({ ok: true }) : Promise.reject(new Error('no network'))),
      document: {
        hidden: isHidden,
        documentElement: {
          dataset: {
            get hallBeat() {
              return tab.beat;
            },
          },
        },
      },
      location: {
        pathname: path,
        reload: () => {
          tab.reloads += 1;
          load();
        },
      },
      setInterval: (step: () => void, everyMs: number) => {
        tab.pass = async (seconds) => {
          const mine = tab.pass;
          for (let ms = everyMs; ms <= seconds * 1000 && mine === tab.pass; ms += everyMs) {
            step();
            // It asks for the network before it acts.
            await new Promise((resolve) => void setImmediate(resolve));
          }
        };
        return 1;
      },
    };
    page.window = page;
    runInContext(script, createContext(page));
  };
  load();
  return tab;
}

describe('the watchdog of the hall screen', () => {
  it('loads a page again whose sign of life stands still for 30 seconds', async () => {
    const tab = openTab();
    await tab.pass(5);
    await tab.pass(25);
    expect(tab.reloads).toBe(0);
    await tab.pass(5);
    expect(tab.reloads).toBe(1);
  });

  it('leaves a page alone that works', async () => {
    const tab = openTab();
    for (let slide = 1; slide < 50; slide += 1) {
      tab.beat = `slide ${slide}`;
      await tab.pass(25);
    }
    expect(tab.reloads).toBe(0);
  });

  it('does so three times at most', async () => {
    const tab = openTab();
    for (let minute = 0; minute < 10; minute += 1) await tab.pass(60);
    expect(tab.reloads).toBe(3);
  });

  it.each([{ path: '/home' }, { isHidden: true }])(
    'watches the hall screen in sight only: %o',
    async (place) => {
      const tab = openTab(place);
      await tab.pass(300);
      expect(tab.reloads).toBe(0);
    },
  );

  it('leaves the candidate on the screen while the network is away', async () => {
    const tab = openTab({ hasNetwork: false });
    await tab.pass(120);
    expect(tab.reloads).toBe(0);
    tab.hasNetwork = true;
    await tab.pass(60);
    expect(tab.reloads).toBe(1);
  });

  it('loads a page again without a network where the browser keeps it', async () => {
    const tab = openTab({ hasNetwork: false, isKept: true });
    await tab.pass(60);
    expect(tab.reloads).toBe(1);
  });
});
