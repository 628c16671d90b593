import { savedSearchNameMax } from '@suchi/domain/discovery';
import * as z from 'zod/mini';
import { rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { searchFilters, searchSorts } from './discovery.ts';

const name = typedText(savedSearchNameMax).check(z.minLength(1, 'required'));
const sort = z.nullable(z.enum(searchSorts));

const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  filters: searchFilters,
  /** Null: the usual order. */
  sort,
  is_mailed: z.boolean(),
  /** The last visit or the last mail, the later one. */
  since: z.string(),
  /** How many were approved or shown again since then. */
  new_count: z.int(),
});
export type SavedSearch = z.output<typeof savedSearch>;

/** A larger number of new profiles is told as this one. */
export const newCountCap = 999;

/** The caller's, newest use first. Without a subscription too. */
export const savedSearchesContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/saved',
  input: z.object({}),
  output: z.object({ limit: z.int(), items: z.array(savedSearch) }),
});
export type SavedSearches = z.output<typeof savedSearchesContract.output>;

/**
 * Saves a search; saving a removed one again takes the removal back. Refused with SAVED_SEARCH_NAME_TAKEN,
 * SAVED_SEARCH_LIMIT_REACHED, and SEARCH_REFUSED for who may not search.
 */
export const saveSearchContract = defineContract({
  method: 'POST',
  group: 'qe_search',
  path: '/save',
  input: z.object({ name, filters: searchFilters, sort, is_mailed: z.boolean() }),
  output: z.object({ id: z.int() }),
});

/** Changes what is named. Other filters are refused like a new search. */
export const changeSavedSearchContract = defineContract({
  method: 'POST',
  group: 'qe_search',
  path: '/change_saved',
  input: z.object({
    id: rowId,
    name: z.optional(name),
    /** With their order. */
    search: z.optional(z.object({ filters: searchFilters, sort })),
    is_mailed: z.optional(z.boolean()),
  }),
  output: z.object({ id: z.int() }),
});

export const removeSavedSearchContract = defineContract({
  method: 'POST',
  group: 'qe_search',
  path: '/remove_saved',
  input: z.object({ id: rowId }),
  output: z.object({ id: z.int() }),
});

/** A visit: from now on new is who is shown later. Opened again soon, it is the same visit. */
export const visitSavedSearchContract = defineContract({
  method: 'POST',
  group: 'qe_search',
  path: '/visit_saved',
  input: z.object({ id: rowId }),
  /** What is new in this visit. */
  output: z.object({ since: z.string(), new_count: z.int() }),
});
export type SavedVisit = z.output<typeof visitSavedSearchContract.output>;
