import type { Page } from '@playwright/test';
import { PaymentsControl, type StackUrls } from '@suchi/testing';
import { keepSession } from '../support/sign-in.ts';
import { type PicturedMember, registerForPicture } from '../support/people.ts';
import type { Screen } from './screen.ts';

interface Purchase {
  id: number;
  checkout: { order_id: string };
}

const delivery = {
  name: 'Ramesh Vasant Kelkar',
  address: 'B-204, Shanti Sadan, Gavanpada Road, Mulund East',
  city: 'Mumbai',
  pincode: '400081',
  mobile: '9000030746',
};

type What = 'search' | 'suchi';

async function begin(member: PicturedMember, what: What): Promise<Purchase> {
  const begun =
    what === 'search'
      ? await member.post('/qe_payment/init_payment_razorpay', { amount: 55_000 })
      : await member.post('/qe_payment/order', { amount: 60_000, delivery });
  return begun as unknown as Purchase;
}

type Prepare = (control: PaymentsControl, orderId: string) => Promise<unknown>;

/** A member is registered once for all sizes and colours of a screen: registrations are limited. */
const members = new Map<string, Promise<Prepared>>();
interface Prepared {
  member: PicturedMember;
  purchase: Purchase | null;
}

async function prepare(
  name: string,
  page: Page,
  urls: StackUrls,
  what?: What,
  then?: Prepare,
): Promise<Prepared> {
  const prepared = members.get(name) ?? makeMember(page, urls, what, then);
  members.set(name, prepared);
  await keepSession(page, (await prepared).member.session);
  return prepared;
}

async function makeMember(page: Page, urls: StackUrls, what?: What, then?: Prepare): Promise<Prepared> {
  const member = await registerForPicture(page, urls);
  const purchase = what ? await begin(member, what) : null;
  if (purchase && then) await then(new PaymentsControl(urls.payments), purchase.checkout.order_id);
  return { member, purchase };
}

/** The page of a purchase after something happened at the provider. */
function purchaseScreen(
  name: string,
  heading: string,
  then: Prepare,
  what: What = 'search',
): [string, Screen] {
  return [
    name,
    async (page, urls) => {
      const { purchase } = await prepare(name, page, urls, what, then);
      await page.goto(`/payment/${purchase?.id}`);
      await page.getByRole('heading', { name: heading }).waitFor();
    },
  ];
}

const pay: Prepare = (control, orderId) => control.pay(orderId);

async function openMembership(page: Page, urls: StackUrls, address: string): Promise<void> {
  const { member, purchase } = await prepare('membership', page, urls, 'search', pay);
  if (purchase && !members.has('membership with book')) {
    members.set('membership with book', Promise.resolve({ member, purchase }));
    const order = await begin(member, 'suchi');
    await new PaymentsControl(urls.payments).pay(order.checkout.order_id);
    for (const { id } of [purchase, order]) await member.post('/qe_payment/check', { payment: id });
  }
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Every state of a payment, each with a member of its own. */
export const paymentScreens: Record<string, Screen> = {
  'pay-choose': async (page, urls) => {
    await prepare('buyer', page, urls);
    await page.goto('/payment');
    await page.getByRole('radio').first().waitFor();
  },
  'suchi-address': async (page, urls) => {
    await prepare('buyer', page, urls);
    await page.goto('/?buysuchi=7');
    await page.getByRole('button', { name: 'Pay ₹600' }).click();
    await page.getByText('Please fill all required fields.').waitFor();
  },
  'pay-choose-pending': async (page, urls) => {
    await prepare('pending', page, urls, 'search');
    await page.goto('/payment');
    await page.getByRole('link', { name: /^Continue your payment/ }).waitFor();
  },
  'pay-script-failed': async (page, urls) => {
    await page.route('**/checkout.js', (route) => route.abort());
    await prepare('pending', page, urls, 'search');
    await page.goto('/payment');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('alert').waitFor();
  },
  ...Object.fromEntries([
    purchaseScreen('pay-started', 'Your payment', async () => {}),
    purchaseScreen('pay-waiting', 'Waiting for your bank', (control, orderId) =>
      control.pay(orderId, { outcome: 'created' }),
    ),
    purchaseScreen('pay-declined', 'The payment did not go through', (control, orderId) =>
      control.pay(orderId, { outcome: 'failed', reason: 'insufficient_funds' }),
    ),
    purchaseScreen('pay-paid', 'Payment received', pay),
    purchaseScreen('pay-paid-suchi', 'Payment received', pay, 'suchi'),
    purchaseScreen('pay-refunded', 'Your money went back', async (control, orderId) => {
      const { id } = await control.pay(orderId);
      await control.refund(id);
    }),
  ]),
  'pay-expired': async (page, urls) => {
    const { purchase } = await prepare('expired', page, urls, 'search');
    // Six days pass only here.
    await page.route('**/qe_payment/own', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { payments: object[] } };
      const payments = body.data.payments.map((payment) => ({
        ...payment,
        phase: 'expired',
        checkout: null,
      }));
      await route.fulfill({ response: answer, json: { data: { payments } } });
    });
    await page.goto(`/payment/${purchase?.id}`);
    await page.getByRole('heading', { name: 'This payment was not completed' }).waitFor();
  },
  'pay-help': async (page, urls) => {
    await prepare('help', page, urls, 'search', (control, orderId) =>
      control.pay(orderId, { outcome: 'authorized' }),
    );
    await page.goto('/payment/help');
    await page.getByText('We asked just now').waitFor();
  },
  'membership-paid': (page, urls) => openMembership(page, urls, '/settings/my_membership'),
  'home-suchi-ordered': async (page, urls) => {
    await openMembership(page, urls, '/');
    await page.getByRole('region', { name: 'Your suchi is ordered and paid' }).waitFor();
  },
};
