import { lazy, Suspense, useState } from 'react';
import { ComboboxFrame } from './combobox-frame.tsx';
import type { ComboboxFieldProps } from './combobox-props.ts';
import { Field } from './field.tsx';

const ComboboxInput = lazy(() =>
  import('./combobox-input.tsx').then((module) => ({ default: module.ComboboxInput })),
);

/** Choose one by typing. Until the list has loaded, an input of the same size shows the value. */
export function ComboboxField({
  label,
  hint,
  error,
  id,
  isRequired,
  labelAside,
  ...list
}: ComboboxFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id} isRequired={isRequired} labelAside={labelAside}>
      {(wiring) => (
        <Suspense
          fallback={
            <ComboboxFrame
              {...wiring}
              leftIcon={list.leftIcon}
              placeholder={list.placeholder}
              value={list.value?.label ?? ''}
              readOnly
              onFocus={() => setIsFocused(true)}
              onBlur={() => setIsFocused(false)}
            />
          }
        >
          <ComboboxInput {...list} wiring={wiring} label={label} startsFocused={isFocused} />
        </Suspense>
      )}
    </Field>
  );
}
