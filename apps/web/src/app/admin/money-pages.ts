import type { ComponentType } from 'react';
import { officePaths } from '../../shared/config/office-paths.ts';
import { loadOfficePage, type OfficePage } from './load-office-page.ts';

function moneyPage(load: () => Promise<ComponentType>): OfficePage {
  return { access: 'treasury', Page: loadOfficePage(['treasury', 'list', 'deliveryAddress'], load) };
}

/** The treasurer's pages by their address. */
export const moneyPages: Readonly<Record<string, OfficePage>> = {
  [officePaths.dayBook]: moneyPage(() =>
    import('../../features/treasury/day-book/day-book-page.tsx').then((m) => m.DayBookPage),
  ),
  [officePaths.receipts]: moneyPage(() =>
    import('../../features/treasury/lists/receipts-page.tsx').then((m) => m.ReceiptsPage),
  ),
  [officePaths.refunds]: moneyPage(() =>
    import('../../features/treasury/refunds/refunds-page.tsx').then((m) => m.RefundsPage),
  ),
  [officePaths.settlements]: moneyPage(() =>
    import('../../features/treasury/lists/settlements-page.tsx').then((m) => m.SettlementsPage),
  ),
  [officePaths.recordPayment]: moneyPage(() =>
    import('../../features/treasury/record-payment/record-payment-page.tsx').then((m) => m.RecordPaymentPage),
  ),
  [officePaths.statement]: moneyPage(() =>
    import('../../features/treasury/statement/statement-page.tsx').then((m) => m.StatementPage),
  ),
};
