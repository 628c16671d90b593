import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { knownPerson, reportedPerson } from '../../test/safety.ts';
import { familyMail } from '../../test/families.ts';
import { activeStanding } from '../../test/own-profile.ts';
import {
  admin,
  answer,
  answerOwnProfile,
  answerSearchAccess,
  data,
  member,
  noContent,
  refusal,
  signInAs,
} from '../../test/server.ts';

const blocks = '/items/junction_directus_users_qd_matrimonial_profile_1';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (name: string) => screen.findByRole('article', { name });

// Lazy dialogs are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../app/member/safety-pages.tsx'),
      import('../../entities/member-safety/block-dialog.tsx'),
      import('../../entities/member-safety/report-dialog.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => signInAs(member));

describe('who opened my number', () => {
  const path = '/settings/who_opened_my_number';
  const tap = (person: Parameters<typeof knownPerson>[0], times = 1, at = '2026-11-14T20:00:00.000Z') => ({
    person: knownPerson(person),
    times,
    at,
  });
  const answerTaps = (...pages: object[][]) =>
    answer('get', '/qe_search/opened_mine', ...pages.map((items) => data({ total: items.length, items })));

  it('has one card per person, with count and last time in India, and opens who may be seen', async () => {
    answerTaps([
      tap({}, 3),
      tap({
        profile_id: 8,
        first_name: 'Kiran',
        serial_number: null,
        age: null,
        place: null,
        can_open: true,
      }),
    ]);
    renderApp(path);
    await heading('Who opened my number');
    const first = await card('Mayur Kanitkar');
    expect(first).toHaveTextContent('No. 356, 31 years, Thane');
    expect(first).toHaveTextContent('3 times, last 01:30 AM 15/11/2026');
    expect(within(first).queryByRole('link')).not.toBeInTheDocument();
    const second = await card('Kiran Kanitkar');
    expect(second).toHaveTextContent('01:30 AM 15/11/2026');
    expect(within(second).getByRole('link', { name: 'Open the profile of Kiran Kanitkar' })).toHaveAttribute(
      'href',
      '/profile/8',
    );
    expect(screen.getByText('2 members so far.')).toBeInTheDocument();
  });

  it('blocks after one question, folds the row, and undoes it', async () => {
    answerTaps([tap({})], [tap({ block_id: 3 })], [tap({})]);
    const made = answer('post', blocks, data({ id: 3 }));
    const removed = answer('delete', `${blocks}/3`, noContent);
    const { user } = renderApp(path);
    await user.click(
      within(await card('Mayur Kanitkar')).getByRole('button', { name: 'Block Mayur Kanitkar' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Mayur Kanitkar?' }));
    await user.click(dialog.getByRole('button', { name: 'Block Member' }));
    expect(await screen.findByText('Blocked Mayur.')).toBeInTheDocument();
    expect(made[0]?.body).toEqual({ directus_users_id: member.id, qd_matrimonial_profile_id: 7 });
    expect(screen.getByRole('button', { name: 'Report Mayur Kanitkar' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo: unblock Mayur Kanitkar' }));
    expect(await screen.findByRole('button', { name: 'Block Mayur Kanitkar' })).toBeInTheDocument();
    expect(removed).toHaveLength(1);
  });

  it('says who is blocked, and unblocks', async () => {
    answerTaps([tap({ block_id: 3 })], [tap({})]);
    const removed = answer('delete', `${blocks}/3`, noContent);
    const { user } = renderApp(path);
    const blocked = await card('Mayur Kanitkar');
    expect(within(blocked).getByText('Blocked')).toBeInTheDocument();
    await user.click(within(blocked).getByRole('button', { name: 'Unblock Mayur Kanitkar' }));
    expect(await screen.findByRole('button', { name: 'Block Mayur Kanitkar' })).toBeInTheDocument();
    expect(removed).toHaveLength(1);
  });

  it('goes on to the next page', async () => {
    const first = data({ total: 13, items: [tap({})] });
    const second = data({ total: 13, items: [tap({ profile_id: 8, first_name: 'Kiran' })] });
    answer('get', '/qe_search/opened_mine', first, second);
    const { user, address } = renderApp(path);
    await user.click(await screen.findByRole('link', { name: 'Older' }));
    expect(await card('Kiran Kanitkar')).toBeInTheDocument();
    expect(address()).toBe(`${path}?page=2`);
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
  });

  it('shows an empty state when no one did, and is in the menu of members', async () => {
    answerTaps([]);
    const { user } = renderApp('/settings/account');
    const menu = await screen.findByRole('navigation', { name: 'Settings' });
    await user.click(within(menu).getByRole('link', { name: 'Who opened my number' }));
    expect(await screen.findByText('Nobody has opened your number yet.')).toBeInTheDocument();
  });

  it('is denied to staff, who have no number to open', async () => {
    signInAs(admin);
    renderApp(path);
    expect(await heading('Access Denied')).toBeVisible();
  });
});

describe('the report dialog', () => {
  const path = '/member_safety/7?do=report';

  async function open(...about: Parameters<typeof reportedPerson>) {
    answer('get', '/qe_safety/person', data(reportedPerson(...about)));
    const app = renderApp(path);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
    expect(await dialog.findByRole('heading', { name: 'Report Mayur' })).toBeInTheDocument();
    return { ...app, dialog };
  }

  it('is opened by the link of a mail, which sends nothing by itself', async () => {
    const seen = answer('post', '/qe_safety/report', data({ reference: 'R-0001', is_added: false }));
    const { dialog } = await open();
    expect(dialog.getByText('Mayur will not know you reported')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Also block Mayur' })).toBeChecked();
    expect(seen).toHaveLength(0);
  });

  it('needs a reason, and words for something else', async () => {
    const seen = answer('post', '/qe_safety/report', data({ reference: 'R-0001', is_added: false }));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please choose what is wrong')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await user.type(dialog.getByRole('textbox', { name: /What happened/ }), 'Too short');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please write at least 10 characters')).toBeInTheDocument();
    expect(seen).toHaveLength(0);
  });

  it('keeps what was typed when it is closed, and gives the reference when it is sent', async () => {
    const seen = answer('post', '/qe_safety/report', data({ reference: 'R-0142', is_added: false }));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Keeps calling after a clear no' }));
    await user.type(dialog.getByRole('textbox', { name: /What happened/ }), 'Four times on 14/11');
    await user.click(dialog.getByRole('checkbox', { name: 'Also block Mayur' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Report Mayur Kanitkar' }));
    const again = within(await screen.findByRole('dialog', { name: 'Report' }));
    expect(await again.findByRole('textbox', { name: /What happened/ })).toHaveValue('Four times on 14/11');
    await user.click(again.getByRole('button', { name: 'Send report' }));
    expect(
      await again.findByText('Reference R-0142. We will tell you the outcome by e-mail.'),
    ).toBeInTheDocument();
    expect(seen.map(({ body }) => body)).toEqual([
      {
        profile_id: 7,
        reason: 'keeps_calling',
        text: 'Four times on 14/11',
        source: 'mail',
        also_block: false,
      },
    ]);
  });

  it('offers to add to an open report, and does not offer a second block', async () => {
    const { dialog } = await open({ block_id: 3 }, { reference: 'R-0142', at: '2026-11-14T06:00:00.000Z' });
    expect(dialog.getByText('You reported Mayur on 14/11/2026. Add to it?')).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says what to do when the account does not know the member', async () => {
    answer('get', '/qe_safety/person', refusal(404, 'PROFILE_NOT_FOUND'));
    renderApp('/member_safety/7?do=block');
    expect(await screen.findByText('This member has had no contact with your account')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('messages and reports', () => {
  const message = (first_name: string, text: string) => ({
    id: 1,
    person: knownPerson({ first_name }),
    message: text,
    at: '2026-11-14T20:00:00.000Z',
  });

  it('lists what was sent, with Block and Report', async () => {
    answer('get', '/qe_search/messages', data({ total: 1, items: [message('Asha', 'May we call?')] }));
    renderApp('/settings/messages');
    const sent = await card('Asha Kanitkar');
    expect(sent).toHaveTextContent('You wrote on 01:30 AM 15/11/2026');
    expect(sent).toHaveTextContent('May we call?');
    expect(within(sent).getByRole('button', { name: 'Report Asha Kanitkar' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('are new on home and in the menu until they were looked at', async () => {
    answerOwnProfile({ ...activeStanding, messages_received: 2 });
    answerSearchAccess({ is_allowed: false, reason: 'subscription_missing' });
    answer('get', '/qe_families/list', data({ total: 1, page: 1, items: [familyMail()] }));
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'You have 2 new messages' }));
    await card('Mayur Kanitkar');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /new messages/ })).not.toBeInTheDocument();
    localStorage.removeItem(`suchi.copy.messages-seen.${member.id}`);
  });

  it('shows the committee’s answer to a report', async () => {
    const report = {
      reference: 'R-0142',
      name: 'Mayur Kanitkar',
      reasons: ['rude'],
      at: '2026-11-14T20:00:00.000Z',
      status: 'resolved',
      outcome: 'We spoke to the family.',
      decided_at: '2026-11-15T20:00:00.000Z',
    };
    answer('get', '/qe_safety/reports', data({ total: 1, items: [report] }));
    renderApp('/settings/reports');
    const line = await card('Mayur Kanitkar, R-0142');
    expect(line).toHaveTextContent('Rude or threatening');
    expect(line).toHaveTextContent('We spoke to the family.');
  });
});
