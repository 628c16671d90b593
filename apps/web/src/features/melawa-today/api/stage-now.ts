import { contractPath } from '@suchi/contracts/basics';
import { type StageNow, stageLaterContract, stageNowContract } from '@suchi/contracts/melawa';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../shared/api/api.ts';
import { openServerEvents } from '../../../shared/api/server-events.ts';

/** In case the server's events do not come. */
const askAgainMs = 10_000;

/** With the time of this phone at which it came. */
export type HeardStage = StageNow & { heardAt: number };

const heard = (now: StageNow): HeardStage => ({ ...now, heardAt: Date.now() });

const stageNowQuery = queryOptions({
  queryKey: ['melawa', 'stage'],
  queryFn: async ({ signal }) => heard(await api.call(stageNowContract, {}, { signal })),
  staleTime: 0,
  // Asks only when nothing was heard for a while.
  refetchInterval: ({ state }) =>
    state.data === undefined || Date.now() - state.data.heardAt < 2 * askAgainMs
      ? 2 * askAgainMs
      : askAgainMs,
});

/** The stage, as soon as it changes. */
export function useStageNow() {
  const client = useQueryClient();
  useEffect(
    () =>
      openServerEvents(contractPath({ group: 'qe_stage', path: '/events' }), {
        onData: (data) => {
          const now = stageNowContract.output.safeParse(data);
          if (now.success) client.setQueryData(stageNowQuery.queryKey, heard(now.data));
        },
      }),
    [client],
  );
  return useQuery(stageNowQuery);
}

export function useAskLater() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tap: string) => api.call(stageLaterContract, { tap }),
    onSuccess: (now) => client.setQueryData(stageNowQuery.queryKey, heard(now)),
  });
}
