import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** A page of the treasurer with its words, loaded when it is first opened. */
function loadPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), loadMessages(['treasury'])]);
    return { default: page };
  });
}

/** The pages below `/admin`, by their address. */
export const moneyPages = {
  day_book: loadPage(() =>
    import('../../features/treasury/day-book/day-book-page.tsx').then((module) => module.DayBookPage),
  ),
  receipts: loadPage(() =>
    import('../../features/treasury/lists/receipts-page.tsx').then((module) => module.ReceiptsPage),
  ),
  refunds: loadPage(() =>
    import('../../features/treasury/refunds/refunds-page.tsx').then((module) => module.RefundsPage),
  ),
  settlements: loadPage(() =>
    import('../../features/treasury/lists/settlements-page.tsx').then((module) => module.SettlementsPage),
  ),
  record_payment: loadPage(() =>
    import('../../features/treasury/desk/record-payment-page.tsx').then((module) => module.RecordPaymentPage),
  ),
  statement: loadPage(() =>
    import('../../features/treasury/statement/statement-page.tsx').then((module) => module.StatementPage),
  ),
} as const;

/** Keeps the menu on the screen while a page loads. */
export function MoneyLayout() {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <Outlet />
    </Suspense>
  );
}
