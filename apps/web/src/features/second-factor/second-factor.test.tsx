import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const secret = 'ABCDEFGHIJKLMNOP';
const appKey = { secret, otpauth_url: `otpauth://totp/Suchi:s@example.org?secret=${secret}&issuer=Suchi` };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });

async function typePassword(user: UserEvent) {
  await user.type(await screen.findByLabelText('Your password'), 'marigold-2026');
  await user.click(button('Show the code to scan'));
}

describe('the second step at login', () => {
  it('stands before the office while the association asks for it, and opens it', async () => {
    signInAs(admin);
    answer(
      'get',
      '/qe_auth/second_factor',
      data({ is_required: true, is_set: false }),
      data({ is_required: true, is_set: true }),
    );
    const starts = answer('post', '/qe_auth/second_factor_start', data(appKey));
    const sets = answer(
      'post',
      '/qe_auth/second_factor_set',
      refusal(400, 'INVALID_PAYLOAD', { fields: { otp: 'otp' } }),
      data({}),
    );
    const { user } = renderApp('/admin');
    await heading('Second step at login');
    expect(screen.getByText(/asks everyone in the office/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Back office' })).not.toBeInTheDocument();

    await typePassword(user);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
    expect(starts[0]?.body).toEqual({ password: 'marigold-2026' });

    const code = screen.getByLabelText('Six digits that the app shows');
    await user.type(code, '111111');
    await user.click(button('Switch it on'));
    await waitFor(() => expect(code).toHaveAccessibleDescription('OTP is Incorrect'));
    await user.clear(code);
    await user.type(code, '123 456');
    await user.click(button('Switch it on'));
    await heading('What needs attention today');
    expect(sets[1]?.body).toEqual({ secret, otp: '123456' });
    expect(
      await screen.findByText('The second step is switched on. Other devices are logged out.'),
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

  it('says that it is switched on, and who helps with a lost phone', async () => {
    signInAs(admin);
    answer('get', '/qe_auth/second_factor', data({ is_required: false, is_set: true }));
    renderApp('/admin/second_factor');
    expect(await screen.findByText(/It is switched on/)).toBeInTheDocument();
    expect(screen.getByText(/Ask an admin/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  });
});
