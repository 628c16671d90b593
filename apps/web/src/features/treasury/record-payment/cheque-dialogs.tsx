import type { WaitingCheque } from '@suchi/contracts/money';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useBounceCheque, useClearCheque } from '../api/treasury-actions.ts';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from '../refunds/refund-dialog.module.css';

interface ChequeDialogProps {
  cheque: WaitingCheque;
  onClose: () => void;
}

export function ClearDialog({ cheque, onClose }: ChequeDialogProps) {
  const t = useMessages('treasury');
  const [today] = useState(() => todayInIndia(new Date()));
  const [day, setDay] = useState(today);
  const { send, failure, isBusy } = useActionForm(
    useClearCheque(),
    ({ receipt }) =>
      receipt ? t('cheques.clearDone', { number: receipt.number }) : t('cheques.clearDoneNoNumber'),
    onClose,
  );
  const isDayOk = day >= cheque.received_on && day <= today;
  return (
    <OfficeDialog
      title={t('cheques.clearTitle')}
      lead={t('cheques.clearText', { amount: formatRupees(cheque.amount), name: cheque.payer })}
      onClose={onClose}
    >
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isDayOk) send({ payment: cheque.payment, cleared_on: day });
        }}
      >
        <FormAlert words={failure} />
        <DateField
          label={t('cheques.clearedOn')}
          isRequired
          min={cheque.received_on}
          max={today}
          value={day || null}
          data-autofocus
          error={
            isDayOk ? undefined : t('cheques.clearDay', { from: formatCalendarDate(cheque.received_on) })
          }
          onChange={(chosen) => setDay(chosen ?? '')}
        />
        <Row gap={3} justify="end" wrap className={classes.foot}>
          <Button look="default" onClick={onClose}>
            {t('cheques.notNow')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('cheques.clear')}
          </Button>
        </Row>
      </Stack>
    </OfficeDialog>
  );
}

export function BounceDialog({ cheque, onClose }: ChequeDialogProps) {
  const t = useMessages('treasury');
  const { send, failure, isBusy } = useActionForm(useBounceCheque(), () => t('cheques.bounceDone'), onClose);
  return (
    <OfficeDialog
      title={t('cheques.bounceTitle')}
      lead={t('cheques.bounceText', { name: cheque.payer })}
      onClose={onClose}
    >
      <FormAlert words={failure} />
      <Row gap={3} justify="end" wrap className={classes.foot}>
        <Button look="default" onClick={onClose} data-autofocus>
          {t('cheques.notNow')}
        </Button>
        <Button isBusy={isBusy} onClick={() => send({ payment: cheque.payment })}>
          {t('cheques.bounce')}
        </Button>
      </Row>
    </OfficeDialog>
  );
}
