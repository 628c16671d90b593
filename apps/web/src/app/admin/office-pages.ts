import { candidateLists } from '@suchi/domain/lifecycle';
import { candidateListPath, memberPath, officePaths } from '../../shared/config/office-paths.ts';
import { paths } from '../../shared/config/paths.ts';
import { loadOfficePage, loadOfficePage as page, type OfficePage } from './load-office-page.ts';
import { melawaDayPages } from './melawa-day-pages.ts';
import { orderPages } from './order-pages.ts';
import { printPages } from './print-pages.ts';
import type { ComponentType } from 'react';

function moneyPage(load: () => Promise<ComponentType>): OfficePage {
  return { access: 'treasury', Page: loadOfficePage(['treasury', 'list', 'deliveryAddress'], load) };
}

/** The treasurer's pages by their address. */
const moneyPages: Readonly<Record<string, OfficePage>> = {
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

const candidates: OfficePage = {
  access: 'staff',
  Page: page(['candidates', 'list'], () =>
    import('../../features/candidates/candidates-page.tsx').then((m) => m.CandidatesPage),
  ),
};

/** The lists of candidates. Pending ones have a page of their own, the review desk. */
const candidatePages = Object.fromEntries(
  candidateLists.filter((list) => list !== 'pending').map((list) => [candidateListPath(list), candidates]),
);

const lookups: OfficePage = {
  access: 'admin',
  Page: page(['lookups'], () =>
    import('../../features/lookups/components/lookups-page.tsx').then((m) => m.LookupsPage),
  ),
};

/**
 * Every page of the back office by its address. `admin-tree.tsx` mounts them, `office-menu.ts` lists those that exist.
 * Addresses outside of `/admin` are also listed in `officePlaces`.
 */
export const officePages: Readonly<Record<string, OfficePage>> = {
  [paths.admin]: {
    access: 'staff',
    Page: page(['dashboard'], () =>
      import('../../features/dashboard/components/dashboard-page.tsx').then((m) => m.DashboardPage),
    ),
  },
  [officePaths.systemStatus]: {
    access: 'admin',
    Page: page(['systemStatus'], () =>
      import('../../features/system-status/system-status-page.tsx').then((m) => m.SystemStatusPage),
    ),
  },
  [officePaths.incidents]: {
    access: 'admin',
    Page: page(['incidents'], () =>
      import('../../features/incidents/incidents-page.tsx').then((m) => m.IncidentsPage),
    ),
  },
  [`${officePaths.incidents}/:id`]: {
    access: 'admin',
    Page: page(['incidents', 'list'], () => import('./incident.route.tsx').then((m) => m.IncidentRoute)),
  },
  [officePaths.pending]: {
    access: 'review',
    frame: 'desk',
    Page: page(['candidates', 'list'], () => import('./pending.route.tsx').then((m) => m.PendingRoute)),
  },
  ...candidatePages,
  [officePaths.users]: {
    access: 'admin',
    Page: page(['users', 'list'], () =>
      import('../../features/users/users-page.tsx').then((m) => m.UsersPage),
    ),
  },
  [memberPath(':id')]: {
    access: 'admin',
    Page: page(['officeMember', 'staff'], () => import('./member.route.tsx').then((m) => m.MemberRoute)),
  },
  [`${paths.admin}/candidates/view/:id`]: {
    access: 'review',
    Page: page([], () => import('./candidate-detail.route.tsx').then((m) => m.CandidateDetailRoute)),
  },
  [`${paths.admin}/candidates/edit/:id`]: {
    access: 'admin',
    Page: page([], () => import('./candidate-edit.route.tsx').then((m) => m.CandidateEditRoute)),
  },
  [officePaths.deskEntry]: {
    access: 'desk',
    Page: page(['deskEntry', 'consent', 'choices', 'rules'], () =>
      import('../../features/desk-entry/start-page.tsx').then((m) => m.DeskStartPage),
    ),
  },
  [`${officePaths.deskEntry}/:id`]: {
    access: 'desk',
    Page: page(['deskEntry', 'authoring', 'rules', 'profile', 'choices'], () =>
      import('./desk-entry.route.tsx').then((m) => m.DeskEntryRoute),
    ),
  },
  [officePaths.loginCards]: {
    access: 'desk',
    Page: page(['deskEntry'], () =>
      import('../../features/desk-entry/cards-page.tsx').then((m) => m.LoginCardsPage),
    ),
  },
  [officePaths.calls]: {
    access: 'desk',
    Page: page(['calls', 'list'], () =>
      import('../../features/calls/calls-page.tsx').then((m) => m.CallsPage),
    ),
  },
  [officePaths.dataRequests]: {
    access: 'grievance',
    Page: page(['dataRequests', 'list'], () =>
      import('../../features/data-requests/data-requests-page.tsx').then((m) => m.DataRequestsPage),
    ),
  },
  [officePaths.memberReports]: {
    access: 'review',
    Page: page(['memberReports', 'safety'], () =>
      import('../../features/member-reports/components/report-queue.tsx').then((m) => m.ReportQueuePage),
    ),
  },
  [`${officePaths.memberReports}/:id`]: {
    access: 'review',
    Page: page(['memberReports', 'safety'], () =>
      import('./report-case.route.tsx').then((m) => m.ReportCaseRoute),
    ),
  },
  [officePaths.grievances]: {
    access: 'staff',
    Page: page(['grievanceDesk', 'grievances'], () =>
      import('../../features/grievance-desk/components/grievance-desk.tsx').then((m) => m.GrievanceDeskPage),
    ),
  },
  [officePaths.proofRound]: {
    access: 'admin',
    Page: page(['proofRound', 'proof', 'list', 'bulkMail'], () =>
      import('../../features/proof-round/proof-round-page.tsx').then((m) => m.ProofRoundPage),
    ),
  },
  [officePaths.book]: {
    access: 'admin',
    Page: page(['book'], () =>
      import('../../features/book/components/book-page.tsx').then((m) => m.BookPage),
    ),
  },
  [officePaths.bulkMail]: {
    access: 'admin',
    Page: page(['bulkMail'], () =>
      import('../../features/bulk-mail/bulk-mail-page.tsx').then((m) => m.BulkMailPage),
    ),
  },
  [officePaths.secondFactor]: {
    access: 'staff',
    Page: page([], () => import('./second-factor.route.tsx').then((m) => m.SecondFactorRoute)),
  },
  [officePaths.staff]: {
    access: 'admin',
    Page: page(['staff'], () =>
      import('../../features/staff/components/staff-page.tsx').then((m) => m.StaffPage),
    ),
  },
  [paths.settingsLookups]: lookups,
  [`${paths.settingsLookups}/:type`]: lookups,
  [`${paths.settingsDisabledLookups}/:type`]: lookups,
  [paths.settingsAdmin]: {
    access: 'admin',
    Page: page(['settings', 'associationDesign'], () =>
      import('../../features/settings/components/settings-page.tsx').then((m) => m.SettingsPage),
    ),
  },
  [officePaths.news]: {
    access: 'admin',
    Page: page(['officeNews'], () =>
      import('../../features/office-news/components/office-news-page.tsx').then((m) => m.OfficeNewsPage),
    ),
  },
  [officePaths.importSheet]: {
    access: 'admin',
    Page: page(['importSheet', 'importFindings', 'rules', 'list'], () =>
      import('../../features/import-sheet/import-page.tsx').then((m) => m.ImportPage),
    ),
  },
  [officePaths.auditLog]: {
    access: 'admin',
    Page: page(['audit', 'list'], () =>
      import('../../features/audit/audit-page.tsx').then((m) => m.AuditPage),
    ),
  },
  ...moneyPages,
  ...orderPages,
  ...melawaDayPages,
  ...printPages,
};
