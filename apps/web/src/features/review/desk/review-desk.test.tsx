import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pass, undoToast, setDeskClock, userOfDesk } from '../../../test/desk-clock.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { answerReview, queueItem, reviewProfile } from '../../../test/review.ts';
import { answer, data, member, noNetwork, refusal, signInAs } from '../../../test/server.ts';

const sagar = reviewProfile(
  { id: 1, firstName: 'Sagar', lastName: 'Pawar' },
  {
    is_resubmitted: true,
    checks: [
      { check: 'age', is_ok: true, values: { age: 27, needed: 21 }, profile_id: null },
      { check: 'namesake', is_ok: false, values: { name: 'Amol Pawar', serial: 188 }, profile_id: 44 },
    ],
    changes: [{ field: 'gotra', was: null, is: 'Vasishtha' }],
    history: [
      {
        id: 9,
        at: '2025-10-05T13:32:00.000Z',
        action: 'reject',
        actor_kind: 'admin',
        by: 'Shubhada Joshi',
        from: 'Pending',
        to: 'Rejected',
        reason: 'Please fill gotra',
        changes: [],
      },
    ],
  },
);
const isha = reviewProfile({ id: 2, firstName: 'Isha', lastName: 'Mehta' });
const vivek = reviewProfile({ id: 3, firstName: 'Vivek', lastName: 'Sathe' });
const everybody = [sagar, isha, vivek];
const approvalOf = (id: number) => ({
  profile_id: id,
  action: 'approve',
  reason: '',
  submitted_at: '2025-10-07T15:44:00.000Z',
});

const onScreen = (name: string) => screen.findByRole('heading', { level: 2, name });
const queue = () => screen.findByRole('list', { name: 'Profiles that wait for review' });
const waitingNames = async () =>
  within(await queue())
    .getAllByRole('button')
    .map((button) => /Sagar Pawar|Isha Mehta|Vivek Sathe/.exec(button.textContent)?.[0]);

function openDesk() {
  const { router, address } = renderApp('/admin/candidates/pending');
  return {
    router,
    address,
    user: userOfDesk(),
  };
}

setDeskClock();

