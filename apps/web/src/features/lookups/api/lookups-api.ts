import type { EndpointContract } from '@suchi/contracts/basics';
import {
  addHolidayContract,
  addLookupTypeContract,
  addLookupValueContract,
  changeHolidayContract,
  deleteHolidayContract,
  deleteLookupContract,
  holidaysContract,
  keepApartContract,
  lookupMergesContract,
  lookupPairsContract,
  lookupTypesContract,
  lookupUsersContract,
  lookupValuesContract,
  markStandardContract,
  mergeLookupsContract,
  renameLookupContract,
  undoMergeContract,
} from '@suchi/contracts/lookups';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { refusalWords } from '../model/refusal-words.ts';

/** Two admins may work on the lists, and members add to them. */
const freshForMs = 30_000;
const key = ['lookups'] as const;

export const typesQuery = queryOptions({
  queryKey: [...key, 'types'],
  queryFn: ({ signal }) => api.call(lookupTypesContract, {}, { signal }),
  staleTime: freshForMs,
});

export type ValueSort = '-date_created' | 'name';

export function valuesQuery(
  lookup: string,
  search: string,
  { page = 1, sort = '-date_created' }: { page?: number; sort?: ValueSort } = {},
) {
  const query = { filter: { lookup }, page, sort, ...(search === '' ? {} : { search }) };
  return queryOptions({
    queryKey: [...key, 'values', lookup, search, page, sort],
    queryFn: async ({ signal }) => ({ ...(await api.call(lookupValuesContract, query, { signal })), search }),
    staleTime: freshForMs,
    // Another list must not show the rows of this one.
    placeholderData: (previous, earlier) => (earlier?.queryKey[2] === lookup ? previous : undefined),
  });
}

/** Under a key of its own: a value that was merged or deleted must not be asked for again by its open dialog. */
export function usersQuery(id: number) {
  return queryOptions({
    queryKey: ['lookup-users', id],
    queryFn: ({ signal }) => api.call(lookupUsersContract, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function mergesQuery(lookup: string) {
  return queryOptions({
    queryKey: [...key, 'merges', lookup],
    queryFn: ({ signal }) => api.call(lookupMergesContract, { lookup }, { signal }),
    staleTime: freshForMs,
  });
}

export function pairsQuery(lookup: string) {
  return queryOptions({
    queryKey: [...key, 'pairs', lookup],
    queryFn: ({ signal }) => api.call(lookupPairsContract, { lookup }, { signal }),
    staleTime: freshForMs,
  });
}

export function holidaysQuery(page: number) {
  return queryOptions({
    queryKey: [...key, 'holidays', page],
    queryFn: ({ signal }) => api.call(holidaysContract, { page }, { signal }),
    staleTime: freshForMs,
    placeholderData: keepPreviousData,
  });
}

/** A change may move counts, suggestions and pages, so everything here is loaded again; the forms' lists too. */
function useChange<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output>,
  onError: (error: unknown) => void = (error) => showToast({ message: refusalWords(error), tone: 'error' }),
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<Input>) => api.call(contract, input),
    onError,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: ['lookup'] }),
      ]),
  });
}

/** The dialog shows a refusal at its field. */
const inDialog = () => undefined;

export const useAddType = () => useChange(addLookupTypeContract, inDialog);
export const useAddValue = () => useChange(addLookupValueContract, inDialog);
export const useMarkStandard = () => useChange(markStandardContract);
export const useRename = () => useChange(renameLookupContract);
export const useDeleteValue = () => useChange(deleteLookupContract);
export const useMerge = () => useChange(mergeLookupsContract);
export const useUndoMerge = () => useChange(undoMergeContract);
export const useKeepApart = () => useChange(keepApartContract);
export const useAddHoliday = () => useChange(addHolidayContract);
export const useChangeHoliday = () => useChange(changeHolidayContract);
export const useDeleteHoliday = () => useChange(deleteHolidayContract);
