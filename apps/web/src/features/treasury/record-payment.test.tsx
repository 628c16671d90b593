import { addDays, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, held, member, noNetwork, refusal, signInAs } from '../../test/server.ts';
import { samplePayer, samplePreview } from '../../test/treasury.ts';

const page = '/admin/record_payment';
const today = todayInIndia(new Date());
const receipt = { id: 413, number: '2026-27/00413' };

beforeEach(() => {
  signInAs(admin);
  answer('get', '/qe_treasury/cheques', data({ cheques: [] }));
  answer('post', '/qe_treasury/find_payer', data({ payers: [samplePayer] }));
  answer('post', '/qe_treasury/preview_payment', data(samplePreview()));
});

async function choosePayer(user: UserEvent) {
  await user.type(await screen.findByRole('combobox', { name: /^Who pays/ }), 'sayali');
  await user.click(await screen.findByRole('option', { name: /Prakash Patil/ }));
  await screen.findByRole('button', { name: 'Record ₹550' });
}

const paper = () => screen.getByRole('region', { name: 'As it will be printed' });

describe('a payment at the desk', () => {
  it('is closed to members', async () => {
    signInAs(member);
    renderApp(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('finds the member from three characters and never asks for less', async () => {
    const searches = answer('post', '/qe_treasury/find_payer', data({ payers: [samplePayer] }));
    const { user } = renderApp(page);
    const box = await screen.findByRole('combobox', { name: /^Who pays/ });
    await user.type(box, 'sa');
    await user.type(box, 'y');
    const option = await screen.findByRole('option', { name: /Prakash Patil/ });
    expect(option).toHaveTextContent('Sayali Patil, Suchi no. 214, Kolhapur, mobile ending in 1270');
    expect(searches.map(({ body }) => body)).toEqual([{ search: 'say' }]);
    await user.click(option);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change the member: Prakash Patil' })).toHaveFocus(),
    );
  });

  it('draws the receipt while it is typed', async () => {
    const { user } = renderApp(page);
    await choosePayer(user);
    expect(paper()).toHaveTextContent('number on saving');
    expect(paper()).toHaveTextContent(formatCalendarDate(today));
    expect(paper()).toHaveTextContent('Received fromPrakash Patil');
    expect(paper()).toHaveTextContent('CandidateSayali Patil, suchi no. 214');
    expect(paper()).toHaveTextContent('Taken byShubhada Kelkar');
    expect(paper()).toHaveTextContent('Total received₹550.00Rupees five hundred and fifty only');
    expect(paper()).toHaveTextContent('A copy goes to sayali.patil@example.org.');
    await user.clear(screen.getByLabelText(/^Received from/));
    await user.type(screen.getByLabelText(/^Received from/), 'Asha Patil');
    expect(paper()).toHaveTextContent('Received fromAsha Patil');
    expect(screen.getByLabelText('Amount')).toHaveAttribute('readonly');
    expect(screen.getByText('Search ends on 30/11/2026. This extends it to 30/11/2027.')).toBeVisible();
    expect(screen.getByText('Cash in the box after this: ₹1,650')).toBeInTheDocument();
    expect(screen.getByText('in 3 receipts since 10:00 AM today')).toBeInTheDocument();
  });

  it('says what is missing, goes there, and sends nothing', async () => {
    const sent = answer('post', '/qe_treasury/record_payment', noNetwork);
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Please choose the member who pays')).toBeInTheDocument();
    await choosePayer(user);
    await user.click(screen.getByRole('radio', { name: 'Cheque' }));
    await user.click(screen.getByRole('button', { name: 'Record cheque of ₹550' }));
    expect(screen.getByLabelText(/^Cheque number/)).toHaveFocus();
    expect(screen.getByText('Please enter the 6 to 12 digits of the cheque')).toBeInTheDocument();
    expect(screen.getByText('Please enter the bank')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(screen.getByText('Please enter the reference, 4 characters or more')).toBeInTheDocument();
    const day = screen.getByLabelText(/^Received on/);
    await user.clear(day);
    await user.type(day, formatCalendarDate(addDays(today, 1)));
    expect(screen.getByText('Please choose a day that is not later than today')).toBeInTheDocument();
    await user.clear(day);
    await user.type(day, formatCalendarDate(addDays(today, -61)));
    expect(screen.getByText('Payments older than 60 days cannot be recorded')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is recorded once although the button is pressed twice, and opens the receipt', async () => {
    const waiting = held(data({ payment: 90, receipt }));
    const sent = answer('post', '/qe_treasury/record_payment', waiting.respond);
    const { user } = renderApp(page);
    await choosePayer(user);
    await user.dblClick(screen.getByRole('button', { name: 'Record ₹550' }));
    waiting.release();
    const heading = await screen.findByRole('heading', { name: 'Recorded' });
    expect(heading).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        key: expect.any(String) as string,
        user: samplePayer.user,
        order_type: 'subscription',
        received_on: today,
        channel: 'cash',
        received_from: 'Prakash Patil',
      },
    ]);
    expect(screen.getByText('Receipt 2026-27/00413')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the receipt to print' })).toHaveAttribute(
      'href',
      'http://api.test/qe_payment/receipt_file?id=413',
    );
    await user.click(screen.getByRole('button', { name: 'Record another payment' }));
    expect(await screen.findByRole('combobox', { name: /^Who pays/ })).toHaveValue('');
  });

  it('keeps what was typed and its key when the signal drops, also after a reload', async () => {
    const sent = answer(
      'post',
      '/qe_treasury/record_payment',
      noNetwork,
      data({ payment: 90, receipt: null }),
    );
    const first = renderApp(page);
    await choosePayer(first.user);
    await first.user.click(screen.getByRole('radio', { name: 'Cheque' }));
    await first.user.type(screen.getByLabelText(/^Cheque number/), '004512');
    await first.user.type(screen.getByLabelText(/^Bank of the cheque/), 'Janata Bank');
    await first.user.click(screen.getByRole('button', { name: 'Record cheque of ₹550' }));
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeInTheDocument();
    cleanup();
    const { user } = renderApp(page);
    expect(await screen.findByText('What you typed was kept on this device.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Cheque number/)).toHaveValue('004512');
    await user.click(await screen.findByRole('button', { name: 'Record cheque of ₹550' }));
    expect(await screen.findByText(/The cheque of Prakash Patil waits for the bank/)).toBeInTheDocument();
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[0]?.body).toMatchObject({ cheque: { number: '004512', bank: 'Janata Bank' } });
    expect(localStorage.getItem('suchi.copy.desk-payment.admin-1')).toBeNull();
  });

  it('asks for a tick before the same is sold again in this edition', async () => {
    answer(
      'post',
      '/qe_treasury/preview_payment',
      data(samplePreview({ paid_lately: { paid_at: '2026-11-15T04:30:00.000Z', receipt } })),
    );
    const { user } = renderApp(page);
    await choosePayer(user);
    const sent = answer('post', '/qe_treasury/record_payment', data({ payment: 90, receipt }));
    expect(screen.getByText('This member has paid for the same already')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Record ₹550' }));
    const tick = screen.getByRole('checkbox', { name: 'The money came twice. Record it again.' });
    expect(tick).toHaveFocus();
    expect(tick).toHaveAccessibleDescription('Please tick this, or do not record the payment');
    expect(sent).toEqual([]);
    await user.click(tick);
    await user.click(screen.getByRole('radio', { name: 'Printed suchi' }));
    await user.click(screen.getByRole('radio', { name: 'Picked up at the hall' }));
    const another = await screen.findByRole('checkbox', { name: 'The family buys one more copy.' });
    expect(another).not.toBeChecked();
    await user.click(another);
    await user.click(screen.getByRole('button', { name: 'Record ₹550' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ order_type: 'suchi', is_second: true, delivery_kind: 'pick_up' });
  });

  it('says a wrong day at its field at once, sends nothing, and does not bring it back', async () => {
    const asked = answer('post', '/qe_treasury/preview_payment', data(samplePreview()));
    const first = renderApp(page);
    await choosePayer(first.user);
    const day = screen.getByLabelText(/^Received on/);
    await first.user.clear(day);
    await first.user.type(day, formatCalendarDate(addDays(today, 1)));
    expect(day).toHaveAccessibleDescription(/Please choose a day that is not later than today/);
    expect(screen.getByRole('button', { name: 'Record ₹550' })).toBeInTheDocument();
    for (const { body } of asked) expect(body).toMatchObject({ received_on: today });
    cleanup();
    renderApp(page);
    expect(await screen.findByText('What you typed was kept on this device.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Received on/)).toHaveValue(formatCalendarDate(today));
  });

  it('asks where a sold book goes', async () => {
    const sent = answer('post', '/qe_treasury/record_payment', data({ payment: 90, receipt }));
    const { user } = renderApp(page);
    await choosePayer(user);
    await user.click(screen.getByRole('radio', { name: 'Printed suchi' }));
    const record = await screen.findByRole('button', { name: 'Record ₹550' });
    await user.click(record);
    expect(screen.getByText('Please choose where the book goes')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'By post' }));
    expect(screen.getByText('Please enter the address')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enter the address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery address' }));
    expect(dialog.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Prakash Patil');
    for (const [name, text] of [
      [/^Address/, '4 Lake Road'],
      [/^City/, 'Kolhapur'],
      [/^Pincode/, '416001'],
      [/^Mobile/, '9000017360'],
    ] as const)
      await user.type(dialog.getByRole('textbox', { name }), text);
    await user.click(dialog.getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText('Prakash Patil, 4 Lake Road, Kolhapur, 416001')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Record ₹550' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      order_type: 'suchi',
      delivery: { name: 'Prakash Patil', address: '4 Lake Road', city: 'Kolhapur', pincode: '416001' },
    });
  });

  it('can try again when the price does not load', async () => {
    answer('post', '/qe_treasury/preview_payment', refusal(403, 'FORBIDDEN'), data(samplePreview()));
    const { user } = renderApp(page);
    await user.type(await screen.findByRole('combobox', { name: /^Who pays/ }), 'sayali');
    await user.click(await screen.findByRole('option', { name: /Prakash Patil/ }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Record ₹550' })).toBeInTheDocument();
  });
});

describe('cheques to clear', () => {
  const cheque = {
    payment: 9,
    payer: 'Nilima Pawar',
    order_type: 'suchi',
    amount: 60_000,
    received_on: addDays(today, -3),
    number: '004512',
    bank: 'Janata Bank',
  };

  it('are cleared with the day on which the bank paid', async () => {
    answer('get', '/qe_treasury/cheques', data({ cheques: [cheque] }), data({ cheques: [] }));
    const sent = answer('post', '/qe_treasury/clear_cheque', data({ payment: 9, receipt }));
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'The cheque of Nilima Pawar is cleared' }));
    const dialog = await screen.findByRole('dialog', { name: 'Has the bank paid this cheque?' });
    const day = within(dialog).getByLabelText(/^Paid by the bank on/);
    await user.clear(day);
    await user.type(day, formatCalendarDate(addDays(today, -4)));
    await user.click(within(dialog).getByRole('button', { name: 'It is cleared' }));
    expect(sent).toEqual([]);
    await user.clear(day);
    await user.type(day, formatCalendarDate(today));
    await user.click(within(dialog).getByRole('button', { name: 'It is cleared' }));
    expect(await screen.findByText('Cleared. Receipt 2026-27/00413 is made.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ payment: 9, cleared_on: today });
    expect(await screen.findByText('No cheques to clear.')).toBeInTheDocument();
  });

  it('are returned by the bank after one confirmation', async () => {
    answer('get', '/qe_treasury/cheques', data({ cheques: [cheque] }));
    const sent = answer('post', '/qe_treasury/bounce_cheque', data({ payment: 9 }));
    const { user } = renderApp(page);
    await user.click(
      await screen.findByRole('button', { name: 'The bank returned the cheque of Nilima Pawar' }),
    );
    await user.click(await screen.findByRole('button', { name: 'The bank returned it' }));
    expect(await screen.findByText('The cheque is marked as returned.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ payment: 9 });
  });
});
