import type { PaymentPreview } from '@suchi/contracts/money';
import { IconAlertTriangle, IconCashBanknote } from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { formatTimeOfDay, formatMoment } from '../../../shared/i18n/long-date.ts';
import { type PaymentForm, paymentFieldId } from './use-payment-form.ts';

interface PaymentNoticesProps {
  form: PaymentForm;
  preview: PaymentPreview;
}

/** A second payment for the same, and what will be in the cash box. */
export function PaymentNotices({ form, preview }: PaymentNoticesProps) {
  const t = useMessages('treasury');
  const { draft, today, change, isTried } = form;
  const { paid_lately: lately } = preview;
  const isCashToday = draft.channel === 'cash' && draft.receivedOn === today;
  return (
    <>
      {lately === null ? null : (
        <Banner tone="gold" icon={<IconAlertTriangle size={24} />} title={t('desk.latelyTitle')}>
          <p>{t('desk.latelyText', { at: formatMoment(lately.paid_at) })}</p>
          <CheckboxField
            id={paymentFieldId('isSecond')}
            label={t(`desk.second.${draft.orderType}`)}
            error={isTried && !draft.isSecond ? t('desk.secondMissing') : undefined}
            isChecked={draft.isSecond}
            onChange={(isSecond) => change({ isSecond })}
          />
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
