import {
  changeSavedSearchContract,
  removeSavedSearchContract,
  savedSearchesContract,
  saveSearchContract,
  visitSavedSearchContract,
} from '@suchi/contracts/discovery';
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { api } from '../../shared/api/api.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => api.call(savedSearchesContract, {}, { signal }),
  // What is new changes by itself, and by each visit.
  staleTime: 0,
});

/** As long as the server takes two for one. */
const visitMs = 30 * 60_000;

/** A visit of a saved search, and what is new in it. */
export function savedVisitQuery(id: number | null) {
  return queryOptions({
    queryKey: ['saved-visit', id],
    queryFn: id === null ? skipToken : () => api.call(visitSavedSearchContract, { id }),
    staleTime: visitMs,
    retry: false,
  });
}

type SavedChange = z.input<typeof changeSavedSearchContract.input>;
type NewSearch = z.input<typeof saveSearchContract.input>;

/** Saving, changing and removing; the list is read again after each. */
export function useSavedSearchChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
  return {
    save: useMutation({ mutationFn: (search: NewSearch) => api.call(saveSearchContract, search), onSuccess }),
    change: useMutation({
      mutationFn: (change: SavedChange) => api.call(changeSavedSearchContract, change),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => api.call(removeSavedSearchContract, { id }),
      onSuccess,
    }),
  };
}
