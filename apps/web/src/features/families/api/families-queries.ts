import {
  type FamilyList,
  familyListContract,
  interestSheetContract,
  oneInterestContract,
} from '@suchi/contracts/families';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';

const familiesKey = [...discoveryKey, 'families'] as const;

export function familyListQuery(kind: FamilyList, page: number) {
  return queryOptions({
    queryKey: [...familiesKey, 'list', kind, page],
    queryFn: ({ signal }) => api.call(familyListContract, { kind, page }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[3] === kind ? keepPreviousData(before) : undefined),
    // Families write and answer at any time.
    staleTime: 60_000,
  });
}

export function oneInterestQuery(id: number) {
  return queryOptions({
    queryKey: [...familiesKey, 'one', id],
    queryFn: ({ signal }) => api.call(oneInterestContract, { id }, { signal }),
    staleTime: 60_000,
  });
}

export function interestSheetQuery(profileId: number) {
  return queryOptions({
    queryKey: [...familiesKey, 'sheet', profileId],
    queryFn: ({ signal }) => api.call(interestSheetContract, { profile_id: profileId }, { signal }),
    // Its limits must be current when the sheet opens.
    staleTime: 0,
  });
}
