import { countRenders } from '../../test/rendered-components.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../app/query-client.ts';
import { answerProfileForm, openForm, readProfileAnswer } from '../../test/candidate-form.ts';
import { member, signInAs } from '../../test/server.ts';

async function openSection(section: string) {
  signInAs(member);
  answerProfileForm(readProfileAnswer({ petname: 'Son' }));
  const { user } = await openForm(`/candidate/edit#${section}`);
  // Answers that arrive later render what shows them.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return user;
}

describe('a key', () => {
  it('renders the field that it is typed into, and no other part of the form', async () => {
    const user = await openSection('personal');
    await user.click(screen.getByRole('textbox', { name: 'Pet name' }));
    const counts = await countRenders(() => user.keyboard('u'));
    expect(screen.getByRole('textbox', { name: 'Pet name' })).toHaveValue('Sonu');
    expect(counts).toMatchObject({ ProfileText: 1, TextField: 1 });
    const others = ['CandidateForm', 'Sections', 'SectionFields', 'GenderField', 'FormBar', 'ErrorSummary'];
    expect(others.filter((name) => name in counts)).toEqual([]);
  });

  it('that completes a section also renders the sections, once', async () => {
    const user = await openSection('personal');
    const name = screen.getByRole('textbox', { name: 'First name' });
    await user.clear(name);
    const counts = await countRenders(() => user.keyboard('A'));
    expect(counts).toMatchObject({ ProfileText: 1, Sections: 1, FormBar: 1 });
    expect(counts).not.toHaveProperty('CandidateForm');
  });

  it('in the dialog of an address does not render the form behind it', async () => {
    const user = await openSection('contact');
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.click(await screen.findByRole('textbox', { name: 'Name' }));
    const counts = await countRenders(() => user.keyboard('O'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('O');
    expect(counts).toHaveProperty('AddressDialog', 1);
    for (const name of ['CandidateForm', 'Sections', 'FormBar']) expect(counts).not.toHaveProperty(name);
  });
});
