import { type ReactNode, useId } from 'react';
import { Text } from '../ui/text.tsx';
import { FieldError } from './field-error.tsx';
import classes from './field.module.css';

interface CheckboxFieldProps {
  label: ReactNode;
  hint?: string;
  /** For links to the field, such as an error summary. */
  id?: string | undefined;
  /** A whole message. */
  error?: string | undefined;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckboxField({ label, hint, id: givenId, error, isChecked, onChange }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.choice}>
      <span className={classes.checkbox}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
      <span>
        <label htmlFor={id}>{label}</label>
        {hint === undefined ? null : (
          <Text as="span" id={`${id}-hint`} tone="muted" size="md" className={classes.choiceHint}>
            {hint}
          </Text>
        )}
        <span aria-live="polite">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</span>
      </span>
    </div>
  );
}
