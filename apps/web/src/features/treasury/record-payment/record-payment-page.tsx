import { useQuery } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Columns } from '../../../shared/ui/columns.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { isRightDay } from '../model/payment-draft.ts';
import { chequesQuery, previewQuery } from '../api/treasury-queries.ts';
import { PaymentFields } from './payment-fields.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import { RecordedPanel } from './recorded-panel.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './record-payment-page.module.css';
import { type PaymentForm, usePaymentForm } from './use-payment-form.ts';
import { SideCard } from '../components/side-card.tsx';
import { SideStates } from '../components/side-states.tsx';
import { ChequeList } from './cheque-list.tsx';
import { AddressDialog } from '../../../entities/delivery-address/address-dialog.tsx';
import { AddressForm } from '../../../entities/delivery-address/address-form.tsx';
import { noDelivery, toFields } from '../../../entities/delivery-address/delivery-draft.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** A member pays at the desk; the receipt is drawn while the treasurer types. */
export function RecordPaymentPage() {
  const t = useMessages('treasury');
  const form = usePaymentForm();
  return (
    <ScreenWrapper title={t('desk.title')}>
      <Row as="nav" gap={2} tone="soft" className={classes.path} aria-label={t('desk.path')}>
        <Link className="touch regular" to={officePaths.dayBook}>
          {t('desk.dayBook')}
        </Link>
        <IconChevronRight size={18} aria-hidden="true" />
        <span aria-current="page">{t('desk.record')}</span>
      </Row>
      {form.recorded ? (
        <RecordedPanel recorded={form.recorded} today={form.today} onAnother={form.startAgain} />
      ) : (
        <PaymentColumns form={form} />
      )}
      <ChequesToClear />
    </ScreenWrapper>
  );
}

function PaymentColumns({ form }: { form: PaymentForm }) {
  const { payer, orderType, receivedOn } = form.draft;
  const [isAddressOpen, setIsAddressOpen] = useState(false);
  const preview = useQuery(
    previewQuery(
      payer && {
        user: payer.user,
        order_type: orderType,
        received_on: isRightDay(receivedOn, form.today) ? receivedOn : form.today,
      },
    ),
  );
  return (
    <Columns from={1200} template="minmax(0, 1fr) 420px" gap={6}>
      <PaymentFields form={form} preview={preview} onAddress={() => setIsAddressOpen(true)} />
      <ReceiptPaper draft={form.draft} preview={preview.data} />
      {/* Not inside the form: its own submit would reach that one. */}
      {isAddressOpen ? <PaymentAddress form={form} onClose={() => setIsAddressOpen(false)} /> : null}
    </Columns>
  );
}

function ChequesToClear() {
  const t = useMessages('treasury');
  const source = useQuery(chequesQuery);
  const cheques = source.data?.cheques ?? [];
  return (
    <SideCard title={t('cheques.title')} count={cheques.length}>
      <SideStates source={source}>
        {cheques.length === 0 ? <p>{t('cheques.empty')}</p> : <ChequeList cheques={cheques} />}
      </SideStates>
    </SideCard>
  );
}

interface PaymentAddressProps {
  form: PaymentForm;
  onClose: () => void;
}

/** The address of a book that is sold now. It is kept with the payment and sent with it. */
function PaymentAddress({ form: { draft, change }, onClose }: PaymentAddressProps) {
  const t = useMessages('treasury');
  return (
    <AddressDialog onClose={onClose}>
      <AddressForm
        initial={draft.delivery ?? { ...noDelivery, name: draft.receivedFrom }}
        profileAddress={null}
        onSend={(delivery) => {
          change({ delivery: toFields(delivery) });
          onClose();
          return Promise.resolve();
        }}
        action={(isBusy) => (
          <Button type="submit" size="large" fullWidth isBusy={isBusy}>
            {t('desk.useAddress')}
          </Button>
        )}
      />
    </AddressDialog>
  );
}
