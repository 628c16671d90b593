import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownProfile, ownSheet } from '../../test/own-profile.ts';
import {
  answerSubscriber,
  findCard,
  found,
  foundCards,
  lastFilters,
  openSearch,
  openFilter,
} from '../../test/search.ts';
import { answer, answerEdition, answerSearchAccess, data } from '../../test/server.ts';

// Compiling Mantine is slow on a busy machine.
beforeAll(async () => {
  await import('./components/filter-dialog.tsx');
  await import('../../shared/forms/combobox-input.tsx');
  await import('../../app/member/active-home.tsx');
}, 60_000);

beforeEach(answerSubscriber);

describe('a suchi number', () => {
  const one = found({ total: 1, items: [foundCards[0]] });

  it('is typed like a name, and is explained', async () => {
    answerEdition({});
    const { user, asked, address } = openSearch('/?country=USA', found(), one);
    await findCard('Ananya Kulkarni');
    await user.type(screen.getByRole('searchbox'), '137');
    expect(await screen.findByText('1 profile with suchi no. 137')).toBeInTheDocument();
    expect(address()).toBe('/?name=137&country=USA');
    expect(lastFilters(asked).name).toBe('137');
    expect(
      await screen.findByText(
        'Numbers are those of the suchi 2026-27. In an older book 137 may be someone else.',
      ),
    ).toBeInTheDocument();
    // The filters do not apply to it, so they are not shown.
    expect(screen.queryByRole('button', { name: 'Remove: USA' })).not.toBeInTheDocument();
  });

  it('explains near spellings of names once on a device', async () => {
    const tip = { name: 'Searching by name?' };
    openSearch('/?name=137', one);
    expect(await screen.findByRole('region', tip)).toHaveTextContent('near spellings');
    cleanup();
    openSearch('/?name=137', one);
    await findCard('Ananya Kulkarni');
    expect(screen.queryByRole('region', tip)).not.toBeInTheDocument();
  });

  it('that nobody has is said so', async () => {
    openSearch('/?name=137', found({ total: 0, items: [] }));
    expect(await screen.findByText('No profile you can see has suchi no. 137.')).toBeInTheDocument();
  });

  it('gives way to the filters that are set after it', async () => {
    const { user, dialog, address } = await openFilter('/?name=137');
    await user.selectOptions(dialog.getByLabelText('Age from'), '27 years');
    await user.click(await dialog.findByRole('button', { name: 'Show 42 profiles' }));
    await waitFor(() => expect(address()).toBe('/?age_from=27'));
  });
});

describe('a name that nobody has', () => {
  it('says which near spellings are shown', async () => {
    openSearch('/?name=Kulkarny', found({ near_spellings: ['Kulkarni', 'Kulkarne'] }));
    const box = await screen.findByRole('region', { name: 'No exact match for “Kulkarny”.' });
    expect(box).toHaveTextContent('Showing near spellings: Kulkarni and Kulkarne.');
  });

  it('says nothing of spellings when names match', async () => {
    openSearch('/?name=Kulkarni');
    await findCard('Ananya Kulkarni');
    expect(screen.queryByText(/No exact match/)).not.toBeInTheDocument();
  });

  it.each([
    ['/?name=Xyz', 'Nobody has this name. Check the spelling.'],
    ['/?name=Xyz&country=USA', /^Nobody who matches your filters has this name\./],
    ['/?country=USA', /^No profile matches these filters\./],
  ])('%s', async (address, words) => {
    openSearch(address, found({ total: 0, items: [] }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('what families filter by', () => {
  const gotras = [
    { id: 13_001, lookup: 'Gotra', name: 'Kashyap', description: null },
    { id: 13_002, lookup: 'Gotra', name: 'Atri', description: null },
  ];
  beforeEach(() => {
    answer('get', '/qe_lookup/list', data(gotras));
    answer('get', '/qe_profile/form', data(ownProfile({}, ownSheet({ gotra: 13_001 }))));
  });

  it('are age, gotra, native place and income', async () => {
    const { user, dialog, asked } = await openFilter();
    await user.selectOptions(dialog.getByLabelText('Age from'), '25 years');
    await user.selectOptions(dialog.getByLabelText('Age up to'), '29 years');
    await user.type(await dialog.findByRole('combobox', { name: 'Native place' }), 'Satara');
    await user.selectOptions(dialog.getByLabelText('Income from'), '₹10 lakh');
    await user.click(await dialog.findByRole('button', { name: 'Not our gotra (Kashyap)' }));
    await user.type(await dialog.findByRole('combobox', { name: 'Gotra' }), 'Atr');
    await user.click(await screen.findByRole('option', { name: 'Atri' }));
    expect(dialog.getByRole('button', { name: 'Remove: Atri' })).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Show 42 profiles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const wanted = {
      age_from: 25,
      age_to: 29,
      native_place: 'Satara',
      income_from: 1_000_000,
      income_currency: 'INR',
      gotra: [13_002],
      without_gotra: [13_001],
    };
    await waitFor(() => expect(lastFilters(asked)).toMatchObject(wanted));
    expect(JSON.parse(localStorage.getItem('qm_filter') ?? '')).toMatchObject(wanted);
    for (const chip of [
      '25 to 29 years',
      'Native place: Satara',
      'Atri',
      'Not Kashyap',
      'From ₹10 lakh a year',
    ])
      expect(await screen.findByRole('button', { name: `Remove: ${chip}` })).toBeInTheDocument();
  });

  it('name a range that ends before it begins, and do not search it', async () => {
    const { user, dialog } = await openFilter();
    await user.type(dialog.getByLabelText('Born from'), '01/01/1994');
    await user.type(dialog.getByLabelText('Born up to'), '31/12/1990');
    expect(await dialog.findByText('This date is before “Born from”')).toBeInTheDocument();
    expect(dialog.getByLabelText('Born up to')).toHaveAttribute('aria-invalid', 'true');
    expect(dialog.getByRole('button', { name: /^Show/ })).toBeDisabled();
    await user.clear(dialog.getByLabelText('Born up to'));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Show/ })).toBeEnabled());
  });

  it.each([
    ['bring the results into view', 700, true],
    ['move nothing where the results are in sight', 200, false],
  ])('%s, with the focus back on the button', async (_, top, isScrolled) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const { user, dialog } = await openFilter();
    await user.click(dialog.getByRole('checkbox', { name: 'Divorced' }));
    const show = await dialog.findByRole('button', { name: 'Show 42 profiles' });
    box.mockReturnValue(new DOMRect(0, top, 360, 40));
    scrolled.mockClear();
    await user.click(show);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus());
    const shown = scrolled.mock.contexts as HTMLElement[];
    expect(shown.map((one) => within(one).queryByText('42 profiles') !== null)).toEqual(
      isScrolled ? [true] : [],
    );
    box.mockRestore();
  });

  it('are left without a search by Escape, and the focus is back', async () => {
    const { user, asked } = await openFilter();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus());
    expect(lastFilters(asked).marital_status).toEqual([]);
  });
});

it('the switch of genders is beside the search, not inside the filter', async () => {
  answerSearchAccess({ genders: ['Male', 'Female'] });
  answer('get', '/qe_profile/form', data(ownProfile({}, ownSheet({ gender: 'Male' }))));
  const { dialog } = await openFilter();
  expect(dialog.queryByRole('radio', { name: 'Female' })).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('search', { hidden: true })).getByRole('radio', { name: 'Female', hidden: true }),
  ).toBeChecked();
});
