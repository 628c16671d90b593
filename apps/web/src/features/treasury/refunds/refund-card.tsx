import type { Refund } from '@suchi/contracts/money';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useRetryRefund } from '../api/treasury-actions.ts';
import { ReceiptLink } from '../../../entities/receipt/receipt-link.tsx';
import { StateMark, type StateTone } from '../components/state-mark.tsx';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { ConfirmRefundDialog } from './confirm-refund-dialog.tsx';
import { PayRefundDialog } from './pay-refund-dialog.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './refund-card.module.css';
import { WithdrawRefundDialog } from './withdraw-refund-dialog.tsx';

/** One refund: what, who, how far, and what can be done now. */
export function RefundCard({ refund }: { refund: Refund }) {
  const t = useMessages('treasury');
  const name = refund.payment.payer;
  return (
    <Card as="li" gap={1} className={classes.card}>
      <Row gap={4} rowGap={0} align="stretch" justify="between" wrap size="lg" weight="bold">
        <p>{name}</p>
        <Text nowrap>{formatRupees(refund.amount)}</Text>
      </Row>
      <p>
        {t(`purposes.${refund.payment.order_type}`)} · {t(`refunds.reasons.${refund.reason}`)}
      </p>
      {refund.note ? (
        <Text tone="soft" breaks className={classes.note}>
          {refund.note}
        </Text>
      ) : null}
      <Text tone="muted">{describePeople(t, refund)}</Text>
      <RefundState refund={refund} />
      {refund.failure ? (
        <Text tone="error" breaks>
          {t('refunds.failedWhy', { reason: refund.failure })}
        </Text>
      ) : null}
      {refund.receipt ? (
        <p>
          <ReceiptLink
            className="touch"
            id={refund.receipt.id}
            label={t('refunds.refundNoteOf', { number: refund.receipt.number, name })}
          >
            {t('refunds.refundNote', { number: refund.receipt.number })}
          </ReceiptLink>
        </p>
      ) : null}
      <Actions refund={refund} />
    </Card>
  );
}

function describePeople(t: Translate<'treasury'>, refund: Refund): string {
  const askedBy = refund.asked_by ?? (refund.reason === 'fewer_people' ? refund.payment.payer : null);
  const asked = askedBy === null ? t('refunds.byProvider') : t('refunds.askedBy', { name: askedBy });
  const parts = [`${asked}, ${formatMoment(refund.asked_at)}`];
  if (refund.confirmed_by !== null && refund.confirmed_at !== null)
    parts.push(
      t('refunds.confirmedBy', { name: refund.confirmed_by, at: formatMoment(refund.confirmed_at) }),
    );
  return parts.join(' · ');
}

const tones: Record<Refund['status'], StateTone> = {
  asked: 'info',
  confirmed: 'info',
  sent: 'info',
  processed: 'success',
  failed: 'error',
  withdrawn: 'plain',
};

function RefundState({ refund }: { refund: Refund }) {
  const t = useMessages('treasury');
  const { status, bank_reference: reference } = refund;
  if (status === 'asked' && refund.is_mine) return <StateMark tone="info">{t('dayBook.waits')}</StateMark>;
  if (refund.can_pay) return <StateMark tone="gold">{t('refunds.states.toPay')}</StateMark>;
  if (status === 'processed' && reference !== null)
    return <StateMark tone="success">{t('refunds.states.processedWith', { reference })}</StateMark>;
  return <StateMark tone={tones[status]}>{t(`refunds.states.${status}`)}</StateMark>;
}

function Actions({ refund }: { refund: Refund }) {
  const t = useMessages('treasury');
  const [opened, setOpened] = useState<'confirm' | 'withdraw' | 'pay' | null>(null);
  const retry = useRetryRefund();
  const who = { amount: formatRupees(refund.amount), name: refund.payment.payer };
  const close = () => setOpened(null);
  const sendAgain = () =>
    retry.mutate(
      { refund: refund.id },
      {
        onSuccess: () => showToast({ message: t('retryRefund.done'), tone: 'success' }),
        onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      },
    );
  return (
    <Row gap={3} align="stretch" wrap className={classes.actions}>
      {refund.can_confirm ? (
        <Button size="small" aria-label={t('dayBook.reviewOf', who)} onClick={() => setOpened('confirm')}>
          {t('dayBook.review')}
        </Button>
      ) : null}
      {refund.can_pay ? (
        <Button size="small" aria-label={t('refunds.payOf', who)} onClick={() => setOpened('pay')}>
          {t('refunds.pay')}
        </Button>
      ) : null}
      {refund.can_retry ? (
        <Button
          size="small"
          aria-label={t('refunds.tryAgainOf', who)}
          isBusy={retry.isPending}
          onClick={sendAgain}
        >
          {t('refunds.tryAgain')}
        </Button>
      ) : null}
      {refund.can_withdraw ? (
        <Button
          size="small"
          look="default"
          aria-label={t('refunds.withdrawOf', who)}
          onClick={() => setOpened('withdraw')}
        >
          {t('refunds.withdraw')}
        </Button>
      ) : null}
      {opened === 'confirm' ? <ConfirmRefundDialog refund={refund} onClose={close} /> : null}
      {opened === 'withdraw' ? <WithdrawRefundDialog refund={refund} onClose={close} /> : null}
      {opened === 'pay' ? <PayRefundDialog refund={refund} onClose={close} /> : null}
    </Row>
  );
}
