import { IconChevronDown } from '@tabler/icons-react';
import classes from './small-select.module.css';

interface SmallSelectProps {
  /** For its label. */
  id: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select beside its label, in a line of controls. */
export function SmallSelect({ id, options, value, onChange }: SmallSelectProps) {
  return (
    <span className={classes.box}>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown className={classes.chevron} size={18} aria-hidden="true" />
    </span>
  );
}
