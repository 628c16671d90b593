import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, signInAs, signInWithDuties } from '../../test/server.ts';

function openAt(width: number, address = '/admin/member_reports') {
  const limitOf = (query: string) => Number(/width < ([\d.]+)em/.exec(query)?.[1] ?? 0) * 16;
  const matchMedia = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: width < limitOf(query) }),
  );
  return renderApp(address);
}

const menu = () => screen.findByRole('navigation', { name: 'Back office' });
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  signInAs(admin);
  answer('get', '/qe_review/queue', data({ total: 23, reviewed_today: 0, items: [] }));
});

describe('the office', () => {
  it('has the whole menu beside a page on a wide screen, with waiting work and the current page', async () => {
    openAt(1440);
    const sidebar = await menu();
    expect(await within(sidebar).findByRole('link', { name: /Review desk.*23 profiles wait/ })).toBeVisible();
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent('Member reports');
    expect(within(sidebar).getByRole('group', { name: 'Candidates and members' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'All pages' })).not.toBeInTheDocument();
  });

  it('folds the groups of a long menu, and remembers it', async () => {
    answer(
      'get',
      '/qe_office/menu_counts',
      data({ candidates: 9, users: 9, orders_to_dispatch: 4, open_requests: 2 }),
    );
    const { user } = openAt(1440);
    const group = async (name: string) => within(within(await menu()).getByRole('group', { name }));
    const fold = async (name: string) => (await group(name)).getByRole('button');
    expect(await fold('Candidates and members')).toHaveAttribute('aria-expanded', 'true');
    expect((await group('The suchi')).queryByRole('link')).not.toBeInTheDocument();
    // What waits in it is told all the same.
    await waitFor(async () => expect(await fold('The suchi')).toHaveTextContent('4, 4 books to dispatch'));
    await user.click(await fold('The suchi'));
    expect((await group('The suchi')).getByRole('link', { name: 'Edition' })).toBeVisible();
    await user.click(await fold('Candidates and members'));
    // The open page stays.
    expect((await group('Candidates and members')).getAllByRole('link')).toHaveLength(1);
    cleanup();
    renderApp('/admin/member_reports');
    expect(await fold('The suchi')).toHaveAttribute('aria-expanded', 'true');
    expect(await fold('Candidates and members')).toHaveAttribute('aria-expanded', 'false');
    localStorage.clear();
  });

  it('keeps the menu on an address that does not exist', async () => {
    openAt(1440, '/admin/no_such_page');
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/admin',
    );
    expect(await menu()).toBeVisible();
  });

  it('has a rail on a tablet, and all pages in a drawer that closes on the way', async () => {
    const { user, address } = openAt(1024);
    const rail = await menu();
    expect(await within(rail).findByRole('link', { name: /Review.*23 profiles wait/ })).toBeVisible();
    expect(linksIn(rail)).not.toContain('Receipts');
    await user.click(within(rail).getByRole('button', { name: 'All pages' }));
    const drawer = await screen.findByRole('dialog', { name: 'Back office' });
    await user.click(within(drawer).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has a bar on a phone with the menu and the person', async () => {
    const { user } = openAt(360);
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Back office' });
    expect(linksIn(drawer)).not.toContain('Receipts');
    await user.click(within(drawer).getByRole('button', { name: 'Money' }));
    expect(linksIn(drawer)).toContain('Receipts');
    localStorage.clear();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Member pages',
      'Two-step sign-in',
      'Profile',
      'Password Reset',
      'Dark mode',
      'Logout',
    ]);
  });

  it('shows a person the pages of their duties and refuses the others', async () => {
    signInWithDuties('treasury');
    renderApp('/admin/candidates/pending');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    const rail = screen.getByRole('navigation', { name: 'Back office' });
    expect(linksIn(rail)).toEqual(['Dashboard', 'Candidates', 'Day book', 'Subscriptions']);
  });
});