describe('the desk', () => {
  it('is closed to members', async () => {
    signInAs(member);
    renderApp('/admin/candidates/pending');
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('shows who waits, since when, and what is unusual', async () => {
    answerReview(everybody, [
      queueItem(sagar, { is_resubmitted: true }),
      queueItem(isha, { has_namesake: true, submitted_at: '2025-10-07T20:00:00.000Z' }),
      queueItem(vivek, { marital_status: 'Divorced', submitted_at: '2025-10-08T15:48:00.000Z' }),
    ]);
    openDesk();
    await screen.findByRole('heading', { level: 1, name: 'Pending 3 profiles' });
    const rows = within(await queue()).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Sagar Pawar27, SataraResubmittedWaiting 1 day',
      'Isha Mehta27, SataraSame name twiceWaiting 20 h',
      'Vivek Sathe27, SataraDivorcedWaiting 12 min',
    ]);
    expect(screen.getByText('6 reviewed today')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Review.*3 profiles wait/ })).toBeInTheDocument();
  });

  it('shows who of the others reads a profile, and asks for the queue again after their decision', async () => {
    const { searches } = answerReview(everybody);
    let said = data({ readers: [{ profile_id: 1, name: 'Sunita Kelkar' }], decisions: 4 });
    const beats = answer('post', '/qe_review/reading', () => said());
    openDesk();
    await onScreen('Sagar Pawar');
    expect(await screen.findAllByText('Sunita Kelkar is reading this')).toHaveLength(2);
    expect(beats.at(-1)?.body).toEqual({ profile_id: 1 });
    const before = searches.length;
    said = data({ readers: [], decisions: 5 });
    await pass(15_000);
    await waitFor(() => expect(screen.queryByText('Sunita Kelkar is reading this')).not.toBeInTheDocument());
    await waitFor(() => expect(searches.length).toBeGreaterThan(before));
  });

  it('opens the oldest with all there is to see, changes marked', async () => {
    answerReview(everybody);
    openDesk();
    await onScreen('Sagar Pawar');
    expect(screen.getByText('27 years, 5 ft 9 in, Satara')).toBeInTheDocument();
    expect(screen.getByText('Submitted 09:14 PM 07/10/2025')).toBeInTheDocument();
    expect(screen.getByText('sagar@example.org, verified')).toBeInTheDocument();
    expect(screen.getByText('Vasishtha')).toHaveTextContent('Vasishtha Before: empty');
    expect(screen.getByRole('heading', { name: 'Partner expectations, 14 words' })).toBeInTheDocument();
    expect(screen.getByText('No video')).toBeInTheDocument();
    const history = screen.getByRole('region', { name: 'History' });
    expect(history).toHaveTextContent('Rejected: Please fill gotra07:02 PM 05/10/2025, Shubhada Joshi');
  });

  it('warns without forbidding, and offers to compare in a new tab', async () => {
    answerReview(everybody);
    openDesk();
    await onScreen('Sagar Pawar');
    expect(screen.getByText(/Looks like Amol Pawar, no\. 188/)).toBeInTheDocument();
    const compare = screen.getByRole('link', { name: /Compare/ });
    expect(compare).toHaveAttribute('href', '/admin/candidates/view/44');
    expect(compare).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('button', { name: 'Approve Sagar Pawar' })).toBeEnabled();
  });

  it('says kindly that nothing waits', async () => {
    answerReview([]);
    openDesk();
    expect(await screen.findByText('No candidate availabe here.')).toBeInTheDocument();
    expect(screen.getByText(/^Nothing waits for review\./)).toBeInTheDocument();
  });

  it('offers to try again when the queue does not load', async () => {
    answerReview(everybody);
    answer(
      'get',
      '/qe_review/queue',
      refusal(403, 'FORBIDDEN'),
      data({ total: 0, reviewed_today: 0, items: [] }),
    );
    const { user } = openDesk();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No candidate availabe here.')).toBeInTheDocument();
  });

  it('offers to try again when a profile does not load, and decides nothing meanwhile', async () => {
    const { decisions } = answerReview(everybody);
    answer('get', '/qe_review/profile', refusal(403, 'FORBIDDEN'), refusal(403, 'FORBIDDEN'), data(sagar));
    const { user } = openDesk();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await user.keyboard('a');
    expect(undoToast()).not.toBeInTheDocument();
    await user.click(retry);
    await onScreen('Sagar Pawar');
    expect(decisions).toEqual([]);
  });
});

