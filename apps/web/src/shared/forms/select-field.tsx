import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';
import choiceClasses from './choice-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'id' | 'onChange' | 'value'> {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown before a choice; without it there is always a value. */
  placeholder?: string | undefined;
}

/** A native select: the phone's picker is best. */
export function SelectField({
  label,
  hint,
  error,
  id,
  isRequired,
  labelAside,
  options,
  value,
  onChange,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, id, isRequired, labelAside }}>
      {(wiring) => (
        <div className={classes.box}>
          <select
            {...select}
            {...wiring}
            className={`${classes.input} ${choiceClasses.select}`}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={choiceClasses.chevron} size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
