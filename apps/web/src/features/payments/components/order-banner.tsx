import type { OwnOrder } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconBook2, IconHomeCheck, IconTruckDelivery } from '@tabler/icons-react';
import { paths } from '../../../shared/config/paths.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

const icons = { ordered: <IconBook2 />, dispatched: <IconTruckDelivery />, delivered: <IconHomeCheck /> };

/** An order on home: paid, on the way, delivered, or being checked. */
export function OrderBanner({ order }: { order: OwnOrder }) {
  return order.status === 'paid' ? <PaidOrder order={order} /> : <UnpaidOrder order={order} />;
}

function PaidOrder({ order }: { order: OwnOrder }) {
  const t = useMessages('payments');
  const step = order.order_status;
  return (
    <Banner
      tone="success"
      icon={icons[step]}
      title={t(`orders.home.${step}`)}
      action={
        <ButtonLink to={paths.settingsMembership} look="default">
          {t('orders.home.details')}
        </ButtonLink>
      }
    >
      {sayStep(order, t)}
    </Banner>
  );
}

function sayStep(
  { order_status: step, delivery_after: after, delivery_days: days }: OwnOrder,
  t: Translate<'payments'>,
) {
  if (step === 'delivered') return t('orders.home.deliveredText');
  if (step === 'dispatched') {
    return days === null ? t('orders.home.dispatchedPlain') : t('orders.home.dispatchedText', { days });
  }
  if (after === null || days === null) return t('orders.home.orderedPlain');
  return t('orders.home.orderedText', { date: formatCalendarDate(after), days });
}
