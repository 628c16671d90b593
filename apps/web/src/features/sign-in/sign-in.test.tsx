import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import {
  answer,
  data,
  member,
  newcomer,
  noContent,
  noNetwork,
  refusal,
  signInAs,
} from '../../test/server.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const signedIn = { user_id: member.id };

describe('login', () => {
  async function logIn(user: UserEvent) {
    await user.type(await screen.findByLabelText('E-mail'), 'Sunita@Example.org');
    await user.type(screen.getByLabelText('Password'), 'right-password');
    await user.click(button('Log in'));
  }

  it('requires both fields, and ties the message to the field', async () => {
    const { user } = renderApp('/login');
    await heading('Log in');
    await user.click(button('Log in'));
    const email = screen.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/E-mail is required/));
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  });

  it('signs in and goes where the person wanted to go', async () => {
    const logins = answer('post', '/qe_session/sign_in', () => {
      signInAs(member);
      return data(signedIn)();
    });
    const { user, address } = renderApp('/login?next=%2Fsettings%2Faccount');
    await logIn(user);
    await heading('Profile');
    expect(address()).toBe('/settings/account');
    expect(logins[0]?.body).toEqual({ email: 'sunita@example.org', password: 'right-password', keep: false });
    expect(localStorage.getItem('userid')).toBe(member.id);
  });

  it('stays signed in on this device when the box is ticked, with a word about shared computers', async () => {
    const logins = answer('post', '/qe_session/sign_in', () => {
      signInAs(member);
      return data(signedIn)();
    });
    const { user } = renderApp('/login');
    const box = await screen.findByRole('checkbox', { name: 'Stay signed in on this device' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/Leave it empty where others can use it too/);
    await user.click(box);
    await logIn(user);
    await heading('Namaste, Sunita');
    expect(logins[0]?.body).toMatchObject({ keep: true });
  });

  it('requires the code of the app when the account has two-step sign-in', async () => {
    const logins = answer(
      'post',
      '/qe_session/sign_in',
      refusal(401, 'INVALID_OTP'),
      refusal(401, 'INVALID_OTP'),
      () => {
        signInAs(member);
        return data(signedIn)();
      },
    );
    const { user } = renderApp('/login');
    await logIn(user);
    // A question of its own, not an error.
    await screen.findByRole('heading', { name: 'Enter the code from your app' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    const code = screen.getByLabelText('Code');
    expect(code).toHaveFocus();
    await user.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right/));
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    await user.type(code, '123 456{Enter}');
    await heading('Namaste, Sunita');
    expect(logins[0]?.body).not.toHaveProperty('otp');
    expect(logins[2]?.body).toMatchObject({ otp: '123 456', keep: false });
  });

  it('does not follow a return address of another site', async () => {
    answer('post', '/qe_session/sign_in', () => {
      signInAs(member);
      return data(signedIn)();
    });
    const { user, address } = renderApp('/login?next=%2F%2Fevil.test');
    await logIn(user);
    await heading('Namaste, Sunita');
    expect(address()).toBe('/');
  });

  it('shows why it was refused, moves the focus there, and keeps the e-mail', async () => {
    answer('post', '/qe_session/sign_in', refusal(401, 'INVALID_CREDENTIALS'));
    const { user } = renderApp('/login');
    await logIn(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The e-mail or the password is not right.');
    expect(alert).not.toHaveTextContent('words of the server');
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toHaveValue('Sunita@Example.org');
  });

  it('shows how long to wait after too many tries', async () => {
    answer('post', '/qe_session/sign_in', refusal(429, 'REQUESTS_EXCEEDED', { retry_after_seconds: 120 }));
    const { user } = renderApp('/login');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 2 minutes.');
  });

  it('gives a reference when the server broke', async () => {
    answer('post', '/qe_session/sign_in', refusal(500, 'SOMETHING_NEW'));
    const { user } = renderApp('/login');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('request-7');
  });

  it('shows that the connection failed, and works when it is back', async () => {
    answer('post', '/qe_session/sign_in', noNetwork, () => {
      signInAs(member);
      return data(signedIn)();
    });
    const { user } = renderApp('/login');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    await user.click(button('Log in'));
    await heading('Namaste, Sunita');
  });

  it('shows the password to its owner', async () => {
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Show Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

describe('forgotten password', () => {
  it('requests the link and shows where to look', async () => {
    const requests = answer('post', '/auth/password/request', noContent);
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Forget Password?' }));
    await heading('Forgotten password');
    await user.type(screen.getByLabelText('E-mail'), 'sunita@example.org');
    await user.click(button('Send the link'));
    expect(await screen.findByText('Please check your email for reset link!')).toBeInTheDocument();
    expect(requests[0]?.body).toEqual({ email: 'sunita@example.org' });
  });

  it('shows when the link could not be sent', async () => {
    answer('post', '/auth/password/request', noNetwork);
    const { user } = renderApp('/admin/reset-password');
    await user.type(await screen.findByLabelText('E-mail'), 'sunita@example.org');
    await user.click(button('Send the link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while sending reset link');
  });

  async function typeTwice(user: UserEvent, first: string, second: string) {
    await user.type(await screen.findByLabelText('New password'), first);
    await user.type(screen.getByLabelText('Confirm password'), second);
  }

  const goodLink = refusal(400, 'INVALID_PAYLOAD', { fields: { password: 'passwordTooShort' } });

  it('keeps the button off while the passwords differ', async () => {
    answer('post', '/auth/password/reset', goodLink);
    const { user } = renderApp('/admin/reset-password?token=the-token');
    await typeTwice(user, 'long-enough', 'long-enoug');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Password do not match');
    expect(button('Set password')).toBeDisabled();
    await user.type(screen.getByLabelText('Confirm password'), 'h');
    expect(button('Set password')).toBeEnabled();
    expect(screen.queryByText('Password do not match')).not.toBeInTheDocument();
  });

  it('sets the password and leads to login', async () => {
    const resets = answer('post', '/auth/password/reset', goodLink, noContent);
    const { user, address } = renderApp('/admin/reset-password?token=the-token');
    await typeTwice(user, 'long-enough', 'long-enough');
    await user.click(button('Set password'));
    await heading('Password reset successful');
    expect(
      screen.getByText("Your password has been updated. You'll be redirected to the login page shortly."),
    ).toBeInTheDocument();
    expect(resets.map(({ body }) => body)).toEqual([
      { token: 'the-token', password: '' },
      { token: 'the-token', password: 'long-enough' },
    ]);
    // Nobody reads the token over a shoulder, and no history has it.
    expect(address()).toBe('/admin/reset-password');
    expect(screen.getByRole('link', { name: 'Log in now' })).toHaveAttribute('href', '/login');
  });

  it('goes on to login by itself after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('post', '/auth/password/reset', goodLink, noContent);
    const { user, address } = renderApp('/admin/reset-password?token=the-token');
    await typeTwice(user, 'long-enough', 'long-enough');
    await user.click(button('Set password'));
    await heading('Password reset successful');
    await vi.advanceTimersByTimeAsync(2000);
    expect(address()).toBe('/admin/reset-password');
    await vi.advanceTimersByTimeAsync(1000);
    await heading('Log in');
    vi.useRealTimers();
  });

  // The engine says FORBIDDEN of a link that was used, and INVALID_TOKEN of one that is too old.
  it.each(['FORBIDDEN', 'INVALID_TOKEN'] as const)(
    'says at once that a link is %s, and offers a new one',
    async (code) => {
      answer('post', '/auth/password/reset', refusal(403, code));
      const { user } = renderApp('/admin/reset-password?token=old');
      await heading('This link no longer works');
      expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
      await heading('Forgotten password');
    },
  );

  it('says so too when the link is used while the form is open', async () => {
    answer('post', '/auth/password/reset', goodLink, refusal(403, 'FORBIDDEN'));
    const { user } = renderApp('/admin/reset-password?token=old');
    await typeTwice(user, 'long-enough', 'long-enough');
    await user.click(button('Set password'));
    expect(await heading('This link no longer works')).toBeVisible();
  });
});

describe('a new password when signed in', () => {
  it('signs out, shows why, leads to login, and keeps what was typed elsewhere', async () => {
    signInAs(member);
    localStorage.setItem('suchi.copy.profile.a.a', 'typed');
    const changes = answer('post', '/qe_auth/change_password', data({}));
    const { user } = renderApp('/settings/reset_password');
    await user.type(await screen.findByLabelText('Current password'), 'the-old-one');
    await user.type(screen.getByLabelText('New password'), 'long-enough');
    await user.type(screen.getByLabelText('Confirm password'), 'long-enough');
    await user.click(button('Change password'));
    await heading('Log in');
    expect(
      await screen.findByText('Your password is changed. Please log in with the new one.'),
    ).toBeInTheDocument();
    expect(changes[0]?.body).toEqual({
      old_password: 'the-old-one',
      password: 'long-enough',
      confirm_password: 'long-enough',
    });
    expect(localStorage.getItem('suchi.copy.profile.a.a')).toBe('typed');
  });

  it.each([
    ['old_password', 'oldPasswordWrong', 'Current password', 'This is not your current password.'],
    ['password', 'passwordCommon', 'New password', 'Many people use this password.'],
    ['password', 'passwordPersonal', 'New password', 'Do not use your name, your e-mail or “Suchi”.'],
  ])('shows at the field why it is refused: %s %s', async (field, message, label, words) => {
    signInAs(member);
    answer(
      'post',
      '/qe_auth/change_password',
      refusal(400, 'INVALID_PAYLOAD', { fields: { [field]: message } }),
    );
    const { user } = renderApp('/settings/reset_password');
    await user.type(await screen.findByLabelText('Current password'), 'the-old-one');
    await user.type(screen.getByLabelText('New password'), 'long-enough');
    await user.type(screen.getByLabelText('Confirm password'), 'long-enough');
    await user.click(button('Change password'));
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words)),
    );
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Log in');
  });

  it('says all rules before anything is typed', async () => {
    signInAs(member);
    renderApp('/settings/reset_password');
    expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription(
      /^At least 8 characters\. Not your name, .* no password that many people use\.$/,
    );
  });

  it('is not changed when it is too short', async () => {
    signInAs(member);
    const changes = answer('post', '/qe_auth/change_password', data({}));
    const { user } = renderApp('/settings/reset_password');
    await user.type(await screen.findByLabelText('Current password'), 'the-old-one');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Confirm password'), 'short');
    await user.click(button('Change password'));
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        /Please use at least 8 characters/,
      ),
    );
    expect(changes).toHaveLength(0);
  });
});

