import type { OrderFilter } from '@suchi/contracts/money';
import type { ListSelection } from '../../../shared/ui/data-list/list-selection.ts';
import type { LabelSelection } from '../api/orders-queries.ts';

/** What the list's checkboxes mean for the server. */
export function toSelection(
  selection: ListSelection<number>,
  search: string,
  filter: OrderFilter,
): LabelSelection {
  if (selection.kind === 'some') return { ids: [...selection.pageOf.keys()] };
  return {
    all: true,
    ...(search === '' ? {} : { search }),
    filter,
    except: [...selection.except],
  };
}
