import type { CurrentEdition } from '@suchi/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { queryClient } from '../../app/query-client.ts';
import { answerProfileForm, openForm, readProfileAnswer } from '../../test/candidate-form.ts';
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
