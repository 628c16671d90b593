import { reportContract, reportedPersonContract } from '@suchi/contracts/safety';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';

/** Someone to block or report, with the caller's open report about them. */
export function reportedPersonQuery(profileId: number) {
  return queryOptions({
    queryKey: ['reported-person', profileId],
    queryFn: ({ signal }) => api.call(reportedPersonContract, { profile_id: profileId }, { signal }),
    // The block and the open report must be current when the dialog opens.
    staleTime: 0,
  });
}

export function sendReport(report: z.input<typeof reportContract.input>) {
  return api.call(reportContract, report);
}
