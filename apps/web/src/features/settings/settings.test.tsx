import type { OfficeSettings, SettingsState } from '@suchi/contracts/settings';
import { addDays, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, officeSettings, refusal, signInAs } from '../../test/server.ts';

const today = todayInIndia(new Date());
const settings: OfficeSettings = {
  ...officeSettings,
  enable_search_subscription: true,
  subscription_start_date: addDays(today, -10),
  subscription_end_date: addDays(today, 10),
};
const edition: NonNullable<SettingsState['edition']> = {
  id: 1,
  year: 2026,
  registration_until: addDays(today, 20),
  event_date: addDays(today, 40),
  event_place: 'Mulund East',
  event_time: null,
  event_entry: null,
  delivery_after: null,
  delivery_days: null,
  activation_cutoff: '2025-07-01',
  early_subscription_before: null,
  early_subscription_sees_until: null,
  subscription_price: 55_000,
  tester_price: 200,
  suchi_price: 60_000,
  printed_up_to_serial: 1300,
  book_word: null,
  paper_microns: 100,
  page_multiple: 4,
  gst_number: null,
  gst_rate_percent: 0,
  gst_service_code: null,
  gst_book_code: null,
};
const state = (changes: Partial<OfficeSettings> = {}): SettingsState => ({
  settings: { ...settings, ...changes },
  logo: null,
  edition,
  last_change: { at: '2026-11-15T05:30:00.000Z', by: 'Vasanti Joglekar' },
});

function open(address = '/settings/admin_setting', before = state()) {
  signInAs(admin);
  answer('get', '/qe_settings/settings', data(before));
  return renderApp(address);
}
// Evaluating the page the first time costs more than most tests.
beforeAll(async () => {
  await import('./components/settings-page.tsx');
});

const row = (name: string) => screen.findByRole('region', { name });
const toggle = (name: string) => screen.findByRole('switch', { name });

