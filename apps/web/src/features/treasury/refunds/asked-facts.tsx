import type { Refund, TreasuryPayment } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconCheck } from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { formatMoment, formatDay } from '../../../shared/i18n/long-date.ts';
import { methodWords } from '../model/payment-words.ts';
import { List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './refund-dialog.module.css';

/** What the first person asked for. */
export function AskedFacts({ refund }: { refund: Refund }) {
  const t = useMessages('treasury');
  const { payment, amount } = refund;
  return (
    <Stack as="section" gap={3} className={classes.half}>
      <Row as="h3" gap={2} rowGap={1} wrap size="body">
        <span className={classes.done}>
          <IconCheck size={18} aria-hidden="true" />
        </span>
        {t('confirmRefund.askedBy', { name: refund.asked_by ?? refund.payment.payer })}
        <Text as="span" tone="soft" weight="regular">
          {formatMoment(refund.asked_at)}
        </Text>
      </Row>
      <PaymentFacts payment={payment} before={payment.refunded - (refund.is_surplus ? 0 : amount)} />
      <hr className={classes.rule} />
      <List as="dl" gap={2}>
        <Fact label={t('confirmRefund.amount')}>
          {t(`confirmRefund.${findShare(refund)}`, {
            amount: formatRupees(amount),
            paid: formatRupees(payment.amount),
          })}
        </Fact>
        <Fact label={t('confirmRefund.reason')}>{t(`refunds.reasons.${refund.reason}`)}</Fact>
        <Fact label={t('confirmRefund.note')}>{refund.note ?? t('askRefund.nothing')}</Fact>
      </List>
    </Stack>
  );
}

function findShare({ is_surplus: isSurplus, amount, payment }: Refund) {
  if (isSurplus) return 'secondPayment';
  return amount === payment.amount ? 'wholePayment' : 'partOf';
}

interface PaymentFactsProps {
  payment: TreasuryPayment;
  /** What went back before this refund, in paise. */
  before: number;
}

export function PaymentFacts({ payment, before }: PaymentFactsProps) {
  const t = useMessages('treasury');
  return (
    <List as="dl" gap={2}>
      <Fact label={t('askRefund.payment')}>
        {describePurchase(payment, t(`purposes.${payment.order_type}`))}
      </Fact>
      {payment.receipt ? <Fact label={t('askRefund.receiptNo')}>{payment.receipt.number}</Fact> : null}
      <Fact label={t('askRefund.paid')}>
        {t('askRefund.paidWith', {
          amount: formatRupees(payment.amount),
          date: formatDay(payment.paid_at),
          method: methodWords(t, payment),
        })}
      </Fact>
      {payment.bank_reference ? (
        <Fact label={t('askRefund.bankReference')}>{payment.bank_reference}</Fact>
      ) : null}
      <Fact label={t('askRefund.before')}>{before > 0 ? formatRupees(before) : t('askRefund.nothing')}</Fact>
    </List>
  );
}

function describePurchase({ edition, period }: TreasuryPayment, purpose: string): string {
  if (edition !== null) return `${purpose} ${edition}`;
  return period === null
    ? purpose
    : `${purpose}, ${formatCalendarDate(period.from)} – ${formatCalendarDate(period.to)}`;
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
