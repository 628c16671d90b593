import {
  type ListEntry,
  type MemberList,
  memberListContract,
  memberListPageSize,
} from '@suchi/contracts/discovery';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';

export interface ListPage {
  total: number;
  page: number;
  items: ListEntry[];
}

export const memberListKey = (kind: MemberList) => [...discoveryKey, 'list', kind];

/** Keeps the previous page on screen until the next one has loaded. */
export function memberListQuery(kind: MemberList, page: number) {
  return queryOptions<ListPage>({
    queryKey: [...memberListKey(kind), page],
    queryFn: ({ signal }) => api.call(memberListContract, { kind, page }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** An empty list has one page. */
export function countListPages(total: number): number {
  return Math.max(1, Math.ceil(total / memberListPageSize));
}
