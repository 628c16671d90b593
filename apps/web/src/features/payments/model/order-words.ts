import type { OwnOrder } from '@suchi/contracts/money';
import { type CalendarDate, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { isDeliveryOver } from '@suchi/domain/print';
import type { Translate } from '../../../shared/i18n/messages.ts';

interface OrderWords {
  title: string;
  text: string;
  /** It should have arrived: the text asks, and ends before an address to write to. */
  isLate: boolean;
}

/** What home says about a paid order. */
export function describeOrder(order: OwnOrder, today: CalendarDate, t: Translate<'payments'>): OrderWords {
  const { order_status: step, dispatched_at: sentAt, delivery_days: days } = order;
  const sentOn = step === 'dispatched' && sentAt !== null ? todayInIndia(new Date(sentAt)) : null;
  if (sentOn !== null && isDeliveryOver(sentOn, days, today)) {
    const text = t('orders.home.lateText', { date: formatCalendarDate(sentOn) });
    return { title: t('orders.home.late'), text, isLate: true };
  }
  return { title: t(`orders.home.${step}`), text: sayStep(order, t), isLate: false };
}

function sayStep(order: OwnOrder, t: Translate<'payments'>): string {
  const { order_status: step, delivery_kind: kind, delivery_after: after, delivery_days: days } = order;
  if (step === 'delivered') return t('orders.home.deliveredText');
  if (kind === 'pick_up') return t('orders.home.pickUpText');
  if (step === 'dispatched')
    return days === null ? t('orders.home.dispatchedPlain') : t('orders.home.dispatchedText', { days });
  if (after === null || days === null) return t('orders.home.orderedPlain');
  return t('orders.home.orderedText', { date: formatCalendarDate(after), days });
}
