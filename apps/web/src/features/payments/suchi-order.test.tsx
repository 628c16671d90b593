import type { OwnOrder } from '@suchi/contracts/money';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { closedOffers, openOffers, paidOrder, paidPayment, startedPayment } from '../../test/payments.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, held, member, noNetwork, refusal, signInAs } from '../../test/server.ts';

// Compiling the lower half of home is slow on a busy machine.
beforeAll(
  () => Promise.all([import('../../app/member/active-home.tsx'), import('./components/order-suchi.tsx')]),
  60_000,
);

const orderPayment = { ...startedPayment, id: 14, order_type: 'suchi', amount: 60_000, order: 31 } as const;
const draftKey = 'suchi.copy.delivery.member-1';

describe('ordering the printed suchi', () => {
  function openOrder(offers: object = openOffers) {
    signInAs(member);
    answer('get', '/qe_payment/offers', data(offers));
    answer('get', '/qe_profile/form', refusal(404, 'PROFILE_NOT_FOUND'));
    return renderApp('/?buysuchi=7');
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Delivery address' });

  it('asks for what is missing, and begins at the first empty field', async () => {
    const { user } = openOrder();
    const form = within(await dialog());
    expect(await form.findByLabelText(/Full name/)).toHaveValue('Sunita Kelkar');
    expect(form.getByText('1 copy, ₹600 with delivery')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Pay ₹600' }));
    expect(await form.findByText('Please fill all required fields.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Address/)).toHaveFocus();
    expect(form.getByLabelText(/Alternate mobile/)).toBeValid();
  });

  it('does not check the length of pincode and mobile, orders, and opens the payment', async () => {
    const { user, address } = openOrder();
    const form = within(await dialog());
    const ordered = answer('post', '/qe_payment/order', data(orderPayment));
    answer('get', '/qe_payment/own', data({ payments: [orderPayment] }));
    await user.type(await form.findByLabelText(/^Address/), 'Gavanpada Road');
    await user.type(form.getByLabelText(/City/), 'Mumbai');
    await user.type(form.getByLabelText(/Pincode/), '4000');
    expect(form.getByLabelText(/Pincode/)).toHaveAttribute('inputmode', 'numeric');
    expect(form.getByLabelText(/^Mobile/)).toHaveAttribute('inputmode', 'numeric');
    await user.click(form.getByRole('button', { name: 'Pay ₹600' }));
    await waitFor(() => expect(address()).toBe('/payment/14'));
    expect(ordered[0]?.body).toEqual({
      amount: 60_000,
      delivery: {
        name: 'Sunita Kelkar',
        address: 'Gavanpada Road',
        city: 'Mumbai',
        pincode: '4000',
        mobile: '9876543210',
      },
    });
    document.head.querySelector('script[src*="provider.test"]')?.dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(document.head.querySelector('script[src*="provider.test"]')).toBeInTheDocument(),
    );
    document.head.querySelector('script[src*="provider.test"]')?.dispatchEvent(new Event('error'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Are you online?');
  });

  it('keeps what was typed on the device until it is paid', async () => {
    const { user, router } = openOrder();
    await user.type(await within(await dialog()).findByLabelText(/City/), 'Thane');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await router.navigate('/?buysuchi=8');
    expect(await within(await dialog()).findByLabelText(/City/)).toHaveValue('Thane');

    const paidSuchi = { ...paidPayment, id: 14, order_type: 'suchi', amount: 60_000, order: 31 };
    answer('get', '/qe_payment/own', data({ payments: [paidSuchi] }));
    answer('get', '/qe_payment/orders', data({ orders: [paidOrder] }));
    expect(localStorage.getItem(draftKey)).not.toBeNull();
    await router.navigate('/payment/14');
    expect(
      await screen.findByText('Delivery begins after 20/12/2026 and takes 4-5 days.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See my order' })).toHaveAttribute(
      'href',
      '/settings/my_membership',
    );
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('keeps the form when the signal dropped', async () => {
    const { user } = openOrder();
    const form = within(await dialog());
    await user.type(await form.findByLabelText(/^Address/), 'Gavanpada Road');
    await user.type(form.getByLabelText(/City/), 'Mumbai');
    await user.type(form.getByLabelText(/Pincode/), '400081');
    answer('post', '/qe_payment/order', noNetwork);
    await user.click(form.getByRole('button', { name: 'Pay ₹600' }));
    expect(await form.findByText(/No connection/)).toBeInTheDocument();
    expect(form.getByLabelText(/City/)).toHaveValue('Mumbai');
  });

  it('begun at an old price is paid at today’s, and says so', async () => {
    const { user } = openOrder({ ...openOffers, suchi: { ...openOffers.suchi, price_before: 50_000 } });
    const form = within(await dialog());
    expect(await form.findByText('You began this order at ₹500. The price is now ₹600.')).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Address/), 'Gavanpada Road');
    await user.type(form.getByLabelText(/City/), 'Mumbai');
    await user.type(form.getByLabelText(/Pincode/), '400081');
    const ordered = answer('post', '/qe_payment/order', noNetwork);
    await user.click(form.getByRole('button', { name: 'Pay ₹600' }));
    await waitFor(() => expect(ordered[0]?.body).toMatchObject({ amount: 60_000 }));
  });

  it('has no form once the sale is closed; what was begun is paid on its page', async () => {
    openOrder({ ...closedOffers, suchi: { ...closedOffers.suchi, pending: orderPayment } });
    const form = within(await dialog());
    expect(await form.findByText('The printed suchi is not on sale now')).toBeInTheDocument();
    expect(form.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(form.getByRole('link', { name: /^Continue your payment/ })).toHaveAttribute('href', '/payment/14');
  });

  it('says when it is not on sale', async () => {
    openOrder({ ...closedOffers, suchi: { ...closedOffers.suchi, opens_on: '2027-10-01' } });
    const form = within(await dialog());
    expect(await form.findByText('The printed suchi is not on sale now')).toBeInTheDocument();
    expect(form.getByText('Opens on 01/10/2027')).toBeInTheDocument();
  });
});

describe('orders on home', () => {
  function openHome(...orders: OwnOrder[]) {
    signInAs(member);
    answer('get', '/qe_payment/orders', data({ orders }));
    return renderApp('/');
  }
  const region = (name: string) => screen.findByRole('region', { name });

  it.each([
    ['ordered', 'Your suchi is ordered and paid', 'Delivery begins after 20/12/2026 and takes 4-5 days.'],
    ['dispatched', 'Your suchi is on its way', 'It takes 4-5 days.'],
    ['delivered', 'Your suchi was delivered', 'We hope your family enjoys reading it.'],
  ] as const)('%s', async (step, title, text) => {
    openHome({ ...paidOrder, order_status: step });
    expect(await region(title)).toHaveTextContent(text);
  });

  it('asks whether the book has arrived when its days have passed', async () => {
    const { user } = openHome({
      ...paidOrder,
      order_status: 'dispatched',
      dispatched_at: '2020-10-20T09:00:00.000Z',
    });
    const asked = await region('Has your suchi arrived?');
    expect(asked).toHaveTextContent(
      'We sent it on 20/10/2020. If it has not arrived, please call or write to us: help@example.org',
    );
    const said = answer('post', '/qe_payment/arrived', data({ ...paidOrder, order_status: 'delivered' }));
    answer('get', '/qe_payment/orders', data({ orders: [{ ...paidOrder, order_status: 'delivered' }] }));
    await user.click(within(asked).getByRole('button', { name: 'Yes, it has arrived' }));
    expect(await region('Your suchi was delivered')).toBeInTheDocument();
    expect(said[0]?.body).toEqual({ order: 31 });
  });

  it('says where a book is picked up', async () => {
    openHome({ ...paidOrder, delivery_kind: 'pick_up' });
    expect(await region('Your suchi is ordered and paid')).toHaveTextContent('You pick it up at the melawa.');
  });

  it('without those of former years', async () => {
    openHome({ ...paidOrder, is_archived: true, order_status: 'delivered' }, { ...paidOrder, id: 32 });
    await region('Your suchi is ordered and paid');
    expect(screen.queryByText('Your suchi was delivered')).not.toBeInTheDocument();
  });

  it('asks about an unpaid one on load, and shows it paid when the bank has confirmed', async () => {
    const unpaid: OwnOrder = { ...paidOrder, status: 'pending', paid_at: null };
    const answered = held(data({ ...paidPayment, id: 14, order_type: 'suchi' }));
    const verified = answer('post', '/qe_payment/verify_order', answered.respond);
    openHome(unpaid);
    const checking = await region('We are checking your payment of ₹600');
    expect(checking).toHaveTextContent('Please do not pay again.');
    expect(within(checking).getByRole('link', { name: 'See the payment' })).toHaveAttribute(
      'href',
      '/payment/14',
    );
    answer('get', '/qe_payment/orders', data({ orders: [paidOrder] }));
    answered.release();
    expect(await region('Your suchi is ordered and paid')).toBeInTheDocument();
    expect(verified).toEqual([{ body: { order_id: 'order_31' } }]);
  });

  it('offers to continue an order that no one tried to pay', async () => {
    answer('post', '/qe_payment/verify_order', data(orderPayment));
    openHome({ ...paidOrder, status: 'pending', paid_at: null });
    const unpaid = await region('Your suchi of ₹600 is not paid yet');
    expect(within(unpaid).getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/payment/14');
  });
});

describe('my membership', () => {
  function openMembership(orders: OwnOrder[], receipts: unknown[] = [], offers: object = openOffers) {
    signInAs(member);
    answer(
      'get',
      '/qe_search/standing',
      data({
        is_allowed: true,
        reason: null,
        genders: ['Female'],
        subscription: { state: 'valid', until: '2099-06-14' },
        price_paise: 55_000,
      }),
    );
    answer('get', '/items/qd_subscriptions', data([]));
    answer('get', '/qe_payment/offers', data(offers));
    answer('get', '/qe_payment/orders', data({ orders }));
    answer('get', '/qe_payment/receipts', data({ receipts }));
    answer('get', '/qe_profile/form', refusal(404, 'PROFILE_NOT_FOUND'));
    return renderApp('/settings/my_membership');
  }

  it('offers to renew early, and says until when', async () => {
    openMembership([]);
    const renew = await screen.findByRole('link', { name: 'Renew for ₹550' });
    expect(renew).toHaveAttribute('href', '/payment');
    expect(
      screen.getByText(
        /days left. It does not renew by itself. Renew early and a year is added: till 14\/11\/2027./,
      ),
    ).toBeInTheDocument();
  });

  it('shows how far the book is, and where it goes', async () => {
    openMembership([{ ...paidOrder, order_status: 'dispatched', can_change_address: false }]);
    const step = (await screen.findByText('Dispatched')).closest('li');
    expect(step).toHaveAttribute('aria-current', 'step');
    expect(
      screen.getByText('1 copy, ₹600. To Meera Kulkarni, Gavanpada Road, Mulund East, Mumbai 400081'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument();
  });

  it('shows the carrier and the tracking number', async () => {
    openMembership([
      {
        ...paidOrder,
        order_status: 'dispatched',
        can_change_address: false,
        can_pick_up: false,
        carrier: 'speed_post',
        tracking_number: 'EM412330915IN',
      },
    ]);
    const step = (await screen.findByText('Dispatched')).closest('li');
    expect(within(step as HTMLElement).getByText('With India Post, Speed Post')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tracking number EM412330915IN' })).toHaveAttribute(
      'href',
      expect.stringContaining('EM412330915IN'),
    );
  });

  it('can be picked up at the melawa instead', async () => {
    const { user } = openMembership([paidOrder]);
    const chosen = answer(
      'post',
      '/qe_payment/delivery_kind',
      data({ ...paidOrder, delivery_kind: 'pick_up' }),
    );
    const button = await screen.findByRole('button', { name: 'Pick it up at the melawa' });
    answer('get', '/qe_payment/orders', data({ orders: [{ ...paidOrder, delivery_kind: 'pick_up' }] }));
    await user.click(button);
    expect(await screen.findByText('1 copy, ₹600. You pick it up at the melawa.')).toBeInTheDocument();
    expect(chosen[0]?.body).toEqual({ order: 31, delivery_kind: 'pick_up' });
    expect(screen.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument();
  });

  it('changes the address until the book is sent', async () => {
    const { user } = openMembership([paidOrder]);
    await user.click(await screen.findByRole('button', { name: 'Change address' }));
    const form = within(await screen.findByRole('dialog', { name: 'Delivery address' }));
    const city = form.getByLabelText(/City/);
    expect(city).toHaveValue('Mumbai');
    await user.clear(city);
    await user.type(city, 'Thane');
    const changed = answer('post', '/qe_payment/delivery', data({ ...paidOrder }));
    answer(
      'get',
      '/qe_payment/orders',
      data({ orders: [{ ...paidOrder, delivery: { ...paidOrder.delivery, city: 'Thane' } }] }),
    );
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(/Thane 400081/)).toBeInTheDocument();
    expect(changed[0]?.body).toMatchObject({ order: 31, delivery: { city: 'Thane' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus());
  });

  it('lists receipts and refund notes, each with its file', async () => {
    const receipt = {
      id: 5,
      number: '2026-27/00107',
      kind: 'receipt',
      issued_on: '2026-06-15',
      order_type: 'subscription',
      period: { from: '2026-06-15', to: '2027-06-14' },
      edition: null,
      channel: 'online',
      method: 'upi',
      amount: 55_000,
    };
    const note = {
      ...receipt,
      id: 6,
      number: '2026-27/00120',
      kind: 'refund_note',
      order_type: 'suchi',
      period: null,
      edition: '2026-27',
      channel: 'cash',
      method: null,
      amount: 60_000,
    };
    openMembership([], [note, receipt]);
    await screen.findByText('2026-27/00107');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '2026-27/0012015/06/2026Refund: Printed suchi 2026-27, 1 copyCash at desk₹600PDF',
      '2026-27/0010715/06/2026Online search, 15/06/2026 to 14/06/2027UPI₹550PDF',
    ]);
    expect(screen.getByRole('link', { name: 'PDF of receipt 2026-27/00107' })).toHaveAttribute(
      'href',
      'http://api.test/qe_payment/receipt_file?id=5',
    );
  });
});
