import { AddressDialog } from '../../../entities/delivery-address/address-dialog.tsx';
import { AddressForm } from '../../../entities/delivery-address/address-form.tsx';
import { noDelivery, toFields } from '../../../entities/delivery-address/delivery-draft.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { PaymentForm } from './use-payment-form.ts';

interface PaymentAddressProps {
  form: PaymentForm;
  onClose: () => void;
}

/** The address of a book that is sold now. It is kept with the payment and sent with it. */
export function PaymentAddress({ form: { draft, change }, onClose }: PaymentAddressProps) {
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
