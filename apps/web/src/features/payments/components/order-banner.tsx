import type { OwnOrder } from '@suchi/contracts/money';
import { todayInIndia } from '@suchi/domain/basics';
import { IconBook2, IconHomeCheck, IconTruckDelivery } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ContactOffice } from '../../../entities/association/contact-office.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { ownOrdersQuery } from '../api/own-orders-query.ts';
import { confirmArrival } from '../api/payments-api.ts';
import { describeOrder } from '../model/order-words.ts';
import { UnpaidOrder } from './unpaid-order.tsx';

const icons = { ordered: <IconBook2 />, dispatched: <IconTruckDelivery />, delivered: <IconHomeCheck /> };

/** An order on home: paid, on the way, delivered, or being checked. */
export function OrderBanner({ order }: { order: OwnOrder }) {
  return order.status === 'paid' ? <PaidOrder order={order} /> : <UnpaidOrder order={order} />;
}

function PaidOrder({ order }: { order: OwnOrder }) {
  const t = useMessages('payments');
  const [today] = useState(() => todayInIndia(new Date()));
  const { title, text, isLate } = describeOrder(order, today, t);
  return (
    <Banner
      tone={isLate ? 'gold' : 'success'}
      icon={icons[order.order_status]}
      title={title}
      action={
        isLate ? (
          <ArrivedButton order={order.id} />
        ) : (
          <ButtonLink to={paths.settingsMembership} look="default">
            {t('orders.home.details')}
          </ButtonLink>
        )
      }
    >
      {text} {isLate ? <ContactOffice /> : null}
    </Banner>
  );
}

function ArrivedButton({ order }: { order: number }) {
  const t = useMessages('payments');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmArrival(order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey }),
    onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      {t('orders.home.arrived')}
    </Button>
  );
}
