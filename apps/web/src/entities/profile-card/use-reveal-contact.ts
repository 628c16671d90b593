import { revealContactContract } from '@suchi/contracts/discovery';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

interface ContactTarget {
  profileId: number;
  /** Numbers that came with the profile and need no tap. */
  mobiles: readonly string[] | null;
}

/** Opened numbers, cached for this tab, on card and page. */
export function useRevealContact({ profileId, mobiles }: ContactTarget) {
  const queryClient = useQueryClient();
  const queryKey = ['contact', profileId];
  const { data: opened } = useQuery<readonly string[]>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const reveal = useMutation({
    mutationFn: () => api.call(revealContactContract, { profile_id: profileId }),
    onSuccess: (answer) => queryClient.setQueryData<readonly string[]>(queryKey, answer.mobiles),
  });
  return { mobiles: mobiles ?? opened ?? null, reveal };
}
