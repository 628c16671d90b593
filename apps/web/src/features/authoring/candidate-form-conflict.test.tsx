import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../app/query-client.ts';
import { outbox } from '../../shared/api/outbox/outbox.ts';
import { answerProfileForm, openForm, readProfileAnswer } from '../../test/candidate-form.ts';
import {
  answer,
  data,
  findConnection,
  loseConnection,
  member,
  noNetwork,
  refusal,
  signInAs,
} from '../../test/server.ts';

const saved = { at: new Date(2026, 10, 17, 15, 54).toISOString(), is_by_staff: false };
const changed = refusal(409, 'PROFILE_CHANGED');
const stored = data({ id: 7, status: 'Draft' });
const petName = () => screen.getByRole('textbox', { name: 'Pet name' });
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('suchi.copy.'));

/** Types here while another device saves these answers, then saves as draft. */
async function saveAfterOther(other: object, typed = 'Sonu', by: Partial<typeof saved> = {}) {
  signInAs(member);
  answerProfileForm(readProfileAnswer({ petname: 'Ronu', weight: 70 }));
  const sent = answer('post', '/qe_profile/save_draft', changed, stored);
  const { user } = await openForm('/candidate/edit#personal');
  await user.clear(petName());
  if (typed !== '') await user.type(petName(), typed);
  answerProfileForm(
    readProfileAnswer({ petname: 'Ronu', weight: 70, ...other }, { saved: { ...saved, ...by } }),
  );
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  const dialog = await screen.findByRole('dialog', { name: /^Changed/ });
  return { user, sent, dialog };
}

const bodies = (sent: { body: unknown }[]) =>
  sent.map(({ body }) => {
    const { profile, base } = body as Record<'profile' | 'base', Record<string, unknown>>;
    return [profile['petname'], profile['weight'], base['petname'], base['weight']];
  });

describe('a form that was saved elsewhere meanwhile', () => {
  it('shows what differs, and keeps mine with what only the other changed', async () => {
    const { user, sent, dialog } = await saveAfterOther({ petname: 'Monu', weight: 71 });
    expect(dialog).toHaveAccessibleName('Changed on another device');
    expect(dialog).toHaveTextContent(/This profile was changed at 03:54 PM [\d/]{10} on another device\./);
    const [differs, taken] = within(dialog).getAllByRole('list');
    expect(differs).toHaveTextContent('Pet nameMineSonuOtherMonu');
    expect(taken).toHaveTextContent('Weight (kg)71');
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await screen.findByRole('dialog', { name: 'Draft Saved' });
    expect(bodies(sent)).toEqual([
      ['Sonu', 70, 'Ronu', 70],
      ['Sonu', 71, 'Monu', 71],
    ]);
    expect(copies()).toEqual([]);
  });

  it('takes the other’s answer', async () => {
    const { user, sent, dialog } = await saveAfterOther({ petname: 'Monu' }, 'Sonu', { is_by_staff: true });
    expect(dialog).toHaveAccessibleName('Changed by the office');
    await user.click(within(dialog).getByRole('button', { name: 'Take the other' }));
    await screen.findByRole('dialog', { name: 'Draft Saved' });
    expect(bodies(sent)[1]).toEqual(['Monu', 70, 'Monu', 70]);
    expect(petName()).toHaveValue('Monu');
  });

  it('without a common answer needs no choice', async () => {
    const { user, sent, dialog } = await saveAfterOther({ weight: 71 });
    expect(within(dialog).queryByRole('button', { name: 'Keep mine' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog', { name: 'Draft Saved' });
    expect(bodies(sent)[1]).toEqual(['Sonu', 71, 'Ronu', 71]);
  });

  it('asks again at the next save when nothing was chosen', async () => {
    const { user, sent, dialog } = await saveAfterOther({ petname: 'Monu' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(petName()).toHaveValue('Sonu');
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(bodies(sent)[1]).toEqual(['Sonu', 70, 'Ronu', 70]);
  });

  it('is asked about when it is submitted, and submitted with the answers given before', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({ petname: 'Ronu' }));
    const sent = answer('post', '/qe_profile/submit', changed, data({ id: 7, status: 'Pending' }));
    const { user } = await openForm('/candidate/edit#personal');
    await user.type(petName(), 's');
    answerProfileForm(readProfileAnswer({ petname: 'Monu' }, { saved }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await screen.findByRole('dialog', { name: 'Profile submitted' });
    expect(sent[1]?.body).toMatchObject({
      profile: { petname: 'Ronus' },
      base: { petname: 'Monu' },
      is_attending: true,
    });
  });

  it('is offered beside the device’s older copy when the form opens', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({ petname: 'Ronu' }));
    const { user } = await openForm('/candidate/edit#personal');
    await user.type(petName(), 's');
    await screen.findAllByText(/Saved on this device at/);
    cleanup();
    queryClient.clear();
    answerProfileForm(readProfileAnswer({ petname: 'Monu' }, { saved }));
    const again = await openForm('/candidate/edit#personal');
    const dialog = await screen.findByRole('dialog', { name: 'Changed on another device' });
    expect(dialog).toHaveTextContent(/You typed here at \d\d:\d\d [AP]M\./);
    expect(dialog).toHaveTextContent('Pet nameMineRonusOtherMonu');
    await again.user.click(within(dialog).getByRole('button', { name: 'Take the other' }));
    expect(petName()).toHaveValue('Monu');
    await waitFor(() => expect(copies()).toEqual([]));
  });
});

it('a draft of this device that went out by itself is not another’s change', async () => {
  signInAs(member);
  answerProfileForm(readProfileAnswer({ petname: 'Ronu' }));
  const sent = answer('post', '/qe_profile/save_draft', noNetwork, stored, changed, stored);
  loseConnection();
  const { user } = await openForm('/candidate/edit#personal');
  await user.type(petName(), 's');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  const waits = await screen.findByRole('dialog', { name: 'Draft kept on this device' });
  await user.click(within(waits).getByRole('button', { name: 'Keep editing' }));
  answerProfileForm(readProfileAnswer({ petname: 'Ronus' }, { saved }));
  await findConnection();
  await outbox.flush();
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.type(petName(), 'h');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await screen.findByRole('dialog', { name: 'Draft Saved' });
  expect(bodies(sent).map(([mine, , base]) => [mine, base])).toEqual([
    ['Ronus', 'Ronu'],
    ['Ronus', 'Ronu'],
    ['Ronush', 'Ronu'],
    ['Ronush', 'Ronus'],
  ]);
});
