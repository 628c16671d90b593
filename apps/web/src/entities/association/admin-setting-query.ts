import { adminSettingContract } from '@suchi/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const adminSettingQuery = queryOptions({
  queryKey: ['admin-setting'],
  queryFn: ({ signal }) => api.call(adminSettingContract, {}, { signal }),
});
