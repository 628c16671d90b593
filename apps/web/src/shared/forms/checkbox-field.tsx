import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
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
          <span id={`${id}-hint`} className={classes.choiceHint}>
            {hint}
          </span>
        )}
        <span aria-live="polite">
          {error ? (
            <span id={`${id}-error`} className={classes.error}>
              <IconAlertCircle size={20} aria-hidden="true" />
              {error}
            </span>
          ) : null}
        </span>
      </span>
    </div>
  );
}