describe('verifying the e-mail', () => {
  async function enter(user: UserEvent, code: string) {
    await user.clear(await screen.findByLabelText('Code from the mail'));
    await user.type(screen.getByLabelText('Code from the mail'), code);
    await user.click(button('Verify'));
  }

  it('sends the code on request', async () => {
    signInAs(newcomer);
    answer('post', '/qe_auth/send_code', data({ resend_after_seconds: 60 }));
    const { user, address } = renderApp('/');
    await heading('Verify your e-mail');
    expect(screen.getByText('sunita.kelkar@example.org')).toBeInTheDocument();
    await user.click(button('Send the code'));
    expect(await screen.findByLabelText('Code from the mail')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    expect(address()).toBe('/verify_otp?status=sent');
    expect(button(/^You can ask for a new code in \d+ seconds?$/)).toBeDisabled();
  });

  it('refuses a wrong code, accepts the right one with its spaces, and opens home', async () => {
    signInAs(newcomer);
    const codes = answer('post', '/qe_auth/verify_code', refusal(400, 'OTP_INCORRECT'), () => {
      signInAs(member);
      return data({ email_verified: true })();
    });
    const { user } = renderApp('/verify_otp?status=sent');
    await enter(user, '111111');
    const field = screen.getByLabelText('Code from the mail');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining('OTP is Incorrect')),
    );
    await enter(user, '123 456');
    await heading('Namaste, Sunita');
    expect(codes.map((code) => code.body)).toEqual([{ otp: '111111' }, { otp: '123456' }]);
  });

  it.each([
    ['OTP_EXPIRED', 410, 'This code is older than ten minutes. Ask for a new code'],
    ['OTP_TRIES_EXCEEDED', 429, 'Too many wrong codes. Ask for a new code'],
  ] as const)('explains %s and offers a new code', async (code, status, words) => {
    signInAs(newcomer);
    answer('post', '/qe_auth/verify_code', refusal(status, code));
    answer('post', '/qe_auth/send_code', data({ resend_after_seconds: 60 }));
    const { user } = renderApp('/verify_otp?status=sent');
    await enter(user, '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(button('Send a new code'));
    expect(await screen.findByText('A new code is on its way')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('lets a person who typed the wrong address start again', async () => {
    signInAs(newcomer);
    answer('post', '/qe_session/sign_out', noContent);
    const { user } = renderApp('/verify_otp?status=sent');
    await user.click(await screen.findByRole('button', { name: 'Use another e-mail' }));
    await heading('Register');
    expect(screen.getByLabelText('First name')).toHaveValue(newcomer.first_name);
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(localStorage.getItem('userid')).toBeNull();
  });
});
