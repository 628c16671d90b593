import type { OwnPayment } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { displayName } from '../../../entities/current-user/display-name.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { offersQuery, orderSuchi } from '../api/payments-api.ts';
import {
  keepDeliveryDraft,
  noDelivery,
  readDeliveryDraft,
  withoutCountryCode,
} from '../../../entities/delivery-address/delivery-draft.ts';
import { rememberPayment } from '../model/use-own-payment.ts';
import { useProfileAddress } from '../model/use-profile-address.ts';
import { AddressDialog } from '../../../entities/delivery-address/address-dialog.tsx';
import { AddressForm } from '../../../entities/delivery-address/address-form.tsx';
import { BookHead } from './book-head.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import classes from '../../../entities/delivery-address/address-dialog.module.css';

interface OrderSuchiProps {
  /** The order waits for its payment. */
  onOrdered: (payment: OwnPayment) => void;
  onClose: () => void;
}

/** The book's order: the address, then the payment. */
export function OrderSuchi({ onOrdered, onClose }: OrderSuchiProps) {
  const offers = useQuery(offersQuery);
  return (
    <AddressDialog onClose={onClose}>
      <ListStates
        source={offers}
        isEmpty={({ suchi }) => !suchi.is_open && suchi.pending === null}
        loading={
          <div className={classes.closed}>
            <PaymentSkeleton />
          </div>
        }
        empty={<NotOnSale opensOn={offers.data?.suchi.opens_on ?? null} />}
        ready={({ suchi }) => (
          <OrderForm
            price={suchi.pending?.amount ?? suchi.price}
            edition={suchi.edition}
            onOrdered={onOrdered}
          />
        )}
      />
    </AddressDialog>
  );
}

interface OrderFormProps extends Pick<OrderSuchiProps, 'onOrdered'> {
  price: number;
  edition: string | null;
}

function OrderForm({ price, edition, onOrdered }: OrderFormProps) {
  const t = useMessages('payments');
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const sum = formatRupees(price);
  const own = { ...noDelivery, name: displayName(user), mobile: withoutCountryCode(user.mobile) };
  return (
    <AddressForm
      initial={readDeliveryDraft(user.id) ?? own}
      profileAddress={useProfileAddress()}
      head={<BookHead edition={edition}>{t('address.copy', { price: sum })}</BookHead>}
      onTyped={(fields) => keepDeliveryDraft(user.id, fields)}
      onSend={async (delivery) => {
        const payment = await orderSuchi(price, delivery);
        rememberPayment(queryClient, payment);
        onOrdered(payment);
      }}
      action={(isBusy) => (
        <Button type="submit" look="green" size="large" fullWidth isBusy={isBusy}>
          {t('pay', { price: sum })}
        </Button>
      )}
    />
  );
}

function NotOnSale({ opensOn }: { opensOn: string | null }) {
  const t = useMessages('payments');
  return (
    <div className={classes.closed}>
      <h3>{t('address.closedTitle')}</h3>
      {opensOn === null ? null : <p>{t('choose.opensOn', { date: formatCalendarDate(opensOn) })}</p>}
    </div>
  );
}
