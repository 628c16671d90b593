import type { PaymentPreview } from '@suchi/contracts/treasury';
import type { CalendarDate } from '@suchi/domain/basics';
import { IconAlertTriangle, IconCashBanknote } from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { DeskDraft } from '../model/desk-draft.ts';
import { formatTimeOfDay, formatMoment } from '../../../shared/i18n/long-date.ts';

interface DeskNoticesProps {
  draft: DeskDraft;
  preview: PaymentPreview;
  today: CalendarDate;
}

/** A second payment for the same, and what will be in the cash box. */
export function DeskNotices({ draft, preview, today }: DeskNoticesProps) {
  const t = useMessages('treasury');
  const { paid_lately: lately } = preview;
  const isCashToday = draft.channel === 'cash' && draft.receivedOn === today;
  return (
    <>
      {lately === null ? null : (
        <Banner tone="gold" icon={<IconAlertTriangle size={24} />} title={t('desk.latelyTitle')}>
          {t('desk.latelyText', { at: formatMoment(lately.paid_at) })}
        </Banner>
      )}
      {isCashToday ? <CashBox preview={preview} /> : null}
    </>
  );
}

function CashBox({ preview: { amount, cash_today: cash } }: { preview: PaymentPreview }) {
  const t = useMessages('treasury');
  return (
    <Banner
      tone="plain"
      icon={<IconCashBanknote size={24} />}
      title={t('desk.cashBox', { amount: formatRupees(cash.amount + amount) })}
    >
      {cash.since === null
        ? t('desk.cashBoxFirst')
        : t('desk.cashBoxSince', { count: cash.count + 1, at: formatTimeOfDay(cash.since) })}
    </Banner>
  );
}
