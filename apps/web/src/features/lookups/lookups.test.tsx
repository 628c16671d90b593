import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, refusal, signInAs } from '../../test/server.ts';

const types = [
  { name: 'Education Name', kind: 'closed', total: 0, custom: 0 },
  { name: 'Education New', kind: 'values', total: 84, custom: 0 },
  { name: 'Gotra', kind: 'values', total: 62, custom: 3 },
  { name: 'Holidays', kind: 'holidays', total: 1, custom: 0 },
];
const value = (id: number, name: string, uses: number, isStandard = true) => ({
  id,
  name,
  names: {},
  is_standard: isStandard,
  date_created: '2026-11-13T20:00:00.000Z',
  uses,
});
const vashishta = value(100_001, 'Vashishta', 3, false);
const vasishtha = value(13_001, 'Vasishtha', 141);
const lohit = value(13_002, 'Lohit', 0);

beforeEach(() => {
  signInAs(admin);
  answer('get', '/qe_lookup/types', data({ types }));
  answer('post', '/qe_lookup/values', data({ total: 62, rows: [vashishta, vasishtha, lohit] }));
  answer('get', '/qe_lookup/merges', data({ merges: [] }));
  answer('get', '/qe_lookup/pairs', data({ pairs: [] }));
});

const rowOf = async (name: string) => {
  const cell = await screen.findByRole('rowheader', { name });
  return within(cell.closest('tr') as HTMLElement);
};

