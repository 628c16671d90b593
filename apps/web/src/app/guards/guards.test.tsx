import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { loginPath } from '../../shared/config/paths.ts';
import { answerDeck } from '../../test/hall.ts';
import { renderApp, renderOpenedApp } from '../../test/render-app.tsx';
import {
  admin,
  answer,
  answerEdition,
  closedSetting,
  data,
  member,
  newcomer,
  noContent,
  refusal,
  server,
  signInAs,
  signInWithDuties,
  staff,
} from '../../test/server.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a visitor', () => {
  it.each(['/settings/account', '/fav_members', '/candidate/create', '/verify_otp?status=sent', '/admin'])(
    'who opens %s is asked to log in, and then arrives there',
    async (wanted) => {
      const { address } = renderApp(wanted);
      await heading('Log in');
      expect(address()).toBe(`/login?next=${encodeURIComponent(wanted)}`);
    },
  );

  it('can read the terms, the news and an address that does not exist', async () => {
    answer('get', '/qe_public/news', data({ total: 0, page: 1, items: [] }));
    const { router } = renderApp('/terms-and-conditions');
    await heading('Terms of Use and Privacy Policy');
    expect(screen.getByText('Effective 1 July 2023')).toBeInTheDocument();
    await router.navigate('/blogs');
    expect(await screen.findByText('No news yet')).toBeInTheDocument();
    await router.navigate('/nothing/here');
    await heading('This page does not exist');
  });

  it.each(['/tv', '/tv_pdf', '/print_suchi'])('sees that %s is switched off', async (path) => {
    answerDeck(null);
    answerEdition({ event: 'ahead', event_date: '2026-11-22', event_place: 'Mulund East' });
    renderApp(path);
    expect(await heading('The hall display is switched off')).toBeVisible();
    expect(await screen.findByText('Melawa, 22 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to search profiles' })).toHaveAttribute(
      'href',
      '/login',
    );
  });
});

describe('a member', () => {
  it('arrives at home by name, with one next step', async () => {
    signInAs(member);
    renderApp('/');
    await heading('Namaste, Sunita');
    expect(await screen.findByRole('link', { name: 'Add Candidate' })).toHaveAttribute(
      'href',
      '/candidate/create',
    );
    expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('Create the profile');
    expect(document.title).toBe('Home · Suchi');
    expect(localStorage.getItem('userid')).toBe('member-1');
  });

  it('is sent away from login and register', async () => {
    signInAs(member);
    const { address, router } = renderApp('/login');
    await heading('Namaste, Sunita');
    expect(address()).toBe('/');
    await router.navigate('/register');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('whose e-mail is not verified is sent to verify it', async () => {
    signInAs(newcomer);
    const { address } = renderApp('/settings');
    await heading('Verify your e-mail');
    expect(address()).toBe('/verify_otp');
  });

  it('whose e-mail is verified does not verify it again', async () => {
    signInAs(member);
    const { address } = renderApp('/verify_otp');
    await heading('Namaste, Sunita');
    expect(address()).toBe('/');
  });

  it('without a record on the server is logged out', async () => {
    signInAs(member);
    answer('get', '/qe_auth/me', data({ id: 'member-1' }));
    answer('post', '/qe_session/sign_out', noContent);
    renderApp('/');
    await heading('Log in');
    expect(localStorage.getItem('userid')).toBeNull();
  });

  it('sees the shape of the page while the account loads, and can retry when that fails', async () => {
    signInAs(member);
    // Once before the page loads, once by the page.
    answer('get', '/qe_auth/me', refusal(403, 'FORBIDDEN'), refusal(403, 'FORBIDDEN'), data(member));
    const { user } = renderApp('/');
    expect(await screen.findByRole('main', { busy: true })).toHaveTextContent('Loading');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Namaste, Sunita');
  });

  it.each(['/', '/profile/12', '/candidate/edit', '/settings/account', '/admin'])(
    'whose session is over when they open %s logs in again and returns',
    async (wanted) => {
      signInAs(member);
      server.use(http.get('*', () => HttpResponse.json(null, { status: 401 })));
      const { address } = await renderOpenedApp(wanted);
      await heading('Log in');
      expect(address()).toBe(loginPath(wanted));
      expect(screen.getByText('You are logged out. Please log in again to continue.')).toBeInTheDocument();
    },
  );

  it('whose session is over reads on where no session is needed', async () => {
    signInAs(member);
    const { address } = renderApp('/terms-and-conditions');
    await heading('Terms of Use and Privacy Policy');
    localStorage.removeItem('userid');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userid' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(address()).toBe('/terms-and-conditions');
  });

  it('who logs out in another tab leaves here too', async () => {
    signInAs(member);
    const { address } = renderApp('/settings/account');
    await heading('Profile');
    localStorage.setItem('session_ended', 'logout');
    localStorage.removeItem('userid');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userid' }));
    await heading('Log in');
    expect(address()).toBe('/login');
  });

  it('who logs in in another tab is let in here, where they wanted to go', async () => {
    const { address } = renderApp('/login?next=%2Fsettings%2Faccount');
    await heading('Log in');
    signInAs(member);
    localStorage.setItem('userid', 'member-2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userid' }));
    await heading('Profile');
    expect(address()).toBe('/settings/account');
  });

  it('is denied the back office', async () => {
    signInAs(member);
    const { router } = renderApp('/admin/candidates/all');
    await heading('Access Denied');
    expect(screen.getByText("You don't have permission to access this page")).toBeInTheDocument();
    await router.navigate('/settings/admin_setting');
    await heading('Access Denied');
  });
});

