import { listSearchMinLength } from '@suchi/contracts/office';
import { useEffect, useState } from 'react';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import type { ValueSort } from '../api/lookups-api.ts';

const pauseMs = 300;

/** The search, the sort and the page, in the address. One or two letters search for nothing. */
export function useValueSearch() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search')?.slice(0, 100) ?? '';
  const sort: ValueSort = address.get('sort') === 'name' ? 'name' : '-date_created';
  const kept = keptSort(sort);
  const [typed, setTyped] = useState(search);
  const wanted = typed.trim().length < listSearchMinLength ? '' : typed.trim();
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(
      () => setAddress({ ...(wanted !== '' && { search: wanted }), ...kept }, { replace: true }),
      pauseMs,
    );
    return () => clearTimeout(timer);
    // `kept` follows from the sort.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, search, sort, setAddress]);
  const addressOf = (changed: { page?: number; sort?: ValueSort }) =>
    new URLSearchParams({
      ...(search !== '' && { search }),
      ...keptSort(changed.sort ?? sort),
      ...(changed.page !== undefined && { page: String(changed.page) }),
    }).toString();
  return {
    typed,
    setTyped,
    search: search.length < listSearchMinLength ? '' : search,
    page: readPage(address),
    sort,
    addressOf,
  };
}
export type ValueSearch = ReturnType<typeof useValueSearch>;

const keptSort = (sort: ValueSort): { sort?: ValueSort } => (sort === 'name' ? { sort } : {});
