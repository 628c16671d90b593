import type { Offers, OwnPayment } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../entities/current-user/current-user-query.ts';
import { displayName } from '../../../entities/current-user/display-name.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paymentPath } from '../../../shared/config/paths.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
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
import { Stack } from '../../../shared/ui/layout.tsx';
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
        isEmpty={({ suchi }) => !suchi.is_open}
        loading={
          <Stack gap={3} className={classes.closed}>
            <PaymentSkeleton />
          </Stack>
        }
        empty={<NotOnSale suchi={offers.data?.suchi} />}
        ready={({ suchi }) => <OrderForm {...suchi} onOrdered={onOrdered} />}
      />
    </AddressDialog>
  );
}

type OrderFormProps = Pick<OrderSuchiProps, 'onOrdered'> &
  Pick<Offers['suchi'], 'price' | 'price_before' | 'edition'>;

function OrderForm({ price, price_before: before, edition, onOrdered }: OrderFormProps) {
  const t = useMessages('payments');
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const sum = formatRupees(price);
  const own = { ...noDelivery, name: displayName(user), mobile: withoutCountryCode(user.mobile) };
  return (
    <AddressForm
      initial={readDeliveryDraft(user.id) ?? own}
      profileAddress={useProfileAddress()}
      head={
        <>
          <BookHead edition={edition}>{t('address.copy', { price: sum })}</BookHead>
          {before === null ? null : (
            <p>{t('address.newPrice', { before: formatRupees(before), price: sum })}</p>
          )}
        </>
      }
      onTyped={(fields) => keepDeliveryDraft(user.id, fields)}
      onSend={async (delivery) => {
        const payment = await orderSuchi(price, delivery);
        rememberPayment(queryClient, payment);
        // From now on home has an order to show.
        void queryClient.invalidateQueries(currentUserQuery);
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

/** An order that was begun in time can still be paid on its own page. */
function NotOnSale({ suchi }: { suchi: Offers['suchi'] | undefined }) {
  const t = useMessages('payments');
  const { opens_on: opensOn = null, pending = null } = suchi ?? {};
  return (
    <Stack gap={3} className={classes.closed}>
      <h3>{t('address.closedTitle')}</h3>
      {opensOn === null ? null : <p>{t('choose.opensOn', { date: formatCalendarDate(opensOn) })}</p>}
      {pending === null ? null : (
        <p>
          <Link to={paymentPath(pending.id)}>
            {t('choose.pending', { at: formatMoment(pending.started_at) })}
          </Link>
        </p>
      )}
    </Stack>
  );
}
