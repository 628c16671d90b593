import { type HTMLAttributes, useId } from 'react';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Of the first one, for a label elsewhere. */
  inputId?: string;
  isRequired?: boolean | undefined;
  isInvalid?: boolean;
}

/** A few choices side by side, one of them chosen. */
export function Segments<Value extends string>({
  options,
  value,
  onChange,
  inputId,
  isRequired,
  isInvalid = false,
  className = '',
  ...group
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div {...group} className={`${classes.segments} ${className}`} data-invalid={isInvalid || undefined}>
      {options.map((option, index) => (
        <label key={option.value} className={classes.segment} lang={option.lang}>
          <input
            type="radio"
            id={index === 0 ? inputId : undefined}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            required={isRequired}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
