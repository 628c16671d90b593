import type { OfficeOrder } from '@suchi/contracts/money';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, refusal, signInAs } from '../../test/server.ts';

const order: OfficeOrder = {
  id: 1185,
  user_id: '00000000-0000-4000-8000-000000000001',
  name: 'Snehal Kulkarni',
  address: 'Flat 12, Anand Nagar, Paud Road',
  city: 'Pune',
  pincode: '411038',
  delivery_kind: 'post',
  status: 'paid',
  order_status: 'ordered',
  is_archived: false,
  edition: '2026',
  amount: 60_000,
  ordered_at: '2026-11-15T09:00:00.000Z',
  carrier: null,
  tracking_number: null,
  dispatched_at: null,
  delivered_at: null,
  return_reason: null,
};
const second: OfficeOrder = {
  ...order,
  id: 1184,
  name: 'Dhruvi Mehta',
  city: 'Ahmedabad',
  pincode: '380007',
};
const pickUp: OfficeOrder = { ...order, id: 1182, name: 'Vasudha Sathe', delivery_kind: 'pick_up' };
const rows = [order, second, pickUp];
const counts = {
  current: { ordered: 16, dispatched: 127, delivered: 42 },
  past: { ordered: 0, dispatched: 3, delivered: 58 },
  unpaid: 4,
  seasons: [{ edition: 7, year: '2026', orders: 185, undelivered: 143 }],
};
const moved = { moved: 1, refused_total: 0, refused: [] };

function answerOrders(listed: readonly OfficeOrder[] = rows) {
  answer('get', '/qe_orders/counts', data(counts));
  return answer('post', '/qe_orders/list', data({ total: listed.length, rows: listed }));
}
/** The table is there while its rows load. */
const table = async () => {
  await screen.findByText('Snehal Kulkarni');
  return screen.getByRole('table', { name: 'Orders, newest first' });
};
const undoBar = async () => screen.findByRole('button', { name: 'Undo' });

// The first test would spend its time on loading the pages.
beforeAll(async () => {
  await import('./components/orders-page.tsx');
  await import('./labels/labels-page.tsx');
}, 60_000);
beforeEach(() => signInAs(admin));

