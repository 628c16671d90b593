import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, refusal, signInAs } from '../../test/server.ts';
import { sampleDayBook } from '../../test/treasury.ts';

beforeEach(() => signInAs(admin));

const closed = () => screen.findByRole('heading', { level: 1, name: 'Access Denied' });

const receipt = {
  id: 409,
  number: '2026-27/00409',
  kind: 'receipt',
  issued_on: '2026-11-14',
  payment: 31,
  payer: 'Isha Mehta',
  payer_id: '00000000-0000-4000-8000-000000000001',
  order_type: 'suchi',
  channel: 'online',
  method: 'upi',
  amount: 60_000,
};

describe('the list of receipts', () => {
  it('is closed to members', async () => {
    signInAs(member);
    renderApp('/admin/receipts');
    expect(await closed()).toBeVisible();
  });

  it('leads to each PDF and to a refund', async () => {
    const note = { ...receipt, id: 413, number: '2026-27/00413', kind: 'refund_note', channel: 'cheque' };
    answer('post', '/qe_treasury/receipts', data({ total: 51, rows: [note, receipt] }));
    renderApp('/admin/receipts');
    const table = await screen.findByRole('table', { name: 'Receipts and refund notes' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Number', 'Date', 'Name', 'For', 'Paid by', 'Amount', 'Refund']);
    await within(table).findByText('2026-27/00409');
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('2026-27/0041314/11/2026Isha MehtaPrinted suchiCheque−₹600Refund note');
    expect(
      within(first as HTMLElement).getByRole('link', { name: /^Refund note 2026-27\/00413 of Isha Mehta/ }),
    ).toHaveAttribute('href', 'http://api.test/qe_payment/receipt_file?id=413');
    expect(
      within(second as HTMLElement).getByRole('link', { name: 'Refund the payment of Isha Mehta' }),
    ).toHaveAttribute('href', '/admin/refunds?payment=31');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Receipts51 in all');
  });

  it('is asked for days, purpose and kind, and says when none matches', async () => {
    const asked = answer('post', '/qe_treasury/receipts', data({ total: 0, rows: [] }));
    renderApp('/admin/receipts?order_type=suchi&kind=receipt&issued_from=2026-11-02&issued_to=2026-13-40');
    expect(await screen.findByRole('heading', { name: 'No receipt matches.' })).toBeInTheDocument();
    expect(asked[0]?.body).toEqual({
      sort: '-issued_on',
      page: 1,
      rows: 10,
      filter: { order_type: 'suchi', kind: 'receipt', issued_from: '2026-11-02' },
    });
    expect(screen.getByRole('button', { name: 'Remove the filter From: 02/11/2026' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Receipts0 found');
  });

  it('searches without the name in the address', async () => {
    const asked = answer('post', '/qe_treasury/receipts', data({ total: 60, rows: [receipt] }));
    const { user, address } = renderApp('/admin/receipts?page=2');
    await user.type(await screen.findByRole('searchbox', { name: /^Receipt number or name/ }), 'gokhale');
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ search: 'gokhale', page: 1 }));
    expect(address()).toBe('/admin/receipts');
  });

  it('is downloaded with what the list shows', async () => {
    answer('post', '/qe_treasury/receipts', data({ total: 1, rows: [receipt] }));
    const asked = answer('post', '/qe_treasury/receipts_file', refusal(403, 'FORBIDDEN'));
    const { user } = renderApp('/admin/receipts?order_type=suchi');
    const button = await screen.findByRole('button', { name: 'Download CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() =>
      expect(asked[0]?.body).toEqual({ sort: '-issued_on', filter: { order_type: 'suchi' } }),
    );
  });

  it('is empty, or failed with a retry', async () => {
    answer('post', '/qe_treasury/receipts', refusal(403, 'FORBIDDEN'), data({ total: 0, rows: [] }));
    const { user } = renderApp('/admin/receipts');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'No receipt has been given yet.' }),
    ).toBeInTheDocument();
  });
});

const settlement = {
  id: 'setl_1',
  settled_on: '2026-11-17',
  utr: 'UTR4417',
  payments: 115_000,
  fees: 2_714,
  tax: 414,
  refunds: 60_000,
  net: 52_286,
  lines: 2,
  differences: 1,
};
const line = { kind: 'payment', amount: 55_000, fee: 1_298, tax: 198, payment: 31, payer: 'Isha Mehta' };

