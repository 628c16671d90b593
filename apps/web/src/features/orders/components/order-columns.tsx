import { type OfficeOrder, orderColumns } from '@suchi/contracts/money';
import { hasAddress, type OrderStep } from '@suchi/domain/money';
import { IconBuilding } from '@tabler/icons-react';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { MemberLink } from '../../../entities/current-user/member-link.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { listDeclared } from '../../../shared/ui/data-list/declared-columns.tsx';
import type { ListColumn } from '../../../shared/ui/data-list/list-types.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './order-columns.module.css';
import { carrierWords } from '../model/carrier-words.ts';
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
  const columns = listDeclared<OfficeOrder, keyof typeof orderColumns>(orderColumns, {
    list: step,
    label: (name) => t(`columns.${name}`),
    cells: {
      name: (order) => (
        <>
          <Text as="span" weight="bold" breaks className={classes.name}>
            <MemberLink userId={order.user_id}>{order.name}</MemberLink>
          </Text>
          <span className={classes.under}>{t('number', { id: order.id })}</span>
        </>
      ),
      address: (order) => <DeliverTo order={order} />,
      ordered_at: (order) => dayOf(order.ordered_at),
      carrier: (order) => <Sending order={order} />,
      dispatched_at: (order) => dayOf(order.dispatched_at),
      delivered_at: (order) => dayOf(order.delivered_at),
      amount: (order) => (order.status === 'paid' ? formatRupees(order.amount) : t('notPaid')),
      edition: (order) => order.edition ?? t('notRecorded'),
    },
  });
  return [
    // Past orders are of many editions; elsewhere the column is picked.
    ...columns.map((column) => (column.name === 'edition' ? { ...column, isExtra: !isPast } : column)),
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
      <Mark tint="info" weight="bold" nowrap>
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
        {order.carrier === null ? t('notRecorded') : carrierWords(order.carrier, t)}
      </span>
      <span className={classes.under}>{order.tracking_number ?? t('noTracking')}</span>
    </span>
  );
}
