import {
  archiveOrdersContract,
  deliverOrdersContract,
  type DispatchInput,
  dispatchOrdersContract,
  type OfficeOrder,
  type OrderFilter,
  type OrdersMoved,
  restoreOrdersContract,
  setDeliveryKindContract,
} from '@suchi/contracts/money';
import { api } from '../../../shared/api/api.ts';
import { countedTotal } from '../../../shared/i18n/format-total.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { isSelected, type ListSelection } from '../../../shared/ui/data-list/list-selection.ts';
import { useHeldActions } from '../../../shared/ui/use-held-actions.ts';
import type { OrderActionsOf } from '../components/order-actions.tsx';
import type { Season } from '../components/season-dialog.tsx';
import { useSendOrders } from '../api/send-orders.ts';
import { toSelection } from './selection.ts';

export interface SelectedOrders {
  selection: ListSelection<number>;
  count: number;
  search: string;
  filter: OrderFilter;
  clear: () => void;
}

/** Also when the page is closed at this moment: for the person it is done. */
const closing = { keepalive: true } as const;
const contracts = {
  deliver: deliverOrdersContract,
  archive: archiveOrdersContract,
  restore: restoreOrdersContract,
};
export type OrderMove = keyof typeof contracts;

async function setKind(order: number, kind: OfficeOrder['delivery_kind']): Promise<OrdersMoved> {
  await api.call(setDeliveryKindContract, { order, delivery_kind: kind });
  return { moved: 1, refused_total: 0, refused: [] };
}

/** What the desk can do with orders. Each change can be undone for ten seconds, before anything is sent. */
export function useOrderActions() {
  const t = useMessages('orders');
  const held = useHeldActions();
  const { send, notice, closeNotice } = useSendOrders();

  function hold(
    words: string,
    { hides, count }: { hides: (id: number | string) => boolean; count: number },
    call: () => Promise<OrdersMoved>,
  ): void {
    closeNotice();
    held.hold({ words, hides, hiddenCount: count, send: () => send(call) });
  }
  function moveOne(how: OrderMove, { id }: OfficeOrder): void {
    hold(t(`done.${how}`, { count: 1 }), { hides: (row) => row === id, count: 1 }, () =>
      api.call(contracts[how], { selection: { ids: [id] } }, closing),
    );
  }
  const one: OrderActionsOf = {
    deliver: (order) => moveOne('deliver', order),
    archive: (order) => moveOne('archive', order),
    restore: (order) => moveOne('restore', order),
    setKind: ({ id }, kind) => void send(() => setKind(id, kind)),
  };
  return {
    held,
    notice,
    closeNotice,
    one,
    move(how: OrderMove, { selection, count, search, filter, clear }: SelectedOrders): void {
      const input = { selection: toSelection(selection, search, filter) };
      const hides = (id: number | string) => isSelected(selection, Number(id));
      hold(t(`done.${how}`, countedTotal(count)), { hides, count }, () =>
        api.call(contracts[how], input, closing),
      );
      clear();
    },
    dispatch(input: DispatchInput): void {
      const ids = new Set<number | string>(input.orders.map(({ id }) => id));
      hold(t('done.dispatch', { count: ids.size }), { hides: (id) => ids.has(id), count: ids.size }, () =>
        api.call(dispatchOrdersContract, input, closing),
      );
    },
    archiveSeason: ({ edition, orders: count }: Season, season: string) => {
      const input = { selection: { all: true as const, filter: { is_past: false, edition } } };
      hold(t('done.season', { count, season }), { hides: () => false, count: 0 }, () =>
        api.call(archiveOrdersContract, input, closing),
      );
    },
  };
}
