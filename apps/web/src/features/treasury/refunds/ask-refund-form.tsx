import type { TreasuryPayment } from '@suchi/contracts/treasury';
import { checkRefund, needsSecondPerson, refundNoteMinLength, refundReasons } from '@suchi/domain/money';
import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useAskRefund } from '../api/treasury-actions.ts';
import { readRupees } from '../model/typed-rupees.ts';
import { PaymentFacts } from './asked-facts.tsx';
import classes from './refund-dialog.module.css';
import { useActionForm } from './use-action-form.ts';

interface AskRefundFormProps {
  payment: TreasuryPayment;
  /** In paise. */
  confirmAbove: number;
  onClose: () => void;
}

export function AskRefundForm({ payment, confirmAbove, onClose }: AskRefundFormProps) {
  const t = useMessages('treasury');
  // The same key on every try, so that a double click asks once.
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => String(payment.left / 100));
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  // The dialog is open before the payment has loaded, so its own first focus comes too early.
  useEffect(() => {
    amountField.current?.focus();
    amountField.current?.select();
  }, []);
  const { send, failure, isBusy } = useActionForm(
    useAskRefund(),
    ({ status }) => t(status === 'asked' ? 'askRefund.asked' : 'askRefund.confirmed'),
    onClose,
  );
  const amount = readRupees(typed) ?? 0;
  const isAmountOk = checkRefund(
    { paidPaise: payment.amount, refundedPaise: payment.amount - payment.left },
    amount,
  ).allowed;
  const isNoteOk = note.trim().length >= refundNoteMinLength;
  const chosenReason = refundReasons.find((name) => name === reason);
  const submit = () => {
    setIsTried(true);
    if (isAmountOk && isNoteOk && chosenReason)
      send({ key, payment: payment.id, amount, reason: chosenReason, note });
  };
  const left = formatRupees(payment.left);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PaymentFacts payment={payment} before={payment.refunded} />
      <FormAlert words={failure} />
      <TextField
        ref={amountField}
        data-autofocus
        label={t('askRefund.amount')}
        isRequired
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        hint={amountHint(t, payment, amount)}
        error={isTried && !isAmountOk ? t('askRefund.amountWrong', { left }) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label={t('askRefund.reason')}
        isRequired
        placeholder={t('askRefund.chooseReason')}
        options={refundReasons.map((value) => ({ value, label: t(`refunds.reasons.${value}`) }))}
        value={reason}
        error={isTried && !chosenReason ? t('askRefund.reasonMissing') : undefined}
        onChange={setReason}
      />
      <TextAreaField
        label={t('askRefund.note')}
        isRequired
        rows={3}
        maxLength={1000}
        hint={t('askRefund.noteHint', { count: refundNoteMinLength })}
        error={isTried && !isNoteOk ? t('askRefund.noteShort', { count: refundNoteMinLength }) : undefined}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <AskFoot amount={amount} confirmAbove={confirmAbove} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

interface AskFootProps extends Pick<AskRefundFormProps, 'confirmAbove' | 'onClose'> {
  amount: number;
  isBusy: boolean;
}

function AskFoot({ amount, confirmAbove, isBusy, onClose }: AskFootProps) {
  const t = useMessages('treasury');
  return (
    <div className={classes.foot}>
      <Button look="default" onClick={onClose}>
        {t('askRefund.notNow')}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {needsSecondPerson(amount, confirmAbove)
          ? t('askRefund.ask')
          : t('askRefund.send', { amount: formatRupees(amount) })}
      </Button>
    </div>
  );
}

function amountHint(
  t: Translate<'treasury'>,
  { amount: paid, left }: TreasuryPayment,
  amount: number,
): string {
  if (amount > left) return t('askRefund.hints.above', { left: formatRupees(left) });
  if (amount < left)
    return t('askRefund.hints.part', { rest: formatRupees(left - amount), paid: formatRupees(paid) });
  return t(left === paid ? 'askRefund.hints.whole' : 'askRefund.hints.left', { paid: formatRupees(paid) });
}