describe('a decision', () => {
  it('takes the profile away at once, shows the next, and is sent after ten seconds, once', async () => {
    const { decisions } = answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('a');
    expect(await waitingNames()).toEqual(['Isha Mehta', 'Vivek Sathe']);
    expect(await onScreen('Isha Mehta')).toHaveFocus();
    expect(screen.getByText('7 reviewed today')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Pending 2 profiles' })).toBeInTheDocument();
    expect(undoToast()?.parentElement).toHaveTextContent('Approved Sagar Pawar');
    await pass(9000);
    expect(decisions).toEqual([]);
    await pass(1000);
    await waitFor(() => expect(decisions.map(({ body }) => body)).toEqual([approvalOf(1)]));
    expect(undoToast()).not.toBeInTheDocument();
    await pass(30_000);
    expect(decisions).toHaveLength(1);
    expect(await waitingNames()).toEqual(['Isha Mehta', 'Vivek Sathe']);
  });

  it('can be undone with Z: the profile is back, on screen, and nothing is sent', async () => {
    const { decisions } = answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.click(screen.getByRole('button', { name: 'Approve Sagar Pawar' }));
    await onScreen('Isha Mehta');
    await user.keyboard('z');
    await onScreen('Sagar Pawar');
    expect(await waitingNames()).toEqual(['Sagar Pawar', 'Isha Mehta', 'Vivek Sathe']);
    await pass(20_000);
    expect(decisions).toEqual([]);
  });

  it('is sent when the next one is made', async () => {
    const { decisions } = answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('a');
    await onScreen('Isha Mehta');
    await pass(600);
    await user.keyboard('a');
    await onScreen('Vivek Sathe');
    await waitFor(() => expect(decisions.map(({ body }) => body)).toEqual([approvalOf(1)]));
    expect(undoToast()?.parentElement).toHaveTextContent('Approved Isha Mehta');
  });

  it('is made once by a key that stays down, and not by a shortcut of the browser', async () => {
    answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('{Control>}a{/Control}{Meta>}a{/Meta}{Alt>}a{/Alt}');
    expect(undoToast()).not.toBeInTheDocument();
    await user.keyboard('a');
    await onScreen('Isha Mehta');
    await pass(600);
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
    expect(await waitingNames()).toEqual(['Isha Mehta', 'Vivek Sathe']);
  });

  it.each([
    ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['the reviewer goes elsewhere', () => screen.getByRole('link', { name: 'Dashboard' }).click()],
  ])('is sent at once when %s', async (_, leave) => {
    const { decisions } = answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('a');
    await onScreen('Isha Mehta');
    leave();
    await waitFor(() => expect(decisions.map(({ body }) => body)).toEqual([approvalOf(1)]));
    await pass(30_000);
    expect(decisions).toHaveLength(1);
  });

  it('that comes second is told who decided what, and the queue is asked again', async () => {
    const { decisions, remove } = answerReview(
      everybody,
      undefined,
      refusal(409, 'PROFILE_ACTION_REFUSED', {
        decided_by: 'Anil Gokhale',
        status: 'Rejected',
        reason: 'profile_is_rejected',
      }),
    );
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('a');
    remove(1);
    await pass(10_000);
    expect(await screen.findByText('Anil Gokhale already rejected this profile: Sagar Pawar.')).toBeVisible();
    await waitFor(async () => expect(await waitingNames()).toEqual(['Isha Mehta', 'Vivek Sathe']));
    await onScreen('Isha Mehta');
    expect(decisions).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /Close this message/ }));
    expect(screen.queryByText(/Anil Gokhale/)).not.toBeInTheDocument();
  });

  it('that the law forbids is told so, and the profile waits again', async () => {
    answerReview(
      everybody,
      undefined,
      refusal(409, 'PROFILE_ACTION_REFUSED', { status: 'Pending', reason: 'under_legal_age' }),
    );
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('a');
    await pass(10_000);
    expect(await screen.findByText(/^Sagar Pawar is not of legal age yet/)).toBeInTheDocument();
    expect(await waitingNames()).toContain('Sagar Pawar');
  });

  it('that does not arrive puts the profile back with the reason, and can be sent again', async () => {
    const { decisions } = answerReview(everybody, undefined, noNetwork, () =>
      Response.json({ data: { id: 1, status: 'Active' } }),
    );
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('a');
    await pass(10_000);
    const words = await screen.findByText(/^The approval of Sagar Pawar was not saved\./);
    expect(words.parentElement).toHaveTextContent('No connection.');
    expect(await waitingNames()).toContain('Sagar Pawar');
    await onScreen('Isha Mehta');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(decisions).toHaveLength(2));
    expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
  });

  it('is not offered for a profile that somebody else has decided', async () => {
    const gone = { ...sagar, status: 'Active', actions: ['block'] } as const;
    answerReview([{ ...gone, actions: [...gone.actions] }, isha, vivek]);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    expect(screen.getByText('This profile no longer waits for review.')).toBeInTheDocument();
    await user.keyboard('a');
    expect(undoToast()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next profile' }));
    await onScreen('Isha Mehta');
  });
});

