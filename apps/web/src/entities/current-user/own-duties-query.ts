import { ownDutiesContract } from '@suchi/contracts/staff';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const ownDutiesQuery = queryOptions({
  queryKey: ['own-duties'],
  queryFn: ({ signal }) => api.call(ownDutiesContract, {}, { signal }),
});
