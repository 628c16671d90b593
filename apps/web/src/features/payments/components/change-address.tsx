import type { OwnOrder } from '@suchi/contracts/money';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { ownOrdersQuery } from '../api/own-orders-query.ts';
import { changeDelivery } from '../api/payments-api.ts';
import { toFields } from '../../../entities/delivery-address/delivery-draft.ts';
import { useProfileAddress } from '../model/use-profile-address.ts';
import { AddressDialog } from '../../../entities/delivery-address/address-dialog.tsx';
import { AddressForm } from '../../../entities/delivery-address/address-form.tsx';

interface ChangeAddressProps {
  order: OwnOrder;
  onClose: () => void;
}

/** Until the book is sent. */
export function ChangeAddress({ order, onClose }: ChangeAddressProps) {
  const t = useMessages('deliveryAddress');
  const queryClient = useQueryClient();
  return (
    <AddressDialog onClose={onClose}>
      <AddressForm
        initial={toFields(order.delivery)}
        profileAddress={useProfileAddress()}
        onSend={async (delivery) => {
          await changeDelivery(order.id, delivery);
          await queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey });
          showToast({ message: t('saved'), tone: 'success' });
          onClose();
        }}
        action={(isBusy) => (
          <Button type="submit" size="large" fullWidth isBusy={isBusy}>
            {t('save')}
          </Button>
        )}
      />
    </AddressDialog>
  );
}
