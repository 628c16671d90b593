import { messagesContract, openedMineContract } from '@suchi/contracts/discovery';
import { ownReportsContract } from '@suchi/contracts/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';

/** Below the discovery key, because a block changes these lists too. The previous page stays until the next has loaded. */
export function openedMineQuery(page: number) {
  return queryOptions({
    queryKey: [...discoveryKey, 'opened-mine', page],
    queryFn: ({ signal }) => api.call(openedMineContract, { page }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Those that the member sent. */
export function messagesQuery(page: number) {
  return queryOptions({
    queryKey: [...discoveryKey, 'messages', page],
    queryFn: ({ signal }) => api.call(messagesContract, { kind: 'sent', page }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function ownReportsQuery(page: number) {
  return queryOptions({
    queryKey: ['own-reports', page],
    queryFn: ({ signal }) => api.call(ownReportsContract, { page }, { signal }),
    // The office answers at any time.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
