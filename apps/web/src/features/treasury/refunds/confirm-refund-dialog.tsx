import type { Refund } from '@suchi/contracts/money';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useConfirmRefund } from '../api/treasury-actions.ts';
import { readRupees } from '../model/typed-rupees.ts';
import { AskedFacts } from './asked-facts.tsx';
import { ConfirmHalf } from './confirm-half.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './refund-dialog.module.css';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { WithdrawRefundDialog } from './withdraw-refund-dialog.tsx';

interface ConfirmRefundDialogProps {
  refund: Refund;
  onClose: () => void;
}

/** The second person reads what was asked and types the amount. */
export function ConfirmRefundDialog({ refund, onClose }: ConfirmRefundDialogProps) {
  const t = useMessages('treasury');
  const [typed, setTyped] = useState('');
  const [isSendingBack, setIsSendingBack] = useState(false);
  const amount = formatRupees(refund.amount);
  const { send, failure, isBusy } = useActionForm(
    useConfirmRefund(),
    ({ can_pay: canPay }) => t(canPay ? 'confirmRefund.doneDesk' : 'confirmRefund.doneOnline'),
    onClose,
  );
  const isSame = readRupees(typed) === refund.amount;
  if (isSendingBack) return <WithdrawRefundDialog refund={refund} onClose={onClose} />;
  return (
    <OfficeDialog
      size="xl"
      title={<RefundTitle amount={amount} name={refund.payment.payer} />}
      lead={t('confirmRefund.lead')}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame) send({ refund: refund.id, amount: refund.amount });
        }}
      >
        <FormAlert words={failure} />
        <Columns from={1024} template="repeat(2, minmax(0, 1fr))" align="stretch" className={classes.halves}>
          <AskedFacts refund={refund} />
          <ConfirmHalf refund={refund} typed={typed} isSame={isSame} onType={setTyped} />
        </Columns>
        <Row gap={3} justify="end" wrap className={classes.foot}>
          {refund.can_withdraw ? (
            <Button look="default" onClick={() => setIsSendingBack(true)}>
              {t('confirmRefund.sendBack')}
            </Button>
          ) : null}
          <span className={classes.space} />
          <Button look="light" onClick={onClose}>
            {t('confirmRefund.notNow')}
          </Button>
          <Button type="submit" disabled={!isSame} isBusy={isBusy}>
            {t('confirmRefund.confirm', { amount })}
          </Button>
        </Row>
      </form>
    </OfficeDialog>
  );
}

function RefundTitle({ amount, name }: { amount: string; name: string }) {
  const t = useMessages('treasury');
  return (
    <RichMessage
      text={t('confirmRefund.title', { amount, name })}
      marks={{
        figure: (words) => (
          <Text as="span" size="2xl" weight="bold" face="plain">
            {words}
          </Text>
        ),
      }}
    />
  );
}
