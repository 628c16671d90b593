import type { OrdersMoved } from '@suchi/contracts/money';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { translatorFor } from '../../../shared/i18n/messages.ts';
import { listKey } from '../../../shared/ui/data-list/use-data-list.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { ordersKey } from './orders-queries.ts';

/** Why something was not saved. */
export type OrderNotice = { kind: 'failed'; error: unknown } | { kind: 'refused'; moved: OrdersMoved };

/** After any change of orders: their lists and counts are loaded again. */
export function useRefreshOrders() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [listKey, ordersKey] }),
      queryClient.invalidateQueries({ queryKey: [ordersKey] }),
    ]);
}

/** Sends changes of orders, loads the lists again, and keeps what went wrong for the page. */
export function useSendOrders() {
  const refresh = useRefreshOrders();
  const [notice, setNotice] = useState<OrderNotice | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function tell(problem: OrderNotice): void {
    if (isOpen.current) setNotice(problem);
    else showToast({ tone: 'error', message: sayBriefly(problem) });
  }

  async function send(call: () => Promise<OrdersMoved>): Promise<void> {
    try {
      const moved = await call();
      if (moved.refused_total > 0) tell({ kind: 'refused', moved });
    } catch (error) {
      tell({ kind: 'failed', error });
    }
    await refresh();
  }

  return { send, notice, closeNotice: () => setNotice(null) };
}

function sayBriefly(problem: OrderNotice): string {
  const t = translatorFor('orders');
  return problem.kind === 'failed'
    ? t('notices.failed', { words: errorWords(problem.error).join(' ') })
    : t('notices.refused', { count: problem.moved.refused_total });
}
