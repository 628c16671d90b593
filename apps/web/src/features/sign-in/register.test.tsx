import type { PageAssociation } from '@suchi/domain/settings';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { association } from '../../shared/brand/association.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, newcomer, noNetwork, refusal, signInAs } from '../../test/server.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);

const typed = {
  'First name': 'Sunita',
  'Last name': 'Kelkar',
  Mobile: '98765 43210',
  'E-mail': 'Sunita.Kelkar@example.org',
  Password: 'long-enough',
  'Confirm password': 'long-enough',
};

async function fillIn(user: UserEvent, changes: Partial<typeof typed> = {}) {
  await heading('Register');
  for (const [label, value] of Object.entries({ ...typed, ...changes })) {
    await user.clear(field(label));
    if (value !== '') await user.type(field(label), value);
  }
  await user.click(screen.getByRole('checkbox'));
}

function registered() {
  signInAs(newcomer);
  const { id, first_name, last_name, email, email_verified } = newcomer;
  return data({
    user: { id, first_name, last_name, email, email_verified },
  })();
}

describe('registration that is not open yet', () => {
  const page: PageAssociation = association;
  beforeEach(() => {
    page.isRegistrationClosed = true;
  });
  afterEach(() => {
    delete page.isRegistrationClosed;
  });

  it('says so before anything is typed, and leads who has an account to login', async () => {
    renderApp('/register');
    await heading('Register');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You cannot register yet. The association will open registration soon.',
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('can be tried by a phone that kept an older page: the server decides', async () => {
    answer('post', '/qe_auth/register', registered);
    const { user } = renderApp('/register');
    await fillIn(user);
    await user.click(button('Register'));
    expect(await heading('Verify your e-mail')).toBeVisible();
  });
});

describe('registration', () => {
  it('needs the terms before it can be sent', async () => {
    const { user } = renderApp('/register');
    await heading('Register');
    expect(button('Register')).toBeDisabled();
    await user.click(
      screen.getByRole('checkbox', {
        name: 'I am 18 or older and agree to the Terms of Use and Privacy Policy',
      }),
    );
    expect(button('Register')).toBeEnabled();
  });

  it.each([
    ['Mobile', '98765 432', 'Please enter valid 10-digit mobile no.'],
    ['Mobile', '', 'Please enter valid 10-digit mobile no.'],
    ['E-mail', 'sunita@nowhere', 'Please enter valid email address'],
    ['Confirm password', 'long-enougH', 'Password do not match'],
    ['First name', '', 'First name is required'],
    ['Last name', '', 'Last name is required'],
    ['Password', '', 'Password is required'],
  ])('shows what is wrong with %s %j', async (label, value, words) => {
    const { user } = renderApp('/register');
    await fillIn(user, { [label]: value });
    await user.click(button('Register'));
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words)));
    expect(field(label)).toBeInvalid();
  });

  it('makes the account, stores the session and opens the page for the code that was already sent', async () => {
    const requests = answer('post', '/qe_auth/register', registered);
    const { user, address } = renderApp('/register');
    await fillIn(user);
    await user.click(button('Register'));
    await heading('Verify your e-mail');
    expect(address()).toBe('/verify_otp?status=sent');
    expect(requests[0]).toEqual({
      body: {
        first_name: 'Sunita',
        last_name: 'Kelkar',
        mobile: '98765 43210',
        email: 'sunita.kelkar@example.org',
        password: 'long-enough',
        confirm_password: 'long-enough',
        language: 'en',
      },
    });
    expect(localStorage.getItem('userid')).toBe('member-1');
    expect(sessionStorage.getItem('suchi.register-draft')).toBeNull();
  });

  it('takes a number from abroad', async () => {
    const requests = answer('post', '/qe_auth/register', registered);
    const { user } = renderApp('/register');
    await fillIn(user, { Mobile: '+1 201 555 0123' });
    expect(screen.queryByText('+91')).not.toBeInTheDocument();
    await user.click(button('Register'));
    await heading('Verify your e-mail');
    expect(requests[0]?.body).toMatchObject({ mobile: '+1 201 555 0123' });
  });

  it('alerts a person who is already registered and leads to login with the address', async () => {
    answer('post', '/qe_auth/register', refusal(400, 'RECORD_NOT_UNIQUE'));
    const { user, address } = renderApp('/register');
    await fillIn(user);
    await user.click(button('Register'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('User already registered. Please login');
    await user.click(button('Go to Log in'));
    await heading('Log in');
    expect(address()).toBe('/login');
    expect(field('E-mail')).toHaveValue('Sunita.Kelkar@example.org');
  });

  it('shows what the server finds wrong at the field it belongs to', async () => {
    answer('post', '/qe_auth/register', refusal(400, 'INVALID_PAYLOAD', { fields: { mobile: 'mobile' } }));
    const { user } = renderApp('/register');
    await fillIn(user);
    await user.click(button('Register'));
    await waitFor(() =>
      expect(field('Mobile')).toHaveAccessibleDescription(
        expect.stringContaining('Please enter valid 10-digit mobile no.'),
      ),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the rest above the form', async () => {
    answer('post', '/qe_auth/register', refusal(400, 'INVALID_PAYLOAD', { fields: { otp: 'odd' } }));
    const { user } = renderApp('/register');
    await fillIn(user);
    await user.click(button('Register'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something in the form is not right yet.');
  });

  it('loses nothing when the signal drops', async () => {
    answer('post', '/qe_auth/register', noNetwork);
    const { user } = renderApp('/register');
    await fillIn(user);
    await user.click(button('Register'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
    expect(field('First name')).toHaveValue('Sunita');
    expect(field('Password')).toHaveValue('long-enough');
  });

  it('survives a visit to the terms, and accepting them ticks the box', async () => {
    const { user } = renderApp('/register');
    await heading('Register');
    await user.type(field('First name'), 'Sunita');
    await user.type(field('Password'), 'long-enough');
    await user.click(screen.getByRole('link', { name: 'Terms of Use and Privacy Policy' }));
    await heading('Terms of Use and Privacy Policy');
    expect(button('I accept')).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('I accept'));
    await heading('Register');
    expect(field('First name')).toHaveValue('Sunita');
    expect(field('Password')).toHaveValue('');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
