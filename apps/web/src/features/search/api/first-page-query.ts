import { readSearchAddress } from '../model/use-search-address.ts';
import { searchPageQuery } from './search-page-query.ts';

/** The page that a query string asks for, where only one gender may be searched. */
export function firstPageQuery(query: string) {
  const { address } = readSearchAddress(new URLSearchParams(query));
  return searchPageQuery({ ...address, filters: { ...address.filters, gender: null } });
}
