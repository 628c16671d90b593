import { publicFactsContract } from '@suchi/contracts/settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { env } from '../../../shared/config/env.ts';

const factsQuery = queryOptions({
  queryKey: ['public-facts'],
  queryFn: ({ signal }) => api.call(publicFactsContract, {}, { anonymous: true, signal }),
});

/** How to reach the treasurer. Until the facts load, and without them, by the address of the build. */
export function useTreasurer(): { email: string; phone: string | null } {
  const { data: facts } = useQuery(factsQuery);
  return { email: facts?.support_email ?? env.supportEmail, phone: facts?.support_phone ?? null };
}
