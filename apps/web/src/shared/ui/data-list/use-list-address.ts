import { useState } from 'react';
import { useSearchParams } from '../../router/hooks.ts';
import { type AddressShape, encodeListAddress, type ListAddress, parseListAddress } from './list-address.ts';

export interface ListAddressState {
  address: ListAddress;
  /** Everything but another page starts at the first page. */
  change: (change: Partial<ListAddress>) => void;
  /** The query string after a change, for links. */
  searchOf: (change: Partial<ListAddress>) => string;
}

interface ListAddressOptions extends AddressShape {
  /** What is searched for stays in the page: a name on a receipt does not belong into an address. */
  hidesSearch: boolean;
}

/** The state of a list in the address, so that Back, reload and a shared link work. */
export function useListAddress({ hidesSearch, ...shape }: ListAddressOptions): ListAddressState {
  const [query, setQuery] = useSearchParams();
  const [hidden, setHidden] = useState('');
  const parsed = parseListAddress(query, shape);
  const address = hidesSearch ? { ...parsed, search: hidden } : parsed;
  const encode = (change: Partial<ListAddress>) => {
    const page = 'columns' in change ? address.page : 1;
    const next = { ...address, page, ...change };
    return encodeListAddress(hidesSearch ? { ...next, search: '' } : next, shape, query);
  };
  return {
    address,
    change: (change) => {
      if (hidesSearch && change.search !== undefined) setHidden(change.search);
      // Typing and picking columns add nothing to the history.
      setQuery(encode(change), {
        replace: 'search' in change || 'columns' in change,
        preventScrollReset: true,
      });
    },
    searchOf: (change) => {
      const encoded = encode(change);
      return encoded.size === 0 ? '' : `?${encoded}`;
    },
  };
}
