import { useId } from 'react';
import { useFieldMessage } from './field-message.ts';
import type { FieldProps } from './field.tsx';
import { Text } from '../ui/text.tsx';
import { FieldError } from './field-error.tsx';
import { Segments } from './segments.tsx';
import fieldClasses from './field.module.css';
import classes from './choice-field.module.css';

interface ChoiceFieldProps<Value extends string> extends Omit<FieldProps, 'labelAside'> {
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
}

export function ChoiceField<Value extends string>({
  label,
  hint,
  error,
  id: givenId,
  isRequired,
  options,
  value,
  onChange,
  onBlur,
}: ChoiceFieldProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const words = useFieldMessage()(error, label);
  const describedBy = [hint && `${id}-hint`, words && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.group} aria-describedby={describedBy || undefined}>
      <Text as="legend" weight="bold">
        {label}
        {isRequired ? (
          <span className={fieldClasses.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </Text>
      {hint ? (
        <Text tone="muted" size="md" className={classes.hint} id={`${id}-hint`}>
          {hint}
        </Text>
      ) : null}
      <Segments
        options={options}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        inputId={id}
        isRequired={isRequired}
        isInvalid={words !== undefined}
      />
      <div aria-live="polite">{words ? <FieldError id={`${id}-error`}>{words}</FieldError> : null}</div>
    </fieldset>
  );
}
