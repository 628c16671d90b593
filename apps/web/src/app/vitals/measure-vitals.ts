import {
  longestVitalMs,
  type PageVitals,
  reportVitalsContract,
  type VitalRoute,
} from '@suchi/contracts/basics';
import { nameRoute } from './name-route.ts';
import { sendReport } from './send-report.ts';
import { createShiftWindow } from './shift-window.ts';

interface EventEntry extends PerformanceEntry {
  interactionId?: number;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

function newPage() {
  return { lcp: null as number | null, interactions: new Map<number, number>(), shift: createShiftWindow() };
}
type Page = ReturnType<typeof newPage>;

const nameHere = () => nameRoute(window.location.pathname);

/** Follows the pages of a visit and reports once, when the visitor leaves or turns to another app. */
export function measureVitals(): void {
  const arrivedAt = nameHere();
  const pages = new Map<VitalRoute, Page>();
  const pageOf = (route: VitalRoute): Page => {
    const page = pages.get(route) ?? newPage();
    pages.set(route, page);
    return page;
  };
  const observers = [
    // The browser gives it for the page that the visitor came to only.
    observe('largest-contentful-paint', (entries) => {
      pageOf(arrivedAt).lcp = entries.at(-1)?.startTime ?? null;
    }),
    observe('layout-shift', (entries) => {
      for (const { startTime, value, hadRecentInput } of entries as ShiftEntry[])
        if (!hadRecentInput) pageOf(nameHere()).shift.add(startTime, value);
    }),
    observe('event', (entries) => {
      for (const { interactionId, duration } of entries as EventEntry[]) {
        if (!interactionId) continue;
        const { interactions } = pageOf(nameHere());
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }
    }),
  ];
  const leaving = new AbortController();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      leaving.abort();
      for (const observer of observers) observer?.disconnect();
      if (pages.size > 0) sendReport(reportVitalsContract, { pages: [...pages].map(present) });
    },
    { signal: leaving.signal },
  );
}

/** Null where the browser does not measure it. What happened before is given too. */
function observe(type: string, take: (entries: PerformanceEntry[]) => void): PerformanceObserver | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return observer;
}

function present([route, { lcp, interactions, shift }]: [VitalRoute, Page]): PageVitals {
  const slowest = [...interactions.values()].toSorted((a, b) => b - a);
  // As the browsers' own figure: of every fifty interactions the slowest is left out.
  const inp = slowest[Math.floor(slowest.length / 50)] ?? null;
  return {
    route,
    ...(lcp !== null && lcp <= longestVitalMs && { lcp_ms: Math.round(lcp) }),
    ...(inp !== null && inp <= longestVitalMs && { inp_ms: Math.round(inp) }),
    cls: Math.min(100, Math.round(shift.largest() * 1000) / 1000),
  };
}
