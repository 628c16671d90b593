import { readHoroscopeContract } from '@suchi/contracts/horoscope';
import { queryOptions } from '@tanstack/react-query';
import { horoscopeKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';

export function horoscopeQuery(id: number) {
  return queryOptions({
    queryKey: horoscopeKey(id),
    queryFn: ({ signal }) => api.call(readHoroscopeContract, { id }, { signal }),
  });
}
