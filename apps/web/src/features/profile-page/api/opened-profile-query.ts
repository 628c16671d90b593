import { type OpenedProfile, openProfileContract } from '@suchi/contracts/discovery';
import { queryOptions } from '@tanstack/react-query';
import { discoveryKey, horoscopeKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';
import { fitQuery } from './fit-query.ts';

export function openedProfileQuery(id: number) {
  return queryOptions<OpenedProfile>({
    queryKey: [...discoveryKey, 'profile', id],
    queryFn: async ({ signal, client }) => {
      const opened = await api.call(openProfileContract, { id }, { signal });
      // What stands in the answer is not requested again.
      if (opened.fit !== undefined) client.setQueryData(fitQuery(id).queryKey, opened.fit);
      if (opened.horoscope !== undefined) client.setQueryData(horoscopeKey(id), opened.horoscope);
      return opened;
    },
  });
}
