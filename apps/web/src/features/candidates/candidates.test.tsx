import type { CandidateRow } from '@suchi/contracts/office';
import { candidateLists } from '@suchi/domain/lifecycle';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import {
  admin,
  answer,
  data,
  member,
  noNetwork,
  refusal,
  signInAs,
  signInWithDuties,
} from '../../test/server.ts';

const candidate: CandidateRow = {
  id: 7,
  name: 'Isha Mehta',
  photo: null,
  gender: 'Female',
  age: 27,
  place: 'Ahmedabad',
  native_place: 'Surat',
  education: 'M.B.A.',
  designation: null,
  height_cm: 160,
  gotra: null,
  marital_status: null,
  status: 'married',
  activation: 'reactivated',
  attendance: 'no_response',
  is_hidden: false,
  serial_number: null,
  created_at: '2026-10-01T04:30:00.000Z',
  updated_at: '2026-11-15T05:12:00.000Z',
  mobile: null,
};
const counts = Object.fromEntries(candidateLists.map((list, index) => [list, 1574 + index]));

function answerCandidates(...rows: Partial<CandidateRow>[]) {
  answer('get', '/qe_office/candidate_counts', data(counts));
  return answer(
    'post',
    '/qe_office/candidates',
    data({ total: rows.length, rows: rows.map((row) => ({ ...candidate, ...row })) }),
  );
}

