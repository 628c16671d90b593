import { IconLock } from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './record-payment-page.module.css';

/** The price decides the amount. */
export function AmountField({ amount }: { amount: number | undefined }) {
  const t = useMessages('treasury');
  return (
    <div className={classes.locked}>
      <TextField
        label={t('desk.amount')}
        readOnly
        value={amount === undefined ? '' : formatRupees(amount)}
        hint={t(amount === undefined ? 'desk.amountUnknown' : 'desk.amountHint')}
      />
      <IconLock className={classes.lock ?? ''} size={20} aria-hidden="true" />
    </div>
  );
}
