import { session } from '../../api/api.ts';
import type { ListAddressState } from './use-list-address.ts';
import type { ListColumn } from './list-types.ts';
import { deviceStorage } from '../../config/browser-storage.ts';

export interface ListColumnsState {
  /** The visible columns after the first, in their order. */
  picked: readonly string[];
  pick: (keys: readonly string[]) => void;
  reset: () => void;
}

/** The first column is always shown. The others follow the address, then the device, then the page. */
export function useListColumns<Row>(
  name: string,
  columns: readonly ListColumn<Row>[],
  { address, change }: ListAddressState,
): ListColumnsState {
  const others = columns.slice(1);
  // Not a device copy, which logging out deletes: it says nothing about a person, and belongs to one.
  const storageKey = `suchi.columns.${session.userId() ?? ''}.${name}`;
  const wanted = address.columns ?? readKept(storageKey);
  return {
    picked:
      wanted?.filter((key) => others.some((column) => column.key === key)) ??
      others.filter(({ isExtra }) => !isExtra).map(({ key }) => key),
    pick: (keys) => {
      deviceStorage.setItem(storageKey, keys.join(','));
      change({ columns: keys });
    },
    reset: () => {
      deviceStorage.removeItem(storageKey);
      change({ columns: null });
    },
  };
}

function readKept(storageKey: string): string[] | null {
  return deviceStorage.getItem(storageKey)?.split(',') ?? null;
}