describe('the orders', () => {
  it('are closed to members', async () => {
    signInAs(member);
    renderApp('/admin/orders/ordered');
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('are in three steps with their counts', async () => {
    const asked = answerOrders();
    renderApp('/admin/orders/ordered');
    const lines = within(await table()).getAllByRole('row');
    expect(lines[1]).toHaveTextContent('Snehal KulkarniNo. 1185Flat 12, Anand Nagar, Paud RoadPune 411038');
    expect(lines[1]).toHaveTextContent('15/11/2026₹600');
    expect(lines[3]).toHaveTextContent('Pick-up at the hall');
    const steps = screen.getByRole('navigation', { name: 'Steps of an order' });
    expect(await within(steps).findByRole('link', { name: 'Dispatched 127' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/3 of 185$/);
    expect(asked[0]?.body).toEqual({
      sort: '-order_date',
      page: 1,
      rows: 10,
      filter: { is_past: false, step: 'ordered', is_paid: true },
    });
  });

  it('have a file, with names and addresses only for a reason', async () => {
    answerOrders();
    const file = answer('post', '/qe_orders/file', () => HttpResponse.text('Order\r\n'));
    const { user } = renderApp('/admin/orders/ordered?search=Pune');
    await table();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Orders of this season, Ordered: 3 rows.')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'With names, addresses and mobile numbers' }));
    await user.type(dialog.getByLabelText('Why do you need them?'), 'List for the carrier');
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(file).toHaveLength(1));
    expect(file[0]?.body).toEqual({
      selection: {
        all: true,
        search: 'Pune',
        filter: { is_past: false, step: 'ordered', is_paid: true },
        except: [],
      },
      sort: '-order_date',
      contacts_reason: 'List for the carrier',
    });
  });

  it('of past seasons begin with the last changed', async () => {
    const past = { ...order, is_archived: true };
    const asked = answerOrders([past, { ...past, id: 12, name: 'Dhruvi Mehta', edition: null }]);
    renderApp('/admin/past_orders/ordered');
    const [, named, unnamed] = within(await table()).getAllByRole('row');
    expect(named).toHaveTextContent('2026');
    expect(unnamed).toHaveTextContent('Not recorded');
    expect(asked[0]?.body).toMatchObject({
      sort: '-date_updated',
      filter: { is_past: true, step: 'ordered' },
    });
    expect(screen.getByRole('button', { name: 'Restore the order of Snehal Kulkarni' })).toBeInTheDocument();
  });

  it('say in the text’s words that there are none', async () => {
    answerOrders([]);
    renderApp('/admin/orders/dispatched');
    expect(await screen.findByRole('heading', { name: 'No dispatched order found' })).toBeInTheDocument();
  });
});

async function openPanel() {
  const asked = answerOrders();
  const app = renderApp('/admin/orders/ordered');
  await table();
  for (const { name } of [order, second])
    await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  answer('post', '/qe_orders/list', data({ total: 2, rows: [order, second] }));
  await app.user.click(screen.getByRole('button', { name: 'Dispatch' }));
  const first = await screen.findByRole('textbox', {
    name: 'Tracking number for Snehal Kulkarni, no. 1185',
  });
  const next = screen.getByRole('textbox', { name: 'Tracking number for Dhruvi Mehta, no. 1184' });
  return { ...app, asked, first, next };
}

describe('dispatching', () => {
  it('goes from number to number with Enter and marks what is wrong', async () => {
    const { user, first, next } = await openPanel();
    await user.type(first, 'em 412 330 915 in{Enter}');
    expect(next).toHaveFocus();
    await user.type(next, 'EM412330915IN');
    expect(next).toHaveAccessibleDescription('Another order above or below has the same number.');
    await user.click(screen.getByRole('button', { name: 'Dispatch 2 orders' }));
    expect(first).toHaveFocus();
    await user.clear(next);
    await user.type(next, 'EM4{Enter}');
    expect(next).toHaveAccessibleDescription('This number is too short. Please check it.');
    expect(screen.getByRole('button', { name: 'Dispatch 2 orders' })).toHaveFocus();
  });

  it('can be undone, and then the server never hears of it', async () => {
    const { user } = await openPanel();
    const sent = answer('post', '/qe_orders/dispatch', data(moved));
    expect(screen.getByText(/^2 orders have no tracking number yet/)).toBeInTheDocument();
    expect(screen.getByText(/^“Your suchi is on its way”.*to 2 e-mail addresses\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dispatch 2 orders' }));
    expect(await screen.findByText('2 orders dispatched')).toBeInTheDocument();
    await user.click(await undoBar());
    await waitFor(() => expect(screen.queryByText('2 orders dispatched')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('is sent when the person goes on', async () => {
    const { user, first } = await openPanel();
    const sent = answer('post', '/qe_orders/dispatch', data(moved));
    await user.type(first, 'EM412330915IN');
    await user.click(screen.getByRole('button', { name: 'Dispatch 2 orders' }));
    await undoBar();
    await user.click(screen.getByRole('link', { name: 'Delivered 42' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      carrier: 'speed_post',
      mails_buyers: true,
      orders: [
        { id: 1185, tracking_number: 'EM412330915IN' },
        { id: 1184, tracking_number: '' },
      ],
    });
  });
});

describe('an order without an address', () => {
  it('is left out of the dispatch with its reason', async () => {
    const nowhere = { ...second, address: null, city: null, pincode: null };
    answerOrders([order, nowhere]);
    const { user } = renderApp('/admin/orders/ordered');
    expect(within(await table()).getByText('No address yet')).toBeInTheDocument();
    for (const { name } of [order, nowhere])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Dispatch' }));
    expect(await screen.findByText(/^1 order has no address and is left out/)).toBeInTheDocument();
    const sent = answer('post', '/qe_orders/dispatch', data(moved));
    await user.click(screen.getByRole('button', { name: 'Dispatch 1 order' }));
    await undoBar();
    globalThis.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ orders: [{ id: 1185, tracking_number: '' }] });
  });
});

describe('one order', () => {
  it('that is picked up is handed over, and a refusal is said with its reason', async () => {
    answerOrders();
    const sent = answer(
      'post',
      '/qe_orders/deliver',
      data({ moved: 0, refused_total: 1, refused: [{ order: 1182, reason: 'step_taken' }] }),
    );
    const { user } = renderApp('/admin/orders/ordered');
    await table();
    await user.click(screen.getByRole('button', { name: 'Hand over the book to Vasudha Sathe' }));
    await undoBar();
    expect(screen.queryByText('Vasudha Sathe')).not.toBeInTheDocument();
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText('No. 1182 was moved by someone else already.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ selection: { ids: [1182] } });
    expect(await screen.findByText('Vasudha Sathe')).toBeInTheDocument();
  });

  it('gets its address from the office', async () => {
    const nowhere = { ...order, address: null, city: null, pincode: null };
    answerOrders([nowhere]);
    answer('get', '/qe_orders/address', data({ delivery: { name: order.name, mobile: '919000017360' } }));
    const sent = answer('post', '/qe_orders/set_address', data(order));
    const { user } = renderApp('/admin/orders/ordered');
    await table();
    await user.click(screen.getByRole('button', { name: 'Enter the address of Snehal Kulkarni' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery address' }));
    expect(await dialog.findByRole('textbox', { name: /^Mobile/ })).toHaveValue('9000017360');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(dialog.getByText('Please fill all required fields.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Address/ }), 'Flat 12, Paud Road');
    await user.type(dialog.getByRole('textbox', { name: /^City/ }), 'Pune');
    await user.type(dialog.getByRole('textbox', { name: /^Pincode/ }), '411038');
    const asked = answerOrders();
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('The address is changed.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({
      order: 1185,
      delivery: {
        name: 'Snehal Kulkarni',
        address: 'Flat 12, Paud Road',
        city: 'Pune',
        pincode: '411038',
        mobile: '9000017360',
      },
    });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  });

  it('whose parcel came back waits with its reason', async () => {
    const sentOrder = { ...order, order_status: 'dispatched', carrier: 'dtdc' } as const;
    answerOrders([sentOrder]);
    const sent = answer('post', '/qe_orders/return', data(order));
    const { user } = renderApp('/admin/orders/dispatched');
    await table();
    await user.click(screen.getByRole('button', { name: 'More about the order of Snehal Kulkarni' }));
    await user.click(await screen.findByText('The parcel came back'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^What is wrong/ }), 'Flat number missing');
    await user.click(dialog.getByRole('button', { name: 'It came back' }));
    expect(await screen.findByText('The order is in “Ordered” again.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ order: 1185, reason: 'Flat number missing' });
    answerOrders([{ ...order, return_reason: 'Flat number missing' }]);
    await user.click(screen.getByRole('link', { name: /^Ordered/ }));
    expect(await screen.findByText('Came back: Flat number missing')).toBeInTheDocument();
  });

  it('can be set to pick-up', async () => {
    answerOrders();
    const sent = answer('post', '/qe_orders/delivery_kind', data(pickUp));
    const { user } = renderApp('/admin/orders/ordered');
    await table();
    await user.click(screen.getByRole('button', { name: 'More about the order of Snehal Kulkarni' }));
    await user.click(await screen.findByText('Will be picked up at the hall'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ order: 1185, delivery_kind: 'pick_up' });
  });
});

describe('a season', () => {
  it('is archived after a question that counts', async () => {
    answerOrders([{ ...order, order_status: 'delivered' }]);
    const sent = answer('post', '/qe_orders/archive', refusal(409, 'ORDER_REFUSED', { reason: 'too_many' }));
    const { user } = renderApp('/admin/orders/delivered');
    await table();
    await user.click(await screen.findByRole('button', { name: 'Archive a season' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive a season' });
    expect(within(dialog).getByText('143 of these are not delivered yet.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Archive 185 orders' }));
    await undoBar();
    globalThis.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      selection: { all: true, filter: { is_past: false, edition: 7 } },
    });
    expect(await screen.findByText(/^This was not saved: This is not possible/)).toBeInTheDocument();
  });
});

describe('address labels', () => {
  const label = { name: 'Snehal Kulkarni', address: 'Flat 12', city: 'Pune', mobile: '919000017360' };
  const sheet = {
    labels: [
      { ...label, order: 1184, pincode: '380007' },
      { ...label, order: 1185, pincode: '411038', address: 'Very long address. '.repeat(20).trim() },
    ],
    picked_up: 1,
    without_address: 0,
    sender: { name: 'Sahyadri Samaj Mandal', address: 'Mulund East, Mumbai 400 081' },
  };
  const labels = () => [...document.querySelectorAll<HTMLElement>('[data-print] [data-format] > div')];

  it('are printed at the places of the chosen sheet', async () => {
    answerOrders();
    const sent = answer('post', '/qe_orders/labels', data(sheet));
    const { user, address, router } = renderApp('/admin/orders/ordered');
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Select Snehal Kulkarni' }));
    await user.click(screen.getByRole('button', { name: 'Address labels' }));
    expect(await screen.findByRole('button', { name: 'Print 2 labels' })).toBeInTheDocument();
    expect(address()).toBe('/admin/order_labels');
    expect(sent[0]?.body).toEqual({ selection: { ids: [1185] } });
    expect(screen.getByRole('link', { name: 'To the orders' })).toHaveAttribute(
      'href',
      '/admin/orders/ordered',
    );
    // The entry of the browser keeps it, so that a reload prints the same.
    expect(router.state.location.state).toEqual({ selection: { ids: [1185] } });
    expect(labels()[0]).toHaveAttribute(
      'style',
      'left: 4.65mm; top: 15.15mm; width: 99.1mm; height: 38.1mm;',
    );
    expect(labels()[0]).toHaveTextContent(
      'ToNo. 1184Snehal KulkarniFlat 12Pune 380 007Mobile +91 90000 17360',
    );
    expect(labels()[0]).toHaveTextContent('From Sahyadri Samaj Mandal');
    expect(screen.getByText(/too long for the label and are cut: No. 1185/)).toBeInTheDocument();
    expect(screen.getByText('1 order is picked up at the hall and has no label.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Label sheet' }), '24');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Start at label' }), '24');
    expect(labels()[0]).toHaveAttribute('style', expect.stringMatching(/^left: 139.25mm; top: 250.2/));
    expect(labels()[1]).toHaveAttribute('style', expect.stringMatching(/^left: 7.25mm; top: 12.9mm/));
    expect(labels()[0]).not.toHaveTextContent('From');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order of the labels' }), 'number');
    expect(labels()[0]).toHaveTextContent('No. 1184');
  });

  it('without orders lead back to the list', async () => {
    renderApp('/admin/order_labels');
    expect(await screen.findByRole('heading', { name: 'No labels to print' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the orders' })).toBeInTheDocument();
  });
});
