import { addDays } from '@suchi/domain/basics';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { providerId } from './identifiers.ts';
import type { Member } from './members.ts';
import { dayBetween, instantOn } from './moments.ts';
import { capturedPayment, prices, unpaid } from './money.ts';
import type { NewPayment } from './money.ts';
import type { DemoDate, DemoEditionIds, OrderRow } from './rows.ts';

interface OrderKind {
  status: OrderRow['status'];
  step: OrderRow['order_status'];
  isArchived: boolean;
  hasAddress: boolean;
  count: number;
}

const kinds: readonly OrderKind[] = [
  { status: 'paid', step: 'ordered', isArchived: false, hasAddress: true, count: 46 },
  { status: 'paid', step: 'dispatched', isArchived: false, hasAddress: true, count: 38 },
  { status: 'paid', step: 'delivered', isArchived: false, hasAddress: true, count: 92 },
  { status: 'pending', step: 'ordered', isArchived: false, hasAddress: true, count: 17 },
  { status: 'pending', step: 'ordered', isArchived: false, hasAddress: false, count: 11 },
  { status: 'paid', step: 'delivered', isArchived: true, hasAddress: true, count: 58 },
  { status: 'paid', step: 'dispatched', isArchived: true, hasAddress: true, count: 9 },
  { status: 'paid', step: 'ordered', isArchived: true, hasAddress: true, count: 6 },
];

function chooseDay(random: Random, { isArchived, step, status }: OrderKind, today: DemoDate): DemoDate {
  if (isArchived) return dayBetween(random, addDays(today, -836), addDays(today, -594));
  if (status === 'pending') return dayBetween(random, addDays(today, -40), addDays(today, -1));
  const ageDays = { ordered: [1, 20], dispatched: [10, 45], delivered: [40, 330] }[step] as [number, number];
  return addDays(today, -random.integer(...ageDays));
}

function describeDelivery({ hasAddress }: OrderKind, { addresses, person }: Member) {
  const address = hasAddress ? addresses[0] : undefined;
  return {
    name: hasAddress ? `${person.name.first.latin} ${person.name.last.latin}` : null,
    address: address?.address ?? null,
    city: address?.city ?? null,
    pincode: address?.pincode ?? null,
    mobile: address?.mobile ?? null,
    alternate_mobile: address?.mobile_alternative ?? null,
  };
}

/** How a book was sent: most by post with a number, some picked up, some before carriers were recorded. */
function describeSending(
  { step, isArchived }: OrderKind,
  index: number,
  movedAt: string | null,
): Pick<OrderRow, 'delivery_kind' | 'carrier' | 'tracking_number' | 'dispatched_at' | 'delivered_at'> {
  const isPickUp = !isArchived && step !== 'dispatched' && index % 7 === 3;
  const isSent = movedAt !== null && !isPickUp && !isArchived;
  return {
    delivery_kind: isPickUp ? 'pick_up' : 'post',
    carrier: isSent ? 'speed_post' : null,
    tracking_number: isSent && index % 9 !== 0 ? `EM${412_330_000 + index * 7}IN` : null,
    dispatched_at: isSent ? movedAt : null,
    delivered_at: step === 'delivered' ? movedAt : null,
  };
}

const isBuyer = ({ login, plan }: Member) =>
  login === null && plan.status === 'Active' && !plan.edgeCases.includes('no_mobile');

/** Book orders in every step, each paid one with its payment. */
export function takeOrders(members: readonly Member[], editions: DemoEditionIds, today: DemoDate) {
  const random = createRandom('orders');
  const buyers = random.shuffle(members.filter(isBuyer));
  const subscriber = members.find(({ login }) => login === 'subscriber');
  const wishes = kinds.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
  const taken = wishes.flatMap((kind) => {
    const day = chooseDay(random, kind, today);
    const place = buyers.findIndex(({ plan }) => plan.createdOn <= day);
    const [member] = place < 0 ? [] : buyers.splice(place, 1);
    return member ? [{ kind, member, day }] : [];
  });
  const dispatched = taken.find(({ kind }) => kind.step === 'dispatched');
  if (dispatched && subscriber) dispatched.member = subscriber;
  const payments: NewPayment[] = [];
  const orders = taken
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ kind, member, day }, index): OrderRow => {
      const key = `suchi:${index}`;
      const orderedAt = instantOn(day, random);
      const user = member.user.id;
      const isPaid = kind.status === 'paid';
      const payment = capturedPayment(random, { user, amount: prices.suchi, orderType: 'suchi', day, key });
      payments.push({
        ...payment,
        order: index + 1,
        ...(isPaid ? {} : { ...unpaid, status: day < addDays(today, -6) ? 'failed' : 'pending' }),
      });
      const movedAt = kind.step === 'ordered' ? null : instantOn(addDays(day, random.integer(1, 9)), random);
      return {
        id: index + 1,
        user,
        order_date: orderedAt,
        order_status: kind.step,
        status: kind.status,
        is_archived: kind.isArchived,
        // Books of this season are not sent yet.
        edition: kind.isArchived ? null : kind.step === 'ordered' ? editions.current : editions.last,
        amount: prices.suchi,
        razorpay_order_id: isPaid ? providerId('order', key) : null,
        razorpay_payment_id: isPaid ? providerId('pay', key) : null,
        ...describeDelivery(kind, member),
        ...describeSending(kind, index, movedAt),
        date_updated: movedAt,
      };
    });
  return { orders, payments };
}