describe('a rejection', () => {
  const reject = () => screen.getByRole('button', { name: 'Reject Sagar Pawar' });

  it('needs a reason, several may apply, and own words have five characters', async () => {
    const { decisions } = answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    expect(reject()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Photo is not clear' }));
    expect(reject()).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Other' }));
    expect(reject()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), '  arza ');
    expect(reject()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'j');
    expect(reject()).toBeEnabled();
    await user.click(reject());
    await onScreen('Isha Mehta');
    expect(undoToast()?.parentElement).toHaveTextContent('Rejected Sagar Pawar');
    await pass(10_000);
    await waitFor(() =>
      expect(decisions.map(({ body }) => body)).toEqual([
        {
          profile_id: 1,
          action: 'reject',
          reason: 'Photo is not clear.\narza j.',
          submitted_at: '2025-10-07T15:44:00.000Z',
        },
      ]),
    );
  });

  it('is made with Ctrl+Enter while typing the reason, and not before there is one', async () => {
    const { decisions } = answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.click(screen.getByRole('checkbox', { name: 'Other' }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'dark{Control>}{Enter}{/Control}');
    expect(undoToast()).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), ' photo{Control>}{Enter}{/Control}');
    await onScreen('Isha Mehta');
    await pass(10_000);
    await waitFor(() => expect(decisions.at(0)?.body).toMatchObject({ reason: 'dark photo' }));
  });

  it('by key goes to the reasons first, and does not keep them for the next person', async () => {
    answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('r');
    expect(screen.getByRole('checkbox', { name: 'Photo is not clear' })).toHaveFocus();
    expect(undoToast()).not.toBeInTheDocument();
    await user.keyboard(' r');
    await onScreen('Isha Mehta');
    expect(undoToast()?.parentElement).toHaveTextContent('Rejected Sagar Pawar');
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reject Isha Mehta' })).toBeDisabled();
  });
});

describe('without keys', () => {
  it('a profile can be skipped', async () => {
    answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await onScreen('Isha Mehta');
    expect(undoToast()).not.toBeInTheDocument();
  });
});

describe('the keys', () => {
  it('J and K walk through the queue and stop at its ends', async () => {
    answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('k');
    expect(await onScreen('Sagar Pawar')).toHaveFocus();
    await user.keyboard('jj');
    expect(await onScreen('Vivek Sathe')).toHaveFocus();
    await user.keyboard('j');
    expect(await onScreen('Vivek Sathe')).toHaveFocus();
    await user.keyboard('K');
    expect(await onScreen('Isha Mehta')).toHaveFocus();
  });

  it('/ goes to the search, where letters are letters', async () => {
    const { searches } = answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('/sa');
    const search = screen.getByRole('searchbox', { name: 'Search by name' });
    expect(search).toHaveFocus();
    expect(search).toHaveValue('sa');
    expect(screen.getByText('Type 3 letters or more')).toBeInTheDocument();
    await pass(400);
    expect(searches).not.toContain('sa');
    await user.keyboard('t');
    await pass(299);
    expect(searches).not.toContain('sat');
    await pass(200);
    await waitFor(async () => expect(await waitingNames()).toEqual(['Vivek Sathe']));
    expect(screen.getByText('1 found')).toBeInTheDocument();
    // A profile that the search does not find must not be decided by mistake.
    await onScreen('Vivek Sathe');
    await user.keyboard('zzz');
    await waitFor(() => expect(screen.getAllByText('No one with this name is waiting.')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(search).not.toHaveFocus();
    await waitFor(async () => expect(await waitingNames()).toHaveLength(3));
    await onScreen('Sagar Pawar');
  });

  it('? shows them all, and none works behind the dialog', async () => {
    answerReview(everybody);
    const { user } = openDesk();
    await onScreen('Sagar Pawar');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog).toHaveTextContent('Undo the last decision, for ten seconds');
    await user.keyboard('a');
    expect(undoToast()).not.toBeInTheDocument();
  });
});
