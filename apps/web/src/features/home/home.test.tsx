import type { OwnStanding } from '@suchi/contracts/accounts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { activeStanding } from '../../test/own-profile.ts';
import {
  admin,
  answer,
  answerOwnProfile,
  answerSearchStanding,
  closedSetting,
  data,
  member,
  noNetwork,
  signInAs,
} from '../../test/server.ts';

beforeEach(() => {
  vi.stubEnv('VITE_CHAT_URL', 'https://chat.test/919800000000');
});

function openHome(standing: Partial<OwnStanding>, address = '/') {
  signInAs(member);
  answerOwnProfile({ ...activeStanding, ...standing });
  return renderApp(address);
}

// Compiling the lower half of home is slow on a busy machine.
beforeAll(() => import('../../app/member/home-search.tsx'), 60_000);

const banner = (name: string) => screen.findByRole('region', { name });

describe('home says where the member stands', () => {
  it.each([
    ['Draft', 'Your profile is incomplete', 'Edit Profile'],
    ['Pending', 'Your profile is under review', null],
    ['Active', 'Your Profile is approved and will be printed in Suchi', 'Edit Profile'],
    ['Blocked', 'Your account is blocked', null],
    ['Rejected', 'Your account is rejected', 'Edit Profile'],
    ['married', 'Congratulations, You have marked Rohan as married', 'Update Status'],
  ] as const)('%s', async (status, title, action) => {
    openHome({ status });
    expect((await banner(title)).querySelector('a')?.textContent ?? null).toBe(action);
    expect(screen.queryByText('Have these at hand')).not.toBeInTheDocument();
  });

  it('with the mail that will come while it is reviewed', async () => {
    openHome({ status: 'Pending' });
    expect(await banner('Your profile is under review')).toHaveTextContent(
      'It is awaiting approval. You will get a mail when it is approved or rejected.',
    );
  });

  it('with the reason of a rejection', async () => {
    openHome({ status: 'Rejected', rejection_reason: 'Photo is not clear.' });
    const rejected = await banner('Your account is rejected');
    expect(within(rejected).getByText('Reason: Photo is not clear.')).toBeInTheDocument();
    expect(rejected).toHaveTextContent('Fix the profile and submit it again.');
  });

  it('with the reason also while it is being mended', async () => {
    openHome({ status: 'Draft', rejection_reason: 'Please fill gotra' });
    expect(await banner('Your profile is incomplete')).toHaveTextContent('Reason: Please fill gotra');
  });

  it('without an old reason once it is approved', async () => {
    openHome({ status: 'Active', rejection_reason: 'Please fill gotra' });
    await banner('Your Profile is approved and will be printed in Suchi');
    expect(screen.queryByText(/Please fill gotra/)).not.toBeInTheDocument();
  });

  it('with a banner of the suchi number, in settings too', async () => {
    openHome({ serial_number: 218 }, '/settings/account');
    expect(await banner('Your suchi number is 218.')).toBeInTheDocument();
  });

  it('without a number that no longer counts', async () => {
    openHome({ status: 'Pending', serial_number: 218 });
    await banner('Your profile is under review');
    expect(screen.queryByText(/suchi number/)).not.toBeInTheDocument();
  });

  it('and what to have at hand before there is a profile', async () => {
    signInAs(member);
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Have these at hand' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add Candidate' })).toHaveAttribute('href', '/candidate/create');
  });

  it('or that it could not be loaded, and tries again', async () => {
    signInAs(member);
    answer('get', '/qe_profile/standing', noNetwork);
    const { user } = renderApp('/');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerOwnProfile({ ...activeStanding, status: 'Pending' });
    await user.click(retry);
    expect(await banner('Your profile is under review')).toBeInTheDocument();
  });
});

