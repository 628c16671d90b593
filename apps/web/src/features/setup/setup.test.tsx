import type { SetupState } from '@suchi/contracts/setup';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, held, refusal } from '../../test/server.ts';
import { newSetup, readySetup } from '../../test/setup-state.ts';

beforeAll(async () => {
  await import('./setup-wizard.tsx');
});

const press = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

function open(step: string, state: SetupState) {
  answer('get', '/qe_setup/state', data(state));
  return renderApp(`/setup?step=${step}`);
}

describe('the link', () => {
  it('gives its token to the server once, in the body, and loses it from the address', async () => {
    const sent = answer('post', '/qe_setup/open', data(newSetup));
    const { router } = renderApp('/setup#secret-of-the-link');
    expect(await heading('Your association')).toBeInTheDocument();
    expect(sent).toEqual([{ body: { token: 'secret-of-the-link' } }]);
    expect(router.state.location).toMatchObject({ search: '?step=association', hash: '' });
  });

  it('that has ended says so', async () => {
    answer('post', '/qe_setup/open', refusal(403, 'SETUP_LINK_INVALID'));
    renderApp('/setup#old');
    expect(await heading('This link cannot be used')).toBeInTheDocument();
    expect(screen.getByText(/It works for 72 hours/)).toBeInTheDocument();
  });

  it('is not needed again in the same browser', async () => {
    answer('get', '/qe_setup/state', data({ ...readySetup, steps: ['association', 'look'] }));
    renderApp('/setup');
    expect(await heading('People')).toBeInTheDocument();
  });
});

describe('your association', () => {
  it('does not offer the names of another one, and is saved with Next', async () => {
    const { user } = open('association', newSetup);
    const sent = answer('post', '/qe_setup/save', data({ ...newSetup, steps: ['association'] }));
    const english = await screen.findByLabelText('In English');
    expect(english).toHaveValue('');
    await user.type(english, 'Reva Parivar');
    await user.type(screen.getByLabelText('Town'), 'Vadodara');
    await user.click(await press('Next: Logo and colour'));
    expect(await heading('Logo and colour')).toHaveFocus();
    expect(sent[0]?.body).toEqual({
      step: 'association',
      association_name: 'Reva Parivar',
      association_own_name: null,
      association_cover_word: null,
      association_town: 'Vadodara',
    });
  });

  it('stays with what is wrong', async () => {
    const { user } = open('association', newSetup);
    await user.type(await screen.findByLabelText('In own script, Marathi'), 'Reva');
    await user.click(await press('Next: Logo and colour'));
    expect(screen.getByLabelText('In own script, Marathi')).toHaveFocus();
  });

  it('says at the field what the server refused', async () => {
    const { user } = open('association', readySetup);
    answer('post', '/qe_setup/save', refusal(400, 'INVALID_PAYLOAD', { fields: { year: 'number' } }));
    await user.click(await press('Next: Logo and colour'));
    await waitFor(() => expect(screen.getByLabelText('Year of the book')).toHaveFocus());
  });
});

describe('logo and colour', () => {
  it('are worn by the page at once, and saved with Next', async () => {
    const { user } = open('look', newSetup);
    const sent = answer('post', '/qe_setup/save', data(newSetup));
    await user.click(await screen.findByRole('radio', { name: '0F5A63' }));
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--brand-7')).toBe('#0f5a63');
    await user.click(await press('Next: People'));
    await waitFor(() => expect(sent).toEqual([{ body: { step: 'look', brand_colour: '0F5A63' } }]));
  });
});

