import { revealContactContract } from '@suchi/contracts/discovery';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

interface ContactTarget {
  profileId: number;
  /** Those that came with the profile, because they may be seen without a tap. */
  mobiles: readonly string[] | null;
}

/** The numbers of a profile once they are opened, for as long as the tab remembers, on the card and on the page. */
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