describe('a draft', () => {
  const violations = [
    { field: 'gotra', code: 'gotra_required' },
    { field: 'addresses', code: 'address_required' },
    { field: 'addresses.0.name', code: 'address_name_required' },
    { field: 'weight', code: 'weight_required' },
    { field: 'income', code: 'income_required' },
  ];

  it('names what is left to mend in the words of the form, each with its field', async () => {
    openHome({ status: 'Draft', violations: violations.slice(0, 3) });
    const draft = await banner('Your profile is incomplete');
    const links = await within(draft).findAllByRole('link', { name: /^Edit:/ });
    expect(draft).toHaveTextContent('Gotra Required');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Edit: Gotra Required', '/candidate/edit#gotra'],
      ['Edit: Add atleast one address', '/candidate/edit#addresses'],
      ['Edit: Name in address is not filled', '/candidate/edit#addresses.0.name'],
    ]);
    expect(draft).not.toHaveTextContent('more');
  });

  it('names three on home, counts the rest and shows it when asked', async () => {
    const { user } = openHome({ status: 'Draft', violations });
    const draft = await banner('Your profile is incomplete');
    const links = () => within(draft).getAllByRole('link', { name: /^Edit:/ });
    const more = await within(draft).findByRole('button', { name: 'and 2 more', expanded: false });
    expect(links()).toHaveLength(3);
    await user.click(more);
    expect(links()).toHaveLength(5);
    await user.click(within(draft).getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(links()).toHaveLength(3);
  });

  it('has words for a rule that only a newer server knows', async () => {
    openHome({ status: 'Draft', violations: [{ field: 'gotra', code: 'toString' }] });
    const draft = await banner('Your profile is incomplete');
    expect(await within(draft).findByText(/Please check this/)).toBeInTheDocument();
  });
});

const edition = {
  registration_until: '2025-10-15',
  event_date: '2025-11-02',
  event_place: 'Mulund East',
  delivery_after: '2025-10-27',
  delivery_days: '4-5',
  suchi_price: 60_000,
};

