import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connection } from '../shared/api/api.ts';
import { queryClient } from './query-client.ts';

const mount = () => render(<QueryClientProvider client={queryClient}>{null}</QueryClientProvider>);

it('learns of a connection that came back while nothing was mounted', async () => {
  const { unmount } = mount();
  connection.hearOffline();
  expect(onlineManager.isOnline()).toBe(false);
  unmount();
  await connection.watch(Promise.resolve(new Response()));
  mount();
  expect(onlineManager.isOnline()).toBe(true);
});
