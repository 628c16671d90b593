import { addDays } from '@suchi/domain/basics';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { providerId } from './identifiers.ts';
import type { Member } from './members.ts';
import { dayBetween, instantOn } from './moments.ts';
import { capturedPayment, prices, unpaid } from './money.ts';
import type { NewPayment } from './money.ts';
import type { DemoDate, OrderRow } from './rows.ts';

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
  if (isArchived) return dayBetween(random, '2024-08-01', '2025-03-31');
  if (status === 'pending') return dayBetween(random, addDays(today, -40), addDays(today, -1));
  const ageDays = { ordered: [1, 20], dispatched: [10, 45], delivered: [40, 330] }[step] as [number, number];
  return addDays(today, -random.integer(...ageDays));
}

function describeDelivery({ addresses, person }: Member) {
  const [address] = addresses;
  return {
    name: `${person.name.first.latin} ${person.name.last.latin}`,
    address: address?.address ?? null,
    city: address?.city ?? null,
    pincode: address?.pincode ?? null,
    mobile: address?.mobile ?? null,
    alternate_mobile: address?.mobile_alternative ?? null,
  };
}

const noDelivery = {
  name: null,
  address: null,
  city: null,
  pincode: null,
  mobile: null,
  alternate_mobile: null,
};

/** Book orders in every step, each paid one with its payment. */
export function takeOrders(members: readonly Member[], editionId: number, today: DemoDate) {
  const random = createRandom('orders');
  const buyers = random.shuffle(
    members.filter(
      ({ login, plan }) =>
        login === null && plan.status === 'Active' && !plan.edgeCases.includes('no_mobile'),
    ),
  );
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
      return {
        id: index + 1,
        user,
        order_date: orderedAt,
        order_status: kind.step,
        status: kind.status,
        is_archived: kind.isArchived,
        edition: kind.isArchived ? null : editionId,
        amount: prices.suchi,
        razorpay_order_id: isPaid ? providerId('order', key) : null,
        razorpay_payment_id: isPaid ? providerId('pay', key) : null,
        ...(kind.hasAddress ? describeDelivery(member) : noDelivery),
        date_updated: kind.step === 'ordered' ? null : instantOn(addDays(day, random.integer(1, 9)), random),
      };
    });
  return { orders, payments };
}
