import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, refusal, signInAs } from '../../test/server.ts';

const men = {
  kind: 'unmarried_male',
  title: 'Unmarried Males',
  from: 1,
  to: 423,
  order: 'age',
  candidates: 400,
  given: 400,
};
const women = { ...men, kind: 'unmarried_female', title: 'Unmarried Females', from: 451, to: 827, given: 3 };
const book = {
  year: 2025,
  state: 'open',
  registration_until: '2025-10-15',
  event_date: '2025-11-02',
  event_place: 'Mulund East',
  delivery_after: null,
  latest_year: 2025,
  earlier_year: null,
  frozen: null,
  sections: [men, women],
  unplaced: 2,
  last_run: { id: 7, count: 400, at: '2025-10-20T05:12:00.000Z', by: 'Vasanti' },
};
const frozen = {
  ...book,
  state: 'frozen',
  frozen: {
    at: '2025-10-25T05:00:00.000Z',
    by: 'Vasanti Joglekar',
    printed: 402,
    out: [{ serial_number: 12, name: 'Ravi Gore', reason: 'pulled' }],
    file_made_at: null,
  },
};
const round = {
  year: 2025,
  stage: 'open',
  opened_at: '2025-10-16T05:00:00.000Z',
  until: '2025-10-24',
  reminded_at: null,
  last_reminder_at: null,
  candidates: 403,
  correct: 300,
  mistake: 3,
  open_mistakes: 2,
  settled_mistakes: 1,
  days: [],
  mails: { to_send: 0, per_minute: 1, waiting: 0, failed: 0, failures: [] },
};
const planned = (id: number, name: string, changed: object = {}) => ({
  profile_id: id,
  name,
  place: 'Pune',
  birthday: '1999-05-19',
  serial_number: 450 + id,
  current_number: null,
  last_number: null,
  asks_to_keep: false,
  is_kept: false,
  photo: null,
  problems: [],
  is_asked_today: false,
  ...changed,
});
const plan = {
  candidates: [
    planned(1, 'Shruti Gadre'),
    planned(2, 'Rutuja Vaze', { serial_number: 512, last_number: 512, asks_to_keep: true, is_kept: true }),
    planned(3, 'Neha Karve', {
      last_number: 512,
      asks_to_keep: true,
      problems: ['photo_missing', 'gotra_missing'],
    }),
    planned(4, 'Avani Vyas', { last_number: 486, problems: ['gotra_missing'] }),
  ],
  changed: 4,
  losing: [],
  freed: [],
  conflicts: [{ serial_number: 512, reason: 'asked_twice', profile_ids: [2, 3] }],
  digest: 'digest-1',
};

// Compiling the pages is slow on a busy machine.
beforeAll(
  () => Promise.all([import('./components/edition-page.tsx'), import('./serials/serials-page.tsx')]),
  60_000,
);

beforeEach(() => {
  signInAs(admin);
  answer('get', '/qe_edition/book', data(book));
  answer('get', '/qe_proof/round', data(round));
  answer('post', '/qe_edition/plan', data(plan));
});

