import type { CardInterest, FamilyCounts } from '@suchi/contracts/families';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { discoveryKey } from '../../entities/profile-mark/discovery-key.ts';
import { queryClient } from '../../app/query-client.ts';
import { activeStanding } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { sampleCard } from '../../test/sample-card.ts';
import { answerSubscriber, findCard, found, openSearch } from '../../test/search.ts';
import {
  admin,
  answer,
  answerEdition,
  answerFamilyCounts,
  answerOwnProfile,
  answerSearchAccess,
  data,
  member,
  signInAs,
} from '../../test/server.ts';

// Compiling the lazy parts of home is slow on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('../../app/member/active-home.tsx'),
      import('../../app/shell/user-menu.tsx'),
      import('../../app/shell/side-menu.tsx'),
    ]),
  60_000,
);
afterEach(() => vi.unstubAllGlobals);

type Newest = NonNullable<FamilyCounts['newest']>;
const wrote: Newest = { id: 5, kind: 'wrote', name: 'Rohan Deshpande', count: 1 };

function openHome(counts: Partial<FamilyCounts>) {
  signInAs(member);
  answerOwnProfile(activeStanding);
  answerFamilyCounts(counts);
  return renderApp('/');
}

describe('home', () => {
  it.each([
    [wrote, 'Rohan Deshpande’s family wrote to you', '/families'],
    [{ ...wrote, count: 2 }, '2 families wrote to you', '/families'],
    [{ ...wrote, count: 2 }, 'Rohan Deshpande and 1 more', '/families'],
    [{ ...wrote, kind: 'yes', name: 'Umang Chokshi' }, 'Umang Chokshi’s family said yes', '/families/5'],
    [{ ...wrote, kind: 'answered' }, 'Rohan Deshpande’s family answered', '/families/5'],
    [{ ...wrote, kind: 'yes', count: 2 }, '2 families said yes', '/families?list=accepted'],
  ] as const)('names the newest: %#', async (newest, words, href) => {
    openHome({ newest });
    const link = (await screen.findByText(words)).closest('a') as HTMLElement;
    expect(link).toHaveAttribute('href', href);
  });

  it('says nothing where nothing is new', async () => {
    openHome({ received: 2 });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/family|families wrote/)).not.toBeInTheDocument();
  });

  it('shows the small photos that come with it', async () => {
    openHome({ newest: { ...wrote, count: 2, faces: ['/one.jpg', '/two.jpg'] } });
    const link = (await screen.findByText('2 families wrote to you')).closest('a') as HTMLElement;
    expect(link.querySelectorAll('img')).toHaveLength(2);
  });

  it.each([
    ['is answered and far', { is_attending: true }, '2099-12-31', false],
    ['is not answered', { is_attending: null }, '2099-12-31', true],
  ])(
    'keeps the event’s strip on a phone in place of the status unless it %s',
    async (_, facts, date, isFirst) => {
      signInAs(member);
      answerOwnProfile({ ...activeStanding, ...facts });
      answerSearchAccess({});
      answerEdition({ event: 'ahead', event_date: date });
      answer('post', '/qe_search/profiles', data({ total: 0, total_is_exact: true, page: 1, items: [] }));
      answerFamilyCounts({ newest: wrote });
      renderApp('/');
      const strip = (await screen.findByText('Rohan Deshpande’s family wrote to you')).closest('a');
      const place = strip?.parentElement as HTMLElement;
      await waitFor(() => expect(place.children).toHaveLength(3));
      expect(place.className.includes('eventFirst')).toBe(isFirst);
    },
  );
});

describe('the header', () => {
  it('counts the families on the button of the menu, and in it', async () => {
    const { user } = openHome({ new_received: 2, newest: { ...wrote, count: 2 } });
    await user.click(await screen.findByRole('button', { name: 'Open menu, 2 families wrote to you' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: /Families/ })).toHaveTextContent('2 families wrote to you');
  });

  it('says what came meanwhile, once', async () => {
    openHome({});
    await screen.findByRole('button', { name: 'Open menu' });
    const spoken = () => screen.getAllByRole('status').map((region) => region.textContent);
    answerFamilyCounts({ new_received: 1, newest: wrote });
    await act(() => queryClient.invalidateQueries({ queryKey: discoveryKey }));
    await screen.findByRole('button', { name: 'Open menu, 1 family wrote to you' });
    expect(spoken()).toContain('Rohan Deshpande’s family wrote to you');
  });

  it('has no families for staff, and asks for none', async () => {
    signInAs(admin);
    const asked = answer('get', '/qe_families/counts', data({}));
    renderApp('/settings/account');
    expect(await screen.findByRole('button', { name: 'Open menu' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Families' })).not.toBeInTheDocument();
    expect(asked).toHaveLength(0);
  });

  it('moves favourites and notes into the account menu where it is narrow', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('<'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { user } = openHome({});
    await user.click(await screen.findByRole('button', { name: /Account menu/ }));
    expect(await screen.findByRole('menuitem', { name: 'Favourites' })).toHaveAttribute(
      'href',
      '/fav_members',
    );
    expect(screen.getByRole('menuitem', { name: 'Notes' })).toHaveAttribute('href', '/save_note_members');
  });
});

describe('a card in search', () => {
  const interest = (facts: Partial<CardInterest>): CardInterest => ({
    id: 5,
    side: 'received',
    state: 'open',
    at: '2026-11-16T05:00:00.000Z',
    again_from: null,
    ...facts,
  });

  it.each([
    [interest({}), 'Wrote to you on 16/11/2026 · Answer', '/families/5'],
    [interest({ side: 'sent' }), 'You sent interest on 16/11/2026', undefined],
    [interest({ state: 'later' }), 'You said: ask us later · Answer', '/families/5'],
  ])('says who wrote, in place of the numbers: %#', async (last, words, answerAt) => {
    answerSubscriber();
    const items = [sampleCard(1, { interest: last })];
    openSearch('/', found({ total: 1, items }));
    const card = within(await findCard('Ananya Kulkarni'));
    expect(
      card.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === words),
    ).toBeInTheDocument();
    expect(card.queryByText('2 mobile numbers')).not.toBeInTheDocument();
    expect(card.queryByRole('link', { name: 'Answer' })?.getAttribute('href')).toBe(answerAt);
  });

  it('shows the numbers again when it is closed', async () => {
    answerSubscriber();
    const items = [sampleCard(1, { interest: interest({ state: 'declined' }) })];
    openSearch('/', found({ total: 1, items }));
    const card = within(await findCard('Ananya Kulkarni'));
    expect(card.getByText('2 mobile numbers')).toBeInTheDocument();
  });
});
