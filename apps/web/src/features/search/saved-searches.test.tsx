import type { SavedSearch } from '@suchi/contracts/discovery';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noFilters } from './model/search-address.ts';
import { renderApp } from '../../test/render-app.tsx';
import { sampleCard } from '../../test/sample-card.ts';
import { answerSubscriber, findCard, found, openSearch } from '../../test/search.ts';
import { answer, data, member, refusal } from '../../test/server.ts';

// Compiling Mantine is slow on a busy machine.
beforeAll(async () => {
  await Promise.all([import('./components/save-sheet.tsx'), import('./components/saved-sheet.tsx')]);
  await import('../../app/member/saved-searches.route.tsx');
  await import('../../app/member/active-home.tsx');
}, 60_000);

beforeEach(() => {
  answerSubscriber();
  answer('get', '/qe_lookup/list', data([]));
});

const since = '2026-11-15T06:00:00Z';
const pune: SavedSearch = {
  id: 4,
  name: 'Pune engineers',
  filters: { ...noFilters, location: 'Pune', age_from: 26, age_to: 31 },
  sort: null,
  is_mailed: true,
  since,
  new_count: 12,
};
const address = '/?age_from=26&age_to=31&location=Pune&saved=4';

const haveSaved = (...items: SavedSearch[]) => answer('get', '/qe_search/saved', data({ limit: 10, items }));
const answerVisit = (newCount = 12) =>
  answer('post', '/qe_search/visit_saved', data({ since, new_count: newCount }));

describe('a search that is not saved', () => {
  it('is kept under a name that its filters propose', async () => {
    const saved = answer('post', '/qe_search/save', data({ id: 4 }));
    const visits = answerVisit(0);
    const app = openSearch('/?location=Pune&age_from=26&age_to=31');
    await findCard('Ananya Kulkarni');
    await app.user.click(await screen.findByRole('button', { name: 'Save this search' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    const name = sheet.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('26 to 31 years, Pune');
    expect(sheet.getByText('0 of 10 used so far')).toBeInTheDocument();
    await app.user.clear(name);
    await app.user.type(name, 'Pune engineers');
    await app.user.click(sheet.getByRole('switch', { name: 'Weekly mail' }));
    haveSaved(pune);
    await app.user.click(sheet.getByRole('button', { name: 'Save search' }));
    await waitFor(() => expect(app.address()).toContain('saved=4'));
    expect(saved[0]?.body).toMatchObject({
      name: 'Pune engineers',
      is_mailed: false,
      filters: { location: 'Pune', age_from: 26 },
    });
    expect(await screen.findByRole('button', { name: /Pune engineers/ })).toBeInTheDocument();
    await waitFor(() => expect(visits).toHaveLength(1));
  });

  it.each([
    ['SAVED_SEARCH_NAME_TAKEN', 'You have a search with this name.'],
    ['SAVED_SEARCH_LIMIT_REACHED', 'You have 10 saved searches. Remove one first.'],
  ] as const)('is refused with %s', async (code, words) => {
    answer('post', '/qe_search/save', refusal(409, code));
    const { user } = openSearch('/?location=Pune');
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    await user.click(sheet.getByRole('button', { name: 'Save search' }));
    expect(await sheet.findByText(words)).toBeInTheDocument();
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Pune');
  });

  it('has nothing to keep without a filter', async () => {
    openSearch('/');
    await findCard('Ananya Kulkarni');
    expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'All saved' })).not.toBeInTheDocument();
  });
});

