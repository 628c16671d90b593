import type { ListEntry } from '@suchi/contracts/discovery';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findNeighbours, rememberTrail } from '../../shared/navigation/result-trail.ts';
import { renderApp } from '../../test/render-app.tsx';
import { sampleCard } from '../../test/sample-card.ts';
import { answer, data, held, member, noContent, noNetwork, refusal, signInAs } from '../../test/server.ts';

const listPath = '/qe_search/list';
const favourites = '/items/junction_directus_users_qd_matrimonial_profile';
const blocks = '/items/junction_directus_users_qd_matrimonial_profile_1';
const notes = '/items/matrimonial_profile_notes';

function entry(id: number, facts: Partial<ListEntry> = {}): ListEntry {
  return {
    profile_id: id,
    link_id: id + 100,
    notes: [],
    card: sampleCard(id, { first_name: `Nr${id}`, last_name: null, favourite_id: id + 100 }),
    name: null,
    ...facts,
  };
}
const gone = { card: null };
const busy = refusal(503, 'SERVICE_UNAVAILABLE');
const list = (items: ListEntry[], total = items.length, page = 1) => data({ total, page, items });

function open(address: string, ...answers: (() => Response)[]) {
  signInAs(member);
  answer('get', listPath, ...answers);
  return renderApp(address);
}

