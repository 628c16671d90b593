import type { OwnStanding } from '@suchi/contracts/accounts';
import type { AdminSetting } from '@suchi/contracts/settings';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fullFrontPage } from '../../test/front-page.ts';
import { renderApp } from '../../test/render-app.tsx';
import { activeStanding } from '../../test/own-profile.ts';
import {
  admin,
  answer,
  answerEdition,
  answerOwnProfile,
  answerSearchAccess,
  closedSetting,
  data,
  member,
  noNetwork,
  signInAs,
} from '../../test/server.ts';

const chatting = { ...closedSetting, chat_url: 'https://chat.test/919800000000' };

function openHome(standing: Partial<OwnStanding>, address = '/', setting: AdminSetting = chatting) {
  signInAs(member, setting);
  answerOwnProfile({ ...activeStanding, ...standing });
  return renderApp(address);
}

// Compiling the lazy parts of home is slow on a busy machine.
beforeAll(async () => {
  await Promise.all([
    import('../../app/member/active-home.tsx'),
    import('../../app/member/waiting-home.tsx'),
  ]);
}, 60_000);

const onSale = {
  ...closedSetting,
  isactive_suchibook: true,
  suchi_start_date: '2020-01-01',
  suchi_end_date: '2099-12-31',
};

const searchOnSale = {
  ...closedSetting,
  enable_search_subscription: true,
  subscription_start_date: '2020-01-01',
  subscription_end_date: '2099-12-31',
};

const banner = (name: string) => screen.findByRole('region', { name });

