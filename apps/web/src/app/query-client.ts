import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/api/api-error.ts';
import { connection, session } from '../shared/api/api.ts';
import { shownLanguage } from '../shared/i18n/messages.ts';
import { forgetTrail } from '../shared/navigation/forget-trail.ts';
import { forgetFilters } from '../shared/navigation/forget-filters.ts';
import { clearDeviceCopies } from '../shared/api/device-copies.ts';
import { clearDeviceFiles } from '../shared/api/device-files.ts';
import { deviceStorage } from '../shared/config/browser-storage.ts';

const freshForMs = 5 * 60_000;

/** What the server told us, for minutes; gone the moment the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshForMs,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      // Without a network we want the failed state with its retry button, not a skeleton that waits.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

onlineManager.setEventListener((setOnline) => {
  // The library listens only while a page is mounted, so a change may have been missed.
  setOnline(connection.isOnline());
  return connection.subscribe(() => setOnline(connection.isOnline()));
});
// Answers have the words of lists in the language of the page.
shownLanguage.subscribe(() => void queryClient.invalidateQueries());
session.onStartElsewhere(() => void queryClient.resetQueries());
session.onEnd((reason) => {
  queryClient.clear();
  forgetTrail();
  // After an expired session the member finds what they typed. After a logout the phone may have another user.
  if (reason !== 'logout') return;
  clearDeviceCopies(deviceStorage);
  void clearDeviceFiles();
  forgetFilters(deviceStorage);
});

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500;
}
