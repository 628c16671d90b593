import { readFitContract } from '@suchi/contracts/fit';
import { queryOptions } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';

export function fitQuery(id: number) {
  return queryOptions({
    queryKey: [...discoveryKey, 'fit', id],
    queryFn: ({ signal }) => api.call(readFitContract, { id }, { signal }),
  });
}
