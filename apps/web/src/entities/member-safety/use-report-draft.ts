import type { ReportReason } from '@suchi/domain/safety';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

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
  // The cache tells its readers a moment later, too late for a field that is being typed in.
  const [draft, setDraft] = useState(() => queryClient.getQueryData<ReportDraft>(queryKey) ?? empty);
  return {
    draft,
    change: (changed: Partial<ReportDraft>) => {
      const next = { ...draft, ...changed };
      setDraft(next);
      queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
      queryClient.setQueryData(queryKey, next);
    },
    forget: () => queryClient.removeQueries({ queryKey }),
  };
}
