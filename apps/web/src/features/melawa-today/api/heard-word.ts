import { heardWordContract } from '@suchi/contracts/melawa';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

const askEveryMs = 20_000;

export const heardWordQuery = queryOptions({
  queryKey: ['melawa', 'word'],
  queryFn: ({ signal }) => api.call(heardWordContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: askEveryMs,
});