describe('each list', () => {
  it.each([
    ['/fav_members', 'Favorite Profile(s)', 'My Favorite Profiles', 'No favourites yet'],
    ['/save_note_members', 'Noted Profile', 'My Noted Profiles', 'No notes yet'],
    ['/blocked_members', 'All Blocked Member', /no longer see each other/, 'You have not blocked anyone'],
  ])('%s has its title, and when empty the next step', async (address, title, lead, empty) => {
    open(address, list([]));
    expect(await screen.findByRole('heading', { name: empty })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(lead)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find your soulmate' })).toHaveAttribute('href', '/');
  });

  it('says that it did not load, and tries again', async () => {
    const { user } = open('/fav_members', noNetwork);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('get', listPath, list([entry(1)]));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Nr1' })).toBeInTheDocument();
  });

  it('has pages, and leads to the last there is', async () => {
    const { user, address } = open('/fav_members', list([entry(1)], 13));
    expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
    expect(screen.getByText('13 profiles')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    answer('get', listPath, list([entry(2)], 13, 2));
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('heading', { name: 'Nr2' })).toBeInTheDocument();
    expect(address()).toBe('/fav_members?page=2');
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('leaves a page that is none', async () => {
    const { address } = open('/fav_members?page=9', list([], 3, 9), list([entry(1)], 3));
    await waitFor(() => expect(address()).toBe('/fav_members'));
    expect(await screen.findByRole('heading', { name: 'Nr1' })).toBeInTheDocument();
  });

  it('is no part of the last search: a profile that is opened from it has no next one', async () => {
    rememberTrail({ search: '', page: 1, ids: [1], total: 1 });
    open('/fav_members', list([entry(1)]));
    expect(await screen.findByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/profile/1');
    expect(findNeighbours(1)).toBeNull();
  });
});

describe('a favourite', () => {
  it('is off the list with a tap on its heart', async () => {
    const { user } = open('/fav_members', list([entry(1), entry(2)]), list([entry(2)]));
    const card = await screen.findByRole('article', { name: 'Nr1' });
    const seen = answer('delete', `${favourites}/101`, noContent);
    await user.click(within(card).getByRole('button', { name: 'Remove from favourite' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(screen.getByRole('article', { name: 'Nr2' })).toBeInTheDocument();
  });

  it('comes back when the server refuses', async () => {
    const { user } = open('/fav_members', list([entry(1)]), noNetwork);
    const card = await screen.findByRole('article', { name: 'Nr1' });
    const { respond, release } = held(refusal(400, 'INVALID_QUERY'));
    answer('delete', `${favourites}/101`, respond);
    await user.click(within(card).getByRole('button', { name: 'Remove from favourite' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    release();
    expect(await screen.findByText(/Please load the page again/)).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Nr1' })).toBeInTheDocument();
  });

  it('that may not be seen any more says nothing about the person, and can be removed', async () => {
    const { user } = open('/fav_members', list([entry(7, gone)]), list([]));
    const quiet = await screen.findByRole('article', { name: 'No longer available' });
    expect(within(quiet).queryByRole('link')).not.toBeInTheDocument();
    expect(within(quiet).queryByRole('img')).not.toBeInTheDocument();
    const seen = answer('delete', `${favourites}/107`, noContent);
    await user.click(within(quiet).getByRole('button', { name: 'Remove from the list' }));
    expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeInTheDocument();
    expect(seen).toHaveLength(1);
  });
});

describe('a noted profile', () => {
  const two = [
    { id: 5, note: 'Aai liked her' },
    { id: 6, note: 'Spoke on 4 Oct' },
  ];

  it('has its notes joined by a comma and a space, each removable', async () => {
    const { user } = open(
      '/save_note_members',
      list([entry(1, { notes: two })]),
      list([entry(1, { notes: two.slice(1) })]),
    );
    expect(await screen.findByText('Aai liked her, Spoke on 4 Oct')).toBeInTheDocument();
    const seen = answer('delete', `${notes}/5`, noContent);
    await user.click(screen.getByRole('button', { name: 'Remove note: Aai liked her' }));
    expect(await screen.findByText('Spoke on 4 Oct')).toBeInTheDocument();
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(screen.getByText('Remove note')).toBeInTheDocument();
  });

  it('is off the list with its last note', async () => {
    const { user } = open('/save_note_members', list([entry(1, { notes: two.slice(0, 1) })]), list([]));
    answer('delete', `${notes}/5`, noContent);
    await user.click(await screen.findByRole('button', { name: 'Remove note: Aai liked her' }));
    expect(await screen.findByRole('heading', { name: 'No notes yet' })).toBeInTheDocument();
  });

  it('comes back with all notes when the server refuses', async () => {
    const { user } = open('/save_note_members', list([entry(1, { notes: two })]), noNetwork);
    const { respond, release } = held(busy);
    answer('delete', `${notes}/5`, respond);
    await user.click(await screen.findByRole('button', { name: 'Remove note: Aai liked her' }));
    expect(await screen.findByText('Spoke on 4 Oct')).toBeInTheDocument();
    release();
    expect(await screen.findByText(/The service is busy/)).toBeInTheDocument();
    expect(await screen.findByText('Aai liked her, Spoke on 4 Oct')).toBeInTheDocument();
  });

  it('that may not be seen any more keeps the notes, which are the member’s own', async () => {
    open('/save_note_members', list([entry(1, { ...gone, notes: two })]));
    const quiet = await screen.findByRole('article', { name: 'No longer available' });
    expect(quiet).toHaveTextContent('Aai liked her, Spoke on 4 Oct');
    expect(within(quiet).getAllByRole('button')).toHaveLength(2);
  });
});

describe('a blocked member', () => {
  const blocked = entry(3, { ...gone, name: 'Isha Mehta' });

  it('is named, and unblocked by the link', async () => {
    const { user } = open('/blocked_members', list([blocked]), list([]));
    const card = await screen.findByRole('article', { name: 'Isha Mehta' });
    // No way to the profile, but one to report it.
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/member_safety/3?do=report']);
    const seen = answer('delete', `${blocks}/103`, noContent);
    await user.click(within(card).getByRole('button', { name: 'Unblock Isha Mehta' }));
    expect(await screen.findByRole('heading', { name: 'You have not blocked anyone' })).toBeInTheDocument();
    expect(await screen.findByText('Isha Mehta is unblocked.')).toBeInTheDocument();
    expect(seen).toHaveLength(1);
  });

  it('comes back when the server refuses', async () => {
    const { user } = open('/blocked_members', list([blocked]), noNetwork);
    const { respond, release } = held(busy);
    answer('delete', `${blocks}/103`, respond);
    await user.click(await screen.findByRole('button', { name: 'Unblock Isha Mehta' }));
    expect(await screen.findByRole('heading', { name: 'You have not blocked anyone' })).toBeInTheDocument();
    release();
    expect(await screen.findByText(/The service is busy/)).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Isha Mehta' })).toBeInTheDocument();
  });

  it('already unblocked in another tab is off the list', async () => {
    const { user } = open('/blocked_members', list([blocked]), list([]));
    answer('delete', `${blocks}/103`, refusal(403, 'FORBIDDEN'));
    await user.click(await screen.findByRole('button', { name: 'Unblock Isha Mehta' }));
    expect(await screen.findByRole('heading', { name: 'You have not blocked anyone' })).toBeInTheDocument();
  });
});
