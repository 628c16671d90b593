import type { DeskEntry } from '@suchi/contracts/desk-entry';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerProfileForm, readProfileAnswer } from '../../../test/candidate-form.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { admin, answer, data, signInAs } from '../../../test/server.ts';

const entryOf = (change: object = {}, rest: Partial<DeskEntry> = {}): DeskEntry => ({
  id: 7,
  bringer: 'mother',
  bringer_name: 'Kamal Gokhale',
  mobile: '919000031245',
  status: 'Draft',
  held_by: null,
  asked: [],
  pages: [],
  form: readProfileAnswer(change),
  ...rest,
});

beforeEach(() => {
  signInAs(admin);
  answer('post', '/qe_desk_entry/hold', data({ held_by: null }));
});

/** The fields have the names of the data. */
const find = (id: string) =>
  waitFor(() => {
    const field = document.querySelector<HTMLElement>(`#${id}`);
    if (field === null) throw new Error(`there is no ${id}`);
    return field;
  });

async function open(entry: DeskEntry = entryOf()) {
  answerProfileForm(entry.form);
  answer('post', '/qe_desk_entry/open', data(entry));
  const saved = answer('post', '/qe_desk_entry/save', data({ saved: true }));
  const app = renderApp('/admin/desk_entry/7');
  return { ...app, saved, first: await find('first_name') };
}

describe('the form for the keyboard', () => {
  it('goes on by Enter and back by Shift and Enter', async () => {
    const { user, first } = await open();
    await user.click(first);
    await user.keyboard('{Enter}');
    const second = document.activeElement;
    expect(second).not.toBe(first);
    expect(second).toHaveAttribute('id', 'middle_name');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(first).toHaveFocus();
  });

  it('reads short forms of dates and heights', async () => {
    const { user, saved } = await open(entryOf({ brithday: null, height: null }));
    await user.type(await find('brithday'), '020696{Enter}');
    expect(await find('brithday')).toHaveValue('02/06/1996');
    await user.type(await find('height'), '502{Enter}');
    expect(screen.getByText('157 cm')).toBeInTheDocument();
    await user.type(await find('birth_time'), '{Control>}a{/Control}99{Enter}');
    expect(screen.getByText('This cannot be read. Please type it again.')).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ id: 7, profile: { brithday: '1996-06-02', height: 157.48 } });
  });

  it('marks what the family has to be asked, and reads it back first', async () => {
    const { user, saved } = await open();
    await user.click(await find('maternal_surname'));
    await user.keyboard('{F2}{Control>}s{/Control}');
    await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ asked: ['maternal_surname'] }));
    expect(screen.getByText('1 to ask the family')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Read it back' }));
    const [term] = await screen.findAllByRole('term');
    expect(term).toHaveTextContent(/, ask the family$/);
    const agreed = answer('post', '/qe_desk_entry/agree', data({ status: 'Pending' }));
    answer('get', '/qe_desk_entry/entries', data({ entries: [] }));
    await user.click(screen.getByRole('button', { name: 'Family agrees' }));
    await waitFor(() => expect(agreed).toHaveLength(1));
  });

  it('chooses by figures, and repeats the answer above', async () => {
    const { user, saved } = await open(entryOf({ food: null, new_native_place: null }));
    (await find('food')).focus();
    await user.keyboard('2');
    (await find('new_native_place')).focus();
    await user.keyboard('{F4}{Control>}s{/Control}');
    await waitFor(() => expect(saved).not.toHaveLength(0));
    expect(saved.at(-1)?.body).toMatchObject({
      profile: { food: expect.any(String), new_native_place: { name: 'Satara' } },
    });
  });

  it('is only read while a colleague has it open', async () => {
    answer('post', '/qe_desk_entry/open', data(entryOf({}, { held_by: 'Vasanti Joglekar' })));
    answer('post', '/qe_desk_entry/hold', data({ held_by: 'Vasanti Joglekar' }));
    renderApp('/admin/desk_entry/7');
    expect(await screen.findByText('Vasanti Joglekar has this form open.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
