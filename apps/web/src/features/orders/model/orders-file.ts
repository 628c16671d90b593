import { contractPath } from '@suchi/contracts/basics';
import { type OfficeOrder, ordersFileContract } from '@suchi/contracts/money';
import type { DownloadFile } from '../../../shared/downloads/download-dialog.tsx';
import type { Translate } from '../../../shared/i18n/messages.ts';
import { wholeSelection } from '../../../shared/ui/data-list/list-selection.ts';
import type { DataListState } from '../../../shared/ui/data-list/use-data-list.ts';
import type { OrdersPlace } from './orders-place.ts';
import { toSelection } from './selection.ts';
import type { SelectedOrders } from './use-order-actions.ts';

/** All orders that the list shows, on every page. */
export function ordersFile(
  t: Translate<'orders'>,
  { step, isPast }: OrdersPlace,
  list: DataListState<OfficeOrder>,
  { search, filter }: SelectedOrders,
): DownloadFile {
  const season = isPast ? 'past' : 'current';
  return {
    what: t(`file.${season}`, { step: t(`step.${step}`) }),
    count: list.page?.total ?? 0,
    contactsLabel: t('file.contacts'),
    fileName: t('file.name', { season, step }),
    path: contractPath(ordersFileContract),
    body: (reason) => ({
      selection: toSelection(wholeSelection, search, filter),
      sort: list.address.address.sort,
      ...(reason !== undefined && { contacts_reason: reason }),
    }),
  };
}