describe('home says where the member stands', () => {
  it.each([
    ['Draft', 'Your profile is complete', 'Check and submit'],
    ['Pending', 'Rohan’s profile is under review', 'View profile'],
    ['Active', 'Your Profile is approved and will be printed in Suchi', 'Edit Profile'],
    ['Blocked', 'Your account is blocked', 'help@example.org'],
    ['Rejected', 'Your account is rejected', 'Correct and send again'],
    ['married', 'Congratulations, You have marked Rohan as married', 'Married or pause'],
  ] as const)('%s', async (status, title, action) => {
    openHome({ status });
    expect((await banner(title)).querySelector('a')?.textContent ?? null).toBe(action);
    expect(screen.queryByText('Have these at hand')).not.toBeInTheDocument();
  });

  it('by the candidate’s name where a parent writes, and as one’s own otherwise', async () => {
    openHome({ status: 'Pending', first_name: member.first_name });
    expect(await banner('Your profile is under review')).toHaveTextContent(
      'A committee volunteer will read it. We will e-mail you the result.',
    );
  });

  it('with how long a review usually takes, when it was measured', async () => {
    answer('get', '/qe_public/front_page', data(fullFrontPage({ review_days: 3 })));
    openHome({ status: 'Pending' });
    expect(await screen.findByText(/At present this usually takes up to 3 days\./)).toBeInTheDocument();
  });

  it('with the reason of a rejection', async () => {
    openHome({ status: 'Rejected', rejection_reason: 'Photo is not clear.' });
    const rejected = await banner('Your account is rejected');
    expect(within(rejected).getByText('Reason: Photo is not clear.')).toBeInTheDocument();
    expect(rejected).toHaveTextContent('Fix the profile and submit it again.');
  });

  it('with the reason also while it is being corrected', async () => {
    openHome({ status: 'Draft', rejection_reason: 'Please fill gotra' });
    expect(await banner('Your profile is complete')).toHaveTextContent('Reason: Please fill gotra');
  });

  it('without an old reason once it is approved', async () => {
    openHome({ status: 'Active', rejection_reason: 'Please fill gotra' });
    await banner('Your Profile is approved and will be printed in Suchi');
    expect(screen.queryByText(/Please fill gotra/)).not.toBeInTheDocument();
  });

  it('with a banner of the suchi number, in settings too', async () => {
    openHome({ serial_number: 218, suchi: { year: 2026, place: 'will_be_printed' } }, '/settings/account');
    expect(await banner('Your suchi number is 218.')).toHaveTextContent('in the suchi of 2026');
  });

  it('without a number that no longer counts', async () => {
    openHome({ status: 'Pending', serial_number: 218 });
    await banner('Rohan’s profile is under review');
    expect(screen.queryByText(/suchi number/)).not.toBeInTheDocument();
  });

  it('and what to have at hand before there is a profile', async () => {
    signInAs(member);
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Have these at hand' })).toBeInTheDocument();
    expect(screen.getByText(/^The printed suchi shows your mobile number and address\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add Candidate' })).toHaveAttribute('href', '/candidate/create');
  });

  it('or that it could not be loaded, and tries again', async () => {
    signInAs(member);
    answer('get', '/qe_profile/standing', noNetwork);
    const { user } = renderApp('/');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerOwnProfile({ ...activeStanding, status: 'Pending' });
    await user.click(retry);
    expect(await banner('Rohan’s profile is under review')).toBeInTheDocument();
  });
});

describe('one message for one task', () => {
  const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

  it('under review: what happens next, and nothing to complete or to buy', async () => {
    openHome({ status: 'Pending' }, '/', searchOnSale);
    answerSearchAccess({ is_allowed: false, reason: 'profile_not_approved' });
    await screen.findByRole('heading', { name: 'What happens next' });
    const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(steps.slice(0, 2)).toEqual([
      'Done: Profile sentThe committee has it',
      '2Now: Committee reviewWe will e-mail you the result',
    ]);
    expect(await screen.findByText('One year for ₹550')).toBeInTheDocument();
    expect(screen.queryByText(/Complete your candidate profile/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Buy/ })).not.toBeInTheDocument();
  });

  it.each(['Rejected', 'Blocked', 'married'] as const)('%s: no word about search', async (status) => {
    openHome({ status });
    answerSearchAccess({ is_allowed: false, reason: 'profile_not_approved' });
    await screen.findByRole('link', { name: /^Connect with us/ });
    expect(screen.queryByText(/Complete your candidate profile/)).not.toBeInTheDocument();
    expect(screen.queryByText('Online search')).not.toBeInTheDocument();
  });

  it.each([
    ['Blocked', 'Your account is blocked'],
    ['married', 'Congratulations, You have marked Rohan as married'],
  ] as const)('%s: no step and no book to order', async (status, title) => {
    signInAs(member, onSale);
    answerOwnProfile({ ...activeStanding, status });
    answerEdition({});
    renderApp('/');
    await banner(title);
    // Both need the edition.
    await screen.findByRole('region', { name: /^Melawa, Sunday/ });
    expect(screen.queryByRole('region', { name: 'Meanwhile' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^What (is|happens) next/ })).not.toBeInTheDocument();
  });

  it('Blocked: the association is called or written to by a tap', async () => {
    openHome({ status: 'Blocked' });
    const blocked = within(await banner('Your account is blocked'));
    expect(blocked.getByRole('link', { name: 'help@example.org' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
  });

  it('of an earlier year: only that it waits for an answer', async () => {
    sessionStorage.setItem('reactivation_asked', '7');
    openHome({ is_deactivated: true });
    await banner('Your profile is deactivated');
    await screen.findByRole('link', { name: /^Connect with us/ });
    expect(regions()).not.toContain('Your Profile is approved and will be printed in Suchi');
  });

  it('meanwhile the book can be ordered', async () => {
    signInAs(member, onSale);
    answerOwnProfile({ ...activeStanding, status: 'Pending' });
    answerEdition({});
    renderApp('/');
    const meanwhile = await banner('Meanwhile');
    expect(within(meanwhile).getByRole('link').textContent).toBe('Order the printed suchi₹600 with delivery');
  });
});

describe('a subscriber', () => {
  function openAsSubscriber(until: string | null, standing: Partial<OwnStanding> = {}) {
    openHome({ serial_number: 506, suchi: { year: 2026, place: 'will_be_printed' }, ...standing });
    answerSearchAccess({ subscription: { state: 'valid', until } });
    answer('post', '/qe_search/profiles', data({ total: 0, total_is_exact: true, page: 1, items: [] }));
  }

  it('reads number and end of the subscription in one line that opens the membership', async () => {
    openAsSubscriber('2099-06-14');
    const strip = await screen.findByRole('link', {
      name: 'Your Profile is approved and will be printed in Suchi Suchi 2026, no. 506 Search till 14/06/2099',
    });
    expect(strip).toHaveAttribute('href', '/settings/my_membership');
    expect(strip).toHaveTextContent('Search till 14/06/2099');
    expect(await screen.findByRole('heading', { name: 'Find your soulmate' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'What is next' })).not.toBeInTheDocument();
  });

  it.each([
    [0, 'Search ends today · Renew'],
    [1, 'Search ends in 1 day · Renew'],
    [30, 'Search ends in 30 days · Renew'],
  ])('is offered to renew %i days before the end, and reads how long is left', async (days, words) => {
    openAsSubscriber(addDays(todayInIndia(new Date()), days));
    expect(await screen.findByRole('link', { name: /Search ends/ })).toHaveTextContent(words);
  });

  it.each([
    ['before numbers are given', null, 'number_follows', 'Your number comes later'],
    ['when the book is closed', null, 'not_printed', 'Not printed in suchi'],
    ['above the last printed number', 1301, 'not_printed', 'Not printed in suchi'],
  ] as const)('reads about the number %s', async (_case, serial_number, place, words) => {
    openAsSubscriber('2099-06-14', { serial_number, suchi: { year: 2026, place } });
    const strip = await banner(
      place === 'not_printed'
        ? 'Your profile is approved'
        : 'Your Profile is approved and will be printed in Suchi',
    );
    expect(strip).toHaveTextContent(words);
    expect(strip).not.toHaveTextContent('1301');
    expect(within(strip).getByRole('link', { name: 'Edit Profile' })).toBeInTheDocument();
  });

  it('whose profile is paused reads what happens to search and book, and shows it again', async () => {
    openAsSubscriber('2099-06-14', { is_paused: true });
    const strip = await banner('Your profile is paused');
    expect(strip).toHaveTextContent('Other families do not find it. It stays in the printed suchi.');
    expect(strip).toHaveTextContent('Search till 14/06/2099');
    expect(within(strip).getByRole('button', { name: 'Show again' })).toBeInTheDocument();
  });

  it('whose profile the office has hidden reads who to call', async () => {
    openAsSubscriber('2099-06-14', { is_paused: true, is_hidden_by_staff: true });
    const strip = await banner('The office has hidden your profile');
    expect(within(strip).getByRole('link', { name: 'help@example.org' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
    expect(strip).toHaveTextContent('Search till 14/06/2099');
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

  it('names what is left to correct in the words of the form, each with its field', async () => {
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
    const more = await within(draft).findByRole('button', { name: 'Show 2 more', expanded: false });
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

describe('the subscription', () => {
  it('is not offered while search is off', async () => {
    openHome({});
    answerSearchAccess({ is_allowed: false, reason: 'search_off' });
    await banner('Profile search functionality is currently disabled till further notice.');
    expect(screen.queryByText('Find your soulmate')).not.toBeInTheDocument();
    expect(screen.queryByText('Online search')).not.toBeInTheDocument();
  });

  it('asks for a profile before there is one', async () => {
    signInAs(member);
    renderApp('/');
    const notice = await banner('Complete your candidate profile to enable search');
    expect(within(notice).getByRole('link', { name: 'Add Candidate' })).toHaveAttribute(
      'href',
      '/candidate/create',
    );
  });

  it('is not offered while it is not on sale', async () => {
    openHome({});
    answerSearchAccess({ is_allowed: false, reason: 'subscription_missing' });
    await banner('The search subscription is not on sale at the moment.');
    expect(screen.queryByRole('link', { name: /^Buy/ })).not.toBeInTheDocument();
    expect(screen.getByText('Not open at the moment')).toBeInTheDocument();
  });

  it.each([
    ['Rejected', 'Search opens when the profile is approved. Your subscription is valid till 14/06/2099.'],
    ['married', /^Search is closed while the profile is marked as married/],
    ['Blocked', /^Search is closed while the account is blocked/],
  ] as const)('that is paid is not passed over: %s', async (status, words) => {
    openHome({ status });
    answerSearchAccess({
      is_allowed: false,
      reason: 'profile_not_approved',
      subscription: { state: 'valid', until: '2099-06-14' },
    });
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute(
      'href',
      '/settings/my_membership',
    );
  });

  it('is offered with its price, its end and no surprise', async () => {
    openHome({}, '/', searchOnSale);
    answerSearchAccess({
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
    openHome({}, '/', searchOnSale);
    answerSearchAccess({
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
    answerSearchAccess({ is_allowed: false, reason: 'search_off' });
    await user.click(retry);
    const off = 'Profile search functionality is currently disabled till further notice.';
    expect(await banner(off)).toBeInTheDocument();
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
    within(menu).getByRole('button', { name: 'Dark mode' }).focus();
    await user.tab();
    expect(chat).toHaveFocus();
    await user.tab();
    expect(within(menu).getByRole('button', { name: 'Logout' })).toHaveFocus();
    await user.click(chat);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not for those who work in the office, and neither is the book', async () => {
    signInAs(admin, onSale);
    answerEdition({});
    const { user } = renderApp('/');
    await banner('You are signed in as association staff');
    expect(await banner('Melawa, Sunday 10 January 2027')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Buy Suchi Online/ })).not.toBeInTheDocument();
    await openMenu(user);
    expect(screen.queryByText('Connect with us')).not.toBeInTheDocument();
  });
});

afterEach(() => scrollTo(0));

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}
