import {
  changeEditionContract,
  changeLogoContract,
  changeSettingsContract,
  type OfficeEdition,
  type OfficeSettings,
  readSettingsContract,
  removeLogoContract,
  type SettingsState,
} from '@suchi/contracts/settings';
import { contractPath } from '@suchi/contracts/basics';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminSettingQuery } from '../../../entities/association/admin-setting-query.ts';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { api } from '../../../shared/api/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['office-settings'],
  queryFn: ({ signal }) => api.call(readSettingsContract, {}, { signal }),
});

function useChange<Change>(send: (change: Change) => Promise<SettingsState>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Changes are sent one after the other, so that the last answer is the newest state.
    scope: { id: 'office-settings' },
    onSuccess: (state) => {
      queryClient.setQueryData(settingsQuery.queryKey, state);
      void queryClient.invalidateQueries({ queryKey: adminSettingQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: editionQuery.queryKey });
    },
  });
}

export const useChangeSettings = () =>
  useChange((change: Partial<OfficeSettings>) => api.call(changeSettingsContract, change));

export const useChangeEdition = () =>
  useChange((change: Partial<OfficeEdition>) => api.call(changeEditionContract, change));

/** Null removes it. */
export function useChangeLogo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (logo: Blob | null) =>
      logo === null
        ? api.call(removeLogoContract, {})
        : api.postBytes(contractPath(changeLogoContract), logo, changeLogoContract.output),
    scope: { id: 'office-settings' },
    onSuccess: ({ logo }) =>
      queryClient.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, logo }),
  });
}