describe('an admin', () => {
  it('finds the back office from home', async () => {
    signInAs(admin);
    const { user } = renderApp('/');
    await heading('Namaste, Shubhada');
    await user.click(screen.getByRole('link', { name: 'Open the back office' }));
    await heading('What needs attention today');
    await user.click(screen.getByRole('button', { name: /Account menu/ }));
    expect(await screen.findByRole('menuitem', { name: 'Member pages' })).toHaveAttribute('href', '/');
  });
});

describe('the bar', () => {
  const barLinks = async () => {
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    return within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent);
  };
  const onSale = {
    ...closedSetting,
    isactive_suchibook: true,
    suchi_start_date: '2020-01-01',
    suchi_end_date: '2099-12-31',
  };

  it('shows what the role may use', async () => {
    signInAs(member);
    renderApp('/');
    expect(await barLinks()).toEqual([
      'Home',
      'Candidate Profile',
      'Families',
      'Favourites',
      'Notes',
      'Settings',
    ]);
  });

  it('counts favourites and notes on a wide screen, and shows no zero', async () => {
    const wide = Object.assign(window.matchMedia(''), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(wide);
    signInAs(member);
    answer('get', '/qe_search/list_counts', data({ favourites: 12, noted: 0 }));
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Favourites 12' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Notes' })).toBeInTheDocument();
  });

  it('shows Admin to an admin', async () => {
    signInAs(admin);
    renderApp('/');
    expect(await barLinks()).toEqual(['Home', 'Settings', 'Admin']);
  });

  it.each(['/candidate/create', '/payment', '/fav_members', '/save_note_members', '/blocked_members'])(
    'tells staff that %s is for members',
    async (address) => {
      signInAs(admin, onSale);
      for (const path of ['/qe_profile/form', '/qe_payment/offers', '/qe_search/list'])
        answer('get', path, refusal(403, 'FORBIDDEN'));
      renderApp(address);
      expect(await screen.findByRole('link', { name: 'Open the back office' })).toHaveAttribute(
        'href',
        '/admin',
      );
      expect(screen.getByText('This page is for members')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('sells the suchi while it is on sale', async () => {
    signInAs(member, onSale);
    // The dialog that opens is another test's.
    answer('get', '/qe_payment/offers', refusal(403, 'FORBIDDEN'));
    const { user, address } = renderApp('/settings');
    await user.click(await screen.findByRole('link', { name: 'Buy Suchi Online The printed book' }));
    await waitFor(() => expect(address()).toMatch(/^\/\?buysuchi=([1-9]\d?|100)$/));
  });

  it('does not sell it otherwise', async () => {
    signInAs(member, { ...onSale, suchi_end_date: '2020-01-02' });
    renderApp('/');
    await heading('Namaste, Sunita');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Buy Suchi Online/ })).not.toBeInTheDocument(),
    );
  });

  it('has a side menu with the two lists, and closes it on the way', async () => {
    signInAs(member);
    answer('get', '/qe_search/list', data({ total: 0, page: 1, items: [] }));
    const { user, address } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Favorite Profile' })).toBeInTheDocument();
    // Without `chat_url` there is no chat.
    expect(within(menu).queryByText('Connect with us')).not.toBeInTheDocument();
    await user.click(within(menu).getByRole('link', { name: 'Noted Profile' }));
    await heading('Noted Profile');
    expect(address()).toBe('/save_note_members');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('logs out through the user menu, whatever the response', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    signInAs(member);
    answer('post', '/qe_session/sign_out', refusal(503, 'SERVICE_UNAVAILABLE'));
    const { user, address } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: /Account menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await heading('Log in');
    expect(address()).toBe('/login');
    expect(localStorage.getItem('userid')).toBeNull();
    await waitFor(() => expect(warn).toHaveBeenCalledWith('Logout failed', 503));
    warn.mockRestore();
  });

  it('changes the colours and remembers them', async () => {
    signInAs(member);
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: /Account menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dark mode' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(localStorage.getItem('suchi.colour-scheme')).toBe('dark');
    document.documentElement.removeAttribute('data-mantine-color-scheme');
  });
});

describe('staff with a single duty', () => {
  it('find the back office, and are asked about no other duty', async () => {
    signInWithDuties('treasury');
    const queue = answer('get', '/qe_review/queue', refusal(403, 'FORBIDDEN'));
    const { user } = renderApp('/');
    await heading('Namaste, Madhav');
    await user.click(screen.getByRole('link', { name: 'Open the back office' }));
    await screen.findByRole('link', { name: 'Dashboard' });
    expect(queue).toEqual([]);
  });

  it('can retry when their duties could not be loaded', async () => {
    signInAs(staff);
    answer('get', '/qe_staff/own_duties', refusal(403, 'FORBIDDEN'), data({ duties: ['event'] }));
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
});