describe('the lookups', () => {
  it('are closed to members', async () => {
    signInAs(member);
    renderApp('/settings/lookup/Gotra');
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('list the types with their counts, and open the first that has custom values', async () => {
    const { address } = renderApp('/settings/lookup');
    expect(await screen.findByRole('heading', { level: 2, name: 'Gotra 62 values' })).toBeVisible();
    expect(address()).toBe('/settings/lookup/Gotra');
    const nav = within(screen.getByRole('navigation', { name: 'Lists' }));
    expect(nav.getByRole('link', { name: /^Gotra.*3 custom values to look at.*62 values$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(nav.getByRole('link', { name: /^Education Name.*disabled$/ })).toHaveAttribute(
      'href',
      '/settings/disabled/Education%20Name',
    );
  });

  it('are sorted by their date, or by name', async () => {
    const asked = answer('post', '/qe_lookup/values', data({ total: 62, rows: [lohit, vasishtha] }));
    const { user, address } = renderApp('/settings/lookup/Gotra');
    const head = async (name: string) => screen.findByRole('columnheader', { name });
    expect(await head('Date Created')).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('link', { name: 'Name' }));
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ sort: 'name', page: 1 }));
    expect(address()).toBe('/settings/lookup/Gotra?sort=name');
    expect(await head('Name')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('say in the heading how many a search finds', async () => {
    answer('post', '/qe_lookup/values', data({ total: 1, rows: [lohit] }));
    renderApp('/settings/lookup/Gotra?search=lohit');
    expect(await screen.findByRole('heading', { level: 2, name: 'Gotra 1 of 62 values' })).toBeVisible();
  });

  it('say in the words of the text that a list is disabled', async () => {
    renderApp('/settings/disabled/Education%20Name');
    const link = await screen.findByRole('link', { name: 'Education New' });
    expect(link).toHaveAttribute('href', '/settings/lookup/Education%20New');
    expect(link.parentElement).toHaveTextContent(
      'This one is disabled. Please refer to the Education New button',
    );
  });

  it('add a list and go to it', async () => {
    const asked = answer(
      'post',
      '/qe_lookup/types/add',
      refusal(409, 'LOOKUP_REFUSED', { reason: 'name_taken' }),
      data({ name: 'Education New' }),
    );
    const { user, address } = renderApp('/settings/lookup/Gotra');
    await user.click(await screen.findByRole('button', { name: 'New Lookup' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Lookup Type' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of the list' }), 'Education New{Enter}');
    expect(await dialog.findByText(/already has this name/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add list' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Education New/ })).toBeVisible();
    expect(address()).toBe('/settings/lookup/Education%20New');
    expect(asked.at(-1)?.body).toEqual({ name: 'Education New' });
  });
});

describe('a value', () => {
  it('is shown with its day in India, kind and uses', async () => {
    renderApp('/settings/lookup/Gotra');
    const row = await rowOf('Vashishta');
    expect(row.getByText('14/11/2026')).toBeVisible();
    expect(row.getByText('Custom')).toBeVisible();
    expect(row.getByRole('button', { name: '3 profiles' })).toBeVisible();
    expect((await rowOf('Lohit')).getByText('no one')).toBeVisible();
  });

  it('becomes standard', async () => {
    const asked = answer('post', '/qe_lookup/values/standard', data({ id: vashishta.id }));
    const { user } = renderApp('/settings/lookup/Gotra');
    await user.click(await screen.findByRole('button', { name: 'Mark as standard: Vashishta' }));
    expect(await screen.findByText('Vashishta is now offered to everyone.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ id: vashishta.id });
  });

  it('is renamed in its row: Escape restores, Enter saves', async () => {
    const asked = answer('post', '/qe_lookup/values/rename', data({ id: lohit.id }));
    const { user } = renderApp('/settings/lookup/Gotra');
    await user.click(await screen.findByRole('button', { name: 'Rename Lohit' }));
    await user.type(screen.getByRole('textbox', { name: 'New name of Lohit' }), 'a{Escape}');
    expect(await screen.findByRole('rowheader', { name: 'Lohit' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rename Lohit' }));
    await user.type(screen.getByRole('textbox', { name: 'New name of Lohit' }), 'a{Enter}');
    expect(await screen.findByText('Renamed to Lohita.')).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([{ id: lohit.id, name: 'Lohita', names: {} }]);
  });

  it('has a name in each other language, in its own letters', async () => {
    const rows = [{ ...lohit, names: { mr: 'लोहित', gu: 'લોહિત' } }];
    answer('post', '/qe_lookup/values', data({ total: 1, rows }));
    const asked = answer('post', '/qe_lookup/values/rename', data({ id: lohit.id }));
    const { user } = renderApp('/settings/lookup/Gotra');
    expect(await screen.findByText('लोहित')).toHaveAttribute('lang', 'mr');
    await user.click(screen.getByRole('button', { name: 'Rename Lohit' }));
    await user.clear(screen.getByRole('textbox', { name: 'Lohit in Gujarati' }));
    await user.type(screen.getByRole('textbox', { name: 'Lohit in Hindi' }), 'Lohit{Enter}');
    expect(await screen.findByText('Please write the name for Hindi in its own letters.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Lohit in Hindi' }));
    await user.type(screen.getByRole('textbox', { name: 'Lohit in Hindi' }), 'लोहित{Enter}');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([
      { id: lohit.id, name: 'Lohit', names: { mr: 'लोहित', hi: 'लोहित' } },
    ]);
  });

  it('is deleted after a question when no one uses it', async () => {
    const asked = answer('post', '/qe_lookup/values/delete', data({ id: lohit.id }));
    const { user } = renderApp('/settings/lookup/Gotra');
    await user.click(await screen.findByRole('button', { name: 'Delete Vasishtha' }));
    expect(await screen.findByText('141 profiles use it. Merge it into another value first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Lohit' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Lohit was deleted.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ id: lohit.id });
  });
});

describe('merging', () => {
  const person = { id: 7, name: 'Sagar Pawar', status: 'Rejected', serial_number: 203, photo: null };

  beforeEach(() => answer('get', '/qe_lookup/values/users', data({ total: 6, profiles: [person] })));

  it('begins with a suggestion, shows who changes, and can be undone', async () => {
    answer(
      'get',
      '/qe_lookup/pairs',
      data({ pairs: [{ source: vashishta, target: vasishtha }] }),
      data({ pairs: [] }),
    );
    answer(
      'get',
      '/qe_lookup/merges',
      data({ merges: [] }),
      data({
        merges: [{ id: 5, source: 'Vashishta', target: 'Vasishtha', undo_until: '2026-11-16T05:34:00.000Z' }],
      }),
    );
    const merged = answer('post', '/qe_lookup/values/merge', data({ merge: 5 }));
    const undone = answer('post', '/qe_lookup/merges/undo', data({ id: vashishta.id }));
    const { user } = renderApp('/settings/lookup/Gotra');
    expect(await screen.findByText('Vashishta and Vasishtha look alike.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Merge…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge two values of Gotra' }));
    expect(await dialog.findByText('These 6 profiles change')).toBeVisible();
    expect(dialog.getByText('5 more profiles')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Sagar Pawar' })).toHaveAttribute(
      'href',
      '/admin/candidates/view/7',
    );
    await user.click(dialog.getByRole('button', { name: 'Swap the two values' }));
    expect(dialog.getByRole('region', { name: 'Stays' })).toHaveTextContent('Vashishta');
    await user.click(dialog.getByRole('button', { name: 'Swap the two values' }));
    await user.click(dialog.getByRole('button', { name: 'Merge, and move 3 profiles' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Vashishta is back in the list.')).toBeVisible();
    expect(merged[0]?.body).toEqual({ source: vashishta.id, target: vasishtha.id });
    expect(undone[0]?.body).toEqual({ id: 5 });
  });

  it('into a value that is searched for', async () => {
    const { user } = renderApp('/settings/lookup/Gotra');
    await user.click(await screen.findByRole('button', { name: 'Merge Vashishta into another value' }));
    await user.type(await screen.findByRole('combobox', { name: 'Merge into' }), 'vasi');
    await user.click(await screen.findByRole('option', { name: 'Vasishtha' }));
    expect(await screen.findByRole('region', { name: 'Stays' })).toHaveTextContent('Vasishtha');
  });

  it('keeps a pair apart for good', async () => {
    answer(
      'get',
      '/qe_lookup/pairs',
      data({ pairs: [{ source: vashishta, target: vasishtha }] }),
      data({ pairs: [] }),
    );
    const asked = answer('post', '/qe_lookup/pairs/keep_apart', data({}));
    const { user } = renderApp('/settings/lookup/Gotra');
    await user.click(await screen.findByRole('button', { name: 'Not the same' }));
    expect(await screen.findByText('They will not be suggested again.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ source: vashishta.id, target: vasishtha.id });
  });
});

describe('holidays', () => {
  it('show State and Date, and take a new one', async () => {
    const day = { id: 1, name: 'Republic Day', state: null, date: '2027-01-26' };
    answer(
      'post',
      '/qe_lookup/holidays',
      data({ total: 1, rows: [{ ...day, date_created: '2026-11-13T20:00:00.000Z' }] }),
    );
    const asked = answer('post', '/qe_lookup/holidays/add', data({ id: 2 }));
    const { user } = renderApp('/settings/lookup/Holidays');
    const row = await rowOf('Republic Day');
    expect(row.getByText('All of India')).toBeVisible();
    expect(row.getByText('26/01/2027')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add New' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a holiday' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Please fill this in.')).toHaveLength(2);
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Maharashtra Day');
    await user.type(dialog.getByRole('textbox', { name: /^State/ }), 'Maharashtra');
    await user.type(dialog.getByRole('textbox', { name: /^Date/ }), '01052027');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Maharashtra Day was saved.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ name: 'Maharashtra Day', state: 'Maharashtra', date: '2027-05-01' });
  });

  it('are deleted only after a question', async () => {
    const day = { id: 1, name: 'Republic Day', state: null, date: '2027-01-26' };
    answer(
      'post',
      '/qe_lookup/holidays',
      data({ total: 1, rows: [{ ...day, date_created: '2026-11-13T20:00:00.000Z' }] }),
    );
    const sent = answer('post', '/qe_lookup/holidays/delete', data({ id: 1 }));
    const { user } = renderApp('/settings/lookup/Holidays');
    const remove = (await rowOf('Republic Day')).getByRole('button', { name: 'Delete Republic Day' });
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Delete the holiday' }));
    expect(await screen.findByText('Republic Day was deleted.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ id: 1 });
  });
});
