import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { provideCatalogues } from '../app/catalogues.ts';
import { queryClient } from '../app/query-client.ts';
import { server } from './server.ts';

// A page's code is fetched and compiled on first use, on a machine that may be busy.
configure({ asyncUtilTimeout: 8000 });

// What jsdom lacks and components ask for.
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
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

provideCatalogues();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());
