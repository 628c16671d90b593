import type { MistakeItem, ProofRound } from '@suchi/contracts/proof';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

beforeAll(() => import('./proof-round-page.tsx'), 60_000);

const round: ProofRound = {
  year: 2026,
  stage: 'open',
  opened_at: '2026-10-10T04:00:00.000Z',
  until: '2026-10-24',
  reminded_at: null,
  last_reminder_at: '2026-10-23T03:30:00.000Z',
  candidates: 871,
  correct: 612,
  mistake: 38,
  open_mistakes: 21,
  settled_mistakes: 17,
  days: [{ day: '2026-10-16', correct: 20, mistake: 2 }],
  mails: { to_send: 0, per_minute: 1, waiting: 0, failed: 0, failures: [] },
};
const mistake: MistakeItem = {
  id: 5,
  profile_id: 7,
  serial_number: 451,
  name: 'Ananya Kulkarni',
  photo: null,
  line: 'birth_time',
  printed: '06:42',
  should_be: '18:42',
  state: 'open',
  sent_at: '2026-10-16T04:00:00.000Z',
};

function openRound(changes: Partial<ProofRound> = {}, items: MistakeItem[] = [mistake]) {
  signInAs(admin);
  answer('get', '/qe_proof/round', data({ ...round, ...changes }));
  answer('get', '/qe_proof/mistakes', data({ total: items.length, items }));
  return renderApp('/admin/proof_round');
}

describe('the proof round', () => {
  it('counts the answers, and reminds those who have not answered after a question', async () => {
    const { user } = openRound();
    const answers = await screen.findByRole('region', { name: 'Answers' });
    expect(answers).toHaveTextContent('650 of 871 candidates have answered74.6%');
    expect(answers).toHaveTextContent('612 Correct38 Mistake reported221 No answer yet');
    expect(screen.getByText('16 October 2026: 20 correct, 2 with a mistake')).toBeInTheDocument();
    expect(
      screen.getByText(/The last reminder goes out by itself on 23 October 2026 at 09:00 AM, by mail\.$/),
    ).toBeInTheDocument();
    const sent = answer('post', '/qe_proof/remind', data({ ...round, mailed: 220 }));
    await user.click(screen.getByRole('button', { name: 'Remind 221 candidates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send a reminder to 221 candidates?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remind 221 candidates' }));
    expect(await screen.findByText('220 mails are on their way.')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('gives the answers as a file, also after the end', async () => {
    const { user } = openRound({ stage: 'over', last_reminder_at: null });
    const sent = answer('post', '/qe_proof/answers_file', refusal(429, 'REQUESTS_EXCEEDED'));
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(sent).toEqual([{ body: {} }]));
    expect(screen.queryByText(/The last reminder/)).not.toBeInTheDocument();
  });

  it('starts with a last day, once there are numbers, and after a question with the number of mails', async () => {
    const none = { correct: 0, mistake: 0, open_mistakes: 0, settled_mistakes: 0, days: [] };
    const mails = { ...round.mails, to_send: 868 };
    const before = { ...none, stage: 'before', opened_at: null, until: null, mails } as const;
    const { user } = openRound(before);
    expect(await screen.findByText(/^871 candidates have a suchi number/)).toBeInTheDocument();
    const sent = answer('post', '/qe_proof/open', data(round));
    await user.clear(screen.getByLabelText('Last day for answers'));
    await user.type(screen.getByLabelText('Last day for answers'), '24/12/2099');
    await user.click(screen.getByRole('button', { name: 'Start the round' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start the round and send 868 e-mails?' });
    expect(dialog).toHaveTextContent('1 mail goes out every minute. The last one leaves about');
    expect(dialog).toHaveTextContent('3 candidates have no e-mail address and get no mail.');
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Start and send' }));
    expect(
      await screen.findByText('The round is open. The mails go out one after the other.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([{ body: { until: '2099-12-24', mails: 868 } }]);
  });

  it('shows which mails wait and which could not be sent', async () => {
    const failure = {
      profile_id: 7,
      serial_number: 451,
      name: 'Ananya Kulkarni',
      failure: 'mailbox_full',
    } as const;
    openRound({ mails: { to_send: 0, per_minute: 20, waiting: 1020, failed: 51, failures: [failure] } }, []);
    const mails = await screen.findByRole('region', { name: 'Mails of this round' });
    expect(mails).toHaveTextContent('1,020 mails are still to go out. 20 mails go out every minute.');
    expect(mails).toHaveTextContent('51 mails could not be sent.');
    expect(within(mails).getByRole('listitem')).toHaveTextContent('451 Ananya Kulkarni Mailbox is full');
    expect(within(mails).getByRole('link', { name: 'Ananya Kulkarni' })).toHaveAttribute(
      'href',
      '/admin/candidates/view/7',
    );
    expect(mails).toHaveTextContent('And 50 more.');
  });

  it('does not start without numbers', async () => {
    openRound({ stage: 'before', opened_at: null, until: null, candidates: 0 });
    expect(
      await screen.findByText('Nobody has a suchi number yet. Give the serial numbers first.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start the round' })).toBeDisabled();
  });

  it('puts a text right with one press, and says why it cannot', async () => {
    const { user } = openRound();
    const actions = await screen.findByRole('group', { name: 'Mistake of Ananya Kulkarni: Birth time' });
    answer('post', '/qe_proof/settle', refusal(409, 'PROOF_REFUSED', { reason: 'changes_wait' }));
    await user.click(within(actions).getByRole('button', { name: 'Correct it' }));
    expect(
      await screen.findByText(
        'This family’s changes are waiting at the review desk. Please decide on them first.',
      ),
    ).toBeInTheDocument();
    const sent = answer('post', '/qe_proof/settle', data({ state: 'corrected' }));
    await user.click(within(actions).getByRole('button', { name: 'Correct it' }));
    expect(await screen.findByText('Corrected. The family sees the page again.')).toBeInTheDocument();
    expect(sent).toEqual([{ body: { id: 5, how: 'correct' } }]);
  });

  it('opens the form for what is not one text, and changes nothing after the end', async () => {
    openRound({}, [{ ...mistake, line: 'gotra' }]);
    const form = await screen.findByRole('link', { name: 'Open the form' });
    expect(form).toHaveAttribute('href', '/admin/candidates/edit/7');
    expect(screen.queryByRole('button', { name: 'Correct it' })).not.toBeInTheDocument();
  });

  it('is read only after its end', async () => {
    openRound({ stage: 'over' });
    expect(await screen.findByText(/^The round is over/)).toBeInTheDocument();
    expect(await screen.findByText('Ananya Kulkarni')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Correct it' })).not.toBeInTheDocument();
  });
});
