import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface CheckboxFieldProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckboxField({ label, isChecked, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <span className={classes.checkbox}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
