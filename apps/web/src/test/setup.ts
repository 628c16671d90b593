import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { notifications } from '@mantine/notifications';
import { queryClient } from '../app/query-client.ts';
import { connection } from '../shared/api/api.ts';
import { clearDeviceFiles } from '../shared/api/device-files.ts';
import { selectionStore } from '../shared/ui/data-list/selection-store.ts';
import { toastQueue } from '../shared/ui/toast.ts';
import { patienceMs } from './patience.ts';
import { server } from './server.ts';

// Files share one page and one copy of the app in each worker (`isolate: false`), because evaluating the app is
// most of a file's cost. So `afterEach` resets everything that outlives a test.

configure({ asyncUtilTimeout: patienceMs });

// Missing in jsdom and used by components.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
document.elementFromPoint = () => null;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
// A request of the test before may have failed after its end.
beforeEach(() => connection.watch(Promise.resolve(new Response())));
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.resetHandlers();
  queryClient.clear();
  selectionStore.clear();
  toastQueue.takeAll();
  notifications.clean();
  // A test without a network leaves the app waiting for one.
  await connection.watch(Promise.resolve(new Response()));
  sessionStorage.clear();
  localStorage.clear();
  await clearDeviceFiles();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
});
afterAll(() => server.close());