describe('the melawa', () => {
  it('is announced before everything else', async () => {
    signInAs(member);
    answer('get', '/items/edition', data([edition]));
    renderApp('/');
    const melawa = await banner('Melawa, Sunday 2 November 2025');
    expect(melawa).toHaveTextContent('Mulund East');
    expect(melawa).toHaveTextContent('Profiles registered up to 15 October 2025 appear in the printed suchi');
    expect(melawa.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    ['without an edition', []],
    ['without a date', [{ ...edition, event_date: null }]],
  ])('is not announced %s', async (_case, editions) => {
    signInAs(member);
    answer('get', '/items/edition', data(editions));
    renderApp('/');
    await banner('Complete your candidate profile to enable search');
    expect(screen.queryByText(/Melawa,/)).not.toBeInTheDocument();
  });
});

describe('the subscription', () => {
  it.each([
    ['search_off', 'Active', 'Profile search functionality is currently disabled till further notice.', null],
    ['profile_not_approved', 'Draft', 'Complete your candidate profile to enable search', '/candidate/edit'],
    [
      'profile_not_approved',
      'Rejected',
      'Complete your candidate profile to enable search',
      '/candidate/edit',
    ],
    ['profile_not_approved', 'Pending', 'Complete your candidate profile to enable search', null],
  ] as const)('%s with a profile that is %s', async (reason, status, title, href) => {
    openHome({ status });
    answerSearchStanding({ is_allowed: false, reason });
    const notice = await banner(title);
    expect(notice.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
    expect(screen.queryByText('Find your soulmate')).not.toBeInTheDocument();
    expect(screen.queryByText('Online search')).not.toBeInTheDocument();
  });

  it('asks for a profile before there is one', async () => {
    signInAs(member);
    renderApp('/');
    const notice = await banner('Complete your candidate profile to enable search');
    expect(within(notice).getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/candidate/create',
    );
  });

  it('is offered with its price, its end and no surprise', async () => {
    openHome({});
    answerSearchStanding({
      is_allowed: false,
      reason: 'subscription_missing',
      subscription: { state: 'missing', until: null },
    });
    const offer = await screen.findByRole('region', { name: 'Online search' });
    expect(offer).toHaveTextContent('₹550');
    expect(offer).toHaveTextContent(/Valid until \d+ \w+ \d{4}/);
    expect(offer).toHaveTextContent('No automatic renewal');
    expect(within(offer).getByRole('link', { name: 'Buy for ₹550' })).toHaveAttribute('href', '/payment');
    expect(screen.getByRole('heading', { name: 'What is next' })).toBeInTheDocument();
  });

  it('says when it ran out, with a way to renew', async () => {
    openHome({});
    answerSearchStanding({
      is_allowed: false,
      reason: 'subscription_expired',
      subscription: { state: 'expired', until: '2025-09-30' },
      price_paise: 200,
    });
    const notice = await banner('Your subscription expired on 30/09/2025');
    expect(notice).toHaveTextContent('Renew for ₹2. No automatic renewal.');
    expect(within(notice).getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/payment');
  });

  it('says when nobody knows, and asks again', async () => {
    const { user } = openHome({});
    answer('get', '/qe_search/standing', noNetwork);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerSearchStanding({ is_allowed: false, reason: 'search_off' });
    await user.click(retry);
    const off = 'Profile search functionality is currently disabled till further notice.';
    expect(await banner(off)).toBeInTheDocument();
  });
});

describe('the printed suchi', () => {
  const onSale = {
    ...closedSetting,
    isactive_suchibook: true,
    suchi_start_date: '2020-01-01',
    suchi_end_date: '2099-12-31',
  };

  it('is offered while it is on sale', async () => {
    signInAs(member, onSale);
    answer('get', '/items/edition', data([edition]));
    renderApp('/');
    const offer = await screen.findByRole('region', { name: 'Printed suchi' });
    expect(offer).toHaveTextContent('₹600');
    expect(offer).toHaveTextContent('Profiles registered up to 15 October 2025');
    expect(offer).toHaveTextContent('Delivery begins after 27 October 2025 and takes 4-5 days');
    expect(offer).toHaveTextContent('Order until 31 December 2099');
    expect(within(offer).getByRole('link', { name: 'Order for ₹600' }).getAttribute('href')).toMatch(
      /^\/\?buysuchi=\d+$/,
    );
  });

  it('is not offered at other times', async () => {
    signInAs(member);
    answer('get', '/items/edition', data([edition]));
    renderApp('/');
    await banner('Complete your candidate profile to enable search');
    expect(screen.queryByText('Printed suchi')).not.toBeInTheDocument();
  });
});

describe('the chat', () => {
  const chatName = 'Connect with us (opens in a new tab)';

  async function openMenu(user: ReturnType<typeof renderApp>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    return screen.findByRole('dialog', { name: 'Menu' });
  }

  it('opens with a greeting that has first and last name, and goes when one reads on', async () => {
    openHome({});
    const chat = await screen.findByRole('link', { name: chatName });
    const target = new URL(chat.getAttribute('href') ?? '');
    expect(target.origin + target.pathname).toBe('https://chat.test/919800000000');
    expect(target.searchParams.get('text')).toBe('Namaste, I am Sunita Kelkar.');
    expect(chat).not.toHaveClass('hidden');
    // The scroll listener is added in an effect, after the first render.
    await act(async () => {});
    scrollTo(400);
    expect(chat).toHaveClass('hidden');
    scrollTo(300);
    expect(chat).not.toHaveClass('hidden');
  });

  it('is in the side menu of every page, by keyboard too, and closes it on the way', async () => {
    const { user } = openHome({}, '/settings/account');
    const menu = await openMenu(user);
    const chat = within(menu).getByRole('link', { name: chatName });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Namaste, I am Sunita Kelkar.',
    );
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    within(menu).getByRole('button', { name: 'Dark colours' }).focus();
    await user.tab();
    expect(chat).toHaveFocus();
    await user.tab();
    expect(within(menu).getByRole('button', { name: 'Logout' })).toHaveFocus();
    await user.click(chat);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not for those who work in the office', async () => {
    signInAs(admin);
    const { user } = renderApp('/');
    await banner('You look after the association’s pages');
    await openMenu(user);
    expect(screen.queryByText('Connect with us')).not.toBeInTheDocument();
  });
});

afterEach(() => scrollTo(0));

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}
