import type { Dashboard } from '@suchi/contracts/office';
import { formatCalendarDate } from '@suchi/domain/basics';
import { type WorkKind, workKinds } from '@suchi/domain/office';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';

export interface WorkRow {
  kind: WorkKind;
  count: number;
  /** Why, or how old. */
  cause: string;
  to: string;
}

const targets: Record<WorkKind, string> = {
  review: officePaths.pending,
  payments: officePaths.dayBook,
  refunds: `${officePaths.refunds}?state=asked`,
  unmatched: officePaths.settlements,
  unpaid_orders: `${officePaths.orders}?payment=unpaid_with_address`,
  dispatch: officePaths.orders,
  mails: officePaths.systemStatus,
  reports: officePaths.memberReports,
};

/** What waits for this person, worst first. */
export function listWork(work: Dashboard['work'], t: Translate<'dashboard'>): WorkRow[] {
  return workKinds.flatMap((kind) => {
    const count = work[kind]?.total ?? 0;
    return count === 0 ? [] : [{ kind, count, cause: causeOf(kind, work, t), to: targets[kind] }];
  });
}

const dateOf = (day: string | null | undefined) => (day ? formatCalendarDate(day) : '–');

function causeOf(kind: WorkKind, work: Dashboard['work'], t: Translate<'dashboard'>): string {
  const { review, payments, unpaid_orders: unpaid, dispatch, mails, reports } = work;
  const causes: Record<WorkKind, () => string> = {
    review: () => reviewCause(review, t),
    payments: () => t('cause.payments', { amount: formatRupees(payments?.amount ?? 0) }),
    refunds: () => t('cause.refunds'),
    unmatched: () => t('cause.unmatched'),
    unpaid_orders: () =>
      t('cause.unpaid_orders', {
        amount: formatRupees(unpaid?.amount ?? 0),
        date: dateOf(unpaid?.oldest_on),
      }),
    dispatch: () => t('cause.dispatch', { date: dateOf(dispatch?.oldest_on) }),
    mails: () =>
      mails?.unreachable ? t('cause.mailsUnreachable', { count: mails.unreachable }) : t('cause.mails'),
    reports: () =>
      reports?.repeated ? t('cause.repeated', { count: reports.repeated }) : t('cause.reports'),
  };
  return causes[kind]();
}

function reviewCause(review: Dashboard['work']['review'], t: Translate<'dashboard'>): string {
  if (review === null) return '';
  const { total, over_three_days: old, one_to_three_days: middle } = review;
  const parts = [
    { key: 'reviewOld', count: old },
    { key: 'reviewMiddle', count: middle },
    { key: 'reviewNew', count: total - old - middle },
  ] as const;
  return formatList(
    parts.filter(({ count }) => count > 0).map(({ key, count }) => t(`cause.${key}`, { count })),
  );
}
