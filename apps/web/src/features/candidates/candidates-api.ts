import {
  candidateCountsContract,
  type CandidateFilter,
  candidatesContract,
  type CandidatesInput,
} from '@suchi/contracts/office';
import type { CandidateList } from '@suchi/domain/lifecycle';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { listKey } from '../../shared/ui/data-list/use-data-list.ts';
import type { ListAsk } from '../../shared/ui/data-list/list-types.ts';

/** What the address says, as the server takes it. The page lets only these values through. */
export function toCandidateFilter(list: CandidateList, filter: ListAsk['filter']): CandidateFilter {
  const { hidden = 'with', has_serial_number: serial, age_from: from, age_to: to, ...others } = filter;
  return {
    list,
    hidden,
    ...(serial !== undefined && { has_serial_number: serial === 'yes' }),
    ...(from !== undefined && { age_from: Number(from) }),
    ...(to !== undefined && { age_to: Number(to) }),
    ...others,
  } as CandidateFilter;
}

export function readCandidates(list: CandidateList, ask: ListAsk, signal: AbortSignal) {
  const { search, filter, sort, ...page } = ask;
  const input: CandidatesInput = {
    ...page,
    sort: sort as NonNullable<CandidatesInput['sort']>,
    filter: toCandidateFilter(list, filter),
    ...(search !== '' && { search }),
  };
  return api.call(candidatesContract, input, { signal });
}

/** The numbers of the tabs. Below the key of the lists, so that a change of rows renews both. */
export const candidateCountsQuery = queryOptions({
  queryKey: [listKey, 'candidates', 'counts'],
  queryFn: ({ signal }) => api.call(candidateCountsContract, {}, { signal }),
});
