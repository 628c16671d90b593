import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const secret = 'ABCDEFGHIJKLMNOP';
const appKey = { secret, otpauth_url: `otpauth://totp/Suchi:s@example.org?secret=${secret}&issuer=Suchi` };
const codes = ['abcd-2345-efgh-6789', 'bcde-3456-fghj-7892'];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });

async function typePassword(user: UserEvent) {
  await user.type(await screen.findByLabelText('Your password'), 'marigold-2026');
  await user.click(button('Show the code to scan'));
}

describe('two-step sign-in', () => {
  it('stands before the office while the association asks for it, and opens it', async () => {
    signInAs(admin);
    answer(
      'get',
      '/qe_auth/second_factor',
      data({ is_required: true, is_set: false, recovery_codes_left: 0 }),
      data({ is_required: true, is_set: true, recovery_codes_left: 10 }),
    );
    const starts = answer('post', '/qe_auth/second_factor_start', data(appKey));
    const sets = answer(
      'post',
      '/qe_auth/second_factor_set',
      refusal(400, 'INVALID_PAYLOAD', { fields: { otp: 'otp' } }),
      data({ recovery_codes: codes }),
    );
    const { user } = renderApp('/admin');
    await heading('Two-step sign-in');
    expect(screen.getByText(/The association asks you for/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Back office' })).not.toBeInTheDocument();

    await typePassword(user);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /The app is on this phone/ })).toHaveAttribute(
      'href',
      appKey.otpauth_url,
    );
    expect(starts[0]?.body).toEqual({ password: 'marigold-2026' });

    const code = screen.getByLabelText('Six digits that the app shows');
    await user.type(code, '111111');
    await user.click(button('Switch it on'));
    await waitFor(() => expect(code).toHaveAccessibleDescription('OTP is Incorrect'));
    await user.clear(code);
    await user.type(code, '123 456');
    await user.click(button('Switch it on'));
    expect(await screen.findByText('abcd-2345-efgh-6789')).toBeVisible();
    await user.click(button('I have kept them'));
    await heading('What needs attention today');
    expect(sets[1]?.body).toEqual({ otp: '123456' });
    expect(
      await screen.findByText('Two-step sign-in is switched on. Other devices are logged out.'),
    ).toBeVisible();
  });

  it('needs the password', async () => {
    signInAs(admin);
    const wrong = refusal(400, 'INVALID_PAYLOAD', { fields: { password: 'oldPasswordWrong' } });
    answer('post', '/qe_auth/second_factor_start', wrong);
    const { user } = renderApp('/admin/second_factor');
    await typePassword(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/not your current password/),
    );
  });

  it('moves to a new phone with a code of the old one, or a recovery code', async () => {
    signInAs(admin);
    answer(
      'get',
      '/qe_auth/second_factor',
      data({ is_required: true, is_set: true, recovery_codes_left: 1 }),
    );
    const wrong = refusal(400, 'INVALID_PAYLOAD', { fields: { code: 'otp' } });
    const starts = answer('post', '/qe_auth/second_factor_start', wrong, data(appKey));
    const { user } = renderApp('/admin/second_factor');
    expect(await screen.findByText('You have 1 recovery code left.')).toBeVisible();
    await user.click(button('Move to a new phone'));
    await typePassword(user);
    const code = screen.getByLabelText('Code from the app you use now');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/is required/));
    await user.type(code, 'abcd-2345-efgh-6789{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/OTP is Incorrect/));
    await user.click(button('Show the code to scan'));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(starts[1]?.body).toEqual({ password: 'marigold-2026', code: 'abcd-2345-efgh-6789' });
  });

  it('gives new recovery codes, once', async () => {
    signInAs(admin);
    answer(
      'get',
      '/qe_auth/second_factor',
      data({ is_required: false, is_set: true, recovery_codes_left: 2 }),
    );
    const renewals = answer('post', '/qe_auth/recovery_codes', data({ recovery_codes: codes }));
    const { user } = renderApp('/admin/second_factor');
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.type(await screen.findByLabelText('Your password'), 'marigold-2026');
    await user.type(screen.getByLabelText('Code from the app you use now'), '123456');
    await user.click(button('Show new codes'));
    expect(await screen.findByText(codes[1] ?? '')).toBeVisible();
    await user.click(button('Copy all'));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await user.click(button('I have kept them'));
    expect(await screen.findByText('Only the new recovery codes work now.')).toBeVisible();
    expect(screen.queryByText(codes[1] ?? '')).not.toBeInTheDocument();
    expect(renewals[0]?.body).toEqual({ password: 'marigold-2026', code: '123456' });
  });

  it('says that it is switched on, and who helps with a lost phone', async () => {
    signInAs(admin);
    answer(
      'get',
      '/qe_auth/second_factor',
      data({ is_required: false, is_set: true, recovery_codes_left: 10 }),
    );
    renderApp('/admin/second_factor');
    expect(await screen.findByText(/It is switched on/)).toBeInTheDocument();
    expect(screen.getByText(/Ask an admin to reset it/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  });
});
