import type { OwnPayment } from '@suchi/contracts/money';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  declinedPayment,
  openOffers,
  paidPayment,
  startedPayment,
  waitingPayment,
} from '../../test/payments.ts';
import { queryClient } from '../../app/query-client.ts';
import { renderApp } from '../../test/render-app.tsx';
import { ownPaymentsQuery } from './api/payments-api.ts';
import { answer, closedSetting, data, member, noNetwork, refusal, signInAs } from '../../test/server.ts';

interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  prefill: object;
  handler?: (answer: object) => void;
  modal?: { ondismiss: () => void };
  callback_url?: string;
  redirect?: boolean;
}

/** Stands for the provider's script. */
class FakeCheckout {
  static opened: CheckoutOptions[] = [];
  static failTry: () => void = () => {};
  readonly options: CheckoutOptions;
  constructor(options: CheckoutOptions) {
    this.options = options;
  }
  on(_event: 'payment.failed', listener: () => void) {
    FakeCheckout.failTry = listener;
  }
  open() {
    FakeCheckout.opened.push(this.options);
  }
}

afterEach(() => {
  delete window.Razorpay;
  FakeCheckout.opened = [];
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

const provideCheckout = () => {
  window.Razorpay = FakeCheckout as unknown as NonNullable<typeof window.Razorpay>;
};
const opened = () => waitFor(() => FakeCheckout.opened.at(-1) ?? Promise.reject(new Error('not opened')));
const answerOwn = (...payments: OwnPayment[]) => answer('get', '/qe_payment/own', data({ payments }));
const answerCheck = (payment: OwnPayment) => answer('post', '/qe_payment/check', data(payment));

function openPayment(payment: OwnPayment, address = '/payment/12') {
  signInAs(member);
  answerOwn(payment);
  const checks = answerCheck(payment);
  return { ...renderApp(address), checks };
}

describe('choosing what to buy', () => {
  function openChoice(offers: object = openOffers) {
    signInAs(member);
    answer('get', '/qe_payment/offers', data(offers));
    return renderApp('/payment');
  }

  it('offers both with price and what one gets, and one button that names the sum', async () => {
    const { user } = openChoice();
    const search = await screen.findByRole('radio', { name: 'Online search ₹550' });
    expect(search).toBeChecked();
    expect(search).toHaveAccessibleDescription('One year, till 14/11/2027');
    expect(screen.getByText('See 1,519 profiles')).toBeInTheDocument();
    expect(screen.getByText('Delivery begins after 20/12/2026 and takes 4-5 days')).toBeInTheDocument();
    expect(screen.getByText('No automatic renewal. Receipt by e-mail.')).toBeInTheDocument();
    expect(
      screen.getByText(/^Search is closed while your profile is marked as married or blocked\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay ₹550' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'I have paid but…' })).toHaveAttribute('href', '/payment/help');
    search.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Printed suchi ₹600' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Continue to address' }).getAttribute('href')).toMatch(
      /^\/\?buysuchi=\d+$/,
    );
  });

  it('promises no number of profiles while it is not known what the family will see', async () => {
    openChoice({ ...openOffers, subscription: { ...openOffers.subscription, profiles: 0 } });
    await screen.findByText('Open numbers, write to families');
    expect(screen.queryByText(/^See .* profiles?$/)).not.toBeInTheDocument();
  });

  it('begins the purchase at the price of the server and opens the checkout on its page', async () => {
    provideCheckout();
    const { user, address } = openChoice();
    const begun = answer('post', '/qe_payment/init_payment_razorpay', data(startedPayment));
    answerOwn(startedPayment);
    await user.click(await screen.findByRole('button', { name: 'Pay ₹550' }));
    expect(await opened()).toMatchObject({
      key: 'rzp_test_1',
      order_id: 'order_12',
      amount: 55_000,
      currency: 'INR',
      prefill: { contact: '+919876543210' },
    });
    expect(begun[0]?.body).toEqual({
      amount: 55_000,
      notes: { order_type: 'subscription', subscription_plan_id: 'online_search' },
    });
    await waitFor(() => expect(address()).toBe('/payment/12'));
  });

  it('says why it cannot begin', async () => {
    const { user } = openChoice();
    answer('post', '/qe_payment/init_payment_razorpay', refusal(503, 'PAYMENT_PROVIDER_UNREACHABLE'));
    await user.click(await screen.findByRole('button', { name: 'Pay ₹550' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You never pay twice.');
  });

  it('keeps a closed offer, with the day it opens', async () => {
    openChoice({
      ...openOffers,
      suchi: { ...openOffers.suchi, is_open: false, opens_on: '2027-10-01' },
    });
    const suchi = await screen.findByRole('radio', { name: 'Printed suchi ₹600' });
    expect(suchi).toBeDisabled();
    expect(suchi).toHaveAccessibleDescription('Opens on 01/10/2027');
  });

  it('continues a purchase that waits instead of beginning another', async () => {
    openChoice({ ...openOffers, subscription: { ...openOffers.subscription, pending: startedPayment } });
    const link = await screen.findByRole('link', { name: 'Continue your payment of 10:52 AM 15/11/2026' });
    expect(link).toHaveAttribute('href', '/payment/12');
    expect(screen.queryByText('See 1,519 profiles')).not.toBeInTheDocument();
  });

  it('says when nothing can be paid online', async () => {
    openChoice({ ...openOffers, is_payable: false });
    expect(await screen.findByText(/Online payment is not possible at the moment/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
  });
});

const providersAnswer = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_12',
  razorpay_signature: 'a'.repeat(64),
};

describe('the checkout', () => {
  it('is verified when the provider says paid, and the receipt is there', async () => {
    provideCheckout();
    const { address } = openPayment(startedPayment, '/payment/12?pay=1');
    const { handler } = await opened();
    expect(address()).toBe('/payment/12');
    const verified = answer('post', '/qe_payment/verify_payment_razorpay', data(paidPayment));
    answerOwn(paidPayment);
    handler?.(providersAnswer);
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toHaveFocus();
    expect(verified[0]?.body).toEqual(providersAnswer);
  });

  it('waits, and does not offer to pay again, when only the provider says paid', async () => {
    provideCheckout();
    openPayment(startedPayment, '/payment/12?pay=1');
    const { handler } = await opened();
    answer('post', '/qe_payment/verify_payment_razorpay', noNetwork);
    handler?.(providersAnswer);
    expect(await screen.findByRole('heading', { name: 'Waiting for your bank' })).toBeInTheDocument();
    expect(screen.getByText('Please do not pay again for this.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay|Try again/ })).not.toBeInTheDocument();
  });

  it('asks once when it is closed, and shows the offer again', async () => {
    provideCheckout();
    const { checks, address } = openPayment(startedPayment, '/payment/12?pay=1');
    answer('get', '/qe_payment/offers', data(openOffers));
    const { modal } = await opened();
    expect(checks).toHaveLength(0);
    modal?.ondismiss();
    expect(await screen.findByText('You closed the payment. Nothing was taken.')).toBeInTheDocument();
    expect(checks).toHaveLength(1);
    expect(address()).toBe('/payment');
  });

  it('stays in front while a try fails; then the page shows what the bank said', async () => {
    provideCheckout();
    openPayment(startedPayment, '/payment/12?pay=1');
    const { modal } = await opened();
    const checks = answerCheck(declinedPayment);
    answerOwn(declinedPayment);
    FakeCheckout.failTry();
    await waitFor(() =>
      expect(queryClient.getQueryData(ownPaymentsQuery.queryKey)?.[0]?.phase).toBe('declined'),
    );
    // A new title would take the focus out of the checkout.
    expect(screen.getByRole('heading', { name: 'Your payment' })).toBeInTheDocument();
    modal?.ondismiss();
    expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toHaveFocus();
    await waitFor(() => expect(checks).toHaveLength(2));
  });

  it('does not promise that nothing was taken when nobody could be asked', async () => {
    provideCheckout();
    openPayment(startedPayment, '/payment/12?pay=1');
    const { modal } = await opened();
    answer('post', '/qe_payment/check', refusal(503, 'PAYMENT_PROVIDER_UNREACHABLE'));
    modal?.ondismiss();
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment service does not answer.');
    expect(screen.queryByText(/Nothing was taken/)).not.toBeInTheDocument();
  });

  it('leaves for the provider’s page in a browser that cannot show the frame', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 14) Instagram 312.0',
    );
    provideCheckout();
    openPayment(startedPayment, '/payment/12?pay=1');
    const options = await opened();
    expect(options).toMatchObject({ callback_url: 'https://suchi.test/qe_payment/return', redirect: true });
    expect(options.handler).toBeUndefined();
  });

  it('does not open for a payment that the bank is deciding', async () => {
    provideCheckout();
    const { checks } = openPayment(waitingPayment, '/payment/12?pay=1');
    await screen.findByRole('heading', { name: 'Waiting for your bank' });
    await waitFor(() => expect(checks).toHaveLength(1));
    expect(FakeCheckout.opened).toHaveLength(0);
  });

  it('says when the provider’s script does not load, twice tried, and tries again on request', async () => {
    const { user } = openPayment(startedPayment, '/payment/12?pay=1');
    const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="provider.test"]');
    const failOnce = async () => {
      const present = await waitFor(() => script() ?? Promise.reject(new Error('no script')));
      present.dispatchEvent(new Event('error'));
    };
    await failOnce();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await failOnce();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('failed to load. Are you online?');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    provideCheckout();
    const present = await waitFor(() => script() ?? Promise.reject(new Error('no script')));
    present.dispatchEvent(new Event('load'));
    expect(await opened()).toMatchObject({ order_id: 'order_12' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('one payment', () => {
  it('that waits says when the bank was asked, and can be checked now', async () => {
    const { user, checks } = openPayment(waitingPayment);
    expect(await screen.findByText('Last asked 10:56 AM, next at 10:58 AM')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await waitFor(() => expect(checks).toHaveLength(1));
    answerCheck({ ...waitingPayment, checked_at: '2026-11-15T05:27:10.000Z' });
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Last asked 10:57 AM, next at 10:58 AM')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Asked just now' })).toBeDisabled();
  });

  it('that waits turns to paid by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { checks } = openPayment(waitingPayment);
    await screen.findByRole('heading', { name: 'Waiting for your bank' });
    await waitFor(() => expect(checks).toHaveLength(1));
    answerOwn(paidPayment);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeInTheDocument();
    expect(checks).toHaveLength(1);
  });

  it('that the bank has approved says so, and when the provider could not be asked', async () => {
    signInAs(member);
    answerOwn({ ...waitingPayment, phase: 'authorized' });
    answer('post', '/qe_payment/check', refusal(503, 'PAYMENT_PROVIDER_UNREACHABLE'));
    renderApp('/payment/12');
    expect(
      await screen.findByRole('heading', { name: 'Your bank approved the payment' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('We could not ask just now. We keep trying.')).toBeInTheDocument();
    expect(screen.getByText('Please do not pay again for this.')).toBeInTheDocument();
  });

  it('copies its reference', async () => {
    const { user } = openPayment(waitingPayment);
    await user.click(await screen.findByRole('button', { name: 'Copy the reference' }));
    expect(await navigator.clipboard.readText()).toBe('SU-7K4M-2291');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('that was begun and closed is asked about before it can be paid', async () => {
    const { checks } = openPayment(startedPayment);
    expect(await screen.findByText('You have not paid for this yet.')).toBeInTheDocument();
    expect(checks).toHaveLength(1);
    expect(FakeCheckout.opened).toHaveLength(0);
  });

  it('that is paid shows the receipt and leads to the search', async () => {
    openPayment(paidPayment);
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toHaveFocus();
    expect(screen.getByText('14/11/2027').parentElement).toHaveTextContent(
      'You can search online till 14/11/2027.',
    );
    expect(screen.getByText('2026-27/00412')).toBeInTheDocument();
    expect(screen.getByText('4319 2884 6102')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Download receipt/ })).toHaveAttribute(
      'href',
      'http://api.test/qe_payment/receipt_file?id=5',
    );
    expect(screen.getByRole('link', { name: 'Find your soulmate' })).toHaveAttribute('href', '/');
    expect(screen.getByText(/Also sent to sunita.kelkar@example.org/)).toBeInTheDocument();
  });

  it('that is paid says when the receipt is still being made', async () => {
    openPayment({ ...paidPayment, receipt: { id: 5, number: '2026-27/00412', has_file: false } });
    expect(await screen.findByText('Receipt is being made')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
  });

  it('that was declined says why, and is paid again with the same order, by another way too', async () => {
    provideCheckout();
    const { user } = openPayment(declinedPayment);
    await screen.findByRole('heading', { name: 'The payment did not go through' });
    const reason = screen.getByText('The limit of your bank or UPI app for today is reached.');
    expect(reason.parentElement).toHaveTextContent('Nothing was taken.');
    await user.click(screen.getByRole('button', { name: 'Try again, ₹550' }));
    const first = await opened();
    expect(first).toMatchObject({ order_id: 'order_12' });
    expect(first.prefill).not.toHaveProperty('method');
    first.modal?.ondismiss();
    answer('get', '/qe_payment/offers', data(openOffers));
    await screen.findByText('You closed the payment. Nothing was taken.');
  });

  it('opens the checkout at the way to pay that was chosen', async () => {
    provideCheckout();
    const { user } = openPayment(declinedPayment);
    await user.click(await screen.findByRole('button', { name: 'Netbanking' }));
    expect((await opened()).prefill).toMatchObject({ method: 'netbanking' });
  });

  it('does not say that nothing was taken when the bank did not answer', async () => {
    openPayment({ ...declinedPayment, declined_reason: 'payment_timed_out' });
    const reason = await screen.findByText('The bank did not answer in time.');
    expect(reason.parentElement).not.toHaveTextContent('Nothing was taken.');
  });

  it.each([
    ['expired', 'This payment was not completed'],
    ['refunded', 'Your money went back'],
  ] as const)('that is %s', async (phase, title) => {
    openPayment({ ...paidPayment, phase, refunded: 55_000 });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it.each(['/payment/99', '/payment/abc'])('that is not the member’s (%s)', async (address) => {
    openPayment(paidPayment, address);
    expect(await screen.findByRole('heading', { name: 'We cannot find this payment' })).toBeInTheDocument();
    expect(document.title).toMatch(/^We cannot find this payment/);
  });
});

describe('I have paid but…', () => {
  const contact = { support_email: 'treasurer@example.org', support_phone: '+91 90000 80684' };
  function openHelp(...payments: OwnPayment[]) {
    signInAs(member, { ...closedSetting, ...contact });
    answerOwn(...payments);
    const checks = payments[0] ? answerCheck(payments[0]) : [];
    return { ...renderApp('/payment/help'), checks };
  }

  it('asks about the newest payment at once and shows how far it is', async () => {
    const { checks } = openHelp(
      { ...waitingPayment, phase: 'authorized', authorized_at: '2026-11-15T05:23:00.000Z' },
      paidPayment,
    );
    expect(await screen.findByText('We asked just now. Your money is safe.')).toBeInTheDocument();
    expect(checks).toEqual([{ body: { payment: 12 } }]);
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps[1]).toBe('Your bank approved the payment10:53 AM');
    expect(screen.getByText('Razorpay is confirming it').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(screen.getByText('Settled by 21/11/2026 at the latest.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+91 90000 80684' })).toHaveAttribute(
      'href',
      'tel:+919000080684',
    );
  });

  it('does not claim to have asked when nobody answered', async () => {
    openHelp(waitingPayment);
    answer('post', '/qe_payment/check', refusal(503, 'PAYMENT_PROVIDER_UNREACHABLE'));
    expect(await screen.findByText(/The bank could not be asked just now/)).toBeInTheDocument();
  });

  it('finds a payment by the bank’s number', async () => {
    const { user } = openHelp();
    expect(await screen.findByText('There is no payment in this account yet.')).toBeInTheDocument();
    const asked = answer('post', '/qe_payment/find', data({ payment: paidPayment }));
    await user.type(screen.getByLabelText('Bank reference number'), '4319 2884 6102');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Found: your payment of ₹550.')).toBeInTheDocument();
    expect(asked[0]?.body).toEqual({ reference: '431928846102' });
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/payment/12');
  });

  it('says what to do when there is none, with a mail that has the number in it', async () => {
    const { user } = openHelp();
    answer('post', '/qe_payment/find', data({ payment: null }));
    await user.type(await screen.findByLabelText('Bank reference number'), '123');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Please enter at least 4 digits')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Bank reference number'), '456789012');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(
      await screen.findByText('We have no payment with this number. It can take a day to appear.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to the treasurer' })).toHaveAttribute(
      'href',
      'mailto:treasurer@example.org?subject=Payment%20123456789012',
    );
  });
});
