import type { OwnMelawa } from '@suchi/contracts/melawa';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { activeStanding } from '../../test/own-profile.ts';
import { invited, passOf506 } from '../../test/melawa.ts';
import { queryClient } from '../../app/query-client.ts';
import { renderApp } from '../../test/render-app.tsx';
import {
  answer,
  answerEdition,
  answerFamilyCounts,
  answerOwnProfile,
  answerSearchAccess,
  data,
  member,
  noNetwork,
  refusal,
  signInAs,
} from '../../test/server.ts';

// Compiling the lazy parts is slow on a busy machine.
beforeAll(async () => {
  await Promise.all([
    import('../../app/member/active-home.tsx'),
    import('../../app/member/melawa-parts.tsx'),
    import('./components/pass-page.tsx'),
    import('./components/pass-options.tsx'),
    import('./components/answer-page.tsx'),
  ]);
}, 60_000);

function openAt(path: string, own: Partial<OwnMelawa> = {}) {
  signInAs(member);
  answerOwnProfile({ ...activeStanding, asks_attendance: false });
  answerEdition({});
  answerFamilyCounts({});
  answerSearchAccess({ is_allowed: false, reason: 'search_off' });
  answer('get', '/qe_freshness/own', data(null));
  answer('get', '/qe_melawa/own', data({ ...invited, ...own }));
  return renderApp(path);
}
const card = () => screen.findByRole('region', { name: 'Will you attend?' });

/** As the browser does it: what is on the device stays. */
function reload(): void {
  cleanup();
  queryClient.clear();
}

