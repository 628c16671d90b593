import type { SearchAccess } from '@suchi/contracts/discovery';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closedOffers, openOffers } from '../../test/payments.ts';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, noNetwork, refusal, signInAs } from '../../test/server.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string | RegExp) => screen.findByRole('region', { name });

describe('the own account', () => {
  beforeEach(() => signInAs(member));

  it('shows the stored account; number and e-mail have dialogs of their own', async () => {
    renderApp('/settings/account');
    await heading('Profile');
    expect(screen.getByLabelText('First name')).toHaveValue('Sunita');
    expect(screen.getByLabelText('Last name')).toHaveValue('Kelkar');
    expect(screen.getByLabelText('Mobile')).toHaveValue('9876543210');
    expect(screen.getByLabelText('Mobile')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
  });

  it('is not sent without a name', async () => {
    const changes = answer('patch', '/users/me', data({}));
    const { user } = renderApp('/settings/account');
    await user.clear(await screen.findByLabelText('First name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required'),
    );
    expect(changes).toHaveLength(0);
  });

  it('is saved, and the new name is on the page', async () => {
    const changes = answer('patch', '/users/me', () => {
      signInAs({ ...member, first_name: 'Asha' });
      return data({})();
    });
    const { user } = renderApp('/settings/account');
    await user.clear(await screen.findByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your account is saved.')).toBeInTheDocument();
    expect(changes[0]?.body).toEqual({ first_name: 'Asha', last_name: 'Kelkar' });
  });

  async function saveWith(respond: () => Response) {
    answer('patch', '/users/me', respond);
    const { user } = renderApp('/settings/account');
    await user.type(await screen.findByLabelText('Last name'), ' Joshi');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }

  it('shows at the field what the server refused', async () => {
    await saveWith(refusal(400, 'INVALID_PAYLOAD', { fields: { last_name: 'name' } }));
    await waitFor(() => expect(screen.getByLabelText('Last name')).toBeInvalid());
  });

  it('keeps what was typed when the signal dropped', async () => {
    await saveWith(noNetwork);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    expect(screen.getByLabelText('Last name')).toHaveValue('Kelkar Joshi');
  });
});

describe('the menu', () => {
  beforeEach(() => signInAs(member));
  const menu = () => screen.findByRole('navigation', { name: 'Settings' });

  it('says who is signed in and till when search is paid, and has the appearance and logout', async () => {
    answer(
      'get',
      '/qe_search/standing',
      data({
        is_allowed: true,
        reason: null,
        genders: ['Female'],
        subscription: { state: 'valid', until: '2027-06-14' },
        price_paise: 55_000,
      }),
    );
    renderApp('/settings');
    expect(within(await menu()).getByRole('link', { name: /^Profile/ })).toHaveTextContent('Sunita Kelkar');
    expect(await within(await menu()).findByText('Search till 14/06/2027')).toBeInTheDocument();
    expect(within(await menu()).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(within(await menu()).getByRole('button', { name: /Dark/i })).toBeInTheDocument();
  });

  it('is one tap away from each of its pages', async () => {
    const { user } = renderApp('/settings/account');
    await heading('Profile');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Settings' }));
    expect(await screen.findAllByRole('heading', { level: 1, name: 'Settings' })).not.toHaveLength(0);
  });
});

describe('my membership', () => {
  const allowed: SearchAccess = {
    is_allowed: true,
    reason: null,
    genders: ['Female'],
    subscription: { state: 'valid', until: '2099-03-14' },
    price_paise: 55_000,
  };
  const refused = (reason: string, state: 'missing' | 'expired' | 'valid', until: string | null) => ({
    ...allowed,
    is_allowed: false,
    reason,
    subscription: { state, until },
  });

  function open(standing: SearchAccess, subscriptions: unknown[] = [], offers = closedOffers) {
    signInAs(member);
    answer('get', '/qe_search/standing', data(standing));
    answer('get', '/items/qd_subscriptions', data(subscriptions));
    answer('get', '/qe_payment/offers', data(offers));
    answer('get', '/qe_payment/receipts', data({ receipts: [] }));
    return renderApp('/settings/my_membership');
  }

  it('shows until when a subscription is valid, and leads to the search', async () => {
    open(allowed);
    const banner = await region('Your subscription is valid till 14/03/2099');
    expect(within(banner).getByRole('link', { name: 'Go to search' })).toHaveAttribute('href', '/');
  });

  it.each([
    [0, 'Today is the last day.'],
    [5, '5 days left.'],
  ])('says %i days before the end how long is left', async (days, words) => {
    const until = addDays(todayInIndia(new Date()), days);
    open({ ...allowed, subscription: { state: 'valid', until } });
    expect(await region(/^Your subscription is valid till/)).toHaveTextContent(words);
  });

  it('does not lead to a search that is refused for another reason', async () => {
    open(refused('profile_not_approved', 'valid', '2099-03-14'));
    const banner = await region('Your subscription is valid till 14/03/2099');
    expect(within(banner).queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['expired', '2026-03-14', 'Your subscription expired on 14/03/2026', 'Renew'],
    ['missing', null, 'You have no search subscription', 'Buy'],
  ] as const)('when it is %s shows that, with the price', async (state, until, title, action) => {
    open(refused(`subscription_${state}`, state, until), [], openOffers);
    const banner = await region(title);
    expect(await within(banner).findByRole('link', { name: action })).toBeInTheDocument();
    expect(banner).toHaveTextContent('₹550');
  });

  it('sells nothing that is not on sale', async () => {
    open(refused('subscription_missing', 'missing', null));
    const banner = await region('You have no search subscription');
    await waitFor(() => expect(banner).toHaveTextContent('It is not on sale at the moment.'));
    expect(within(banner).queryByRole('link')).not.toBeInTheDocument();
  });

  it('sells nothing while search is off', async () => {
    open(refused('search_off', 'expired', '2026-03-14'));
    await region('Profile search functionality is currently disabled till further notice.');
    expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
  });

  it('lists what there was, with its dates and what became of it', async () => {
    open(allowed, [
      { id: 4, status: 'active', start_date: '2098-03-15', end_date: '2099-03-14' },
      { id: 3, status: 'active', start_date: '2025-03-15', end_date: '2098-03-14' },
      { id: 2, status: 'cancelled', start_date: '2024-05-01', end_date: '2025-04-30' },
      { id: 1, status: 'active', start_date: '2023-05-01', end_date: '2024-04-30' },
    ]);
    const list = (await screen.findByText('15/03/2098 to 14/03/2099')).closest('ul');
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '15/03/2098 to 14/03/2099Begins later',
      '15/03/2025 to 14/03/2098Valid',
      '01/05/2024 to 30/04/2025Cancelled',
      '01/05/2023 to 30/04/2024Ended',
    ]);
  });

  it('shows when there was none, and retries when it did not load', async () => {
    signInAs(member);
    // The second is the retry that every read has.
    answer('get', '/qe_search/standing', noNetwork, noNetwork, data(allowed));
    answer('get', '/items/qd_subscriptions', data([]));
    answer('get', '/qe_payment/offers', data(closedOffers));
    answer('get', '/qe_payment/receipts', data({ receipts: [] }));
    const { user } = renderApp('/settings/my_membership');
    expect(await screen.findByText(/^Nothing here yet. A subscription/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await region('Your subscription is valid till 14/03/2099');
  });

  it('is not for staff', async () => {
    signInAs(admin);
    renderApp('/settings/my_membership');
    expect(await screen.findByText('This page is for members')).toBeInTheDocument();
  });
});
