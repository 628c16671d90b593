import type { CurrentEdition } from '@suchi/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
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

describe('the question about the hall', () => {
  async function submitUnasked() {
    signInAs(member);
    answerEdition({ event: 'over' });
    const read = readProfileAnswer();
    answerProfileForm({ ...read, standing: read.standing && { ...read.standing, hall_consent: null } });
    const sent = answer('post', '/qe_profile/submit', data({ id: 7, status: 'Pending' }));
    const { user } = await openForm('/candidate/edit');
    await waitFor(() => expect(queryClient.getQueryData(editionQuery.queryKey)).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('dialog', { name: 'Show on the melawa’s hall screen' });
    return { user, sent };
  }

  it.each([
    ['Yes, show it', true],
    ['No, do not show it', false],
  ] as const)('%s is sent with the profile', async (button, consent) => {
    const { user, sent } = await submitUnasked();
    expect(sent).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('dialog', { name: 'Profile submitted' });
    expect(sent.map(({ body }) => (body as { hall_consent: unknown }).hall_consent)).toEqual([consent]);
  });

  it('takes an escape for no answer, and sends nothing', async () => {
    const { user, sent } = await submitUnasked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(0);
  });
});
