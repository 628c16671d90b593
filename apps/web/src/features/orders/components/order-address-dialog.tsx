import { type OfficeOrder, setOrderAddressContract } from '@suchi/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { AddressDialog } from '../../../entities/delivery-address/address-dialog.tsx';
import { AddressForm } from '../../../entities/delivery-address/address-form.tsx';
import { toFields } from '../../../entities/delivery-address/delivery-draft.ts';
import { api } from '../../../shared/api/api.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { orderAddressQuery } from '../api/orders-queries.ts';
import { useRefreshOrders } from '../api/send-orders.ts';

interface OrderDialogProps {
  order: OfficeOrder;
  onClose: () => void;
}

/** The family said on the telephone where the book goes. */
export function OrderAddressDialog({ order, onClose }: OrderDialogProps) {
  const t = useMessages('deliveryAddress');
  const source = useQuery(orderAddressQuery(order.id));
  const refresh = useRefreshOrders();
  return (
    <AddressDialog onClose={onClose}>
      <ListStates
        source={source}
        isEmpty={() => false}
        empty={null}
        loading={<Skeleton height={420} />}
        ready={({ delivery }) => (
          <AddressForm
            initial={toFields(delivery)}
            profileAddress={null}
            onSend={async (changed) => {
              await api.call(setOrderAddressContract, { order: order.id, delivery: changed });
              showToast({ message: t('saved'), tone: 'success' });
              onClose();
              await refresh();
            }}
            action={(isBusy) => (
              <Button type="submit" size="large" fullWidth isBusy={isBusy}>
                {t('save')}
              </Button>
            )}
          />
        )}
      />
    </AddressDialog>
  );
}
