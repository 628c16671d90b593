import type { FamilyListItem } from '@suchi/contracts/families';
import { isLive } from './say-state.ts';

export const keyOf = ({ kind, id }: FamilyListItem): string => `${kind}-${id}`;

const isOpen = (item: FamilyListItem) => item.kind === 'mail' || isLive(item);

/** Those that are still open, and those that are answered, in the server's order. */
export function groupItems(items: readonly FamilyListItem[]) {
  return { open: items.filter(isOpen), answered: items.filter((item) => !isOpen(item)) };
}
