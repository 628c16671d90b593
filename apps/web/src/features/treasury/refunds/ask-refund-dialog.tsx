import type { TreasuryPayment } from '@suchi/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { paymentQuery } from '../api/treasury-queries.ts';
import { AskRefundForm } from './ask-refund-form.tsx';
import { PaymentFacts } from './asked-facts.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './refund-dialog.module.css';

interface AskRefundDialogProps {
  paymentId: number;
  onClose: () => void;
}

/** The first step of a refund, from its payment. */
export function AskRefundDialog({ paymentId, onClose }: AskRefundDialogProps) {
  const t = useMessages('treasury');
  const source = useQuery(paymentQuery(paymentId));
  const { data } = source;
  return (
    <OfficeDialog
      size="lg"
      title={data ? t('askRefund.title', { name: data.payment.payer }) : t('refund')}
      {...(data && { lead: leadOf(t, data.confirm_above) })}
      onClose={onClose}
    >
      <ListStates
        source={source}
        isEmpty={({ payment }) => payment.left <= 0 && payment.surplus <= 0}
        loading={<Skeleton height={320} />}
        empty={data ? <NothingLeft payment={data.payment} onClose={onClose} /> : null}
        ready={({ payment, confirm_above: confirmAbove }) => (
          <AskRefundForm payment={payment} confirmAbove={confirmAbove} onClose={onClose} />
        )}
      />
    </OfficeDialog>
  );
}

function leadOf(t: Translate<'treasury'>, limit: number): string {
  return limit === 0 ? t('askRefund.leadAlways') : t('askRefund.lead', { limit: formatRupees(limit) });
}

function NothingLeft({ payment, onClose }: { payment: TreasuryPayment; onClose: () => void }) {
  const t = useMessages('treasury');
  const tCommon = useMessages('common');
  return (
    <Stack gap={4}>
      <PaymentFacts payment={payment} before={payment.refunded} />
      <p>{t('askRefund.nothingLeft')}</p>
      <Row gap={3} justify="end" wrap className={classes.foot}>
        <Button look="default" onClick={onClose}>
          {tCommon('close')}
        </Button>
      </Row>
    </Stack>
  );
}