describe('a saved search', () => {
  it('begins with a visit, and says what is new', async () => {
    haveSaved(pune);
    const visits = answerVisit();
    const news = found({ items: [sampleCard(1, { is_new: true }), sampleCard(2, { first_name: 'Meera' })] });
    const { asked } = openSearch(address, news);
    const card = within(await findCard('Ananya Kulkarni'));
    expect(card.getByText('New')).toBeInTheDocument();
    expect(within(await findCard('Meera Kulkarni')).queryByText('New')).not.toBeInTheDocument();
    expect(await screen.findByText('12 new')).toBeInTheDocument();
    expect(visits[0]?.body).toEqual({ id: 4 });
    expect(asked[0]?.body).toMatchObject({ saved: 4 });
    expect(screen.getByRole('link', { name: 'All saved' })).toHaveAttribute('href', '/saved_searches');
  });

  it('shows somebody as new until they were opened here', async () => {
    localStorage.setItem(`suchi.copy.opened.${member.id}`, '9,1');
    haveSaved(pune);
    answerVisit();
    openSearch(address, found({ items: [sampleCard(1, { is_new: true })] }));
    expect(within(await findCard('Ananya Kulkarni')).queryByText('New')).not.toBeInTheDocument();
  });

  it('says when it was changed, and takes the changes', async () => {
    haveSaved(pune);
    answerVisit();
    const changed = answer('post', '/qe_search/change_saved', data({ id: 4 }));
    const { user } = openSearch('/?location=Thane&age_from=26&age_to=31&saved=4');
    expect(await screen.findByRole('button', { name: /Pune engineers, changed/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save as new' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(changed).toHaveLength(1));
    expect(changed[0]?.body).toMatchObject({ id: 4, search: { filters: { location: 'Thane' } } });
  });

  it('is renamed, and removed with a way back', async () => {
    haveSaved(pune);
    answerVisit();
    const changed = answer('post', '/qe_search/change_saved', data({ id: 4 }));
    const removed = answer('post', '/qe_search/remove_saved', data({ id: 4 }));
    const saved = answer('post', '/qe_search/save', data({ id: 5 }));
    const app = openSearch(address);
    const chip = () => screen.findByRole('button', { name: /Saved search: ?Pune engineers/ });
    await app.user.click(await chip());
    const sheet = within(await screen.findByRole('dialog', { name: 'Pune engineers' }));
    await app.user.type(sheet.getByRole('textbox', { name: 'Name' }), ' 2');
    await app.user.click(sheet.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(changed[0]?.body).toEqual({ id: 4, name: 'Pune engineers 2' }));
    await app.user.click(await chip());
    await app.user.click(await screen.findByRole('button', { name: 'Remove' }));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ name: 'Pune engineers', is_mailed: true }));
    expect(removed.map(({ body }) => body)).toEqual([{ id: 4 }]);
    expect(app.address()).not.toContain('saved');
  });
});

describe('the page of saved searches', () => {
  it('lists them with what is new, and switches their mail', async () => {
    haveSaved(pune, { ...pune, id: 5, name: 'Doctors', new_count: 0, is_mailed: false });
    const changed = answer('post', '/qe_search/change_saved', data({ id: 5 }));
    const { user } = renderApp('/saved_searches');
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved searches' })).toBeInTheDocument();
    expect(await screen.findByText('2 of 10')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Pune engineers.*12 new/ })).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: /Doctors.*Nothing new/ })).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Weekly mail: Doctors' }));
    await waitFor(() => expect(changed[0]?.body).toEqual({ id: 5, is_mailed: true }));
  });

  it('removes one after ten seconds, unless it is undone', async () => {
    haveSaved(pune);
    const removed = answer('post', '/qe_search/remove_saved', data({ id: 4 }));
    const { user } = renderApp('/saved_searches');
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Rename or remove Pune engineers' }));
      await user.click(await screen.findByRole('button', { name: 'Remove' }));
    };
    await remove();
    expect(await screen.findByText(/No saved search yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /Pune engineers/ })).toBeInTheDocument();
    expect(removed).toHaveLength(0);
    await remove();
    // Closing the page sends what can no longer be undone.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(removed).toHaveLength(1));
  });

  it('opens the search that a mail names', async () => {
    haveSaved(pune);
    const visits = answerVisit();
    const asked = answer('post', '/qe_search/profiles', found());
    const { address: where } = renderApp('/saved_searches?open=4');
    await waitFor(() => expect(where()).toBe(address));
    await waitFor(() => expect(visits).toHaveLength(1));
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});

describe('the list on a phone', () => {
  it('shows a row for each profile, keeps the choice, and has more on a page', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('width < 40em'),
          media: query,
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
    const fit = { mine: { fits: 6, of: 7 }, theirs: null, miss: null, same_gotra: null };
    const cards = found({ items: [sampleCard(1, { gotra: 'Gautam', fit })] });
    const { user, asked, address: where } = openSearch('/', cards);
    await findCard('Ananya Kulkarni');
    await user.click(screen.getByRole('button', { name: 'Show as a list' }));
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ size: 24 }));
    expect(where()).toBe('/?view=rows');
    const row = within(await findCard('Ananya Kulkarni'));
    expect(row.getByRole('link', { name: 'Ananya Kulkarni' })).toHaveAttribute('href', '/profile/1');
    expect(row.getByText('27 years · 5 ft 4 in · Pune')).toBeInTheDocument();
    expect(row.getByText('B.E., H.S.C. · Gautam')).toBeInTheDocument();
    expect(row.getByText('6/7')).toBeInTheDocument();
    expect(row.getByText('Fits 6 of your 7, they set none')).toBeInTheDocument();
    expect(localStorage.getItem('suchi.search-view')).toBe('rows');
    await user.click(screen.getByRole('button', { name: 'Show as cards' }));
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ size: 6 }));
    expect(localStorage.getItem('suchi.search-view')).toBe('cards');
  });
});
