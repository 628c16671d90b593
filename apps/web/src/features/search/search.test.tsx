import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownProfile, ownSheet } from '../../test/own-profile.ts';
import { answerSubscriber, findCard, found, lastFilters, openSearch, openFilter } from '../../test/search.ts';
import { answer, answerSearchAccess, data, refusal } from '../../test/server.ts';

// Compiling Mantine is slow on a busy machine.
beforeAll(async () => {
  await import('./components/filter-dialog.tsx');
  await import('../../shared/forms/combobox-input.tsx');
  await import('../../app/member/active-home.tsx');
}, 60_000);

beforeEach(answerSubscriber);

describe('a name', () => {
  it('is searched when the typing pauses, once, and stands in the address', async () => {
    const { user, asked, address } = openSearch('/?page=3');
    await findCard('Ananya Kulkarni');
    await user.type(screen.getByRole('searchbox', { name: 'Name or suchi number' }), 'meera');
    await waitFor(() => expect(address()).toBe('/?name=meera'));
    await waitFor(() => expect(lastFilters(asked).name).toBe('meera'));
    expect(asked).toHaveLength(2);
    expect(localStorage.getItem('qm_filter')).toBeNull();
  });
});

describe('the address', () => {
  it('says what is asked', async () => {
    const { asked } = openSearch(
      '/?marital_status=Unmarried&marital_status=Widow&born_from=1996-01-01&height_to_cm=172.72&country=USA' +
        '&job_type=11204&match_horoscope=true&is_handicapped=false&sort=height&page=2',
    );
    await findCard('Ananya Kulkarni');
    expect(asked[0]?.body).toMatchObject({
      page: 2,
      sort: 'height',
      filters: {
        marital_status: ['Unmarried', 'Widow'],
        born_from: '1996-01-01',
        height_to_cm: 172.72,
        country: 'USA',
        job_type: 11204,
        match_horoscope: true,
        is_handicapped: false,
        gender: null,
      },
    });
    expect(await screen.findByRole('button', { name: 'Remove: Business' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove: Differently abled: No' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter, 8 filters set' })).toBeInTheDocument();
  });

  it('counts for nothing where it makes no sense', async () => {
    const { asked } = openSearch(
      '/?marital_status=married&born_from=yesterday&height_from_cm=x&sort=luck&page=-1',
    );
    await findCard('Ananya Kulkarni');
    expect(asked[0]?.body).toMatchObject({
      page: 1,
      sort: null,
      filters: { marital_status: [], born_from: null, height_from_cm: null },
    });
    expect(screen.queryByRole('button', { name: 'Reset Filters' })).not.toBeInTheDocument();
  });

  it('keeps the notice of an order that somebody came for', async () => {
    localStorage.setItem('qm_filter', JSON.stringify({ country: 'USA' }));
    // The notice is another test's.
    answer('get', '/qe_payment/offers', refusal(403, 'FORBIDDEN'));
    const { address } = openSearch('/?buysuchi=7');
    await waitFor(() => expect(address()).toBe('/?buysuchi=7&country=USA'));
  });

  it('changes with the order of the result', async () => {
    const { user, asked, address } = openSearch();
    await findCard('Ananya Kulkarni');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Tallest first');
    await waitFor(() => expect(address()).toBe('/?sort=height_down'));
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ sort: 'height_down' }));
  });
});

