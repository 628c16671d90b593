import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Row } from '../ui/layout.tsx';
import classes from './chips-field.module.css';

interface ChipsFieldProps<Value extends string> {
  /** Hidden where the row around it says it. */
  label: ReactNode;
  isLabelHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  className?: string | undefined;
  /** Beside the chips. */
  children?: ReactNode;
}

/** Several of a few: each chip is a tick. */
export function ChipsField<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  values,
  onChange,
  className = '',
  children,
}: ChipsFieldProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      options.flatMap((option) =>
        values.includes(option.value) !== (option.value === value) ? [option.value] : [],
      ),
    );
  return (
    <Row as="fieldset" gap={2} align="stretch" wrap className={`${classes.chips} ${className}`}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.chip}>
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>
            <IconCheck size={20} aria-hidden="true" />
            {option.label}
          </span>
        </label>
      ))}
      {children}
    </Row>
  );
}
