import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { MantineRoot } from '../ui/mantine-root.tsx';
import type { ComboboxFieldProps } from './combobox-props.ts';
import { ComboboxFrame } from './combobox-frame.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { FieldProps, InputWiring } from './field.tsx';
import { useComboboxEntry } from './use-combobox-entry.ts';

interface ComboboxInputProps extends Omit<ComboboxFieldProps, keyof FieldProps> {
  label: string;
  wiring: InputWiring;
  /** The input that this one replaces had focus. */
  startsFocused: boolean;
}

export function ComboboxInput({ label, wiring, startsFocused, ...list }: ComboboxInputProps) {
  const entry = useComboboxEntry(list);
  const { targetRef } = entry.combobox;
  // Only the first value counts.
  const [takesFocus] = useState(startsFocused);
  useEffect(() => {
    if (takesFocus) targetRef.current?.focus();
  }, [takesFocus, targetRef]);
  return (
    <MantineRoot>
      {/* It closes when the input is left, so it is never left behind; without this a test sees no list at all. */}
      <Combobox
        store={entry.combobox}
        onOptionSubmit={entry.submit}
        hideDetached={false}
        // The list grows while it loads and may need to flip to the other side.
        preventPositionChangeWhenVisible={false}
      >
        <Combobox.Target withExpandedAttribute>
          <ComboboxFrame
            {...wiring}
            leftIcon={list.leftIcon}
            name={list.name}
            placeholder={list.placeholder}
            aria-autocomplete="list"
            value={entry.text}
            onChange={(event) => entry.type(event.target.value)}
            onClick={entry.open}
            onFocus={(event) => {
              event.target.select();
              list.onFocus?.();
            }}
            onBlur={entry.leave}
            onKeyDown={entry.takeByEnter}
          />
        </Combobox.Target>
        <ComboboxList
          label={label}
          isOpen={entry.combobox.dropdownOpened}
          options={entry.shown}
          chosenKey={list.value?.key}
          addText={entry.addText}
          emptyText={list.emptyText}
          isLoading={list.isLoading ?? false}
        />
      </Combobox>
    </MantineRoot>
  );
}
