import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';
import type { ComboboxOption } from './combobox-options.ts';
import type { ComboboxFieldProps } from './combobox-props.ts';

const gotras: ComboboxOption[] = ['Atri', 'Bharadwaj', 'Kashyap', 'Kaushik', 'Vasishtha'].map((label) => ({
  key: label,
  label,
}));

function renderField(props: Partial<ComboboxFieldProps> = {}, Field = ComboboxField) {
  const chosen = vi.fn<(option: ComboboxOption | null) => void>();
  const submitted = vi.fn<() => void>();
  function Host() {
    const [value, setValue] = useState<ComboboxOption | null>(props.value ?? null);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Field
          label="Gotra"
          options={gotras}
          emptyText="No results found."
          {...props}
          value={value}
          onChange={(option) => {
            chosen(option);
            setValue(option);
          }}
        />
        <button>Save</button>
      </form>
    );
  }
  render(<Host />);
  return { user: userEvent.setup(), chosen, submitted };
}

const input = () => screen.findByRole('combobox', { name: 'Gotra' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

// Compiling Mantine is slow on a busy machine.
beforeAll(() => import('./combobox-input.tsx'), 60_000);

describe('a combobox', () => {
  it('shows its value before the list’s code is here, and keeps the focus of somebody who was quicker', async () => {
    // A module of its own: the one that all tests share has fetched its list already.
    const unfetched = './combobox-field.tsx?unfetched';
    const module = (await import(unfetched)) as typeof import('./combobox-field.tsx');
    renderField({ value: { key: 'Atri', label: 'Atri' }, id: 'gotra' }, module.ComboboxField);
    const before = screen.getByRole('textbox', { name: 'Gotra' });
    expect(before).toHaveValue('Atri');
    expect(before).toHaveAttribute('readonly');
    expect(before).toHaveAttribute('id', 'gotra');
    act(() => before.focus());
    const after = await input();
    expect(after).toHaveValue('Atri');
    expect(after).toHaveAttribute('id', 'gotra');
    expect(after).not.toHaveAttribute('readonly');
    expect(after).toHaveFocus();
  });

  it('takes what was typed once the options arrive, also when the field was left before', async () => {
    function Host() {
      const [value, setValue] = useState<ComboboxOption | null>(null);
      const [arrived, setArrived] = useState<ComboboxOption[]>([]);
      const field = {
        label: 'Gotra',
        emptyText: 'No results found.',
        value,
        options: arrived,
        onChange: setValue,
      };
      return (
        <>
          <ComboboxField {...field} />
          <button onClick={() => setArrived(gotras)}>Options arrive</button>
        </>
      );
    }
    render(<Host />);
    const user = userEvent.setup();
    await user.type(await input(), 'kashyap');
    await user.tab();
    expect(await input()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Options arrive' }));
    await waitFor(async () => expect(await input()).toHaveValue('Kashyap'));
    expect(await input()).toBeValid();
  });

  it('lets somebody choose by keyboard alone, and says where they stand', async () => {
    const { user, chosen, submitted } = renderField();
    const field = await input();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.click(field);
    await user.keyboard('ka');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['Kashyap', 'Kaushik']);
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Kaushik' }).id,
    );
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith({ key: 'Kaushik', label: 'Kaushik' });
    expect(field).toHaveValue('Kaushik');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes by Enter what was typed out, and does not send the form for half a word', async () => {
    const { user, chosen, submitted } = renderField();
    await user.type(await input(), 'kas{Enter}');
    expect(chosen).toHaveBeenLastCalledWith({ key: 'Kashyap', label: 'Kashyap' });
    await user.clear(await input());
    await user.type(await input(), 'a{Enter}');
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes on leaving what was typed out in full, written in one way or another', async () => {
    const { user } = renderField({ value: { key: 'Atri', label: 'Atri' } });
    const field = await input();
    for (const [typed, value] of [
      ['vasishtha', 'Vasishtha'],
      ['Bharadwaaj', 'Bharadwaj'],
    ] as const) {
      await user.click(field);
      await user.keyboard(typed);
      await user.tab();
      expect(field).toHaveValue(value);
      expect(field).toBeValid();
    }
  });

  it('keeps on leaving what is no option, says so, and has no other value behind it', async () => {
    const { user, chosen } = renderField({ value: { key: 'Atri', label: 'Atri' }, isRequired: true });
    const field = await input();
    await user.click(field);
    await user.keyboard('vasi');
    await user.tab();
    expect(field).toHaveValue('vasi');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('"vasi" is not chosen yet. Please pick a name from the list.');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(null);
    await user.click(field);
    await user.keyboard('kaushik');
    await user.tab();
    expect(field).toHaveValue('Kaushik');
    expect(field).toBeValid();
  });

  it('offers to add what was left, without typing it again', async () => {
    const onAdd = vi.fn<(text: string) => boolean>(() => true);
    const { user } = renderField({ onAdd });
    await user.type(await input(), 'Of our village');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Add "Of our village"' }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('Of our village');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull());
    expect(await input()).toHaveValue('');
    expect(await input()).toBeValid();
  });

  it('is emptied by deleting what stands in it', async () => {
    const onBlur = vi.fn<() => void>();
    const { user, chosen } = renderField({ value: { key: 'Atri', label: 'Atri' }, onBlur });
    await user.clear(await input());
    await user.tab();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(null);
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('says when nothing matches', async () => {
    const { user } = renderField();
    await user.type(await input(), 'xyz');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No results found.');
  });

  it('offers to add what is missing, and not what is there', async () => {
    const onAdd = vi.fn<(text: string) => boolean>(() => false);
    const { user } = renderField({ onAdd });
    await user.type(await input(), 'kashyap');
    expect(options()).toEqual(['Kashyap']);
    await user.type(await input(), 'a');
    expect(options()).toEqual(['Add "kashyapa"']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('kashyapa');
    // The text stays until the value has been added.
    expect(await input()).toHaveValue('kashyapa');
  });

  it('ties hint, error and requirement to the input', async () => {
    renderField({ error: 'required', hint: 'As the family says it', isRequired: true });
    const field = await input();
    expect(field).toHaveAccessibleDescription('As the family says it Gotra is required');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
  });
});
