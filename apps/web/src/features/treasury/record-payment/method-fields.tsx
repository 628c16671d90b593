import { IconClock } from '@tabler/icons-react';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { problemOf } from './problem-of.ts';
import { type PaymentForm, paymentFieldId } from './use-payment-form.ts';

/** What a bank transfer or a cheque needs besides the amount. */
export function MethodFields({ form }: { form: PaymentForm }) {
  const t = useMessages('treasury');
  const { draft, change } = form;
  if (draft.channel === 'cash') return null;
  if (draft.channel === 'bank_transfer') {
    return (
      <TextField
        id={paymentFieldId('bankReference')}
        label={t('desk.bankReference')}
        isRequired
        maxLength={64}
        autoComplete="off"
        value={draft.bankReference}
        error={problemOf(t, form, 'bankReference')}
        onChange={(event) => change({ bankReference: event.target.value })}
      />
    );
  }
  return (
    <>
      <Columns from={640} template="minmax(0, 1.45fr) minmax(0, 1fr)" gap={5} align="stretch">
        <TextField
          id={paymentFieldId('chequeNumber')}
          label={t('desk.chequeNumber')}
          isRequired
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          value={draft.chequeNumber}
          error={problemOf(t, form, 'chequeNumber')}
          onChange={(event) => change({ chequeNumber: event.target.value })}
        />
        <TextField
          id={paymentFieldId('chequeBank')}
          label={t('desk.chequeBank')}
          isRequired
          maxLength={100}
          autoComplete="off"
          value={draft.chequeBank}
          error={problemOf(t, form, 'chequeBank')}
          onChange={(event) => change({ chequeBank: event.target.value })}
        />
      </Columns>
      <Banner tone="info" icon={<IconClock size={24} />} title={t('desk.chequeTitle')}>
        {t('desk.chequeText')}
      </Banner>
    </>
  );
}
