import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../../public/hall-watchdog.js', import.meta.url), 'utf8');

/** A tab whose page is loaded again keeps its session storage, and nothing else. */
function openTab({ path = '/tv', isHidden = false } = {}) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const tab = { reloads: 0, beat: 'time 1', pass: (_seconds: number) => {} };
  const load = () => {
    const page: Record<string, unknown> = {
      sessionStorage,
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
        tab.pass = (seconds) => {
          const mine = tab.pass;
          for (let ms = everyMs; ms <= seconds * 1000 && mine === tab.pass; ms += everyMs) step();
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
  it('loads a page again whose sign of life stands still for 30 seconds', () => {
    const tab = openTab();
    tab.pass(5);
    tab.pass(25);
    expect(tab.reloads).toBe(0);
    tab.pass(5);
    expect(tab.reloads).toBe(1);
  });

  it('leaves a page alone that works', () => {
    const tab = openTab();
    for (let slide = 1; slide < 50; slide += 1) {
      tab.beat = `slide ${slide}`;
      tab.pass(25);
    }
    expect(tab.reloads).toBe(0);
  });

  it('does so three times at most', () => {
    const tab = openTab();
    for (let minute = 0; minute < 10; minute += 1) tab.pass(60);
    expect(tab.reloads).toBe(3);
  });

  it.each([{ path: '/home' }, { isHidden: true }])('watches the hall screen in sight only: %o', (place) => {
    const tab = openTab(place);
    tab.pass(300);
    expect(tab.reloads).toBe(0);
  });
});