describe('the edition', () => {
  it('is closed to members', async () => {
    signInAs(member);
    renderApp('/admin/edition');
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('shows how far the book is, and its sections', async () => {
    renderApp('/admin/edition');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edition 2025' })).toBeVisible();
    expect(await screen.findByText(/303 of 403/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Proof round').closest('li')).toHaveAttribute('aria-current', 'step');
    const row = within(screen.getByRole('row', { name: /Unmarried Males/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '1',
      '423',
      '400',
      '400',
      '23',
      'Age, youngest first',
      '424–450',
      'Edit',
    ]);
    expect(screen.getByText('2 active candidates belong to no section.')).toBeVisible();
  });

  it('names the section that has the typed numbers too', async () => {
    answer(
      'post',
      '/qe_edition/sections',
      refusal(400, 'INVALID_PAYLOAD', { fields: { sections: 'ranges_overlap' } }),
    );
    const { user } = renderApp('/admin/edition');
    await user.click(await screen.findByRole('button', { name: 'Edit Unmarried Females' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Unmarried Females' }));
    const first = dialog.getByRole('textbox', { name: 'First number' });
    await user.clear(first);
    await user.type(first, String(men.to));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const words = `These numbers belong to another section too: ${men.title} (${men.from}–${men.to}).`;
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it('asks before a section leaves given numbers outside', async () => {
    const asked = answer(
      'post',
      '/qe_edition/sections',
      refusal(409, 'EDITION_REFUSED', { reason: 'numbers_outside', count: 3 }),
      data(book),
    );
    const { user } = renderApp('/admin/edition');
    await user.click(await screen.findByRole('button', { name: 'Edit Unmarried Females' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Unmarried Females' }));
    const last = dialog.getByRole('textbox', { name: 'Last number' });
    await user.clear(last);
    await user.type(last, '500');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/3 given numbers would be in no section/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('The sections are saved.')).toBeVisible();
    expect(asked[1]?.body).toMatchObject({
      sections: [{ kind: 'unmarried_male' }, { kind: 'unmarried_female', to: 500 }],
      is_confirmed: true,
    });
  });

  it('names what is open before it freezes', async () => {
    answer(
      'get',
      '/qe_edition/freeze_check',
      data({
        printed: 402,
        registering_until: '2025-10-15',
        unnumbered: [
          { profile_id: 21, name: 'Ravi Apte' },
          { profile_id: 22, name: 'Jay Shah' },
        ],
        too_young: [{ profile_id: 9, serial_number: 33, name: 'Om Kale' }],
      }),
    );
    const asked = answer('post', '/qe_edition/freeze', data(frozen));
    const { user } = renderApp('/admin/edition');
    await user.click(await screen.findByRole('button', { name: 'Freeze the edition' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Freeze the edition 2025?' }));
    expect(await dialog.findByText(/2 active candidates have no number and are not printed:/)).toBeVisible();
    expect(dialog.getByText('Jay Shah')).toBeVisible();
    expect(dialog.getByText(/Families can still register until 15 October 2025\./)).toBeVisible();
    expect(dialog.getByText('2 mistakes of the proof round are still open.')).toBeVisible();
    expect(dialog.getByText('100 candidates have not answered the proof.')).toBeVisible();
    expect(dialog.getByText('Om Kale')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Freeze it now' }));
    expect(await screen.findByText('The edition is frozen.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ printed: 402 });
  });

  it('lets a frozen candidate out and in, and refuses unknown numbers', async () => {
    answer('get', '/qe_edition/book', data(frozen));
    const asked = answer(
      'post',
      '/qe_edition/pull',
      refusal(409, 'EDITION_REFUSED', { reason: 'no_such_number' }),
      data(frozen),
    );
    const { user } = renderApp('/admin/edition');
    expect(
      await screen.findByRole('heading', { name: /Frozen on 25 October 2025 by Vasanti Joglekar/ }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Freeze the edition' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Unmarried Males' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Serial number' }), '999{Enter}');
    expect(await screen.findByText('The book has no such number.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put back Ravi Gore' }));
    expect(await screen.findByText('Number 12 is in the book again.')).toBeVisible();
    expect(asked[1]?.body).toEqual({ serial_number: 12, is_out: false });
  });

  it('opens the next one and says what is copied', async () => {
    const asked = answer('post', '/qe_edition/open_next', data({ ...book, latest_year: 2026 }));
    const { user } = renderApp('/admin/edition');
    await user.click(await screen.findByRole('button', { name: 'Copy to edition 2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Empty, for you to set: last day to register/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Edition 2026 is ready.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ year: 2026 });
  });

  it('asks in red before the next one becomes current too early, and can go back', async () => {
    answer('get', '/qe_edition/book', data({ ...book, latest_year: 2026 }));
    const check = {
      warnings: ['registering', 'event_ahead'],
      looking_before: 521,
      looking_after: 340,
      deactivated: 181,
    };
    answer('get', '/qe_edition/switch_check', data(check));
    const next = { ...book, year: 2026, latest_year: 2026, earlier_year: 2025 };
    const asked = answer('post', '/qe_edition/make_current', data(next));
    const { user } = renderApp('/admin/edition');
    await user.click(await screen.findByRole('button', { name: 'Make 2026 current' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make 2026 the current edition?' }));
    expect(await dialog.findByText('The melawa of 2025 is still to come.')).toBeVisible();
    expect(dialog.getByText('Profiles that are shown: 521 now, 340 after it.')).toBeVisible();
    expect(dialog.getByText(/^181 older profiles are hidden/)).toBeVisible();
    answer('get', '/qe_edition/book', data(next));
    await user.click(dialog.getByRole('button', { name: 'Make it current anyway' }));
    expect(await screen.findByText('Edition 2026 is the current one.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ year: 2026, deactivated: 181, is_confirmed: true });
    expect(await screen.findByRole('button', { name: 'Go back to 2025' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    answer('get', '/qe_edition/book', refusal(409, 'EDITION_REFUSED', { reason: 'no_edition' }), data(book));
    const { user } = renderApp('/admin/edition');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edition 2025' })).toBeVisible();
  });
});

describe('the serial numbers', () => {
  it('are previewed for the first section that is not done, and applied as seen', async () => {
    const asked = answer('post', '/qe_edition/apply', data(book));
    const { user } = renderApp('/admin/serials');
    expect(await screen.findByRole('radio', { name: /Unmarried Females/ })).toBeChecked();
    const row = await screen.findByRole('row', { name: /Neha Karve/ });
    expect(row).toHaveTextContent('453');
    expect(row).toHaveTextContent('Asked for twice');
    expect(screen.getByText('1 of 2 wishes can be kept')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Missing 2' }));
    expect(screen.queryByRole('row', { name: /Shruti Gadre/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Apply 4 numbers' }));
    expect(await screen.findByText('The numbers are given.')).toBeVisible();
    expect(asked[0]?.body).toMatchObject({ section: 'unmarried_female', digest: 'digest-1' });
  });

  it('are taken from somebody only after a question with the names', async () => {
    const losing = [{ profile_id: 4, name: 'Avani Vyas', serial_number: 486 }];
    const freed = [{ profile_id: 9, name: 'Ila Rane', serial_number: 460 }];
    answer('post', '/qe_edition/plan', data({ ...plan, losing, freed }));
    const asked = answer('post', '/qe_edition/apply', data(book));
    const { user } = renderApp('/admin/serials');
    expect(await screen.findByRole('heading', { name: '1 number becomes free' })).toBeVisible();
    expect(screen.getByText('Ila Rane')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply 4 numbers' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 candidate loses the number' }));
    expect(dialog.getByText('Avani Vyas')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Give the numbers' }));
    expect(await screen.findByText('The numbers are given.')).toBeVisible();
    expect(asked[0]?.body).toMatchObject({ is_confirmed: true });
  });

  it('ask who keeps a number that two want', async () => {
    const asked = answer('post', '/qe_edition/plan', data(plan));
    const { user } = renderApp('/admin/serials');
    await user.click(await screen.findByRole('radio', { name: 'Neha Karve' }));
    await screen.findByRole('button', { name: 'Apply 4 numbers' });
    expect(asked.at(-1)?.body).toMatchObject({ choices: [{ serial_number: 512, profile_id: 3 }] });
  });

  it('are a file of the choice on the screen', async () => {
    const asked = answer('post', '/qe_edition/plan_file', refusal(429, 'REQUESTS_EXCEEDED'));
    const { user } = renderApp('/admin/serials');
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ section: 'unmarried_female' }));
  });

  it('show the size of a photo that is too small', async () => {
    const photo = { width: 412, height: 515, thumb_url: '/qe_media/image/thumb/1' };
    const candidates = [planned(1, 'Shruti Gadre', { photo, problems: ['photo_small'] })];
    answer('post', '/qe_edition/plan', data({ ...plan, candidates, conflicts: [] }));
    renderApp('/admin/serials');
    expect(await screen.findByRole('row', { name: /Shruti Gadre/ })).toHaveTextContent('Photo 412 × 515');
  });

  it('ask families to complete after a question, and say who was asked today', async () => {
    const asked = answer('post', '/qe_edition/ask_to_complete', data({ mailed: 2 }));
    const { user } = renderApp('/admin/serials');
    await user.click(await screen.findByRole('button', { name: 'Ask these 2 to complete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a mail to 2 families?' }));
    const today = plan.candidates.map((each) => ({ ...each, is_asked_today: true }));
    answer('post', '/qe_edition/plan', data({ ...plan, candidates: today }));
    await user.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    expect(await screen.findByText('2 mails are on their way.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ section: 'unmarried_female' });
    expect(await screen.findByText('2 families were asked today.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /to complete$/ })).toBeNull();
  });

  it('are kept for a family that asks the office, or no longer', async () => {
    const asked = answer('post', '/qe_edition/keep_number_for', data({ is_kept: true }));
    const { user } = renderApp('/admin/serials');
    await user.click(await screen.findByRole('button', { name: 'Keep 486 for Avani Vyas', pressed: false }));
    expect(await screen.findByText('Avani Vyas asks to keep 486.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep 512 for Neha Karve', pressed: true }));
    expect(await screen.findByText('Neha Karve no longer asks to keep 512.')).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([
      { profile_id: 4, is_kept: true },
      { profile_id: 3, is_kept: false },
    ]);
  });

  it('are taken back', async () => {
    const asked = answer('post', '/qe_edition/undo', data({ ...book, last_run: null }));
    const { user } = renderApp('/admin/serials');
    await user.click(await screen.findByRole('button', { name: /^Undo 400 numbers of/ }));
    expect(await screen.findByText('The earlier numbers are back.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ run: 7 });
  });

  it('cannot change when the edition is frozen', async () => {
    answer('get', '/qe_edition/book', data(frozen));
    renderApp('/admin/serials');
    expect(await screen.findByRole('region', { name: /The edition is frozen/ })).toBeVisible();
    await screen.findByRole('row', { name: /Neha Karve/ });
    for (const name of [/^Apply/, /to complete$/, /^Keep 486/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
