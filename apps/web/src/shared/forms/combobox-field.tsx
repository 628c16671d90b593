import { useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { ComboboxFrame } from './combobox-frame.tsx';
import type { ComboboxFieldProps } from './combobox-props.ts';
import { useMessages } from '../i18n/messages.ts';
import { Field } from './field.tsx';

const ComboboxInput = lazyPart(() => import('./combobox-input.tsx').then((module) => module.ComboboxInput));

/**
 * Choose one by typing. Until the list has loaded, an input of the same size shows the value. Text that was left
 * without a choice stays in the input, and the field says so.
 */
export function ComboboxField({
  label,
  hint,
  error,
  id,
  isRequired,
  labelAside,
  ...list
}: ComboboxFieldProps) {
  const t = useMessages('fields');
  const [isFocused, setIsFocused] = useState(false);
  const [left, setLeft] = useState<string | null>(null);
  const unchosen = list.value === null ? left : null;
  const words =
    unchosen === null
      ? error
      : t(list.onAdd ? 'combobox.unchosenOrAdd' : 'combobox.unchosen', { text: unchosen });
  return (
    <Field label={label} hint={hint} error={words} id={id} isRequired={isRequired} labelAside={labelAside}>
      {(wiring) => (
        <ComboboxInput
          {...list}
          wiring={wiring}
          label={label}
          startsFocused={isFocused}
          isUnchosen={unchosen !== null}
          onUnchosen={setLeft}
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
        />
      )}
    </Field>
  );
}
