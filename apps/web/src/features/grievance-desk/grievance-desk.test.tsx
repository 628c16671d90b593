import type { GrievanceCase, GrievanceQueue } from '@suchi/contracts/grievances';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const today = todayInIndia(new Date());
const day = (days: number) => addDays(today, days);
const at = `${day(0)}T02:22:00.000Z`;
const handler = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f7001';
const other = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f7002';

const fresh: GrievanceQueue['items'][number] = {
  id: 32,
  reference: 'G-0032',
  title: 'Wants to know who exported the list',
  topic: 'data_use',
  state: 'sent',
  received_at: at,
  confirmed_at: null,
  from: day(0),
  due_on: day(15),
  answered_at: null,
  outcome: null,
  source: 'app',
  is_about_officer: false,
  is_safety: false,
  name: 'Hetal Panchal',
  serial_number: 133,
  confirm_by: new Date(Date.now() + 3_600_000).toISOString(),
  handler: null,
};
const urgent = {
  ...fresh,
  id: 29,
  reference: 'G-0029',
  title: 'Old photo still in the book proof',
  state: 'confirmed',
  confirmed_at: at,
  from: day(-13),
  due_on: day(2),
  name: 'Meera Kulkarni',
  handler: { id: handler, name: 'Vasudha Ranade' },
} as const;
const queue: GrievanceQueue = {
  total: 2,
  open: 2,
  items: [fresh, urgent],
  days: 15,
  may_share_out: true,
  year: { answered: 27, median_days: 6, late: 0 },
};
const caseOf = (item: GrievanceQueue['items'][number]): GrievanceCase => ({
  ...item,
  text: 'The proof page of 12/11 shows my photo from 2023.',
  language: 'en',
  pictures: [],
  profile_id: 7,
  has_address: true,
  said: [],
  history: [{ at, step: 'sent', by: null, text: null }],
  people: [
    { id: handler, name: 'Vasudha Ranade' },
    { id: other, name: 'Suresh Gadgil' },
  ],
});

// Lazy pages are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./components/grievance-desk.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  signInAs(admin);
  answer('get', '/qe_grievance/queue', data(queue));
});

describe('the list', () => {
  it('has those to confirm first, with the count in the menu', async () => {
    answer('get', '/qe_grievance/case', data(caseOf(fresh)));
    renderApp('/admin/grievances');
    const list = await screen.findByRole('list', { name: 'Grievances' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Confirm today');
    expect(first).toHaveTextContent('Hetal Panchal, no. 133');
    expect(second).toHaveTextContent('2 days left');
    expect(second).toHaveTextContent('with Vasudha Ranade');
    expect(screen.getByText(/Answered this year: 27, half of them within 6 days, none late/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Grievances.*2 open grievances/ })).not.toHaveLength(0);
  });

  it('is walked by J and K, and E goes to the answer', async () => {
    answer('get', '/qe_grievance/case', data(caseOf(fresh)), data(caseOf(urgent)));
    const { user, address } = renderApp('/admin/grievances');
    await screen.findByRole('button', { name: 'Confirm receipt' });
    await user.keyboard('j');
    expect(address()).toBe('/admin/grievances?open=29');
    const field = await screen.findByRole('textbox', { name: /Answer, in the person’s language/ });
    await user.keyboard('e');
    expect(field).toHaveFocus();
  });
});

describe('one', () => {
  it('is confirmed before the form for the answer appears', async () => {
    answer('get', '/qe_grievance/case', data(caseOf(fresh)));
    const seen = answer('post', '/qe_grievance/confirm', data({ id: 32 }));
    const { user } = renderApp('/admin/grievances?open=32');
    const button = await screen.findByRole('button', { name: 'Confirm receipt' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(seen[0]?.body).toEqual({ id: 32 }));
  });

  it('is marked: safety, comes first', async () => {
    answer('get', '/qe_grievance/case', data(caseOf(fresh)), data({ ...caseOf(fresh), is_safety: true }));
    const seen = answer('post', '/qe_grievance/mark_safety', data({ id: fresh.id }));
    const { user } = renderApp('/admin/grievances');
    await user.click(await screen.findByRole('button', { name: 'Mark: safety, comes first' }));
    expect(await screen.findByText('Safety: comes first')).toBeVisible();
    expect(seen[0]?.body).toEqual({ id: fresh.id, is_safety: true });
  });

  it('is answered with an outcome and twenty characters', async () => {
    answer('get', '/qe_grievance/case', data(caseOf(urgent)));
    const seen = answer('post', '/qe_grievance/answer', data({ id: 29 }));
    const { user } = renderApp('/admin/grievances?open=29');
    await user.click(await screen.findByRole('button', { name: 'Send and close' }));
    expect(screen.getByText('Please choose an outcome.')).toBeInTheDocument();
    expect(screen.getByText('Please write at least 20 characters.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: /Outcome/ }), 'Put right');
    await user.type(screen.getByRole('textbox', { name: /Answer/ }), 'You are right. It is changed today.');
    await user.click(screen.getByRole('button', { name: 'Send and close' }));
    await waitFor(() =>
      expect(seen[0]?.body).toEqual({
        id: 29,
        outcome: 'put_right',
        text: 'You are right. It is changed today.',
      }),
    );
  });

  it('is given to another, and says when that is refused', async () => {
    answer('get', '/qe_grievance/case', data(caseOf(urgent)));
    answer('post', '/qe_grievance/assign', refusal(409, 'GRIEVANCE_REFUSED'));
    const { user } = renderApp('/admin/grievances?open=29');
    await user.selectOptions(await screen.findByRole('combobox', { name: /Handled by/ }), 'Suresh Gadgil');
    expect(await screen.findByText(/cannot be done any more/)).toBeVisible();
  });
});

it('a letter is recorded with its day', async () => {
  answer('get', '/qe_grievance/case', data(caseOf(fresh)));
  const seen = answer('post', '/qe_grievance/record', data({ id: 33, reference: 'G-0033', due_on: day(15) }));
  const { user } = renderApp('/admin/grievances');
  await user.click(await screen.findByRole('button', { name: /Record one/ }));
  const dialog = await screen.findByRole('dialog');
  const form = within(dialog);
  await user.click(form.getByRole('button', { name: 'Record' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Please fill in the name');
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Dilip Bhagwat');
  await user.selectOptions(form.getByRole('combobox', { name: /about/ }), 'A payment or an order');
  await user.type(form.getByRole('textbox', { name: /What happened/ }), 'The book did not come.');
  await user.click(form.getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(seen[0]?.body).toMatchObject({ source: 'letter', name: 'Dilip Bhagwat', received_on: today }),
  );
});
