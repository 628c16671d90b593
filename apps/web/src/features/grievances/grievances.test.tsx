import type { OwnGrievance, OwnGrievances } from '@suchi/contracts/grievances';
import { addDays, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { deviceCopyKey } from '../../shared/api/device-copies.ts';
import { answer, data, member, refusal, signInAs } from '../../test/server.ts';

const today = todayInIndia(new Date());
const due = addDays(today, 10);
const day = (days: number) => addDays(today, days);
const at = (days: number) => `${day(days)}T06:00:00.000Z`;
const title = 'An old photo of me is still in the book proof';

const open: OwnGrievance = {
  id: 31,
  reference: 'G-0031',
  title,
  topic: 'photo_or_fact',
  state: 'confirmed',
  received_at: at(-5),
  confirmed_at: at(-5),
  from: day(-5),
  due_on: due,
  answered_at: null,
  outcome: null,
  text: `${title}. Please print the new one.`,
  pictures: [],
  said: [],
  reopen_until: null,
};
const answered: OwnGrievance = {
  ...open,
  id: 18,
  reference: 'G-0018',
  state: 'answered',
  received_at: at(-20),
  answered_at: at(-11),
  outcome: 'explained',
  said: [{ at: at(-11), step: 'answered', text: 'We spoke to the family.', outcome: 'explained' }],
  reopen_until: day(3),
};
const own: OwnGrievances = {
  officer: { name: 'Vasudha Ranade', phone: '+91 22 1234 5678' },
  answer_by: day(15),
  items: [open, answered],
};
const sent = { id: 32, reference: 'G-0032', due_on: day(15) };

// Lazy pages are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../app/member/grievance-pages.tsx'),
      import('./components/public-grievance.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  signInAs(member);
  answer('get', '/qe_grievance/own', data(own));
});

describe('the list', () => {
  it('says who hears grievances, and until when each is answered', async () => {
    renderApp('/settings/data/grievances');
    const first = await screen.findByRole('article', { name: /Open G-0031/ });
    expect(first).toHaveTextContent(`Answer due by ${formatCalendarDate(due)}, 10 days left`);
    expect(first).toHaveTextContent('confirmed the same day');
    expect(screen.getByRole('article', { name: /Open G-0018/ })).toHaveTextContent('after 9 days');
    expect(screen.getByText('Vasudha Ranade')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Vasudha Ranade' })).toHaveAttribute(
      'href',
      'tel:+912212345678',
    );
  });

  it('says when one is late, and where to go then', async () => {
    const late = { ...open, from: day(-20), due_on: day(-2) };
    answer('get', '/qe_grievance/own', data({ ...own, items: [late] }));
    renderApp('/settings/data/grievances');
    expect(
      await screen.findByText(
        `Late since ${formatCalendarDate(day(-1))}. You may go to the Data Protection Board now.`,
      ),
    ).toBeVisible();
  });
});

describe('a new one', () => {
  it('keeps what it is about, what is typed and which pictures were added, on this device', async () => {
    localStorage.setItem(deviceCopyKey('message', member.id, 'grievance-pictures'), 'letter.jpg\nscreen.png');
    const first = renderApp('/settings/data/grievances/new');
    await first.user.click(await screen.findByRole('radio', { name: 'A payment or an order' }));
    await first.user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Paid twice');
    cleanup();
    renderApp('/settings/data/grievances/new');
    expect(await screen.findByRole('radio', { name: 'A payment or an order' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /What happened/ })).toHaveValue('Paid twice');
    expect(screen.getByText(/You had added letter.jpg and screen.png/)).toBeVisible();
    localStorage.clear();
  });

  it('is sent, and its number has the focus', async () => {
    const seen = answer('post', '/qe_grievance/send', data(sent));
    const { user } = renderApp('/settings/data/grievances/new');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getByText('Please choose what it is about.')).toBeInTheDocument();
    expect(seen).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: 'How my data was used' }));
    await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Who exported my number?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const line = await screen.findByText(
      `Sent. Reference G-0032. Answer by ${formatCalendarDate(sent.due_on)}.`,
    );
    await waitFor(() => expect(line.closest('p')).toHaveFocus());
    expect(seen[0]?.body).toEqual({
      topic: 'data_use',
      text: 'Who exported my number?',
      is_about_officer: false,
      pictures: [],
    });
  });

  it('about a member says where help is in danger', async () => {
    const { user } = renderApp('/settings/data/grievances/new');
    await user.click(await screen.findByRole('radio', { name: 'A member who bothers me' }));
    expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    expect(screen.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
  });

  it('keeps what was typed on this device', async () => {
    const { user } = renderApp('/settings/data/grievances/new');
    await user.type(await screen.findByRole('textbox', { name: /What happened/ }), 'Half a sentence');
    cleanup();
    renderApp('/settings/data/grievances/new');
    expect(await screen.findByRole('textbox', { name: /What happened/ })).toHaveValue('Half a sentence');
  });
});

