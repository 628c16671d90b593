import { QueryClient } from '@tanstack/react-query';

/** A fresh cache for the test of one component. As in the app, requests do not wait for a connection. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}