describe('the invitation on home', () => {
  it('names day, hours and hall, and leads to the form', async () => {
    openAt('/');
    const region = await card();
    expect(region).toHaveTextContent('Melawa, Sunday 17 January');
    expect(region).toHaveTextContent('9:30 AM to 6:30 PM, Mulund East');
    expect(region).toHaveTextContent('Please answer until 10 January');
    expect(within(region).getByRole('link', { name: 'Yes, we will come' })).toHaveAttribute(
      'href',
      '/melawa',
    );
  });

  it('folds to the strip, on this device, until the last three days', async () => {
    const { user } = openAt('/');
    await user.click(within(await card()).getByRole('button', { name: 'Later' }));
    expect(await screen.findByRole('link', { name: 'Will you attend?' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Will you attend?' })).not.toBeInTheDocument();
    reload();
    openAt('/', { today: '2027-01-08' });
    expect(await card()).toBeInTheDocument();
  });

  it('takes a no that can be taken back', async () => {
    const { user } = openAt('/');
    const sent = answer('post', '/qe_melawa/answer', data(invited));
    await user.click(within(await card()).getByRole('button', { name: 'We cannot come' }));
    expect(await screen.findByText('Thank you for telling us.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await card()).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each([
    [{ answer: sentAnswer(), people: 4, seats: 4 }, 'You said 4 will come · Pass'],
    [{ answer: sentAnswer(), people: 4, seats: 0, to_pay: 60_000 }, 'Waits for payment · Pay ₹600'],
    [{ answer: { ...sentAnswer(), is_coming: false } }, 'You said you cannot come · Change'],
    [{ phase: 'answered' }, 'Answers are closed. You are welcome as a walk-in.'],
    [{ phase: 'choices', answer: sentAnswer(), people: 4, seats: 4 }, 'Today · Pass'],
  ] as const)('says in the strip what was answered: %#', async (own, words) => {
    openAt('/', own);
    expect(
      await screen.findByText(
        (_, element) => element?.tagName === 'P' && element.textContent.includes(words),
      ),
    ).toBeInTheDocument();
  });
});

function sentAnswer() {
  return {
    is_coming: true,
    is_candidate_coming: true,
    parents: 2,
    others: 1,
    stage_wish: 'morning' as const,
    is_from_far: false,
    has_small_child: false,
    shares_number: false,
    introduction: '',
  };
}

describe('the answer', () => {
  const form = () => screen.findByRole('form', { name: 'Will you attend?' });

  it('counts people up to the most, and says what is to be paid', async () => {
    const { user } = openAt('/melawa');
    const sent = answer('post', '/qe_melawa/answer', data({ ...invited, answer: sentAnswer(), seats: 4 }));
    await form();
    expect(screen.getByText('3 people, 3 seats')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Others: one more' }));
    expect(screen.getByRole('button', { name: 'Send answer and pay ₹600' })).toBeInTheDocument();
    for (const _ of [5, 6]) await user.click(screen.getByRole('button', { name: 'Others: one more' }));
    expect(screen.getByText('More than 6? Please call the office.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Others: one more' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Others: one less' }));
    await user.click(screen.getByRole('button', { name: 'Others: one less' }));
    answer('get', '/qe_melawa/pass', data({ pass: passOf506, read_at: new Date().toISOString() }));
    await user.click(screen.getByRole('button', { name: 'Send answer and pay ₹600' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([sentAnswer()]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Melawa pass' })).toBeInTheDocument();
  });

  it('offers the stage only with the candidate, and with the consent', async () => {
    const { user } = openAt('/melawa');
    await form();
    await user.click(screen.getByRole('checkbox', { name: /Anagha, candidate/ }));
    expect(screen.getByText('Only with the candidate')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /In the morning/ })).not.toBeInTheDocument();
  });

  it('leads to the consent where the hall may not show the candidate', async () => {
    openAt('/melawa', { candidate: { ...invited.candidate, has_hall_consent: false } });
    await form();
    expect(screen.getByRole('link', { name: 'allow the hall screen' })).toHaveAttribute(
      'href',
      '/settings/who_can_see_what',
    );
    expect(screen.getByRole('radio', { name: /In the morning/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Rather not on stage/ })).toBeChecked();
  });

  it('keeps what was typed over a reload, and names parents who are counted already', async () => {
    const { user } = openAt('/melawa', { parents_with: '249', parents_counted: 2 });
    await form();
    expect(screen.getByText('Parents come with 249, already counted')).toBeInTheDocument();
    expect(screen.getByText('1 person, 1 seat')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Others: one more' }));
    reload();
    openAt('/melawa', { parents_with: '249', parents_counted: 2 });
    await form();
    expect(screen.getByText('2 people, 2 seats')).toBeInTheDocument();
  });

  it('shows a refusal of the server', async () => {
    const { user } = openAt('/melawa', { event: { ...invited.event, fee: null } });
    await form();
    answer('post', '/qe_melawa/answer', refusal(409, 'MELAWA_REFUSED', { reason: 'closed' }));
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('is over after the last day', async () => {
    openAt('/melawa', { phase: 'answered' });
    expect(await screen.findByText('Answers are closed.')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Will you attend?' })).not.toBeInTheDocument();
  });
});

describe('the pass', () => {
  const readAt = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const article = () => screen.findByRole('article', { name: 'Melawa pass' });

  it('shows number, name, seats, and works without network from then on', async () => {
    signInAs(member);
    answer('get', '/qe_melawa/pass', data({ pass: passOf506, read_at: readAt(30) }));
    renderApp('/melawa/pass');
    const pass = await article();
    expect(pass).toHaveTextContent('506');
    expect(pass).toHaveTextContent('Anagha Kelkar');
    expect(pass).toHaveTextContent('Seats4StageMorningPaid₹600');
    expect(within(pass).getByRole('img', { name: 'QR code of the pass' })).toBeInTheDocument();
    expect(screen.getByText('On this phone. Works without network.')).toBeInTheDocument();
    reload();
    answer('get', '/qe_melawa/pass', noNetwork);
    renderApp('/melawa/pass');
    expect(await article()).toHaveTextContent('506');
    expect(await screen.findByText(/^As of /)).toBeInTheDocument();
  });

  it('says that it was replaced, and opens the new one', async () => {
    signInAs(member);
    answer('get', '/qe_melawa/pass', data({ pass: passOf506, read_at: readAt(1) }));
    renderApp('/melawa/pass');
    await article();
    reload();
    const other = { ...passOf506, qr: 'SUCHI1-2027-2222222222222222W', code: '2222-2225' };
    answer('get', '/qe_melawa/pass', data({ pass: other, read_at: readAt(0) }));
    const { user } = renderApp('/melawa/pass');
    await user.click(await screen.findByRole('button', { name: 'Open the new one' }));
    expect(await article()).toHaveTextContent('2222-2225');
  });

  it('is mailed again', async () => {
    signInAs(member);
    answer('get', '/qe_melawa/pass', data({ pass: passOf506, read_at: readAt(0) }));
    const sent = answer('post', '/qe_melawa/mail_pass', data({ mailed: true }));
    const { user } = renderApp('/melawa/pass');
    await article();
    await user.click(screen.getByRole('button', { name: 'Print or mail' }));
    await user.click(await screen.findByRole('button', { name: 'Send by mail, with the print' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('says what is missing while there is none', async () => {
    signInAs(member);
    answer('get', '/qe_melawa/pass', data({ pass: null, read_at: readAt(0) }));
    renderApp('/melawa/pass');
    expect(await screen.findByRole('heading', { name: 'There is no pass yet' })).toBeInTheDocument();
  });
});