describe('one', () => {
  it('shows the answer, and can be opened again', async () => {
    const seen = answer('post', '/qe_grievance/reopen', data({ ...sent, id: 18 }));
    const { user } = renderApp('/settings/data/grievances/18');
    expect(await screen.findByText('We spoke to the family.')).toBeVisible();
    expect(screen.getByText('Explained')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /not enough/ }), 'They called again.');
    await user.click(screen.getByRole('button', { name: 'Open it again' }));
    await waitFor(() => expect(seen[0]?.body).toEqual({ id: 18, text: 'They called again.' }));
  });

  it('is closed after the days', async () => {
    answer('get', '/qe_grievance/own', data({ ...own, items: [{ ...answered, reopen_until: null }] }));
    renderApp('/settings/data/grievances/18');
    expect(await screen.findByText(/This grievance is closed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open it again' })).toBeNull();
  });
});

describe('without an account', () => {
  async function fill() {
    const { user } = renderApp('/grievance');
    await user.click(await screen.findByRole('radio', { name: 'Something else' }));
    await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'A profile that is not true.');
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Hetal Panchal');
    return user;
  }

  it('is sent with an address for the answer', async () => {
    const seen = answer('post', '/qe_grievance/send_public', data(sent));
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('textbox', { name: /Your e-mail/ })).toBeInvalid();
    expect(seen).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: /Your e-mail/ }), 'Hetal@example.org');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Sent. Reference G-0032/)).toBeVisible();
    expect(seen[0]?.body).toMatchObject({ topic: 'other', email: 'hetal@example.org' });
  });

  it('says what the server refused', async () => {
    answer('post', '/qe_grievance/send_public', refusal(429, 'REQUESTS_EXCEEDED'));
    const user = await fill();
    await user.type(screen.getByRole('textbox', { name: /Your e-mail/ }), 'hetal@example.org');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('the link of the mail with the answer', () => {
  const page = '/grievance/again#MTI.signed';

  it('opens it once more, for people without an account', async () => {
    const until = day(9);
    answer('post', '/qe_grievance/answered_public', data({ reference: 'G-0012', reopen_until: until }));
    const seen = answer(
      'post',
      '/qe_grievance/reopen_public',
      data({ reference: 'G-0012', due_on: day(15) }),
    );
    const { user } = renderApp(page);
    expect(await screen.findByText(new RegExp(formatCalendarDate(until)))).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'Nothing was put right');
    await user.click(screen.getByRole('button', { name: 'Open it again' }));
    expect(
      await screen.findByText(`Sent. Reference G-0012. Answer by ${formatCalendarDate(day(15))}.`),
    ).toBeVisible();
    expect(seen[0]?.body).toEqual({ token: 'MTI.signed', text: 'Nothing was put right' });
  });

  it('says that it is closed', async () => {
    answer('post', '/qe_grievance/answered_public', refusal(409, 'GRIEVANCE_REFUSED'));
    renderApp(page);
    expect(await screen.findByText('This grievance is closed. You can write a new one.')).toBeVisible();
  });
});
