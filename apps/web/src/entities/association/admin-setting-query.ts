import { adminSetting } from '@suchi/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const adminSettingQuery = queryOptions({
  queryKey: ['admin-setting'],
  queryFn: ({ signal }) => api.get('/items/admin_setting', adminSetting, { signal }),
});
