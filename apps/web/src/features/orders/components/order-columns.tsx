import type { OfficeOrder } from '@suchi/contracts/money';
import { carrierNames, hasAddress, type OrderStep } from '@suchi/domain/money';
import { IconBuilding } from '@tabler/icons-react';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { MemberLink } from '../../../entities/current-user/member-link.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import type { ListColumn } from '../../../shared/ui/data-list/list-types.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './order-columns.module.css';
import { OrderActions, type OrderActionsOf } from './order-actions.tsx';

const dayOf = (instant: string | null) => (instant === null ? '' : formatDay(instant));

interface ColumnsOf {
  step: OrderStep;
  isPast: boolean;
  actions: OrderActionsOf;
}

/** The columns of one step. */
export function listOrderColumns(
  { step, isPast, actions }: ColumnsOf,
  t: Translate<'orders'>,
): ListColumn<OfficeOrder>[] {
  const ordered: ListColumn<OfficeOrder> = {
    key: 'ordered',
    label: t('columns.ordered'),
    sort: 'order_date',
    isSortedDownFirst: true,
    isNumber: true,
    leaves: 'second',
    cell: (order) => dayOf(order.ordered_at),
  };
  const sent: ListColumn<OfficeOrder>[] = [
    { key: 'carrier', label: t('columns.carrier'), cell: (order) => <Sending order={order} /> },
    {
      key: 'dispatched',
      label: t('columns.dispatched'),
      sort: 'dispatched_at',
      isSortedDownFirst: true,
      isNumber: true,
      leaves: 'second',
      cell: (order) => dayOf(order.dispatched_at),
    },
  ];
  return [
    {
      key: 'buyer',
      label: t('columns.buyer'),
      sort: 'name',
      cell: (order) => (
        <>
          <Text as="span" weight="bold" breaks className={classes.name}>
            <MemberLink userId={order.user_id}>{order.name}</MemberLink>
          </Text>
          <span className={classes.under}>{t('number', { id: order.id })}</span>
        </>
      ),
    },
    { key: 'to', label: t('columns.to'), sort: 'pincode', cell: (order) => <DeliverTo order={order} /> },
    ...(step === 'ordered' ? [ordered] : sent),
    ...(step === 'delivered'
      ? [
          {
            key: 'delivered',
            label: t('columns.delivered'),
            isNumber: true,
            leaves: 'first' as const,
            cell: (order: OfficeOrder) => dayOf(order.delivered_at),
          },
        ]
      : []),
    {
      key: 'paid',
      label: t('columns.paid'),
      isNumber: true,
      leaves: 'first',
      cell: (order) => (order.status === 'paid' ? formatRupees(order.amount) : t('notPaid')),
    },
    {
      key: 'season',
      label: t('columns.season'),
      isExtra: !isPast,
      leaves: 'first',
      cell: (order) => order.edition ?? t('notRecorded'),
    },
    {
      key: 'actions',
      label: t('columns.actions'),
      cell: (order) => <OrderActions order={order} actions={actions} />,
    },
  ];
}

/** A card's lines on a phone. */
export function OrderCardLines({ order, actions }: { order: OfficeOrder; actions: OrderActionsOf }) {
  const t = useMessages('orders');
  return (
    <>
      <p className={classes.under}>{t('number', { id: order.id })}</p>
      {order.order_status === 'ordered' ? <DeliverTo order={order} /> : <Sending order={order} />}
      <div className={classes.cardActions}>
        <OrderActions order={order} actions={actions} />
      </div>
    </>
  );
}

function DeliverTo({ order }: { order: OfficeOrder }) {
  const t = useMessages('orders');
  if (order.delivery_kind === 'pick_up') {
    return (
      <Mark ground="info" weight="bold" nowrap>
        <IconBuilding size={18} aria-hidden="true" />
        {t('pickUp')}
      </Mark>
    );
  }
  if (!hasAddress(order))
    return (
      <Text as="span" tone="error" weight="bold" breaks className={classes.missing}>
        {t('noAddress')}
      </Text>
    );
  return (
    <span className={classes.to}>
      <Text as="span" ellipsis className={classes.address} title={order.address ?? ''}>
        {order.address}
      </Text>
      <span className={classes.under}>{[order.city, order.pincode].filter(Boolean).join(' ')}</span>
      {order.return_reason === null ? null : (
        <Text as="span" tone="error" weight="bold" breaks className={classes.missing}>
          {t('cameBack', { reason: order.return_reason })}
        </Text>
      )}
    </span>
  );
}

function Sending({ order }: { order: OfficeOrder }) {
  const t = useMessages('orders');
  if (order.delivery_kind === 'pick_up') return <span className={classes.under}>{t('pickUp')}</span>;
  return (
    <span>
      <span className={classes.carrier}>
        {order.carrier === null ? t('notRecorded') : carrierNames[order.carrier]}
      </span>
      <span className={classes.under}>{order.tracking_number ?? t('noTracking')}</span>
    </span>
  );
}
