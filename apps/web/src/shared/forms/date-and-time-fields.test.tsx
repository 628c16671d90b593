import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { TimeField } from './time-field.tsx';

function renderField(Field: typeof DateField | typeof TimeField, start: string | null = null) {
  const changed = vi.fn<(value: string | null) => void>();
  function Host() {
    const [value, setValue] = useState(start);
    return (
      <>
        <Field
          label="Birth"
          hint="As the family knows it."
          value={value}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(start)}>
          Discard
        </button>
      </>
    );
  }
  render(<Host />);
  return { user: userEvent.setup(), changed, input: screen.getByRole('textbox', { name: 'Birth' }) };
}

describe('a date', () => {
  it('is typed day first, with the number keys of a phone', async () => {
    const { user, changed, input } = renderField(DateField);
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('placeholder', 'dd/mm/yyyy');
    await user.type(input, '4/8/1998');
    await user.tab();
    expect(input).toHaveValue('04/08/1998');
    expect(changed).toHaveBeenLastCalledWith('1998-08-04');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('that does not exist stays in sight and is no value', async () => {
    const { user, changed, input } = renderField(DateField, '1998-08-14');
    expect(input).toHaveValue('14/08/1998');
    await user.clear(input);
    await user.type(input, '31041998');
    expect(input).toBeValid();
    await user.tab();
    expect(input).toHaveValue('31/04/1998');
    expect(input).toHaveAccessibleDescription(
      'As the family knows it. Please write the date as dd/mm/yyyy, for example 14/08/1998',
    );
    expect(changed).toHaveBeenLastCalledWith(null);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(input).toHaveValue('14/08/1998');
    expect(input).toBeValid();
  });
});

describe('a time', () => {
  it('needs AM or PM', async () => {
    const { user, changed, input } = renderField(TimeField);
    await user.type(input, '536');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(input).toHaveAccessibleDescription('As the family knows it. Please choose AM or PM');
    expect(changed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'PM' }));
    expect(changed).toHaveBeenLastCalledWith('17:36');
    expect(input).toBeValid();
  });

  it('of 24 hours is understood', async () => {
    const { user, changed, input } = renderField(TimeField);
    await user.type(input, '17:36');
    expect(screen.getByRole('radio', { name: 'PM' })).toBeChecked();
    expect(changed).toHaveBeenLastCalledWith('17:36');
    await user.tab();
    await user.tab();
    expect(input).toHaveValue('05:36');
    expect(screen.getByRole('radio', { name: 'PM' })).toBeChecked();
  });

  it('says what is no time', async () => {
    const { user, input } = renderField(TimeField);
    await user.type(input, '0570');
    await user.click(screen.getByRole('radio', { name: 'AM' }));
    await user.tab();
    expect(input).toHaveAccessibleDescription(
      'As the family knows it. Please write the time as hh:mm, for example 05:36',
    );
  });

  it('keeps the seconds that it does not show', async () => {
    const { user, changed, input } = renderField(TimeField, '17:36:15');
    expect(input).toHaveValue('05:36');
    expect(screen.getByRole('radio', { name: 'PM' })).toBeChecked();
    await user.click(input);
    await user.tab();
    await user.tab();
    expect(changed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'AM' }));
    expect(changed).toHaveBeenLastCalledWith('05:36');
  });
});
