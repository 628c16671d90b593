import type { OwnOrder } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { carrierNames, findTrackingUrl, orderSteps } from '@suchi/domain/money';
import { IconBuilding, IconCircleCheck, IconPencil, IconTruckDelivery } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { ownOrdersQuery } from '../api/own-orders-query.ts';
import { chooseDeliveryKind } from '../api/payments-api.ts';
import { BookHead } from './book-head.tsx';
import { type Step, StepList } from './step-list.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './own-orders.module.css';

const ChangeAddress = lazyPart(() => import('./change-address.tsx').then((module) => module.ChangeAddress));

/** The member's book orders with their steps. Nothing without an order. */
export function OwnOrders() {
  const t = useMessages('payments');
  const { data: orders = [] } = useQuery(ownOrdersQuery);
  if (orders.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h2>{t('orders.title')}</h2>
      {orders.map((order) => (
        <Order key={order.id} order={order} />
      ))}
    </Stack>
  );
}

function Order({ order }: { order: OwnOrder }) {
  const t = useMessages('payments');
  if (order.status !== 'paid') return <UnpaidOrder order={order} />;
  if (order.order_status === 'delivered') {
    return (
      <Row as="p" gap={2} rowGap={1} wrap tone="soft" className="framed pad-4">
        <IconCircleCheck size={22} className="success" aria-hidden="true" />
        <strong className="ink">{t('orders.what', { edition: order.edition ?? '' })}</strong>{' '}
        {t('orders.done')}
      </Row>
    );
  }
  return (
    <Card as="article" padding={4} gap={5} className={classes.card}>
      <Stack gap={3} align="start" className={classes.head}>
        <BookHead edition={order.edition}>{sayAddress(order, t)}</BookHead>
        {order.can_change_address ? (
          <Row gap={2} align="stretch" wrap>
            {order.delivery_kind === 'post' ? <ChangeAddressButton order={order} /> : null}
            {order.can_pick_up || order.delivery_kind === 'pick_up' ? (
              <DeliveryKindButton order={order} />
            ) : null}
          </Row>
        ) : null}
      </Stack>
      <StepList steps={listOrderSteps(order, t)} isRow />
    </Card>
  );
}

function ChangeAddressButton({ order }: { order: OwnOrder }) {
  const t = useMessages('payments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="default" size="small" icon={<IconPencil size={20} />} onClick={() => setIsOpen(true)}>
        {t('orders.changeAddress')}
      </Button>
      {isOpen ? <ChangeAddress order={order} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Sent, or picked up at the event. */
function DeliveryKindButton({ order }: { order: OwnOrder }) {
  const t = useMessages('payments');
  const queryClient = useQueryClient();
  const isPickUp = order.delivery_kind === 'pick_up';
  const choose = useMutation({
    mutationFn: () => chooseDeliveryKind(order.id, isPickUp ? 'post' : 'pick_up'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey }),
  });
  return (
    <>
      <Button
        look="default"
        size="small"
        icon={isPickUp ? <IconTruckDelivery size={20} /> : <IconBuilding size={20} />}
        isBusy={choose.isPending}
        onClick={() => choose.mutate()}
      >
        {t(isPickUp ? 'orders.toPost' : 'orders.toPickUp')}
      </Button>
      <div role="alert">{choose.error ? errorWords(choose.error).join(' ') : null}</div>
    </>
  );
}

function sayAddress({ amount, delivery, delivery_kind: kind }: OwnOrder, t: Translate<'payments'>): string {
  const price = formatRupees(amount);
  if (kind === 'pick_up') return t('orders.pickUp', { price });
  const { name, address, city, pincode } = delivery ?? {};
  if (!address) return t('orders.noAddress', { price });
  const place = [city, pincode].filter(Boolean).join(' ');
  return t('orders.to', { price, address: [name, address, place].filter(Boolean).join(', ') });
}

function listOrderSteps(order: OwnOrder, t: Translate<'payments'>): Step[] {
  const { paid_at: paidAt, delivery_after: after, delivery_days: days } = order;
  const at = orderSteps.indexOf(order.order_status);
  const stateOf = (index: number): Step['state'] => (index < at ? 'done' : index === at ? 'now' : 'later');
  return [
    { title: t('orders.paid'), text: paidAt && formatMoment(paidAt), state: 'done' },
    {
      title: t('orders.printing'),
      text: after && t('orders.deliveryAfter', { date: formatCalendarDate(after) }),
      state: stateOf(0),
    },
    order.delivery_kind === 'pick_up'
      ? { title: t('orders.pickUpStep'), state: stateOf(1) }
      : {
          title: t('orders.dispatched'),
          text: isTraced(order) ? <Sending order={order} /> : days && t('orders.days', { days }),
          state: stateOf(1),
        },
    { title: t('orders.delivered'), state: stateOf(2) },
  ];
}

const isTraced = ({ carrier, tracking_number: number }: OwnOrder) =>
  number !== null || (carrier !== null && carrier !== 'other');

/** Carrier and tracking number, as far as they are known. */
function Sending({ order: { carrier, tracking_number: number } }: { order: OwnOrder }) {
  const t = useMessages('payments');
  return (
    <>
      {carrier && carrier !== 'other' ? (
        <p>{t('orders.sentWith', { carrier: carrierNames[carrier] })}</p>
      ) : null}
      {number === null ? null : (
        <a href={findTrackingUrl(carrier, number)} target="_blank" rel="noreferrer">
          {t('orders.tracking', { number })}
        </a>
      )}
    </>
  );
}