describe('the settlements', () => {
  beforeEach(() => answer('get', '/qe_treasury/unmatched', data({ total: 0, items: [] })));

  it('are closed to members', async () => {
    signInAs(member);
    renderApp('/admin/settlements');
    expect(await closed()).toBeVisible();
  });

  it('show each payout with its sums, and its rows in place', async () => {
    answer('get', '/qe_treasury/settlements', data({ total: 1, settlements: [settlement] }));
    answer(
      'get',
      '/qe_treasury/settlement',
      data({
        settlement,
        lines: [
          { ...line, id: 1, entity_id: 'pay_1', difference: null },
          { ...line, id: 2, entity_id: 'pay_2', payment: null, payer: null, difference: 'missing_here' },
        ],
      }),
    );
    const { user } = renderApp('/admin/settlements');
    const list = await screen.findByRole('list', { name: 'Payouts, newest first' });
    expect(list).toHaveTextContent(
      '17/11/2026UTR UTR44171 differencePaid by members₹1,150Fees−₹27.14including GST ₹4.14Kept back for refunds−₹600To the bank₹522.86',
    );
    const opener = screen.getByRole('button', { name: 'Rows of the payout of 17/11/2026' });
    opener.focus();
    await user.keyboard(' ');
    const rows = await screen.findByRole('list', { name: 'Rows of the payout of 17/11/2026' });
    await within(rows).findByText('pay_2');
    expect(rows).toHaveTextContent('Isha Mehta₹550Paymentfee ₹12.98Matched');
    expect(rows).toHaveTextContent('pay_2₹550Paymentfee ₹12.98Not in our books');
    expect(screen.getByText('Every payout agrees with the books.')).toBeInTheDocument();
  });

  it('are empty, or failed with a retry', async () => {
    answer('get', '/qe_treasury/settlements', refusal(403, 'FORBIDDEN'), data({ total: 0, settlements: [] }));
    const { user } = renderApp('/admin/settlements');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No payout yet.' })).toBeInTheDocument();
  });
});

const account = { opening: 0, debits: 0, credits: 0, closing: 0, lines: [] };
const statement = {
  from: '2026-11-13',
  to: '2026-11-15',
  association: { name: 'Sahyadri Samaj Mandal', address: null, pan: 'AAATS1234F', registration: null },
  made_at: '2026-11-15T12:00:00.000Z',
  accounts: [
    { ...account, account: 'cash_desk', debits: 110_000, closing: 110_000 },
    { ...account, account: 'provider_receivable', debits: 455_000, closing: 455_000 },
    { ...account, account: 'subscription_income', credits: 385_000, closing: -385_000 },
    { ...account, account: 'book_income', credits: 180_000, closing: -180_000 },
    { ...account, account: 'postage' },
  ],
  sales: [
    { order_type: 'subscription', channel: 'online', count: 5, amount: 275_000 },
    { order_type: 'subscription', channel: 'cash', count: 2, amount: 110_000 },
    { order_type: 'suchi', channel: 'online', count: 3, amount: 180_000 },
  ],
  receipts: { first: '2026-27/00400', last: '2026-27/00409', count: 10 },
  check: sampleDayBook().check,
};
const statementPage = '/admin/statement?from=2026-11-13&to=2026-11-15';

describe('the statement', () => {
  it('is closed to members', async () => {
    signInAs(member);
    renderApp(statementPage);
    expect(await closed()).toBeVisible();
  });

  it('has the sums of the day book, balanced accounts and the receipts', async () => {
    answer('get', '/qe_treasury/statement', data(statement));
    answer('get', '/qe_treasury/day_book', data(sampleDayBook()));
    const print = vi.fn<() => void>();
    window.print = print;
    const { user } = renderApp(statementPage);
    const [income, accounts] = await screen.findAllByRole('table');
    expect(await screen.findByText(/The sums are the same as in the day book/)).toBeInTheDocument();
    expect(income).toHaveTextContent('Search subscriptions 7₹2,750₹1,100₹0₹3,850');
    expect(income).toHaveTextContent('Received 10₹4,550₹1,100₹0₹5,650');
    expect(income).toHaveTextContent('Refunded 1−₹600Net, before fees₹5,050');
    expect(accounts).toHaveTextContent('Cash at the desk₹0₹1,100₹0₹1,100');
    expect(accounts).toHaveTextContent('Sum of all accounts₹0₹5,650₹5,650₹0');
    expect(accounts).not.toHaveTextContent('Postage');
    expect(
      screen.getByText('2026-27/00400 to 2026-27/00409, 10 documents without a gap'),
    ).toBeInTheDocument();
    expect(screen.getByText('PAN AAATS1234F')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('reads both again when money arrived between the two answers', async () => {
    answer('get', '/qe_treasury/statement', data(statement));
    const late = sampleDayBook({ received: { count: 11, amount: 620_000 } });
    answer('get', '/qe_treasury/day_book', data(late), data(sampleDayBook()));
    renderApp(statementPage);
    expect(await screen.findByText(/The sums are the same as in the day book/)).toBeInTheDocument();
  });

  it('says when its sums are not those of the day book', async () => {
    answer('get', '/qe_treasury/statement', data(statement));
    answer('get', '/qe_treasury/day_book', data(sampleDayBook({ received: { count: 9, amount: 510_000 } })));
    renderApp(statementPage);
    expect(await screen.findByText(/The day book of these days has ₹5,100 received/)).toBeInTheDocument();
  });

  it('can be tried again when it does not load', async () => {
    answer('get', '/qe_treasury/statement', refusal(403, 'FORBIDDEN'), data(statement));
    answer('get', '/qe_treasury/day_book', data(sampleDayBook()));
    const { user } = renderApp(statementPage);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
  });
});
