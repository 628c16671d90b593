import type { OwnOrder } from '@suchi/contracts/money';
import { IconClockDollar } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paymentPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ownOrdersQuery } from '../api/own-orders-query.ts';
import { verifyOrder } from '../api/payments-api.ts';

/** An order that is not paid as far as we know. The provider is asked about it when it is shown. */
export function UnpaidOrder({ order }: { order: OwnOrder }) {
  const t = useMessages('payments');
  const phase = useVerifiedPhase(order.order_id);
  const price = formatRupees(order.amount);
  const wasNotPaid = phase === 'started' || phase === 'declined' || phase === 'expired';
  return (
    <Banner
      tone="gold"
      icon={<IconClockDollar />}
      title={t(wasNotPaid ? 'orders.unpaid' : 'orders.checking', { price })}
      action={
        order.payment === null ? null : (
          <ButtonLink to={paymentPath(order.payment)} look="default">
            {t(wasNotPaid ? 'orders.continue' : 'orders.seePayment')}
          </ButtonLink>
        )
      }
    >
      {t(wasNotPaid ? 'orders.unpaidText' : 'orders.checkingText')}
    </Banner>
  );
}

function useVerifiedPhase(orderId: string | null) {
  const queryClient = useQueryClient();
  const { data: payment } = useQuery({
    queryKey: ['verified-order', orderId],
    queryFn: () => verifyOrder(orderId ?? ''),
    enabled: orderId !== null,
    retry: false,
  });
  const isPaidNow = payment?.phase === 'paid';
  useEffect(() => {
    if (isPaidNow) void queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey });
  }, [isPaidNow, queryClient]);
  return payment?.phase;
}
