import { listSearchMinLength } from '@suchi/contracts/office';
import { useEffect, useState } from 'react';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';

const pauseMs = 300;

/** The search and the page, in the address. One or two letters search for nothing. */
export function useValueSearch() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search')?.slice(0, 100) ?? '';
  const [typed, setTyped] = useState(search);
  const wanted = typed.trim().length < listSearchMinLength ? '' : typed.trim();
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(
      () => setAddress(wanted === '' ? {} : { search: wanted }, { replace: true }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [wanted, search, setAddress]);
  const pageAddress = (page: number) =>
    new URLSearchParams({ ...(search === '' ? {} : { search }), page: String(page) }).toString();
  return {
    typed,
    setTyped,
    search: search.length < listSearchMinLength ? '' : search,
    page: readPage(address),
    pageAddress,
  };
}
