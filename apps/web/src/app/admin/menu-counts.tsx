import type { ComponentType } from 'react';
import { useMenuCounts } from '../../features/dashboard/api/dashboard-queries.ts';
import { useOpenGrievanceCount } from '../../features/grievance-desk/api/grievance-queries.ts';
import { useOpenReportCount } from '../../features/member-reports/api/report-queries.ts';
import { usePendingCount } from '../../features/review/desk/desk-provider.tsx';
import { formatTotal } from '../../shared/i18n/format-total.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { MenuItem } from './office-menu.ts';
import classes from './office-sidebar.module.css';

/** The number beside an item. Rendered only for people who may open the page, so its query is not refused. */
const workOf: Partial<Record<MenuItem['name'], ComponentType>> = {
  reviewDesk: WaitingProfiles,
  memberReports: OpenReports,
  dataRequests: OpenRequests,
  grievances: OpenGrievances,
  orders: OrdersToDispatch,
};
const countOf: typeof workOf = { ...workOf, candidates: Candidates, users: Users };

export function MenuCount({ name }: { name: MenuItem['name'] }) {
  const Count = countOf[name];
  return Count ? <Count /> : null;
}

/** Only work that waits. */
export function MenuWork({ name }: { name: MenuItem['name'] }) {
  const Work = workOf[name];
  return Work ? <Work /> : null;
}

function WaitingProfiles() {
  const t = useMessages('admin');
  const count = usePendingCount() ?? 0;
  return <Pill count={count} words={t('nav.waiting', { count })} />;
}

function OpenReports() {
  const t = useMessages('admin');
  const count = useOpenReportCount() ?? 0;
  return <Pill count={count} words={t('nav.openReports', { count })} />;
}

function OpenRequests() {
  const t = useMessages('admin');
  const count = useMenuCounts()?.open_requests ?? 0;
  return <Pill count={count} words={t('nav.openRequests', { count })} />;
}

function OpenGrievances() {
  const t = useMessages('admin');
  const count = useOpenGrievanceCount() ?? 0;
  return <Pill count={count} words={t('nav.openGrievances', { count })} />;
}

function OrdersToDispatch() {
  const t = useMessages('admin');
  const count = useMenuCounts()?.orders_to_dispatch ?? 0;
  return <Pill count={count} words={t('nav.toDispatch', { count })} />;
}

function Candidates() {
  return <Size count={useMenuCounts()?.candidates} />;
}

function Users() {
  return <Size count={useMenuCounts()?.users} />;
}

/** The length of a list. Hidden in the narrow menu. */
function Size({ count }: { count: number | null | undefined }) {
  return count ? <span className={classes.size}>{formatTotal(count)}</span> : null;
}

/** Work that waits. */
function Pill({ count, words }: { count: number; words: string }) {
  if (count <= 0) return null;
  return (
    <span className={classes.pill}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}