it('a drawing brings its colour along', async () => {
  const { user } = open('look', newSetup);
  await screen.findByRole('radio', { name: '0F5A63' });
  const drawing = '<svg viewBox="0 0 48 48"><circle r="6" fill="#2F3F7A"/></svg>';
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File([drawing], 'reva-logo.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('taken from the logo')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '2F3F7A' })).toBeChecked();
});

it('a saved logo is removed with Next', async () => {
  const saved = { ...newSetup, logo: '/association/abc.svg' };
  const { user } = open('look', saved);
  const removed = answer('post', '/qe_setup/remove_logo', data(newSetup));
  answer('post', '/qe_setup/save', data(newSetup));
  await user.click(await press('No logo'));
  await user.click(await press('Next: People'));
  expect(await heading('People')).toBeInTheDocument();
  expect(removed).toHaveLength(1);
});

describe('people', () => {
  const admin = { ...readySetup.admin, has_second_factor: false } as NonNullable<SetupState['admin']>;

  it('are an admin, typed and saved with Next', async () => {
    const { user } = open('people', newSetup);
    const sent = answer('post', '/qe_setup/admin', data({ ...newSetup, admin }));
    answer('post', '/qe_setup/save', data({ ...newSetup, admin }));
    await user.type(await screen.findByLabelText('First name'), 'Dhara');
    await user.click(await press('Next: Mail and payments'));
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('Last name'), 'Vyas');
    await user.type(screen.getByLabelText(/^E.mail$/), 'dhara.vyas@example.org');
    await user.type(screen.getByLabelText('Mobile'), '9800000001');
    await user.type(screen.getByLabelText('Password'), 'seven quiet rivers');
    await user.type(screen.getByLabelText('Confirm password'), 'seven quiet rivers');
    await user.click(await press('Next: Mail and payments'));
    expect(await heading('Mail and payments')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('have a second factor, and codes that are shown once', async () => {
    const { user } = open('people', { ...readySetup, admin });
    answer(
      'post',
      '/qe_setup/second_factor_start',
      data({ secret: 'ABCDEFGH', otpauth_url: 'otpauth://totp/Parichay?secret=ABCDEFGH' }),
    );
    answer(
      'post',
      '/qe_setup/second_factor_set',
      data({ recovery_codes: ['one-two-three'], state: readySetup }),
    );
    await user.click(await press('Show the code to scan'));
    await user.type(await screen.findByLabelText('Six digits that the app shows'), '123456');
    await user.click(await press('Switch it on'));
    expect(await screen.findByText('one-two-three')).toBeInTheDocument();
    await user.click(await press('I have kept them'));
    expect(await screen.findByText('Two-step sign-in is set.')).toBeInTheDocument();
  });

  it('are reviewers too, invited by mail', async () => {
    const { user } = open('people', { ...readySetup, reviewers: [] });
    const sent = answer('post', '/qe_setup/invite', data({ ...readySetup, reviewers: ['one@example.org'] }));
    await user.type(await screen.findByLabelText('E-mail of a reviewer'), 'one@example.org');
    await user.click(await press('Invite'));
    expect(await screen.findByText('one@example.org is invited.')).toBeInTheDocument();
    expect(sent).toEqual([{ body: { email: 'one@example.org' } }]);
  });
});

describe('mail', () => {
  const sentMail = { ...newSetup.mail, sent_at: '2026-11-18T10:00:00.000Z' };

  it('arrives when its code is typed', async () => {
    const { user } = open('mail', { ...readySetup, mail: newSetup.mail });
    answer('post', '/qe_setup/try', data({ ...readySetup, mail: sentMail }));
    const sent = answer('post', '/qe_setup/confirm_mail', data(readySetup));
    await user.click(await press('Send a test mail'));
    await user.type(await screen.findByLabelText('Code from the mail'), '123456');
    await user.click(await press('Confirm'));
    expect(
      await screen.findByText('A letter from office@reva.example.org was read back after 4 seconds.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([{ body: { otp: '123456' } }]);
  });

  it('needs an admin first', async () => {
    open('mail', newSetup);
    expect(await screen.findByText(/Please save the admin in step 3 first/)).toBeInTheDocument();
  });
});

describe('check and open', () => {
  it('tries payments and backup at once, and names what is needed', async () => {
    open('check', newSetup);
    const tried = answer('post', '/qe_setup/try', data(newSetup));
    expect(await press('Open Suchi')).toBeDisabled();
    expect(screen.getByText('4 lines are needed before you open')).toBeInTheDocument();
    await waitFor(() =>
      expect(tried.map(({ body }) => body)).toEqual([{ what: 'payments' }, { what: 'backup' }]),
    );
  });

  it('leads to the step of a line', async () => {
    const { user } = open('check', readySetup);
    answer('post', '/qe_setup/try', data(readySetup));
    await user.click(await press('Write: Legal pages: 5 of 6 written'));
    expect(await heading('Mail and payments')).toBeInTheDocument();
  });

  it('opens, and leads to the login in a new document', async () => {
    const { user } = open('check', readySetup);
    answer('post', '/qe_setup/try', data(readySetup));
    const sent = answer('post', '/qe_setup/finish', data({}));
    expect(await screen.findByText('2 lines can follow later')).toBeInTheDocument();
    const list = screen.getAllByRole('list').find((one) => within(one).queryByText('Mail arrives') !== null);
    expect(list).toHaveTextContent('Dhara Vyas (admin), 2 reviewers invited. Second factor set.');
    await user.click(await press('Open Parichay'));
    expect(await heading('Parichay is open')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('opens while a line is still tried', async () => {
    const { user } = open('check', readySetup);
    const again = held(data(readySetup));
    const tried = answer('post', '/qe_setup/try', data(readySetup), data(readySetup), again.respond);
    answer('post', '/qe_setup/finish', data({}));
    const payments = await press('Again: Payments are in test mode');
    await waitFor(() => expect(tried).toHaveLength(2));
    await waitFor(() => expect(payments).not.toHaveAttribute('aria-busy'));
    await user.click(payments);
    await waitFor(() => expect(tried).toHaveLength(3));
    await user.click(await press('Open Parichay'));
    expect(await heading('Parichay is open')).toBeInTheDocument();
    again.release();
  });
});
