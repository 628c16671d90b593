import type { Refund } from '@suchi/contracts/money';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { usePayRefund } from '../api/treasury-actions.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './refund-dialog.module.css';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';

interface PayRefundDialogProps {
  refund: Refund;
  onClose: () => void;
}

const referenceMinLength = 4;

/** A payment of the desk goes back at the desk. */
export function PayRefundDialog({ refund, onClose }: PayRefundDialogProps) {
  const t = useMessages('treasury');
  const [reference, setReference] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, failure, isBusy } = useActionForm(usePayRefund(), () => t('payRefund.done'), onClose);
  const isCash = refund.payment.channel === 'cash';
  const isMissing = !isCash && reference.trim().length < referenceMinLength;
  return (
    <OfficeDialog
      title={
        <RichMessage
          text={t('payRefund.title', { amount: formatRupees(refund.amount), name: refund.payment.payer })}
          marks={{
            figure: (words) => (
              <Text as="span" size="2xl" weight="bold" face="plain">
                {words}
              </Text>
            ),
          }}
        />
      }
      lead={t(isCash ? 'payRefund.cash' : 'payRefund.bank')}
      onClose={onClose}
    >
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!isMissing) send({ refund: refund.id, bank_reference: reference });
        }}
      >
        <FormAlert words={failure} />
        {isCash ? null : (
          <TextField
            label={t('payRefund.reference')}
            isRequired
            value={reference}
            maxLength={64}
            autoComplete="off"
            data-autofocus
            error={isTried && isMissing ? t('payRefund.referenceShort') : undefined}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
        <Row gap={3} justify="end" wrap className={classes.foot}>
          <Button look="default" onClick={onClose}>
            {t('confirmRefund.notNow')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('payRefund.paid')}
          </Button>
        </Row>
      </Stack>
    </OfficeDialog>
  );
}
