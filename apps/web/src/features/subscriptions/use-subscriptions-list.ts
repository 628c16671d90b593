import { countedTotal } from '../../shared/i18n/format-total.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { isSelected } from '../../shared/ui/data-list/list-selection.ts';
import { useDataList } from '../../shared/ui/data-list/use-data-list.ts';
import { listSubscriptionColumns, type RowMove } from './subscription-columns.tsx';
import {
  readSubscriptions,
  type SubscriptionList,
  subscriptionsKey,
  type SubscriptionsPageData,
  toSelection,
} from './subscriptions-api.ts';
import { useMoveSubscriptions } from './use-move-subscriptions.ts';

/** One list of subscriptions, and what can be done with its rows. */
export function useSubscriptionsList(list: SubscriptionList) {
  const t = useMessages('subscriptions');
  const moving = useMoveSubscriptions(list);
  const how = list === 'current' ? 'archive' : 'restore';
  const rowMove: RowMove = {
    list,
    onMove: ({ id, name }) =>
      moving.move({
        words: t(`done.${how}Of`, { name }),
        selection: { ids: [id] },
        hides: (row) => row === id,
        hiddenCount: 1,
      }),
  };
  const state = useDataList({
    name: 'subscriptions',
    queryKey: [subscriptionsKey, list],
    read: (ask, signal) => readSubscriptions(list, ask, signal),
    columns: listSubscriptionColumns(rowMove, t),
    initialSort: '-start_date',
  });
  // What `read` returned, with its sums.
  const answer = state.page as SubscriptionsPageData | undefined;
  const { selection } = state.selection;
  const moveSelected = () => {
    moving.move({
      words: t(`done.${how}`, countedTotal(state.selectedCount)),
      selection: toSelection(selection, list, state.address.address.search),
      hides: (id) => isSelected(selection, Number(id)),
      hiddenCount: state.selectedCount,
    });
    state.selection.clear();
  };
  const archiveSeason = (day: string, count: number) =>
    moving.move({
      words: t('done.archive', countedTotal(count)),
      selection: { all: true, filter: { list, ended_before: day } },
      hides: (id) => (answer?.rows ?? []).some((row) => row.id === id && row.end_date < day),
      hiddenCount: count,
    });
  return { state, answer, moving, rowMove, moveSelected, archiveSeason };
}
