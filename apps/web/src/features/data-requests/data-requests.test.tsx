import type { DataRequest, RequestsPage, SealedAccount } from '@suchi/contracts/closing';
import { addDays, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const today = todayInIndia(new Date());
const request: DataRequest = {
  id: 116,
  reference: 'DR-0116',
  kind: 'delete',
  way: 'letter',
  asked_by: 'nominee',
  about: 'Sunita Vaidya',
  account: null,
  asker: 'Ajay Vaidya',
  wanted: 'Delete the account',
  received_on: addDays(today, -3),
  due_on: addDays(today, 12),
  state: 'open',
  identity: 'Called back on the number we have',
  checked_by: 'Vasanti Joglekar',
  has_certificate: true,
  has_photo: true,
  outcome: null,
  done_on: null,
  done_by: null,
  destroyed_on: null,
  is_checked_by_me: false,
};
const done: DataRequest = {
  ...request,
  id: 117,
  reference: 'DR-0117',
  way: 'app',
  asked_by: 'self',
  asker: null,
  about: null,
  state: 'done',
  destroyed_on: '2027-11-16',
};
const page: RequestsPage = {
  rows: [request, done],
  total: 2,
  open: 1,
  sealed: 23,
  next: { closed_on: '2025-11-20', destroyed_on: addDays(today, 3) },
  backup_days: 35,
  last_destroyed_on: null,
  is_overdue: false,
  withdrawn: [{ purpose: 'hall', count: 31 }],
};
const sealed: SealedAccount = {
  id: 9,
  reference: 'DR-0117',
  state: 'sealed',
  closed_on: '2026-11-16',
  sealed_until: '2027-11-16',
  backup_until: '2027-12-21',
  destroyed_on: null,
  rows: 41,
  held_reason: null,
};

function open(changes: Partial<DataRequest> = {}) {
  signInAs(admin);
  answer('post', '/qe_closing/requests', data({ ...page, rows: [{ ...request, ...changes }, done] }));
  answer('get', '/qe_closing/sealed', data({ rows: [sealed] }));
  return renderApp('/admin/data_requests');
}

describe('data requests', () => {
  it('say who asked, what is due, and name nobody who is gone', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Open and recent' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Nominee: Ajay Vaidya, by letter');
    expect(first).toHaveTextContent('12 days left');
    expect(second).toHaveTextContent('Name sealed');
    expect(second).toHaveTextContent('Destroyed on 16/11/2027');
    expect(second).toHaveTextContent('No work');
    expect(screen.getByText('Sealed account of 20/11/2025')).toBeInTheDocument();
    expect(
      screen.getByText(`${formatCalendarDate(addDays(today, 3))}, in 3 days, by itself`),
    ).toBeInTheDocument();
    expect(screen.getByText('31 hall screen')).toBeInTheDocument();
  });

  it('are done by another person than the one who checked', async () => {
    const { user } = open({ is_checked_by_me: true });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText(/Another person confirms and deletes/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'What was done' }), 'Deleted');
    expect(screen.getByRole('button', { name: 'Delete the account' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Refuse' })).toBeEnabled();
  });

  it('say why the server refused', async () => {
    const { user } = open();
    const sent = answer(
      'post',
      '/qe_closing/finish',
      refusal(409, 'CLOSING_REFUSED', { reason: 'certificate_missing' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    await user.type(await screen.findByRole('textbox', { name: 'What was done' }), 'Deleted');
    await user.click(screen.getByRole('button', { name: 'Delete the account' }));
    expect(await screen.findByText('First photograph the certificate.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ id: 116, outcome: 'Deleted', is_refused: false });
  });

  it('show the certificate to the person who decides, when asked', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    expect(screen.queryByRole('img', { name: 'The photographed certificate' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Look at the certificate' }));
    expect(screen.getByRole('img', { name: 'The photographed certificate' })).toHaveAttribute(
      'src',
      expect.stringContaining('/qe_closing/certificate_photo?id=116'),
    );
  });

  it('hold a sealed account only with a reason', async () => {
    const { user } = open();
    const held = answer('post', '/qe_closing/hold', data({}));
    await user.click(await screen.findByRole('tab', { name: /Sealed accounts/ }));
    await user.click(await screen.findByRole('button', { name: 'Hold' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hold DR-0117' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Order of the court');
    await user.click(within(dialog).getByRole('button', { name: 'Hold' }));
    expect(await screen.findByText('Noted.')).toBeInTheDocument();
    expect(held[0]?.body).toEqual({ id: 9, reason: 'Order of the court', is_held: true });
  });
});
