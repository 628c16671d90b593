import { useSearchParams } from '../../router/hooks.ts';
import { type AddressShape, encodeListAddress, type ListAddress, parseListAddress } from './list-address.ts';

export interface ListAddressState {
  address: ListAddress;
  /** Everything but another page starts at the first page. */
  change: (change: Partial<ListAddress>) => void;
  /** The query string after a change, for links. */
  searchOf: (change: Partial<ListAddress>) => string;
}

/** The state of a list in the address, so that Back, reload and a shared link work. */
export function useListAddress(shape: AddressShape): ListAddressState {
  const [query, setQuery] = useSearchParams();
  const address = parseListAddress(query, shape);
  const encode = (change: Partial<ListAddress>) => {
    const page = 'columns' in change ? address.page : 1;
    return encodeListAddress({ ...address, page, ...change }, shape, query);
  };
  return {
    address,
    change: (change) =>
      // Typing and picking columns add nothing to the history.
      setQuery(encode(change), {
        replace: 'search' in change || 'columns' in change,
        preventScrollReset: true,
      }),
    searchOf: (change) => {
      const encoded = encode(change);
      return encoded.size === 0 ? '' : `?${encoded}`;
    },
  };
}
