import { systemStatusContract } from '@suchi/contracts/office';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const systemStatusQuery = queryOptions({
  queryKey: ['office', 'system-status'],
  queryFn: ({ signal }) => api.call(systemStatusContract, {}, { signal }),
  staleTime: 30_000,
});
