import type { PaymentPreview } from '@suchi/contracts/money';
import { addDays, formatCalendarDate } from '@suchi/domain/basics';
import { deskChannels, deskOldestDays, offerTypes } from '@suchi/domain/money';
import { IconPrinter } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { AmountField } from './amount-field.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { PaymentNotices } from './payment-notices.tsx';
import { MethodFields } from './method-fields.tsx';
import { PayerField } from './payer-field.tsx';
import { problemOf } from './problem-of.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './record-payment-page.module.css';
import { type PaymentForm, paymentFieldId } from './use-payment-form.ts';

interface PaymentFieldsProps {
  form: PaymentForm;
  preview: UseQueryResult<PaymentPreview>;
  onAddress: () => void;
}

export function PaymentFields({ form, preview, onAddress }: PaymentFieldsProps) {
  const t = useMessages('treasury');
  const { draft, change, today } = form;
  return (
    <Card
      as="form"
      aria-label={t('desk.form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(preview.data);
      }}
    >
      <Stack gap={5} className={classes.fields}>
        {form.isRestored ? <Text tone="soft">{t('desk.kept')}</Text> : null}
        <FormAlert words={form.failure} />
        <PayerField form={form} />
        <div>
          <ChoiceField
            label={t('desk.for')}
            isRequired
            options={offerTypes.map((value) => ({ value, label: t(`desk.purposes.${value}`) }))}
            value={draft.orderType}
            onChange={(orderType) => change({ orderType })}
          />
          <Text tone="soft" above={2} aria-live="polite">
            {preview.data ? purposeWords(t, preview.data, draft.orderType) : null}
          </Text>
        </div>
        {draft.orderType === 'suchi' ? <DeliveryChoice form={form} onAddress={onAddress} /> : null}
        <Columns from={640} template="minmax(0, 1.45fr) minmax(0, 1fr)" gap={5} align="stretch">
          <ChoiceField
            label={t('desk.paidBy')}
            isRequired
            options={deskChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
            value={draft.channel}
            onChange={(channel) => change({ channel })}
          />
          <DateField
            id={paymentFieldId('receivedOn')}
            label={t('desk.receivedOn')}
            isRequired
            min={addDays(today, -deskOldestDays)}
            max={today}
            value={draft.receivedOn || null}
            error={problemOf(t, form, 'receivedOn')}
            onChange={(receivedOn) => change({ receivedOn: receivedOn ?? '' })}
          />
        </Columns>
        <MethodFields form={form} />
        <Columns from={640} template="minmax(0, 1.45fr) minmax(0, 1fr)" gap={5} align="stretch">
          <TextField
            id={paymentFieldId('receivedFrom')}
            label={t('desk.receivedFrom')}
            isRequired
            maxLength={200}
            autoComplete="off"
            value={draft.receivedFrom}
            error={problemOf(t, form, 'receivedFrom')}
            onChange={(event) => change({ receivedFrom: event.target.value })}
          />
          <AmountField amount={preview.data?.amount} />
        </Columns>
        {preview.error && preview.data === undefined ? (
          <FailedState
            error={preview.error}
            isRetrying={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        ) : null}
        {preview.data ? <PaymentNotices form={form} preview={preview.data} /> : null}
      </Stack>
      <SaveBar form={form} amount={preview.data?.amount} />
    </Card>
  );
}

function SaveBar({ form, amount }: { form: PaymentForm; amount: number | undefined }) {
  const t = useMessages('treasury');
  const isCheque = form.draft.channel === 'cheque';
  return (
    <Row gap={3} wrap className={classes.save}>
      <p className={classes.final}>{t('desk.final')}</p>
      <ButtonLink to={officePaths.dayBook} look="default" onClick={form.startAgain}>
        {t('desk.cancel')}
      </ButtonLink>
      <Button type="submit" isBusy={form.isBusy} icon={<IconPrinter size={20} aria-hidden="true" />}>
        {amount === undefined
          ? t('desk.saveUnknown')
          : t(isCheque ? 'desk.saveCheque' : 'desk.save', { amount: formatRupees(amount) })}
      </Button>
    </Row>
  );
}

function purposeWords(
  t: Translate<'treasury'>,
  { period, valid_till: validTill, edition }: PaymentPreview,
  orderType: 'subscription' | 'suchi',
): string {
  if (orderType === 'suchi') return edition === null ? '' : t('desk.suchiOf', { edition });
  if (period === null) return '';
  const days = { from: formatCalendarDate(period.from), to: formatCalendarDate(period.to) };
  return validTill === null
    ? t('desk.begins', days)
    : t('desk.runsOut', { ...days, until: formatCalendarDate(validTill) });
}
