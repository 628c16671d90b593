import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, noNetwork, refusal, server, signInAs } from '../../test/server.ts';
import { answerDayBookSide, sampleDayBook, samplePayment, sampleRefund } from '../../test/treasury.ts';
import { inEm } from '../../shared/ui/in-em.ts';

const page = '/admin/day_book?from=2026-11-13&to=2026-11-15';
const table = () => screen.findByRole('table', { name: 'Money of each day' });
const check = sampleDayBook().check;

function openBook(facts: Parameters<typeof sampleDayBook>[0] = {}) {
  answer('get', '/qe_treasury/day_book', data(sampleDayBook(facts)));
  return renderApp(page);
}

beforeEach(() => {
  signInAs(admin);
  answerDayBookSide();
});

describe('the day book', () => {
  it('is closed to members', async () => {
    signInAs(member);
    renderApp(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('is in the menu with the other pages about money', async () => {
    openBook();
    const group = await screen.findByRole('group', { name: 'Money' });
    const names = within(group)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(
      expect.arrayContaining(['Day book', 'Receipts', 'Refunds', 'Settlements', 'Record a payment']),
    );
    expect(within(group).getByRole('link', { name: 'Day book' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows sums of the days and each day with its bank', async () => {
    openBook();
    const rows = within(await table()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Sun 15/116 ₹3,3003 ₹1,800–none–none₹5,100Payout 18/11');
    expect(rows[2]).toHaveTextContent('Sat 14/11Nothing received.');
    expect(rows[3]).toHaveTextContent('−₹600−₹501 unmatched');
    expect(rows[4]).toHaveTextContent('3 days7 ₹3,8503 ₹1,800–none−₹600₹5,0501 unmatched');
    const figures = screen.getByRole('region', { name: 'Sums of these days' });
    expect(figures).toHaveTextContent('Received₹5,65010 payments');
    expect(figures).toHaveTextContent('Cash at the desk₹1,1002 receipts');
    expect(figures).toHaveTextContent('Refunded−₹6001 refund');
    expect(figures).not.toHaveTextContent('Bank and cheques');
    expect(screen.getByText('Financial year 2026-27')).toBeInTheDocument();
  });

  it('says of a day with cash alone that it has no online payments', async () => {
    const [first, ...others] = sampleDayBook().days;
    const bank = { state: 'none', payout_on: null, unmatched: 0 } as const;
    openBook({ days: first ? [{ ...first, bank }, ...others] : [] });
    const [, row] = within(await table()).getAllByRole('row');
    expect(row).toHaveTextContent(/₹5,100No online payments$/);
  });

  it('opens a day in place by keyboard, with receipts and refunds', async () => {
    const payments = Array.from({ length: 7 }, (_, index) => samplePayment({ id: index + 1 }));
    payments[0] = samplePayment({ id: 1, channel: 'cash', method: null, refunded: 60_000 });
    answer('get', '/qe_treasury/day', data({ day: '2026-11-15', total: 7, payments }));
    const { user } = openBook();
    const opener = within(await table()).getByRole('button', { name: 'Payments of Sun 15/11' });
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const list = await screen.findByRole('list', { name: 'Payments of Sun 15/11' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('11:40 AMSuresh NaikPrinted suchiCash₹600₹600 went back');
    expect(within(first as HTMLElement).queryByRole('link', { name: /Refund/ })).not.toBeInTheDocument();
    expect(second).toHaveTextContent('UPI');
    expect(
      within(second as HTMLElement).getByRole('link', { name: /^Receipt 2026-27\/00409 of Suresh Naik/ }),
    ).toHaveAttribute('href', 'http://api.test/qe_payment/receipt_file?id=409');
    expect(
      within(second as HTMLElement).getByRole('link', { name: 'Refund the payment of Suresh Naik' }),
    ).toHaveAttribute('href', '/admin/refunds?payment=2');
    await user.click(screen.getByRole('button', { name: '2 more of this day' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    opener.focus();
    await user.keyboard(' ');
    expect(list).not.toBeInTheDocument();
  });

  it('lets one day be tried again while the book stays', async () => {
    answer(
      'get',
      '/qe_treasury/day',
      refusal(403, 'FORBIDDEN'),
      data({ day: '2026-11-15', total: 1, payments: [samplePayment()] }),
    );
    const { user } = openBook();
    await user.click(within(await table()).getByRole('button', { name: /Sun 15/ }));
    expect(await screen.findByText('The payments of this day did not load.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Suresh Naik')).toBeInTheDocument();
  });

  it('is one card for each day on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === inEm('(width < 769px)'),
          media: query,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    answer('get', '/qe_treasury/day', data({ day: '2026-11-15', total: 1, payments: [samplePayment()] }));
    const { user } = openBook();
    const list = await screen.findByRole('list', { name: 'Money of each day' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(list).getAllByRole('listitem');
    expect(cards[0]).toHaveTextContent(
      'Sun 15/11₹5,100Search subscriptions6 ₹3,300Printed suchi3 ₹1,800Payout 18/11',
    );
    expect(cards[1]).toHaveTextContent('Sat 14/11Nothing received.');
    expect(cards[3]).toHaveTextContent('3 days₹5,050');
    await user.click(within(list).getByRole('button', { name: /Sun 15/ }));
    expect(await screen.findByText('Suresh Naik')).toBeInTheDocument();
  });

  it('says that nothing was received', async () => {
    const none = { count: 0, amount: 0 };
    openBook({
      days: [],
      received: none,
      channels: { online: none, cash: none, bank: none },
      totals: { subscriptions: none, suchi: none, melawa: none, refunds: none, total: 0, unmatched: 0 },
    });
    expect(await screen.findByRole('heading', { name: 'Nothing received.' })).toBeInTheDocument();
  });

  it('can be tried again when it does not load', async () => {
    answer('get', '/qe_treasury/day_book', noNetwork, noNetwork, data(sampleDayBook()));
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await table()).toBeInTheDocument();
  });
});

describe('the last line of the day book', () => {
  it.each([
    ['balances', {}, 'The ledger balances. Checked 02:10 AM 15/11/2026.'],
    ['was never checked', { check: null }, 'The nightly check has not run yet.'],
    [
      'was not checked last night',
      { check: { ...check, is_overdue: true } as never },
      'The nightly check did not run. The last one was at 02:10 AM 15/11/2026.',
    ],
    [
      'differs',
      { check: { ...check, ledger_difference: -1_200, differences: 1 } as never },
      "The ledger differs by ₹12 from Razorpay's list. See 1 payment.",
    ],
  ])('%s', async (_, facts, words) => {
    openBook(facts);
    await table();
    expect(document.body).toHaveTextContent(words);
    expect(document.body).toHaveTextContent('1 more payment of ₹550 waits for its bank and is not counted.');
  });
});

describe('the days of the day book', () => {
  it('are chosen and kept in the address', async () => {
    const asked: string[] = [];
    server.use(
      http.get('http://api.test/qe_treasury/day_book', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ data: sampleDayBook() });
      }),
    );
    const { user, address } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: /^Days: 13\/11\/2026 to 15\/11\/2026/ }));
    const from = await screen.findByLabelText('From');
    await user.clear(from);
    await user.type(from, '01/12/2026');
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(await screen.findByText(/The first day must not be after the last/)).toBeInTheDocument();
    await user.clear(from);
    await user.type(from, '10/11/2026');
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    await waitFor(() => expect(address()).toBe('/admin/day_book?from=2026-11-10&to=2026-11-15'));
    await waitFor(() => expect(asked.at(-1)).toBe('?from=2026-11-10&to=2026-11-15'));
    expect(screen.getByRole('link', { name: 'Statement' })).toHaveAttribute(
      'href',
      '/admin/statement?from=2026-11-10&to=2026-11-15',
    );
  });
});

describe('the CSV file', () => {
  it('is fetched with the session and saved under the name of its days', async () => {
    answer('get', '/qe_treasury/day_book_file', () => new HttpResponse('Day,Amount\n15/11/2026,600\n'));
    const saved: { name: string; size: number }[] = [];
    let file = new Blob();
    // Missing in jsdom.
    class FileUrl extends URL {
      static override createObjectURL = (blob: Blob) => {
        file = blob;
        return 'blob:file';
      };
      static override revokeObjectURL = () => {};
    }
    const { URL: realUrl } = globalThis;
    globalThis.URL = FileUrl;
    onTestFinished(() => {
      globalThis.URL = realUrl;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, size: file.size });
    });
    const { user } = openBook();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('Downloaded 1 row')).toBeInTheDocument();
    expect(saved).toEqual([{ name: 'day-book-2026-11-13-2026-11-15.csv', size: 26 }]);
  });

  it('says why it failed', async () => {
    answer('get', '/qe_treasury/day_book_file', refusal(429, 'REQUESTS_EXCEEDED'));
    const { user } = openBook();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText(/Too many tries/)).toBeInTheDocument();
  });
});

describe('beside the day book', () => {
  it('are refunds to confirm, but not by the person who asked', async () => {
    answerDayBookSide({
      refunds: [
        sampleRefund({ id: 6, is_mine: true, can_confirm: false }),
        sampleRefund({ id: 7, payment: { ...sampleRefund().payment, payer: 'Tejas Gaikwad' } }),
      ],
    });
    openBook();
    const card = await screen.findByRole('region', { name: /Refunds to confirm/ });
    await within(card).findByText('Tejas Gaikwad');
    const [mine, other] = within(card).getAllByRole('listitem');
    expect(mine).toHaveTextContent(
      'Isha Mehta₹600Paid twice15/11/2026, asked by youWaits for another person',
    );
    expect(within(mine as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(other).toHaveTextContent('15/11/2026, asked by Sunita Rane');
    expect(
      within(other as HTMLElement).getByRole('button', {
        name: 'Review and confirm the refund of ₹600 to Tejas Gaikwad',
      }),
    ).toBeInTheDocument();
  });

  it('are differences in sentences and cheques that wait', async () => {
    const item = { kind: 'payment', entity_id: 'pay_1', payment: 4, method: 'upi', settled_on: '2026-11-14' };
    answerDayBookSide({
      unmatched: [
        {
          ...item,
          difference: 'missing_in_payout',
          amount: 60_000,
          expected: null,
          paid_at: '2026-11-12T12:50:00.000Z',
          payer: 'Omkar Naik',
        },
        {
          ...item,
          entity_id: 'pay_2',
          difference: 'missing_here',
          amount: 55_000,
          expected: null,
          paid_at: null,
          payment: null,
          payer: null,
        },
      ],
      cheques: [
        {
          payment: 9,
          payer: 'Nilima Pawar',
          order_type: 'suchi',
          amount: 60_000,
          received_on: '2026-11-12',
          number: '004512',
          bank: 'Janata Bank',
        },
      ],
    });
    openBook();
    const card = await screen.findByRole('region', { name: 'Unmatched 2' });
    expect(card).toHaveTextContent('₹60006:20 PM 12/11/2026Omkar Naik. Missing in the payout of 14/11.');
    expect(card).toHaveTextContent('Not in our books. Whose payment is it? Razorpay calls it pay_2.');
    expect(await screen.findByText('No. 004512, Janata Bank, received 12/11/2026')).toBeInTheDocument();
  });
});
