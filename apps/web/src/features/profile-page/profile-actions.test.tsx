import type { OpenedProfile, ProfileCard } from '@suchi/contracts/discovery';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { openedProfile } from '../../test/sample-card.ts';
import { reportedPerson } from '../../test/safety.ts';
import { answer, data, held, member, noContent, noNetwork, refusal, signInAs } from '../../test/server.ts';

const favourites = '/items/junction_directus_users_qd_matrimonial_profile';
const blocks = '/items/junction_directus_users_qd_matrimonial_profile_1';
const notes = '/items/matrimonial_profile_notes';
const name = 'Ananya Kulkarni';

// Lazy dialogs are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('./components/mail-dialog.tsx'),
      import('./components/note-dialog.tsx'),
      import('../../entities/member-safety/block-dialog.tsx'),
      import('../../entities/member-safety/report-dialog.tsx'),
      import('../../entities/member-safety/safety-menu.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);

async function open(card: Partial<ProfileCard> = {}, facts: Partial<OpenedProfile> = {}) {
  signInAs(member);
  answer('get', '/qe_search/profile', data(openedProfile(card, facts)));
  const app = renderApp('/profile/42');
  await screen.findByRole('heading', { level: 1, name });
  return app;
}

const button = (label: string) => screen.getByRole('button', { name: label });

/** Behind the three dots. */
async function choose(user: Awaited<ReturnType<typeof open>>['user'], label: string) {
  await user.click(button('More'));
  const menu = within(await screen.findByRole('dialog', { name }));
  await user.click(menu.getByRole('button', { name: label }));
}

describe('the heart', () => {
  it('marks at once, and is taken back when the server refuses', async () => {
    const { user } = await open();
    const { respond, release } = held(refusal(404, 'PROFILE_NOT_FOUND'));
    answer('post', favourites, respond);
    expect(button('Mark as favourite')).toHaveAttribute('title', 'Mark as favourite');
    await user.click(button('Mark as favourite'));
    expect(await screen.findByRole('button', { name: 'Remove from favourite' })).toBeInTheDocument();
    release();
    expect(await screen.findByText(/This profile is not available/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mark as favourite' })).toBeInTheDocument();
  });

  it('removes by the link', async () => {
    const { user } = await open({ favourite_id: 9 });
    const seen = answer('delete', `${favourites}/9`, noContent);
    answer('get', '/qe_search/profile', data(openedProfile()));
    await user.click(button('Remove from favourite'));
    expect(await screen.findByRole('button', { name: 'Mark as favourite' })).toBeInTheDocument();
    await waitFor(() => expect(seen).toHaveLength(1));
  });
});

describe('a mail', () => {
  it('is not sent under ten characters', async () => {
    const { user } = await open();
    const seen = answer('post', '/qe_search/send_mail', data({ left_today: 19 }));
    await choose(user, 'Send Mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mail' }));
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), '  Namaste   ');
    await user.click(dialog.getByRole('button', { name: 'Send Mail' }));
    expect(dialog.getByText('Please write at least 10 characters')).toBeInTheDocument();
    expect(seen).toHaveLength(0);
  });

  it('goes out, and says how many are left', async () => {
    const { user } = await open();
    const seen = answer('post', '/qe_search/send_mail', data({ left_today: 19 }));
    await choose(user, 'Send Mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mail' }));
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Namaste, we would like to meet.');
    await user.click(dialog.getByRole('button', { name: 'Send Mail' }));
    expect(
      await screen.findByText('Your mail is on its way. You can send 19 more today.'),
    ).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({ profile_id: 42, message: 'Namaste, we would like to meet.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is kept in the dialog when it is refused', async () => {
    const { user } = await open();
    answer('post', '/qe_search/send_mail', refusal(429, 'MAIL_LIMIT_REACHED'));
    await choose(user, 'Send Mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mail' }));
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Namaste, we would like to meet.');
    await user.click(dialog.getByRole('button', { name: 'Send Mail' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have reached today’s limit for messages');
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Namaste, we would like to meet.');
  });
});

describe('a mail that was not sent', () => {
  const typed = 'Namaste, we would like to meet.';

  async function openDialog() {
    const { user } = await open();
    await choose(user, 'Send Mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mail' }));
    return { user, dialog, field: dialog.getByRole('textbox', { name: 'Message' }) };
  }

  it('is still there when the session has ended and begun again', async () => {
    const { user, field } = await openDialog();
    await user.type(field, typed);
    cleanup();
    expect((await openDialog()).field).toHaveValue(typed);
  });

  it('is forgotten once it is sent', async () => {
    answer('post', '/qe_search/send_mail', data({ left_today: 19 }));
    const { user, dialog, field } = await openDialog();
    await user.type(field, typed);
    await user.click(dialog.getByRole('button', { name: 'Send Mail' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('More')).toHaveFocus();
    cleanup();
    expect((await openDialog()).field).toHaveValue('');
  });
});

describe('own notes', () => {
  const kept = [{ id: 5, note: 'Call after Diwali.', at: '2026-10-04T10:00:00.000Z' }];

  it('are added under the spelling of the data', async () => {
    const { user } = await open();
    const seen = answer('post', notes, data({ id: 5 }));
    answer('get', '/qe_search/profile', data(openedProfile({}, { notes: kept })));
    await user.click(button('Add Note'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Note' }));
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    expect(dialog.getByText('Please write your note first')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Call after Diwali.');
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    const region = await screen.findByRole('region', { name: 'Your note, only you can see it' });
    expect(region).toHaveTextContent('Call after Diwali.');
    expect(seen[0]?.body).toEqual({
      note: 'Call after Diwali.',
      matrinonial_profile: 42,
      client_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it('are changed in the same dialog', async () => {
    const { user } = await open({}, { notes: kept });
    const seen = answer('patch', `${notes}/5`, data({ id: 5 }));
    const changed = [{ ...kept[0], note: 'Call after Diwali, in the evening.' }];
    answer('get', '/qe_search/profile', data({ ...openedProfile(), notes: changed }));
    await user.click(button('Edit note: Call after Diwali.'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }));
    const field = dialog.getByRole('textbox', { name: 'Note' });
    expect(field).toHaveValue('Call after Diwali.');
    await user.clear(field);
    await user.type(field, 'Call after Diwali, in the evening.');
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    const region = await screen.findByRole('region', { name: 'Your note, only you can see it' });
    await waitFor(() => expect(region).toHaveTextContent('in the evening.'));
    expect(seen[0]?.body).toEqual({ note: 'Call after Diwali, in the evening.' });
  });

  it('are removed at once, and come back when the server refuses', async () => {
    const { user } = await open({}, { notes: kept });
    answer('get', '/qe_search/profile', noNetwork);
    const { respond, release } = held(refusal(503, 'SERVICE_UNAVAILABLE'));
    answer('delete', `${notes}/5`, respond);
    await user.click(button('Remove note: Call after Diwali.'));
    await waitFor(() => expect(screen.queryByText('Call after Diwali.')).not.toBeInTheDocument());
    release();
    expect(await screen.findByText(/The service is busy/)).toBeInTheDocument();
    expect(await screen.findByText('Call after Diwali.')).toBeInTheDocument();
  });

  it('are gone when the server agrees', async () => {
    const { user } = await open({}, { notes: kept });
    answer('delete', `${notes}/5`, noContent);
    answer('get', '/qe_search/profile', data(openedProfile()));
    await user.click(button('Remove note: Call after Diwali.'));
    await waitFor(() => expect(screen.queryByText('Call after Diwali.')).not.toBeInTheDocument());
    expect(await screen.findByText('The note is removed.')).toBeInTheDocument();
  });
});

describe('blocking', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    const { user, address } = await open();
    const seen = answer('post', blocks, data({ id: 3 }));
    await choose(user, 'Block Member');
    const dialog = within(await screen.findByRole('dialog', { name: `Block ${name}?` }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(seen).toHaveLength(0);
    expect(address()).toBe('/profile/42');
  });

  it('leaves the page for where one came from', async () => {
    signInAs(member);
    answer('get', '/qe_search/profile', data(openedProfile()));
    const { user, address, router } = renderApp('/settings/account');
    await screen.findByRole('heading', { level: 1 });
    await router.navigate('/profile/42');
    await screen.findByRole('heading', { level: 1, name });
    const seen = answer('post', blocks, data({ id: 3 }));
    await choose(user, 'Block Member');
    const dialog = within(await screen.findByRole('dialog', { name: `Block ${name}?` }));
    await user.click(dialog.getByRole('button', { name: 'Block Member' }));
    await waitFor(() => expect(address()).toBe('/settings/account'));
    expect(seen[0]?.body).toEqual({ directus_users_id: member.id, qd_matrimonial_profile_id: 42 });
    const removed = answer('delete', `${blocks}/3`, noContent);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ananya is unblocked.')).toBeInTheDocument();
    expect(removed).toHaveLength(1);
  });

  it('says why it did not work', async () => {
    const { user, address } = await open();
    answer('post', blocks, refusal(503, 'SERVICE_UNAVAILABLE'));
    await choose(user, 'Block Member');
    const dialog = within(await screen.findByRole('dialog', { name: `Block ${name}?` }));
    await user.click(dialog.getByRole('button', { name: 'Block Member' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The service is busy');
    expect(address()).toBe('/profile/42');
  });
});

describe('reporting', () => {
  it('is at the end of the page, and blocks too unless the box is unticked', async () => {
    const { user, address } = await open();
    answer('get', '/qe_safety/person', data(reportedPerson({ profile_id: 42, first_name: 'Ananya' })));
    const seen = answer('post', '/qe_safety/report', data({ reference: 'R-0142', is_added: false }));
    await user.click(button('Report this profile'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
    await user.click(await dialog.findByRole('radio', { name: 'Asks for money' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText(/Reference R-0142/)).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({
      profile_id: 42,
      reason: 'asks_for_money',
      text: '',
      source: 'profile',
      also_block: true,
    });
    // The page cannot be seen any more.
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/'));
  });
});
