import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { queryClient } from '../query-client.ts';

/** For pages with a session. Visitors do not load the query library. */
export function SignedInLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