// Compiling the pages takes longer than a test may wait.
beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./candidates-page.tsx'),
      import('../../app/admin/pending.route.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);

describe('the lists of candidates', () => {
  it('refuse a member', async () => {
    signInAs(member);
    renderApp('/admin/candidates/all');
    expect(await screen.findByRole('heading', { name: /Access Denied/i })).toBeInTheDocument();
  });

  it('show status and season beside each other, and a missing number as none', async () => {
    signInAs(admin);
    const seen = answerCandidates({});
    renderApp('/admin/candidates/married');
    const row = (await screen.findByRole('link', { name: 'Isha Mehta' })).closest('tr');
    expect(row).toHaveTextContent('none');
    expect(row).toHaveTextContent('Married');
    expect(row).toHaveTextContent('Reactivated');
    expect(row).toHaveTextContent('10:42 AM 15/11/2026');
    expect(screen.getByRole('link', { name: 'Isha Mehta' })).toHaveAttribute(
      'href',
      '/admin/candidates/view/7',
    );
    expect(seen[0]?.body).toEqual({
      page: 1,
      rows: 10,
      sort: '-date_updated',
      filter: { list: 'married', hidden: 'without' },
    });
  });

  it('show the whole surname with a shorter middle name, and what the filters leave in the heading', async () => {
    signInAs(admin);
    answerCandidates({ name: 'Isha Ramchandra Mehta' });
    renderApp('/admin/candidates/all?gender=Female');
    const link = await screen.findByRole('link', { name: 'Isha R. Mehta' });
    expect(link).toHaveAttribute('title', 'Isha Ramchandra Mehta');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Candidates1 of 1,574'),
    );
  });

  it('of book buyers lead to all book orders, for who may see those', async () => {
    signInAs(admin);
    answerCandidates({});
    renderApp('/admin/candidates/dispached_ordered');
    expect(await screen.findByText(/Only buyers with a profile are here/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All book orders' })).toHaveAttribute(
      'href',
      '/admin/orders/dispatched',
    );
  });

  it('have a tab with its number for each list, and the book orders behind a menu', async () => {
    signInAs(admin);
    answerCandidates({});
    const { user, address } = renderApp('/admin/candidates/all');
    const tabs = await screen.findByRole('navigation', { name: 'Lists of candidates' });
    expect(await within(tabs).findByRole('link', { name: 'All 1,574' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(tabs).getByRole('link', { name: /^Pending/ })).toHaveAttribute(
      'href',
      '/admin/candidates/pending',
    );
    await user.click(within(tabs).getByRole('button', { name: 'Book orders' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Dispatched/ }));
    await waitFor(() => expect(address()).toBe('/admin/candidates/dispached_ordered'));
  });

  it('let a volunteer call the family of a draft', async () => {
    signInAs(admin);
    answerCandidates({ status: 'Draft', mobile: '919000012345' });
    renderApp('/admin/candidates/draft');
    expect(await screen.findByRole('link', { name: 'Call Isha Mehta' })).toHaveAttribute(
      'href',
      'tel:+919000012345',
    );
  });

  it('show pending candidates as a list where the address says so', async () => {
    signInAs(admin);
    const seen = answerCandidates({ status: 'Pending' });
    renderApp('/admin/candidates/pending?view=list');
    expect(await screen.findByRole('link', { name: 'Isha Mehta' })).toBeInTheDocument();
    expect(seen[0]?.body).toMatchObject({ filter: { list: 'pending' } });
    expect(screen.getByRole('link', { name: 'Review desk' })).toBeInTheDocument();
  });

  it('say on a phone who is deactivated, and when a pending profile was updated', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
    signInAs(admin);
    answerCandidates({ status: 'Active', activation: 'deactivated' }, { id: 8, activation: 'current' });
    renderApp('/admin/candidates/pending?view=list');
    const links = await screen.findAllByRole('link', { name: 'Isha Mehta' });
    const [first, second] = links.map((link) => link.closest('li'));
    expect(first).toHaveTextContent('Active');
    expect(first).toHaveTextContent('Deactivated');
    expect(first).toHaveTextContent('Last updated 10:42 AM 15/11/2026');
    expect(second).not.toHaveTextContent('Current');
  });

  it('ask the server for what the address says', async () => {
    signInAs(admin);
    const seen = answerCandidates({});
    renderApp('/admin/candidates/all?hidden=any&gender=Female&has_serial_number=no&sort=name&rows=25');
    await screen.findByRole('link', { name: 'Isha Mehta' });
    expect(seen[0]?.body).toEqual({
      page: 1,
      rows: 25,
      sort: 'name',
      filter: { list: 'all', hidden: 'with', gender: 'Female', has_serial_number: false },
    });
  });

  it('say what nothing matched, and what all candidates have', async () => {
    signInAs(admin);
    answer('get', '/qe_office/candidate_counts', data(counts));
    answer('post', '/qe_office/candidates', data({ total: 0, rows: [] }), data({ total: 9, rows: [] }));
    renderApp('/admin/candidates/rejected?search=Kulkarni');
    expect(await screen.findByText('No candidate availabe here.')).toBeInTheDocument();
    expect(screen.getByText('No one in Rejected matches “Kulkarni”.')).toBeInTheDocument();
    expect(await screen.findByText('In all candidates the same search finds 9.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search in all candidates' })).toHaveAttribute(
      'href',
      '/admin/candidates/all?search=Kulkarni',
    );
  });

  it('hand the selected candidates over to bulk mail', async () => {
    signInAs(admin);
    answerCandidates({}, { id: 8, name: 'Vivek Sathe' });
    const { user, router } = renderApp('/admin/candidates/married?gender=Female');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Vivek Sathe' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
    for (const path of ['recipients', 'setup', 'history']) {
      answer('get', `/qe_bulk_mail/${path}`, noNetwork);
      answer('post', `/qe_bulk_mail/${path}`, noNetwork);
    }
    await user.click(bar.getByRole('button', { name: 'Bulk mail' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/mail_dashboard'));
    expect(router.state.location.state).toEqual({
      bulkMail: {
        selection: { ids: [8] },
        words: ['Married', 'Hidden profiles: not shown', 'Gender: Women'],
      },
    });
  });

  it('hide the selected profiles with a reason, and show exactly those again by undo', async () => {
    signInWithDuties('review');
    answerCandidates({}, { id: 8, name: 'Vivek Sathe' });
    const sent = answer(
      'post',
      '/qe_office/hide_candidates',
      data({ changed: [8], left_out: 0 }),
      data({ changed: [8], left_out: 0 }),
    );
    const { user } = renderApp('/admin/candidates/all');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Vivek Sathe' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide 1 profile?' }));
    await user.type(dialog.getByRole('textbox'), 'Asked by the family');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { action: 'hide', selection: { ids: [8] }, reason: 'Asked by the family' },
        { action: 'unhide', selection: { ids: [8] } },
      ]),
    );
  });

  it('have two downloads, of the list and of whole profiles', async () => {
    signInAs(admin);
    answerCandidates({});
    const seen = answer('post', '/qe_office/candidates_file', refusal(429, 'REQUESTS_EXCEEDED'));
    const { user } = renderApp('/admin/candidates/rejected?search=Mehta');
    await screen.findByRole('link', { name: 'Isha Mehta' });
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Whole profiles' }));
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.body).toEqual({
      kind: 'profile',
      selection: { all: true, search: 'Mehta', filter: { list: 'rejected', hidden: 'without' }, except: [] },
      sort: '-date_updated',
    });
  });

  it('offer no files, no mails and no candidate’s page to the event desk', async () => {
    signInWithDuties('event');
    answerCandidates({});
    renderApp('/admin/candidates/all');
    await screen.findByText('Isha Mehta');
    expect(screen.queryByRole('link', { name: 'Isha Mehta' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /CSV|Bulk mail/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Pending/ })).not.toBeInTheDocument();
  });
});
