import type { TreasuryPayment } from '@suchi/contracts/money';
import { needsSecondPerson, refundNoteMinLength, refundReasons } from '@suchi/domain/money';
import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useAskRefund } from '../api/treasury-actions.ts';
import { PaymentFacts } from './asked-facts.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './refund-dialog.module.css';
import { type AskDraft, useAskDraft } from './use-ask-draft.ts';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';

interface AskRefundFormProps {
  payment: TreasuryPayment;
  /** In paise. */
  confirmAbove: number;
  onClose: () => void;
}

export function AskRefundForm({ payment, confirmAbove, onClose }: AskRefundFormProps) {
  const t = useMessages('treasury');
  const draft = useAskDraft(payment);
  const [isTried, setIsTried] = useState(false);
  const { send, failure, isBusy } = useActionForm(
    useAskRefund(),
    ({ status, can_pay: canPay }) =>
      t(status === 'asked' ? 'askRefund.asked' : canPay ? 'confirmRefund.doneDesk' : 'askRefund.confirmed'),
    onClose,
  );
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        const refund = draft.complete();
        if (refund) send(refund);
      }}
    >
      <PaymentFacts payment={payment} before={payment.refunded} />
      <FormAlert words={failure} />
      {payment.surplus > 0 ? <SurplusChoice payment={payment} draft={draft} /> : null}
      <AmountToRefund payment={payment} draft={draft} isTried={isTried} />
      <SelectField
        label={t('askRefund.reason')}
        isRequired
        placeholder={t('askRefund.chooseReason')}
        options={refundReasons.map((value) => ({ value, label: t(`refunds.reasons.${value}`) }))}
        value={draft.reason ?? null}
        error={isTried && !draft.reason ? t('askRefund.reasonMissing') : undefined}
        onChange={draft.setReason}
      />
      <TextAreaField
        label={t('askRefund.note')}
        isRequired
        rows={3}
        maxLength={1000}
        hint={t('askRefund.noteHint', { count: refundNoteMinLength })}
        error={
          isTried && !draft.isNoteOk ? t('askRefund.noteShort', { count: refundNoteMinLength }) : undefined
        }
        value={draft.note}
        onChange={(event) => draft.setNote(event.target.value)}
      />
      <Row gap={3} justify="end" wrap className={classes.foot}>
        <Button look="default" onClick={onClose}>
          {t('askRefund.notNow')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {needsSecondPerson(draft.amount, confirmAbove)
            ? t('askRefund.ask')
            : t('askRefund.send', { amount: formatRupees(draft.amount) })}
        </Button>
      </Row>
    </Stack>
  );
}

interface DraftProps {
  payment: TreasuryPayment;
  draft: AskDraft;
}

/** The member paid twice: usually the second payment goes back. */
function SurplusChoice({ payment, draft }: DraftProps) {
  const t = useMessages('treasury');
  if (payment.left <= 0) return <p>{t('askRefund.surplusHint')}</p>;
  return (
    <ChoiceField
      label={t('askRefund.which')}
      hint={t('askRefund.surplusHint')}
      options={[
        { value: 'surplus', label: t('askRefund.surplus', { amount: formatRupees(payment.surplus) }) },
        { value: 'itself', label: t('askRefund.itself') },
      ]}
      value={draft.isSurplus ? 'surplus' : 'itself'}
      onChange={(value) => draft.setIsSurplus(value === 'surplus')}
    />
  );
}

function AmountToRefund({ payment, draft, isTried }: DraftProps & { isTried: boolean }) {
  const t = useMessages('treasury');
  const field = useRef<HTMLInputElement>(null);
  // The dialog is open before the payment has loaded, so its own first focus comes too early.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <TextField
      ref={field}
      data-autofocus
      label={t('askRefund.amount')}
      isRequired
      prefix="₹"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={draft.typed}
      hint={amountHint(t, payment, draft)}
      error={
        isTried && !draft.isAmountOk
          ? t('askRefund.amountWrong', { left: formatRupees(draft.most) })
          : undefined
      }
      onChange={(event) => draft.setTyped(event.target.value)}
    />
  );
}

function amountHint(
  t: Translate<'treasury'>,
  payment: TreasuryPayment,
  { amount, most, isSurplus }: AskDraft,
) {
  const paid = isSurplus ? payment.surplus : payment.amount;
  if (amount > most) return t('askRefund.hints.above', { left: formatRupees(most) });
  if (amount < most)
    return t('askRefund.hints.part', { rest: formatRupees(most - amount), paid: formatRupees(paid) });
  return t(most === paid ? 'askRefund.hints.whole' : 'askRefund.hints.left', { paid: formatRupees(paid) });
}
