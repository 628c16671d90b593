import type { Refund } from '@suchi/contracts/money';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useWithdrawRefund } from '../api/treasury-actions.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './refund-dialog.module.css';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';

interface WithdrawRefundDialogProps {
  refund: Refund;
  onClose: () => void;
}

export function WithdrawRefundDialog({ refund, onClose }: WithdrawRefundDialogProps) {
  const t = useMessages('treasury');
  const [note, setNote] = useState('');
  const { send, failure, isBusy } = useActionForm(
    useWithdrawRefund(),
    () => t('withdrawRefund.done'),
    onClose,
  );
  return (
    <OfficeDialog title={t('withdrawRefund.title')} lead={t('withdrawRefund.text')} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ refund: refund.id, note });
        }}
      >
        <FormAlert words={failure} />
        <TextAreaField
          label={t('withdrawRefund.note')}
          rows={3}
          maxLength={1000}
          value={note}
          data-autofocus
          onChange={(event) => setNote(event.target.value)}
        />
        <Row gap={3} justify="end" wrap className={classes.foot}>
          <Button look="default" onClick={onClose}>
            {t('withdrawRefund.keep')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('withdrawRefund.withdraw')}
          </Button>
        </Row>
      </Stack>
    </OfficeDialog>
  );
}
