import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';
import choiceClasses from './choice-field.module.css';

interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {}

export function TextAreaField({
  label,
  hint,
  error,
  id,
  isRequired,
  labelAside,
  ...textArea
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, id, isRequired, labelAside }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...textArea}
          {...wiring}
          className={`${classes.input} ${choiceClasses.textArea}`}
        />
      )}
    </Field>
  );
}
