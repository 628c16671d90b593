import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface CheckboxFieldProps {
  label: ReactNode;
  hint?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckboxField({ label, hint, isChecked, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <span className={classes.checkbox}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
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
      </span>
    </div>
  );
}
