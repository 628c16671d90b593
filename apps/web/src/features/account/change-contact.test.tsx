import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, refusal, signInAs } from '../../test/server.ts';

// Lazy parts are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('./components/change-email-dialog.tsx'),
      import('./components/change-mobile-dialog.tsx'),
      import('./components/not-me-page.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => signInAs(member));

async function open(name: string) {
  const { user } = renderApp('/settings/account');
  await user.click(await screen.findByRole('button', { name }));
  return { user, form: within(await screen.findByRole('dialog')) };
}

describe('a new e-mail', () => {
  it('asks for the password, then for the code that was mailed', async () => {
    const started = answer('post', '/qe_auth/start_email_change', data({}));
    const confirmed = answer('post', '/qe_auth/confirm_email_change', data({}));
    const { user, form } = await open('Change e-mail');
    await user.click(form.getByRole('button', { name: 'Send the code' }));
    expect(form.getByLabelText('New e-mail')).toBeInvalid();
    expect(started).toHaveLength(0);
    await user.type(form.getByLabelText('New e-mail'), 'new@example.org');
    await user.type(form.getByLabelText('Your password'), 'secret words');
    await user.click(form.getByRole('button', { name: 'Send the code' }));
    const code = await screen.findByLabelText('Code');
    expect(started[0]?.body).toEqual({ email: 'new@example.org', password: 'secret words' });
    await user.type(code, '123456');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change e-mail' }));
    expect(await screen.findByText('Your e-mail is changed. Log in with it from now on.')).toBeVisible();
    expect(confirmed[0]?.body).toEqual({ otp: '123456' });
  });

  it('says at the field what the server refused', async () => {
    answer(
      'post',
      '/qe_auth/start_email_change',
      refusal(400, 'INVALID_PAYLOAD', { fields: { password: 'oldPasswordWrong' } }),
    );
    const { user, form } = await open('Change e-mail');
    await user.type(form.getByLabelText('New e-mail'), 'new@example.org');
    await user.type(form.getByLabelText('Your password'), 'wrong');
    await user.click(form.getByRole('button', { name: 'Send the code' }));
    await waitFor(() => expect(form.getByLabelText('Your password')).toBeInvalid());
  });

  it('is not for staff', async () => {
    signInAs(admin);
    renderApp('/settings/account');
    await screen.findByRole('button', { name: 'Change mobile' });
    expect(screen.queryByRole('button', { name: 'Change e-mail' })).toBeNull();
  });
});

it('a new mobile asks for the password', async () => {
  const seen = answer('post', '/qe_auth/change_mobile', data({}));
  const { user, form } = await open('Change mobile');
  await user.type(form.getByLabelText('New mobile'), '9876512345');
  await user.type(form.getByLabelText('Your password'), 'secret words');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your mobile is changed.')).toBeVisible();
  expect(seen[0]?.body).toEqual({ mobile: '9876512345', password: 'secret words' });
});

describe('"This was not me"', () => {
  const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;

  it('does nothing before the button, which puts the address back', async () => {
    const seen = answer('post', '/qe_auth/undo_email_change', data({}));
    const { user } = renderApp(`/not-me#${token}`);
    const button = await screen.findByRole('button', { name: 'Put the old address back' });
    expect(seen).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'The old address is back' })).toBeVisible();
    expect(seen[0]?.body).toEqual({ token });
  });

  it('says when the link no longer works', async () => {
    answer('post', '/qe_auth/undo_email_change', refusal(410, 'CONTACT_LINK_ENDED'));
    const { user } = renderApp(`/not-me#${token}`);
    await user.click(await screen.findByRole('button', { name: 'Put the old address back' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
