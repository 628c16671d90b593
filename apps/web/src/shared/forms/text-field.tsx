import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Row } from '../ui/layout.tsx';
import classes from './field.module.css';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'id' | 'prefix'> {
  /** For example a country code. */
  prefix?: string;
  look?: 'code';
}

/** Takes what `register()` returns. */
export function TextField({
  label,
  hint,
  error,
  id,
  isRequired,
  labelAside,
  prefix,
  look,
  ...input
}: TextFieldProps) {
  const className = [classes.input, prefix && classes.withPrefix, look && classes[look]]
    .filter(Boolean)
    .join(' ');
  return (
    <Field label={label} hint={hint} error={error} id={id} isRequired={isRequired} labelAside={labelAside}>
      {(wiring) => (
        <div className={classes.box}>
          {prefix ? (
            <Row as="span" tone="muted" className={classes.prefix} aria-hidden="true">
              {prefix}
            </Row>
          ) : null}
          <input type="text" {...input} {...wiring} className={className} />
        </div>
      )}
    </Field>
  );
}
