import { reportVitalsContract } from '@suchi/contracts/basics';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { measureVitals } from './measure-vitals.ts';

/** jsdom paints nothing: what a browser would tell is handed over here. */
const told = new Map<string, (entries: object[]) => void>();
class ToldObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
  readonly take: (list: { getEntries: () => object[] }) => void;
  constructor(take: (list: { getEntries: () => object[] }) => void) {
    this.take = take;
  }
  observe({ type }: { type: string }) {
    told.set(type, (entries) => this.take({ getEntries: () => entries }));
  }
  disconnect() {}
}

const reports: unknown[] = [];
beforeEach(() => {
  reports.length = 0;
  vi.stubGlobal('PerformanceObserver', ToldObserver);
  server.use(
    http.post('*/qe_vitals/report', async ({ request }) => {
      reports.push(await request.json());
      return HttpResponse.json({ data: {} });
    }),
  );
});

// Other files share this page.
const ownObserver = globalThis.PerformanceObserver;
afterEach(() => {
  vi.stubGlobal('PerformanceObserver', ownObserver);
  window.history.pushState(null, '', '/');
});

const tell = (type: string, ...entries: object[]) => told.get(type)?.(entries);
function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

it('reports by the pattern of the page, once, and nothing about the person', async () => {
  window.history.pushState(null, '', '/profile/17?from=search');
  measureVitals();
  tell('largest-contentful-paint', { startTime: 900 }, { startTime: 1834.5 });
  tell('layout-shift', { startTime: 950, value: 0.0123, hadRecentInput: false });
  tell('layout-shift', { startTime: 960, value: 0.5, hadRecentInput: true });
  window.history.pushState(null, '', '/candidate/edit?user=17#birth');
  tell('event', { interactionId: 7, duration: 96 }, { interactionId: 7, duration: 120 }, { duration: 800 });
  hide();
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toEqual({
    pages: [
      { route: '/profile/:id', lcp_ms: 1835, cls: 0.012 },
      { route: '/candidate/edit', inp_ms: 120, cls: 0 },
    ],
  });
  expect(reportVitalsContract.input.safeParse(reports[0]).success).toBe(true);
  tell('event', { interactionId: 8, duration: 500 });
  hide();
  expect(reports).toHaveLength(1);
});

it('sends nothing without a signal', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetching = vi.spyOn(globalThis, 'fetch');
  measureVitals();
  tell('layout-shift', { startTime: 950, value: 0.1, hadRecentInput: false });
  hide();
  expect(fetching).not.toHaveBeenCalled();
});