describe('the admin settings', () => {
  it('are not for members', async () => {
    signInAs(member);
    renderApp('/settings/admin_setting');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  });

  it('say who changed them last', async () => {
    open();
    expect(await screen.findByText('Last change 11:00 AM 15/11/2026, Vasanti Joglekar')).toBeInTheDocument();
  });

  it('say what the hall screen shows without an answer', async () => {
    open();
    const switched = await toggle('Hall screen without an answer');
    expect(switched.closest('section, li, div')?.parentElement).toHaveTextContent(
      'Also shows profiles of families not asked yet. A family that said no is never shown.',
    );
  });

  it('close search only after a question', async () => {
    const { user } = open();
    const sent = answer('post', '/qe_settings/change_settings', data(state({ isactive_search: false })));
    await user.click(await toggle('Search'));
    const dialog = await screen.findByRole('dialog', { name: 'Close search for everybody?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await user.click(await toggle('Search'));
    await user.click(await screen.findByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(sent).toEqual([{ body: { isactive_search: false } }]));
    await waitFor(async () => expect(await toggle('Search')).not.toBeChecked());
  });

  it('save a date when it is left, and say in the exact words that it switched the feature off', async () => {
    const { user } = open();
    const end = addDays(today, -20);
    const sent = answer(
      'post',
      '/qe_settings/change_settings',
      data(state({ enable_search_subscription: false, subscription_end_date: end })),
    );
    const subscription = await row('Search subscription');
    const field = within(subscription).getByLabelText('End date');
    await user.clear(field);
    await user.type(field, formatCalendarDate(end));
    expect(sent).toEqual([]);
    await user.tab();
    await waitFor(() => expect(sent).toEqual([{ body: { subscription_end_date: end } }]));
    expect(await within(subscription).findByText('End date must be after start date.')).toBeInTheDocument();
    expect(subscription).toHaveTextContent(
      'Search subscription has been switched off. Correct the date, then switch it on.',
    );
    expect(within(subscription).getByRole('switch')).not.toBeChecked();
    // Green beside red would say the opposite.
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('lead to the date that is missing, and send nothing', async () => {
    const { user } = open();
    await user.click(await toggle('Buy Suchi Online'));
    const suchi = await row('Buy Suchi Online');
    expect(within(suchi).getByLabelText('Start date')).toHaveFocus();
    expect(within(suchi).getAllByText('Please enter this date first.')).toHaveLength(2);
  });

  it('offer the gender switch while the subscription is open', async () => {
    open();
    expect(await toggle('Enable Gender Switch')).not.toBeChecked();
  });

  it('explain the gender switch while the subscription is off', async () => {
    open('/settings/admin_setting', state({ enable_search_subscription: false }));
    expect(await screen.findByText(/Enable Gender Switch appears here while/)).toBeInTheDocument();
  });

  it('let the gender switch be turned off on any day', async () => {
    open('/settings/admin_setting', state({ enable_search_subscription: false, enable_gender_switch: true }));
    expect(await toggle('Enable Gender Switch')).toBeChecked();
  });

  it('say why a switch did not change', async () => {
    const { user } = open();
    answer('post', '/qe_settings/change_settings', refusal(503, 'SERVICE_UNAVAILABLE'));
    await user.click(await toggle('Enable Gender Switch'));
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(await toggle('Enable Gender Switch')).not.toBeChecked();
  });

  it('save prices in rupees together, and only what changed', async () => {
    const { user } = open('/settings/admin_setting?group=edition');
    const sent = answer('post', '/qe_settings/change_edition', data(state()));
    const prices = await screen.findByRole('form', { name: 'Edition 2026, prices' });
    expect(within(prices).getByRole('button', { name: 'Save' })).toBeDisabled();
    const book = within(prices).getByLabelText('Suchi book');
    await user.clear(book);
    await user.type(book, '650');
    await user.click(within(prices).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ body: { suchi_price: 65_000 } }]));
  });

  it('show at the field what the server refused', async () => {
    const { user } = open('/settings/admin_setting?group=office');
    answer(
      'post',
      '/qe_settings/change_settings',
      refusal(400, 'INVALID_PAYLOAD', { fields: { office_email: 'email' } }),
    );
    const mail = await screen.findByRole('form', { name: 'Office e-mail' });
    await user.clear(within(mail).getByLabelText('Office e-mail'));
    await user.type(within(mail).getByLabelText('Office e-mail'), 'office');
    await user.click(within(mail).getByRole('button', { name: 'Save' }));
    expect(await within(mail).findByText('Please enter valid email address')).toBeInTheDocument();
  });

  it.each([
    ['numbers', 'Numbers that a member may open in a day'],
    ['pages', 'Refunds and cancellation'],
  ])('have a group %s in the address', async (group, label) => {
    open(`/settings/admin_setting?group=${group}`);
    expect(await screen.findByLabelText(label)).toBeInTheDocument();
  });

  it('say the hint of each field that has one', async () => {
    open('/settings/admin_setting?group=pages');
    expect(await screen.findByLabelText('Hours of the telephone')).toHaveAccessibleDescription(
      'For example: Monday to Saturday, 10 AM to 1 PM',
    );
  });
});

describe('the question for the office e-mail', () => {
  const unset = state({ office_email: null });

  it('is asked while it is empty, and can be put off', async () => {
    const { user } = open('/settings/admin_setting', unset);
    const dialog = await screen.findByRole('dialog', { name: 'Where does the office read its mail?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ask me tomorrow' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('suchi.office-email-later')).toBe(today);
  });

  it('saves the answer', async () => {
    const { user } = open('/settings/admin_setting', unset);
    const sent = answer('post', '/qe_settings/change_settings', data(state()));
    await user.type(await screen.findByRole('textbox', { name: 'Office e-mail' }), 'office@example.org');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ body: { office_email: 'office@example.org' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
