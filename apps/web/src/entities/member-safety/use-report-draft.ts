import type { ReportReason } from '@suchi/domain/safety';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

interface ReportDraft {
  reason: ReportReason | null;
  text: string;
  isBlocking: boolean;
}

const empty: ReportDraft = { reason: null, text: '', isBlocking: true };

/** What was typed, kept in this tab until it is sent. It ends with the session, as the whole cache does. */
export function useReportDraft(profileId: number) {
  const queryClient = useQueryClient();
  const queryKey = ['report-draft', profileId];
  const { data: draft = empty } = useQuery<ReportDraft>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return {
    draft,
    change: (changed: Partial<ReportDraft>) =>
      queryClient.setQueryData<ReportDraft>(queryKey, (before = empty) => ({ ...before, ...changed })),
    forget: () => queryClient.removeQueries({ queryKey }),
  };
}
