import type { OwnStanding } from '@suchi/contracts/accounts';
import type { ReadChanges } from '@suchi/contracts/review';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { activeStanding, ownProfile } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { samplePicture } from '../../test/sample-picture.ts';
import {
  answer,
  answerOwnProfile,
  answerSearchAccess,
  data,
  member,
  refusal,
  signInAs,
} from '../../test/server.ts';

// Compiling the lazy part of home is slow on a busy machine.
beforeAll(() => import('../../app/member/active-home.tsx'), 60_000);

type Revision = NonNullable<OwnStanding['revision']>;
const submitted: Revision = {
  status: 'submitted',
  changed_at: '2026-11-15T03:00:00.000Z',
  submitted_at: '2026-11-15T03:44:00.000Z',
  rejection_reason: null,
};
const underReview = 'Approved version visible; your changes of 15/11 are under review';

function openHome(standing: Partial<OwnStanding>) {
  signInAs(member);
  answerOwnProfile({ ...activeStanding, ...standing });
  answerSearchAccess({ is_allowed: false, reason: 'subscription_missing' });
  return renderApp('/');
}
const region = (name: string) => screen.findByRole('region', { name });

describe('changes of an approved profile on home', () => {
  it('are under review while the approved version is visible', async () => {
    openHome({ revision: submitted });
    const notice = await region(underReview);
    expect(within(notice).getByRole('link', { name: 'View changes' })).toHaveAttribute(
      'href',
      '/candidate/changes',
    );
    expect(await region('Your Profile is approved and will be printed in Suchi')).toBeInTheDocument();
  });

  it('are withdrawn after a question, and everything that shows them is read again', async () => {
    const { user } = openHome({ revision: submitted });
    const sent = answer('post', '/qe_profile/withdraw_changes', data({ id: 7, status: 'Active' }));
    await user.click(within(await region(underReview)).getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your changes?' }));
    expect(dialog.getByText('The approved version stays as it is.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);

    answerOwnProfile(activeStanding);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const again = within(await screen.findByRole('dialog', { name: 'Withdraw your changes?' }));
    await user.click(again.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText(underReview)).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
  });

  it('that were decided in the meantime are refused in words', async () => {
    const { user } = openHome({ revision: submitted });
    answer('post', '/qe_profile/withdraw_changes', refusal(409, 'PROFILE_ACTION_REFUSED'));
    await user.click(within(await region(underReview)).getByRole('button', { name: 'Withdraw' }));
    answerOwnProfile(activeStanding);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/The profile has changed in the meantime/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(underReview)).not.toBeInTheDocument());
  });

  it('that were not accepted show the reason, and can be edited or discarded', async () => {
    openHome({ revision: { ...submitted, status: 'rejected', rejection_reason: 'Photo is not clear' } });
    const notice = await region('Your changes of 15/11 were not accepted');
    expect(notice).toHaveTextContent('Reason: Photo is not clear');
    expect(notice).toHaveTextContent('The approved version stays visible.');
    expect(within(notice).getByRole('link', { name: 'Edit changes' })).toHaveAttribute(
      'href',
      '/candidate/edit',
    );
    expect(within(notice).getByRole('button', { name: 'Discard' })).toBeInTheDocument();
  });

  it('that are not sent yet say so', async () => {
    openHome({ revision: { ...submitted, status: 'draft', submitted_at: null } });
    expect(await region('Your changes of 15/11 are not sent yet')).toBeInTheDocument();
  });
});

describe('the changes themselves', () => {
  const changes: NonNullable<ReadChanges> = {
    status: 'submitted',
    submitted_at: submitted.submitted_at,
    changes: [
      { field: 'organization_name', was: 'Studio Palash', is: 'Studio Palash Mumbai' },
      { field: 'petname', was: null, is: 'Ronnie' },
      { field: 'brithday', was: '1995-03-04', is: '1995-03-05' },
      { field: 'income', was: '960000', is: '1240000' },
      { field: 'addresses.1', was: 'Pune', is: null },
      { field: 'main_photo', was: 'photo', is: 'changed' },
    ],
    main_photo_before: samplePicture(1),
    main_photo_after: samplePicture(2),
    photos_before: [],
    photos_after: [],
  };

  function openChanges(content: ReadChanges) {
    signInAs(member);
    answerOwnProfile({ ...activeStanding, revision: content ? submitted : null });
    answer('get', '/qe_profile/changes', data(content));
    return renderApp('/candidate/changes');
  }

  it('stand beside what other families see now', async () => {
    openChanges(changes);
    const table = await screen.findByRole('table', { name: 'What the changes replace' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'FieldLive nowNew version',
      'Main photo',
      'OrganizationStudio PalashStudio Palash Mumbai',
      'Pet nameEmptyRonnie',
      'Birth date04/03/199505/03/1995',
      'Income9,60,00012,40,000',
      'Address 2PuneEmpty',
    ]);
    expect(within(table).getByText('Mumbai').tagName).toBe('INS');
    expect(within(table).getByRole('img', { name: 'New photo' })).toHaveAttribute(
      'src',
      samplePicture(2).urls.card,
    );
  });

  it('say kindly that there are none', async () => {
    openChanges(null);
    expect(await screen.findByText('No changes are waiting')).toBeInTheDocument();
  });
});

describe('a paused profile', () => {
  it('is shown again with one tap from a subscriber’s home', async () => {
    const { user } = openHome({ is_paused: true });
    answerSearchAccess({});
    answer('post', '/qe_search/profiles', data({ total: 0, total_is_exact: true, page: 1, items: [] }));
    const sent = answer('post', '/qe_profile/change_status', data({ id: 7, status: 'Active' }));
    const strip = await region('Your profile is paused');
    answerOwnProfile(activeStanding);
    await user.click(within(strip).getByRole('button', { name: 'Show again' }));
    await waitFor(() => expect(screen.queryByText('Your profile is paused')).not.toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toEqual([{ action: 'resume', married_by_vmm: false }]);
  });

  it('is paused from the own page after a question', async () => {
    signInAs(member);
    answer('get', '/qe_profile/form', data(ownProfile()));
    answer('get', '/qe_biodata/own', refusal(404, 'PROFILE_NOT_FOUND'));
    const sent = answer('post', '/qe_profile/change_status', data({ id: 7, status: 'Active' }));
    const { user } = renderApp('/candidate/view');
    await user.click(await screen.findByRole('button', { name: 'Pause profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause the profile?' }));
    await user.click(dialog.getByRole('button', { name: 'Pause profile' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ action: 'pause', married_by_vmm: false }]),
    );
  });

  it('can be paused in settings too', async () => {
    signInAs(member);
    answerOwnProfile(activeStanding);
    renderApp('/settings/mark_married');
    expect(await screen.findByRole('heading', { name: 'Pause the profile' })).toBeInTheDocument();
  });
});

describe('the own page with changes', () => {
  it('shows the approved version and says so', async () => {
    signInAs(member);
    answer('get', '/qe_profile/form', data(ownProfile({ revision: submitted })));
    renderApp('/candidate/view');
    expect(await region(underReview)).toBeInTheDocument();
    expect(screen.getByText('This is the approved version, as other families see it.')).toBeInTheDocument();
  });
});
