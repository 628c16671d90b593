import { browserErrorNames, reportErrorContract } from '@suchi/contracts/basics';
import { nameRoute } from './name-route.ts';
import { sendReport } from './send-report.ts';

export type Thrown = ErrorEvent | PromiseRejectionEvent;

const maxPerVisit = 5;
/** A file of ours in a stack. The rest of a stack can contain what a person typed. */
const placeInStack = /\/static\/([\w.-]{1,80}\.js:\d+:\d+)/;

/** Reports each error of our own code once, and a few in a visit. Errors of the browser's extensions are left out. */
export function createErrorReporter(): (event: Thrown) => void {
  const seen = new Set<string>();
  const release = readRelease();
  return (event) => {
    const thrown: unknown = 'reason' in event ? event.reason : event.error;
    if (!(thrown instanceof Error)) return;
    const place = placeInStack.exec(thrown.stack ?? '')?.[1];
    if (place === undefined || seen.has(place) || seen.size >= maxPerVisit) return;
    seen.add(place);
    const name = browserErrorNames.find((known) => known === thrown.name) ?? 'other';
    sendReport(reportErrorContract, { name, route: nameRoute(window.location.pathname), place, release });
  };
}

function readRelease(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.src.split('/').at(-1) || 'unknown';
}
