import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerProfileForm, openForm, readProfileAnswer } from '../../test/candidate-form.ts';
import { answer, data, member, signInAs } from '../../test/server.ts';

const names = { first_name: 'Meera', middle_name: null, last_name: 'Kulkarni' };
const spellings = [
  { word: 'meera', spellings: ['मीरा'] },
  { word: 'kulkarni', spellings: ['कुलकर्णी'] },
];

async function openAt(change: object) {
  signInAs(member);
  answerProfileForm(readProfileAnswer({ ...names, ...change }));
  const asked = answer('post', '/qe_profile/own_spellings', data(spellings));
  const { user } = await openForm('/candidate/edit#personal');
  const field = screen.getByRole('textbox', { name: 'Name in your own script' });
  return { user, field, asked };
}

it('offers how other families write the name, and takes it with a tap alone', async () => {
  const { user, field, asked } = await openAt({ own_script_name: null });
  expect(asked).toHaveLength(0);
  await user.click(field);
  const offer = await screen.findByRole('button', { name: 'मीरा कुलकर्णी' });
  expect(asked.map(({ body }) => body)).toEqual([{ name: 'Meera Kulkarni' }]);
  expect(field).toHaveValue('');
  await user.click(offer);
  expect(field).toHaveValue('मीरा कुलकर्णी');
  expect(offer).not.toBeInTheDocument();
});

it('offers nothing where the family has written it', async () => {
  const { user, field, asked } = await openAt({ own_script_name: 'मिरा' });
  await user.click(field);
  await user.tab();
  expect(screen.queryByText('Other families write it like this:')).not.toBeInTheDocument();
  expect(asked).toHaveLength(0);
});
