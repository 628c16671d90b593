import { type OpenedProfile, openProfileContract } from '@suchi/contracts/discovery';
import { queryOptions } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';

export function openedProfileQuery(id: number) {
  return queryOptions<OpenedProfile>({
    queryKey: [...discoveryKey, 'profile', id],
    queryFn: ({ signal }) => api.call(openProfileContract, { id }, { signal }),
  });
}
