import type { ReviewProfile } from '@suchi/contracts/review';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../../app/query-client.ts';
import { pass, undoToast, setDeskClock, userOfDesk } from '../../../test/desk-clock.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { answerReview, queueItem, reviewProfile } from '../../../test/review.ts';
import { answer, data, refusal } from '../../../test/server.ts';

const base = reviewProfile(
  { id: 1, firstName: 'Meera', lastName: 'Kulkarni' },
  {
    status: 'Active',
    serial_number: 506,
    activation: 'reactivated',
    actions: ['approve_changes', 'reject_changes', 'block'],
  },
);
const changed: ReviewProfile = {
  ...base,
  revision: {
    submitted_at: '2025-10-08T03:44:00.000Z',
    changes: [
      { field: 'organization_name', was: 'Studio Palash', is: 'Studio Palash Mumbai' },
      { field: 'petname', was: null, is: 'Mira' },
    ],
    main_photo_before: null,
    main_photo_after: null,
    photos_before: [],
    photos_after: [],
    sheet: {
      ...base.sheet,
      profile: { ...base.sheet.profile, organization_name: 'Studio Palash Mumbai', petname: 'Mira' },
    },
  },
};
const item = queueItem(changed, {
  kind: 'changes',
  changed_fields: 2,
  submitted_at: '2025-10-08T03:44:00.000Z',
});
const isha = reviewProfile({ id: 2, firstName: 'Isha', lastName: 'Mehta' });

const onScreen = (name: string) => screen.findByRole('heading', { level: 2, name });
const diff = () => screen.findByRole('table', { name: 'What the changes replace' });

function openDesk(...answers: (() => Response)[]) {
  const { decisions } = answerReview([changed, isha], [item, queueItem(isha)], ...answers);
  renderApp('/admin/candidates/pending');
  return {
    decisions,
    user: userOfDesk(),
  };
}

setDeskClock();

describe('changes of an approved profile at the desk', () => {
  it('are listed with how many fields, and shown as a diff beside the live version', async () => {
    openDesk();
    await onScreen('Meera Kulkarni');
    expect(screen.getByText('2 fields changed')).toBeInTheDocument();
    expect(screen.getByText('Approved version visible')).toBeInTheDocument();
    expect(screen.getByText('Changes sent 09:14 AM 08/10/2025')).toBeInTheDocument();
    const table = await diff();
    expect(table).toHaveTextContent('OrganizationStudio PalashStudio Palash Mumbai');
    expect(within(table).getByText('Mumbai').tagName).toBe('INS');
    expect(table).not.toHaveTextContent('Satara');
    expect(screen.getByText(/^Show the \d+ fields that stay$/)).toBeInTheDocument();
  });

  it('are shown as the whole profile with D, and back', async () => {
    const { user } = openDesk();
    await diff();
    await user.keyboard('d');
    expect(await screen.findByText('Reactivated')).toBeInTheDocument();
    expect(screen.getByText('Mira')).toHaveTextContent('Mira Before: empty');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.keyboard('d');
    expect(await diff()).toBeInTheDocument();
  });

  it('are approved with the submission that was read, ten seconds later', async () => {
    const { user, decisions } = openDesk();
    await diff();
    await user.click(screen.getByRole('button', { name: 'Approve changes Meera Kulkarni' }));
    await onScreen('Isha Mehta');
    expect(undoToast()?.parentElement).toHaveTextContent('Approved the changes of Meera Kulkarni');
    await pass(10_000);
    await waitFor(() =>
      expect(decisions.map(({ body }) => body)).toEqual([
        {
          profile_id: 1,
          action: 'approve_changes',
          reason: '',
          submitted_at: '2025-10-08T03:44:00.000Z',
        },
      ]),
    );
  });

  it('are rejected with a reason, and the live version stays', async () => {
    const { user, decisions } = openDesk();
    await diff();
    expect(screen.getByText('The live version stays visible.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Photo is not clear' }));
    await user.click(screen.getByRole('button', { name: 'Reject changes Meera Kulkarni' }));
    await onScreen('Isha Mehta');
    await pass(10_000);
    await waitFor(() =>
      expect(decisions.at(0)?.body).toMatchObject({
        action: 'reject_changes',
        reason: 'Photo is not clear',
      }),
    );
  });

  it.each([
    ['changes_withdrawn', /The family of Meera Kulkarni has withdrawn the changes/],
    ['profile_resubmitted', /The profile has changed in the meantime: Meera Kulkarni/],
  ])('that were replaced or withdrawn are not decided: %s', async (reason, words) => {
    const { user } = openDesk(refusal(409, 'PROFILE_ACTION_REFUSED', { status: 'Active', reason }));
    await diff();
    await user.keyboard('a');
    await pass(10_000);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('are read again when the family sends a second version meanwhile', async () => {
    openDesk();
    await diff();
    const second = { ...changed.revision, submitted_at: '2025-10-08T15:00:00.000Z', changes: [] };
    answer('get', '/qe_review/profile', data({ ...changed, revision: second }));
    answer(
      'get',
      '/qe_review/queue',
      data({
        total: 1,
        reviewed_today: 0,
        items: [{ ...item, submitted_at: '2025-10-08T15:00:00.000Z' }],
      }),
    );
    await queryClient.invalidateQueries({ queryKey: ['review', 'queue'] });
    expect(await screen.findByText('Changes sent 08:30 PM 08/10/2025')).toBeInTheDocument();
  });
});

describe("the candidate's page", () => {
  it('shows waiting changes and decides them', async () => {
    const { decisions } = answerReview([changed], []);
    const { user } = renderApp('/admin/candidates/view/1');
    await user.click(await screen.findByRole('button', { name: 'Approve changes' }));
    expect(await screen.findByText('The changes of Meera Kulkarni are approved')).toBeInTheDocument();
    expect(decisions.at(0)?.body).toMatchObject({
      action: 'approve_changes',
      submitted_at: '2025-10-08T03:44:00.000Z',
    });
  });
});