describe('what the device remembers', () => {
  it('is asked for when the address says nothing', async () => {
    localStorage.setItem('qm_filter', JSON.stringify({ country: 'USA', gender: 'Male', name: 'Meera' }));
    const { asked, address } = openSearch();
    await findCard('Ananya Kulkarni');
    expect(asked.map(({ body }) => (body as { filters: unknown }).filters)).toEqual([
      expect.objectContaining({ country: 'USA', gender: null, name: null }),
    ]);
    await waitFor(() => expect(address()).toBe('/?country=USA'));
  });

  it.each(['{"country":', '[]', 'null', '{"marital_status":"x"}', '"text"'])(
    'is nothing when it cannot be read: %s',
    async (kept) => {
      localStorage.setItem('qm_filter', kept);
      const { asked, address } = openSearch();
      await findCard('Ananya Kulkarni');
      expect(lastFilters(asked)).toMatchObject({ country: null, marital_status: [] });
      expect(address()).toBe('/');
    },
  );

  it('is what was set last, and is forgotten by Reset Filters', async () => {
    const { user, asked, address } = openSearch('/?country=USA&location=Pune&name=meera&page=2');
    await user.click(await screen.findByRole('button', { name: 'Remove: Pune' }));
    await waitFor(() => expect(address()).toBe('/?name=meera&country=USA'));
    expect(JSON.parse(localStorage.getItem('qm_filter') ?? '')).toMatchObject({ country: 'USA', name: null });
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('qm_filter')).toBeNull();
    await waitFor(() => expect(lastFilters(asked)).toMatchObject({ country: null, name: null }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Reset Filters' })).not.toBeInTheDocument();
  });
});

describe('the filter', () => {
  it('asks for everything of the specification', async () => {
    const { user, dialog, asked, address } = await openFilter();
    await user.click(dialog.getByRole('checkbox', { name: 'Divorced' }));
    await user.type(dialog.getByLabelText('Born from'), '01/01/1996');
    await user.type(dialog.getByLabelText('Born up to'), '31/12/2000');
    await user.selectOptions(dialog.getByLabelText('Height from'), '5 ft 0 in');
    await user.type(await dialog.findByRole('combobox', { name: 'Country' }), 'united states');
    await user.type(dialog.getByRole('combobox', { name: 'Location' }), 'Jersey');
    await user.click(
      within(dialog.getByRole('group', { name: 'Match horoscope' })).getByRole('radio', { name: 'Yes' }),
    );
    await user.click(
      within(dialog.getByRole('group', { name: 'Differently abled' })).getByRole('radio', { name: 'No' }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Show 42 profiles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const wanted = {
      marital_status: ['Divorced'],
      born_from: '1996-01-01',
      born_to: '2000-12-31',
      height_from_cm: 152.4,
      country: 'USA',
      location: 'Jersey',
      match_horoscope: true,
      is_handicapped: false,
    };
    expect(lastFilters(asked)).toMatchObject(wanted);
    expect(JSON.parse(localStorage.getItem('qm_filter') ?? '')).toMatchObject(wanted);
    expect(address()).toContain('born_from=1996-01-01&born_to=2000-12-31');
    expect(await screen.findByRole('button', { name: 'Remove: Born 1996 to 2000' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove: From 5 ft 0 in' })).toBeInTheDocument();
  });

  it('offers the marital statuses of those who are searched, and heights from 4 ft 0 in to 8 ft 11 in', async () => {
    const { dialog } = await openFilter();
    expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Unmarried',
      'Divorced',
      'Widow',
    ]);
    const heights = within(dialog.getByLabelText('Height up to')).getAllByRole('option');
    expect([heights[1]?.textContent, heights.at(-1)?.textContent, heights.length]).toEqual([
      '4 ft 0 in',
      '8 ft 11 in',
      61,
    ]);
  });

  it('finds a job by its name, and says when nothing matches', async () => {
    const { user, dialog, address } = await openFilter();
    const jobs = await dialog.findByRole('combobox', { name: 'Job type' });
    await user.type(jobs, 'Kite');
    expect((await screen.findAllByText('No results found.'))[0]).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Add/ })).not.toBeInTheDocument();
    await user.clear(jobs);
    await user.type(jobs, 'Busi');
    await user.click(await screen.findByRole('option', { name: 'Business' }));
    await user.click(await dialog.findByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(address()).toBe('/?job_type=11204'));
  });

  it('takes any text for a sector, and saves no value for it', async () => {
    const { user, dialog, address } = await openFilter();
    await user.type(await dialog.findByRole('combobox', { name: 'Education sector' }), 'Ocean');
    // A request to add a value would fail the test: no answer is prepared.
    await user.click(await screen.findByRole('option', { name: 'Add "Ocean"' }));
    await user.click(await dialog.findByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(address()).toBe('/?education_sector=Ocean'));
  });

  it('has a Reset Filters only when one is set, and changes nothing until it is applied', async () => {
    const { user, dialog, address } = await openFilter('/?country=USA');
    await user.click(dialog.getByRole('button', { name: 'Reset Filters' }));
    expect(dialog.queryByRole('button', { name: 'Reset Filters' })).not.toBeInTheDocument();
    expect(address()).toBe('/?country=USA');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/?country=USA');
    expect(screen.getByRole('button', { name: 'Remove: USA' })).toBeInTheDocument();
  });
});

describe('the pages', () => {
  it('are counted in the specification’s words', async () => {
    openSearch('/?page=2', found({ page: 2 }));
    expect(await screen.findByText('Page 2 of 7 (42 total results)')).toBeInTheDocument();
    expect(screen.getByText('42 profiles')).toBeInTheDocument();
    const pages = screen.getByRole('navigation', { name: 'Pages of the result' });
    expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(within(pages).getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?page=3');
    expect(within(pages).getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/');
  });

  it('say "more than" where the server stops counting', async () => {
    openSearch('/?page=2', found({ page: 2, total: 100_000, total_is_exact: false }));
    expect(await screen.findByText('Page 2 of 16667 (more than 1,00,000 total results)')).toBeInTheDocument();
    expect(screen.getByText('More than 1,00,000 profiles')).toBeInTheDocument();
  });

  it('come after the cards while the server still counts, without being asked for', async () => {
    const { asked } = openSearch('/', found({ total: 6, total_is_exact: false }), found());
    expect(await screen.findByText('Counting the profiles…')).toBeInTheDocument();
    expect(await findCard('Ananya Kulkarni')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages of the result' })).not.toBeInTheDocument();
    expect(await screen.findByText('42 profiles', {}, { timeout: 3000 })).toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  it.each(['0', '8', '-1', '1.5', '2e0', 'two', ''])('are not gone to by %j', async (typed) => {
    const { user, asked, address } = openSearch();
    const box = await screen.findByRole('textbox', { name: 'Go to page' });
    if (typed !== '') await user.type(box, typed);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByText('Enter a whole number from 1 to 7')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(asked).toHaveLength(1);
  });

  it.each(['1', '7', ' 3 '])('are gone to by %j', async (typed) => {
    const { user, address } = openSearch('/?page=2&country=USA', found({ page: 2 }));
    await user.type(await screen.findByRole('textbox', { name: 'Go to page' }), typed);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    const page = typed.trim();
    await waitFor(() =>
      expect(address()).toBe(page === '1' ? '/?country=USA' : `/?country=USA&page=${page}`),
    );
  });

  it('end with the last one, whatever the address says', async () => {
    const { address } = openSearch('/?page=99', found({ page: 99, items: [] }), found({ page: 7 }));
    await waitFor(() => expect(address()).toBe('/?page=7'));
  });

  it('are remembered for the profile page', async () => {
    openSearch('/?page=2&country=USA', found({ page: 2 }));
    await findCard('Ananya Kulkarni');
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('suchi.trail') ?? 'null')).toEqual({
        search: '?country=USA&page=2',
        page: 2,
        size: 6,
        total: 42,
        ids: [1, 2, 3],
      }),
    );
  });
});

describe('the result', () => {
  it('says when nobody was found, with a way out', async () => {
    const { user, address } = openSearch('/?country=Nepal', found({ total: 0, items: [] }), found());
    expect(await screen.findByRole('heading', { name: 'No results found.' })).toBeInTheDocument();
    const [reset] = screen.getAllByRole('button', { name: 'Reset Filters' });
    await user.click(reset!);
    expect(await findCard('Ananya Kulkarni')).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('says when it did not load, and tries again', async () => {
    // Once before the page is drawn, and once when it is.
    const refused = refusal(429, 'REQUESTS_EXCEEDED');
    const { user } = openSearch('/', refused, refused, found());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await findCard('Ananya Kulkarni')).toBeInTheDocument();
  });
});

it('a search that closed meanwhile gives way to the reason', async () => {
  const allowed = { is_allowed: true, reason: null, genders: ['Female'], price_paise: 55_000 };
  const subscription = { state: 'expired', until: '2025-09-30' };
  answer(
    'get',
    '/qe_search/standing',
    data({ ...allowed, subscription }),
    data({ ...allowed, is_allowed: false, reason: 'subscription_expired', subscription }),
  );
  openSearch('/', refusal(403, 'SEARCH_REFUSED'));
  expect(await screen.findByText('Your subscription expired on 30/09/2025')).toBeInTheDocument();
});

describe('the switch of genders', () => {
  it('is not there for a member who may see one, whatever the address says', async () => {
    const { asked } = openSearch('/?gender=Male');
    await findCard('Ananya Kulkarni');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(lastFilters(asked).gender).toBeNull();
  });

  it('begins with the other gender, and is in the address but never kept', async () => {
    answerSearchAccess({ genders: ['Male', 'Female'] });
    answer('get', '/qe_profile/form', data(ownProfile({}, ownSheet({ gender: 'Male' }))));
    const { user, asked, address } = openSearch('/?country=USA');
    expect(await screen.findByRole('radio', { name: 'Female' })).toBeChecked();
    await waitFor(() => expect(lastFilters(asked).gender).toBe('Female'));
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await waitFor(() => expect(address()).toBe('/?gender=Male&country=USA'));
    await waitFor(() => expect(lastFilters(asked).gender).toBe('Male'));
    expect(JSON.parse(localStorage.getItem('qm_filter') ?? '')).toMatchObject({
      country: 'USA',
      gender: null,
    });
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await waitFor(() => expect(address()).toBe('/?country=USA'));
  });
});
