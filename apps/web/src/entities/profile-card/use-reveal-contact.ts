import { type FamilyNumber, revealContactContract } from '@suchi/contracts/discovery';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { numbersOf } from './family-numbers.ts';
import { api } from '../../shared/api/api.ts';

interface ContactTarget {
  profileId: number;
  /** Numbers that came with the profile and need no tap. */
  given: readonly FamilyNumber[] | null;
}

/** Opened numbers, cached for this tab, on card and page. */
export function useRevealContact({ profileId, given }: ContactTarget) {
  const queryClient = useQueryClient();
  const queryKey = ['contact', profileId];
  const { data: opened } = useQuery<readonly FamilyNumber[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const reveal = useMutation({
    mutationFn: () => api.call(revealContactContract, { profile_id: profileId }),
    onSuccess: (answer) =>
      queryClient.setQueryData<readonly FamilyNumber[] | null>(queryKey, numbersOf(answer)),
  });
  return { numbers: given ?? opened ?? null, reveal };
}
