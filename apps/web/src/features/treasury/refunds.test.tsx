import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, held, member, noNetwork, refusal, signInAs } from '../../test/server.ts';
import { answerRefunds, sampleRefund, sampleTreasuryPayment } from '../../test/treasury.ts';

const ask = '/admin/refunds?payment=31';
const open = () => renderApp('/admin/refunds');

beforeEach(() => {
  signInAs(admin);
  answerRefunds();
});

function answerPayment(facts: Parameters<typeof sampleTreasuryPayment>[0] = {}) {
  answer(
    'get',
    '/qe_treasury/payment',
    data({ payment: sampleTreasuryPayment(facts), confirm_above: 50_000 }),
  );
}

describe('asking for a refund', () => {
  it('is closed to members', async () => {
    signInAs(member);
    renderApp(ask);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('starts in the amount, with the whole payment', async () => {
    answerPayment();
    renderApp(ask);
    const dialog = await screen.findByRole('dialog', { name: 'Refund to Isha Mehta' });
    const amount = await within(dialog).findByLabelText(/^Amount in rupees/);
    expect(amount).toHaveValue('600');
    await waitFor(() => expect(amount).toHaveFocus());
    expect(dialog).toHaveTextContent('Above ₹500 a second person confirms.');
    expect(dialog).toHaveTextContent('PaymentPrinted suchi 2026-27Receipt no.2026-27/00409');
    expect(dialog).toHaveTextContent('Paid₹600 on 14/11/2026, UPIBank reference431899201175');
    expect(dialog).toHaveTextContent('Refunded beforeNothing');
  });

  it('says what is missing and sends nothing', async () => {
    answerPayment({ refunded: 20_000, left: 40_000 });
    const sent = answer('post', '/qe_treasury/ask_refund', noNetwork);
    const { user } = renderApp(ask);
    const dialog = await screen.findByRole('dialog', { name: 'Refund to Isha Mehta' });
    const amount = await within(dialog).findByLabelText(/^Amount in rupees/);
    expect(amount).toHaveValue('400');
    await user.clear(amount);
    await user.type(amount, '401');
    await user.type(within(dialog).getByLabelText(/^Note/), 'too short');
    await user.click(within(dialog).getByRole('button', { name: 'Refund ₹401' }));
    expect(await within(dialog).findByText('Please enter an amount up to ₹400')).toBeInTheDocument();
    expect(within(dialog).getByText('Please choose a reason')).toBeInTheDocument();
    expect(within(dialog).getByText('Please write 10 characters or more')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('asks once although the button is pressed twice, and keeps the key after a lost signal', async () => {
    answerPayment();
    const waiting = held(noNetwork);
    const sent = answer(
      'post',
      '/qe_treasury/ask_refund',
      waiting.respond,
      data(sampleRefund({ is_mine: true, can_confirm: false })),
    );
    const { user, address } = renderApp(ask);
    const dialog = await screen.findByRole('dialog', { name: 'Refund to Isha Mehta' });
    await user.selectOptions(await within(dialog).findByLabelText(/^Reason/), 'Paid twice');
    await user.type(within(dialog).getByLabelText(/^Note/), 'Paid on two phones.');
    const button = within(dialog).getByRole('button', { name: 'Ask for confirmation' });
    await user.dblClick(button);
    waiting.release();
    expect(await within(dialog).findByText(/Nothing you typed is lost/)).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(within(dialog).getByLabelText(/^Note/)).toHaveValue('Paid on two phones.');
    await user.click(button);
    expect(await screen.findByText('Asked. Another person has to confirm it.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({
      key: expect.any(String) as string,
      payment: 31,
      amount: 60_000,
      is_surplus: false,
      reason: 'paid_twice',
      note: 'Paid on two phones.',
    });
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    await waitFor(() => expect(address()).toBe('/admin/refunds'));
  });

  it('needs no second person up to the limit', async () => {
    answerPayment();
    const { user } = renderApp(ask);
    const amount = await screen.findByLabelText(/^Amount in rupees/);
    await user.clear(amount);
    await user.type(amount, '500');
    expect(screen.getByRole('button', { name: 'Refund ₹500' })).toBeInTheDocument();
    expect(screen.getByText('A part. ₹100 of ₹600 stays paid.')).toBeInTheDocument();
  });

  it('sends the second payment back first when a member paid twice', async () => {
    answerPayment({ surplus: 55_000 });
    const sent = answer('post', '/qe_treasury/ask_refund', data(sampleRefund({ is_surplus: true })));
    const { user } = renderApp(ask);
    expect(await screen.findByLabelText(/^Amount in rupees/)).toHaveValue('550');
    await user.click(screen.getByRole('radio', { name: 'The payment itself' }));
    expect(screen.getByLabelText(/^Amount in rupees/)).toHaveValue('600');
    await user.click(screen.getByRole('radio', { name: 'The second payment, ₹550' }));
    await user.type(screen.getByLabelText(/^Note/), 'Paid on two phones.');
    await user.click(screen.getByRole('button', { name: 'Ask for confirmation' }));
    await screen.findByText('Asked. Another person has to confirm it.');
    expect(sent[0]?.body).toMatchObject({ amount: 55_000, is_surplus: true, reason: 'paid_twice' });
  });

  it('is over when all of it went back', async () => {
    answerPayment({ refunded: 60_000, left: 0 });
    renderApp(ask);
    expect(await screen.findByText('All of this payment has gone back already.')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Amount/)).not.toBeInTheDocument();
  });
});

describe('confirming a refund', () => {
  const review = 'Review and confirm the refund of ₹600 to Isha Mehta';

  it('is possible only with the same amount', async () => {
    answerRefunds(sampleRefund());
    const sent = answer('post', '/qe_treasury/confirm_refund', data(sampleRefund({ status: 'confirmed' })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: review }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund ₹600 to Isha Mehta' });
    const amount = within(dialog).getByLabelText(/^Type the amount to confirm/);
    await waitFor(() => expect(amount).toHaveFocus());
    const confirm = within(dialog).getByRole('button', { name: 'Confirm refund of ₹600' });
    expect(confirm).toBeDisabled();
    await user.type(amount, '550');
    expect(confirm).toBeDisabled();
    expect(within(dialog).getByText('This is not the amount of the refund')).toBeInTheDocument();
    await user.type(amount, '{Enter}');
    expect(sent).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '600');
    expect(within(dialog).getByText('Same')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Asked by Sunita Rane11:20 AM 15/11/2026');
    expect(dialog).toHaveTextContent('Amount₹600, the whole payment');
    expect(dialog).toHaveTextContent('₹600 goes back by UPI in 5-7 working days');
    await user.click(confirm);
    expect(await screen.findByText('Refund sent to Razorpay')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ refund: 5, amount: 60_000 });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is left by Escape, and shows a refusal in the dialog', async () => {
    answerRefunds(sampleRefund());
    answer('post', '/qe_treasury/confirm_refund', refusal(409, 'REFUND_REFUSED'));
    const { user } = open();
    const button = await screen.findByRole('button', { name: review });
    await user.click(button);
    await user.type(await screen.findByLabelText(/^Type the amount/), '600{Enter}');
    expect(await screen.findByText(/This refund is not possible as entered/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('can be sent back with a note', async () => {
    answerRefunds(sampleRefund());
    const sent = answer('post', '/qe_treasury/withdraw_refund', data(sampleRefund({ status: 'withdrawn' })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: review }));
    await user.click(await screen.findByRole('button', { name: 'Send back with a note' }));
    await user.type(await screen.findByLabelText(/^Why/), 'Which of the two orders?');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ refund: 5, note: 'Which of the two orders?' });
  });
});

describe('the list of refunds', () => {
  it('says to the person who asked that another person confirms', async () => {
    answerRefunds(sampleRefund({ is_mine: true, can_confirm: false }));
    open();
    expect(await screen.findByText('Waits for another person')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Review and confirm/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw the refund of ₹600 to Isha Mehta' })).toBeEnabled();
  });

  it('sends a failed refund again', async () => {
    answerRefunds(
      sampleRefund({ status: 'failed', can_confirm: false, can_retry: true, failure: 'Account is closed' }),
    );
    const sent = answer(
      'post',
      '/qe_treasury/retry_refund',
      data(sampleRefund({ id: 6, status: 'confirmed' })),
    );
    const { user } = open();
    expect(await screen.findByText('Razorpay says: Account is closed')).toBeInTheDocument();
    await user.click(
      screen.getByRole('button', { name: 'Try again to send the refund of ₹600 to Isha Mehta' }),
    );
    expect(await screen.findByText('Refund sent to Razorpay again')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ refund: 5 });
  });

  it('needs the reference of a bank transfer that is paid back at the desk', async () => {
    const payment = sampleTreasuryPayment({ channel: 'bank_transfer', method: null });
    const facts = { status: 'confirmed', can_confirm: false, can_withdraw: false, can_pay: true } as const;
    answerRefunds(sampleRefund({ ...facts, payment }));
    const sent = answer('post', '/qe_treasury/pay_refund', data(sampleRefund({ status: 'processed' })));
    const { user } = open();
    expect(await screen.findByText('Confirmed, pay it back at the desk')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /is paid back at the desk/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay back ₹600 to Isha Mehta' });
    await user.click(within(dialog).getByRole('button', { name: 'It is paid back' }));
    expect(await within(dialog).findByText(/Please enter the reference/)).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/^Bank's reference/), 'NEFT4417');
    await user.click(within(dialog).getByRole('button', { name: 'It is paid back' }));
    expect(await screen.findByText('Paid back')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ refund: 5, bank_reference: 'NEFT4417' });
  });

  it('shows past refunds with bank reference and refund note', async () => {
    answerRefunds(
      sampleRefund({
        status: 'processed',
        can_confirm: false,
        can_withdraw: false,
        bank_reference: 'ARN77',
        confirmed_by: 'Anil Sathe',
        confirmed_at: '2026-11-15T06:50:00.000Z',
        receipt: { id: 77, number: '2026-27/00413' },
      }),
    );
    const { user, address } = open();
    await user.click(await screen.findByRole('tab', { name: 'Past' }));
    await waitFor(() => expect(address()).toBe('/admin/refunds?state=past'));
    expect(await screen.findByText('Refunded, bank reference ARN77')).toBeInTheDocument();
    expect(screen.getByText(/Confirmed by Anil Sathe, 12:20 PM 15\/11\/2026/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Refund note 2026-27\/00413 for Isha Mehta/ })).toHaveAttribute(
      'href',
      'http://api.test/qe_payment/receipt_file?id=77',
    );
  });

  it('is empty, or failed with a retry', async () => {
    answer(
      'get',
      '/qe_treasury/refunds',
      refusal(403, 'FORBIDDEN'),
      data({ total: 0, confirm_above: 50_000, refunds: [] }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No open refunds.' })).toBeInTheDocument();
    expect(screen.getByText(/^Start one from the receipt/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open receipts' })).toHaveAttribute('href', '/admin/receipts');
  });
});
