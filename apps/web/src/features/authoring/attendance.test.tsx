import type { OwnStanding } from '@suchi/contracts/accounts';
import type { CurrentEdition } from '@suchi/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { queryClient } from '../../app/query-client.ts';
import { answerProfileForm, draftStanding, openForm, readProfileAnswer } from '../../test/candidate-form.ts';
import { answer, answerEdition, data, member, signInAs } from '../../test/server.ts';

async function submitDuring(edition: Partial<CurrentEdition>) {
  signInAs(member);
  answerEdition(edition);
  answerProfileForm(readProfileAnswer());
  const sent = answer('post', '/qe_profile/submit', data({ id: 7, status: 'Pending' }));
  const { user } = await openForm('/candidate/edit');
  await waitFor(() => expect(queryClient.getQueryData(editionQuery.queryKey)).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  return { user, sent };
}

describe('the question about the event', () => {
  it('names the event, its day and its place', async () => {
    await submitDuring({});
    expect(await screen.findByText('Are you going to attend the event?')).toBeInTheDocument();
    expect(screen.getByText('Melawa, Sunday 10 January 2027, Mulund East')).toBeInTheDocument();
  });

  it('leaves out a place that is not known yet', async () => {
    await submitDuring({ event_place: null });
    expect(await screen.findByText('Melawa, Sunday 10 January 2027')).toBeInTheDocument();
  });

  it.each(['thanks', 'over', 'undated'] as const)('is not asked when the event is %s', async (event) => {
    const { sent } = await submitDuring({ event });
    expect(await screen.findByRole('dialog', { name: 'Profile submitted' })).toBeInTheDocument();
    expect(sent.map(({ body }) => (body as { is_attending: unknown }).is_attending)).toEqual([null]);
  });
});

it('a family that has answered about this event is not asked again', async () => {
  signInAs(member);
  answerEdition({});
  const standing = { ...draftStanding, status: 'Rejected' as const, is_attending: false };
  answerProfileForm(readProfileAnswer({}, { standing }));
  const sent = answer('post', '/qe_profile/submit', data({ id: 7, status: 'Pending' }));
  const { user } = await openForm('/candidate/edit');
  const submit = screen.getByRole('button', { name: 'Submit' });
  // In the first section too, also on a phone.
  expect(submit.closest('[data-shown]')).not.toBeNull();
  await user.click(submit);
  await screen.findByRole('dialog', { name: 'Profile submitted' });
  expect(sent.map(({ body }) => (body as { is_attending: unknown }).is_attending)).toEqual([false]);
});

describe('the questions about consents', () => {
  async function submitUnasked(unanswered: OwnStanding['unanswered'] = ['search', 'book', 'hall']) {
    signInAs(member);
    answerEdition({ event: 'over' });
    const read = readProfileAnswer();
    answerProfileForm({ ...read, standing: read.standing && { ...read.standing, unanswered } });
    const sent = answer('post', '/qe_profile/submit', data({ id: 7, status: 'Pending' }));
    const { user } = await openForm('/candidate/edit');
    await waitFor(() => expect(queryClient.getQueryData(editionQuery.queryKey)).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const dialog = await screen.findByRole('dialog', { name: 'What may the profile be used for?' });
    const choose = (purpose: string, choice: string) =>
      user.click(
        within(within(dialog).getByRole('group', { name: purpose })).getByRole('radio', { name: choice }),
      );
    const send = () => user.click(within(dialog).getByRole('button', { name: 'Send to the committee' }));
    return { user, sent, choose, send, dialog };
  }

  it('are sent with the profile, each by itself', async () => {
    const { sent, choose, send } = await submitUnasked();
    await choose('Show in search', 'Yes');
    await choose('Print in the suchi', 'No');
    await choose('On the hall screen', 'No');
    await send();
    await screen.findByRole('dialog', { name: 'Profile submitted' });
    expect(sent.map(({ body }) => body)).toMatchObject([
      { search_consent: true, book_consent: false, hall_consent: false },
    ]);
  });

  it('have no answer beforehand, and nothing is sent without all of them', async () => {
    const { sent, choose, send, dialog } = await submitUnasked();
    expect(
      within(dialog)
        .getAllByRole('radio')
        .filter((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([]);
    await choose('Show in search', 'No');
    expect(within(dialog).getByText(/Nobody finds the profile in search/)).toBeVisible();
    await send();
    expect(within(dialog).getAllByRole('group', { description: /./ })).toHaveLength(3);
    expect(sent).toHaveLength(0);
  });

  it('are only those that nobody answered', async () => {
    const { dialog } = await submitUnasked(['book']);
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
  });

  it('take an escape for no answer, and send nothing', async () => {
    const { user, sent } = await submitUnasked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(0);
  });
});
