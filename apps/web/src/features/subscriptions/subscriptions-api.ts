import { contractPath } from '@suchi/contracts/basics';
import {
  archiveSubscriptionsContract,
  restoreSubscriptionsContract,
  type SubscriptionFilter,
  type SubscriptionRow,
  subscriptionsContract,
  subscriptionsFileContract,
  type SubscriptionsInput,
} from '@suchi/contracts/money';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';
import type { DownloadFile } from '../../shared/downloads/download-dialog.tsx';
import type { Translate } from '../../shared/i18n/messages.ts';
import { type ListSelection, wholeSelection } from '../../shared/ui/data-list/list-selection.ts';
import type { ListAsk } from '../../shared/ui/data-list/list-types.ts';
import { type DataListState, listKey } from '../../shared/ui/data-list/use-data-list.ts';

export type SubscriptionList = SubscriptionFilter['list'];
export type SubscriptionsPageData = z.output<typeof subscriptionsContract.output>;
type SelectionInput = z.input<typeof archiveSubscriptionsContract.input>['selection'];

export const subscriptionsKey = 'subscriptions';

export function readSubscriptions(
  list: SubscriptionList,
  { search, sort, page, rows }: ListAsk,
  signal: AbortSignal,
): Promise<SubscriptionsPageData> {
  const input: SubscriptionsInput = {
    sort: sort as NonNullable<SubscriptionsInput['sort']>,
    page,
    rows,
    filter: { list },
    ...(search !== '' && { search }),
  };
  return api.call(subscriptionsContract, input, { signal });
}

/** How many would be archived with a season. */
export function endedBeforeQuery(day: string) {
  return queryOptions({
    queryKey: [listKey, subscriptionsKey, 'ended-before', day],
    queryFn: ({ signal }) =>
      api.call(subscriptionsContract, { filter: { list: 'current', ended_before: day } }, { signal }),
  });
}

export function toSelection(
  selection: ListSelection<number>,
  list: SubscriptionList,
  search: string,
): SelectionInput {
  if (selection.kind === 'some') return { ids: [...selection.pageOf.keys()] };
  return {
    all: true,
    filter: { list },
    except: [...selection.except],
    ...(search !== '' && { search }),
  };
}

/** All subscriptions that the list shows, on every page. */
export function subscriptionsFile(
  t: Translate<'subscriptions'>,
  list: SubscriptionList,
  { address, page }: DataListState<SubscriptionRow>,
): DownloadFile {
  return {
    what: t(list === 'current' ? 'title' : 'pastTitle'),
    count: page?.total ?? 0,
    fileName: t('fileName', { list }),
    path: contractPath(subscriptionsFileContract),
    body: (reason) => ({
      selection: toSelection(wholeSelection, list, address.address.search),
      ...(reason !== undefined && { contacts_reason: reason }),
    }),
  };
}

/** From the current ones to the past ones, or back. Also from a page that is being closed. */
export function moveSubscriptions(from: SubscriptionList, selection: SelectionInput): Promise<unknown> {
  const contract = from === 'current' ? archiveSubscriptionsContract : restoreSubscriptionsContract;
  return api.call(contract, { selection }, { keepalive: true });
}
