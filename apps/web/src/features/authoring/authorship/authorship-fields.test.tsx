import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answerProfileForm,
  draftStanding,
  openForm,
  readProfileAnswer,
} from '../../../test/candidate-form.ts';
import { answer, data, member, signInAs } from '../../../test/server.ts';

const blank = {
  author_relation: null,
  first_name: null,
  last_name: null,
  email: null,
  gender: null,
};

async function openNew(change: object = {}, hash = '') {
  signInAs(member);
  answerProfileForm(readProfileAnswer({ ...blank, ...change }));
  return openForm(`/candidate/edit${hash}`);
}

async function savedProfile(user: Awaited<ReturnType<typeof openNew>>['user']) {
  const sent = answer('post', '/qe_profile/save_draft', data({ id: 7, status: 'Draft' }));
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await screen.findByRole('dialog', { name: 'Draft Saved' });
  return (sent[0]?.body as { profile: unknown } | undefined)?.profile;
}

const tile = (name: string) => screen.getByRole('radio', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const consentWords = 'Please confirm that the candidate knows about this profile and agrees to it';

describe('whose profile is it', () => {
  it('comes first, and has no answer before one is given', async () => {
    const { user } = await openNew();
    await heading('Whose profile is it?');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(tile('Myself')).toHaveFocus();
    expect(screen.getByText('This answer is required')).toBeInTheDocument();
  });

  it('myself takes the account’s name, needs no consent, and gives the name back', async () => {
    const { user } = await openNew();
    await user.click(tile('Myself'));
    expect(screen.getByRole('textbox', { name: 'Your first name' })).toHaveValue('Sunita');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(tile('Daughter'));
    expect(screen.getByRole('textbox', { name: 'Your daughter’s first name' })).toHaveValue('');
    expect(await savedProfile(user)).toMatchObject({
      author_relation: 'daughter',
      gender: 'Female',
      first_name: null,
      last_name: null,
      email: null,
    });
  });

  it('a son brings the box for his name into view, which is below the tiles on a phone', async () => {
    const { user } = await openNew();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(tile('Son'));
    const name = screen.getByRole('textbox', { name: 'Your son’s first name' });
    expect((scrolled.mock.contexts as Element[]).some((box) => box.contains(name))).toBe(true);
  });

  it('a daughter must agree, under her name, before the form goes on', async () => {
    const { user } = await openNew();
    await user.click(tile('Daughter'));
    expect(
      screen.getByRole('checkbox', { name: 'My daughter knows about this profile and agrees to it.' }),
    ).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Your daughter’s first name' }), 'Kavita');
    const consent = screen.getByRole('checkbox', {
      name: 'Kavita knows about this profile and agrees to it.',
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(consent).toHaveFocus();
    expect(consent).toHaveAccessibleDescription(consentWords);
    await user.click(consent);
    expect(consent).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Photos and video');
    expect(await savedProfile(user)).toMatchObject({ has_consent: true, first_name: 'Kavita' });
  });

  it('a relative says how, and a consent to another person does not stay', async () => {
    const { user } = await openNew(
      { author_relation: 'son', has_consent: true, first_name: 'Amit' },
      '#authorship',
    );
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.click(tile('Relative'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    const how = screen.getByRole('textbox', { name: 'How are you related?' });
    expect(how).toBeRequired();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(how).toHaveFocus();
    expect(how).toHaveAccessibleDescription(expect.stringContaining('Please say how you are related'));
  });

  it.each([
    ['Pending', 'daughter', 'Photos and video', 'Section 1 of 10'],
    ['Draft', 'unknown', 'Addresses', 'Section 10 of 10'],
  ] as const)('is not asked in a profile that is %s and %s', async (status, relation, first, place) => {
    signInAs(member);
    const standing = { ...draftStanding, status };
    answerProfileForm(readProfileAnswer({ author_relation: relation, has_consent: true }, { standing }));
    await openForm('/candidate/edit#authorship');
    await heading(first);
    await waitFor(() => expect(screen.getByText(place)).toBeInTheDocument());
    expect(screen.queryByRole('link', { name: /Whose profile/ })).not.toBeInTheDocument();
  });
});
