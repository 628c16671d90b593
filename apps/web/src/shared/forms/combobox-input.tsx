import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { MantineRoot } from '../ui/mantine-root.tsx';
import type { ComboboxFieldProps } from './combobox-props.ts';
import { ComboboxFrame } from './combobox-frame.tsx';
import { addKey, ComboboxList } from './combobox-list.tsx';
import type { FieldProps, InputWiring } from './field.tsx';
import { useComboboxEntry } from './use-combobox-entry.ts';

interface ComboboxInputProps extends Omit<ComboboxFieldProps, keyof FieldProps> {
  label: string;
  wiring: InputWiring;
  /** The input that this one replaces had focus. */
  startsFocused: boolean;
  isUnchosen: boolean;
  onUnchosen: (text: string | null) => void;
}

export function ComboboxInput({ label, wiring, startsFocused, isUnchosen, ...list }: ComboboxInputProps) {
  const t = useMessages('fields');
  const entry = useComboboxEntry({ ...list, isUnchosen });
  const { targetRef } = entry.combobox;
  // Only the first value counts.
  const [takesFocus] = useState(startsFocused);
  useEffect(() => {
    if (takesFocus) targetRef.current?.focus();
  }, [takesFocus, targetRef]);
  const addWords =
    entry.addText === undefined
      ? undefined
      : (list.addLabel?.(entry.addText) ?? t('combobox.add', { text: entry.addText }));
  return (
    <MantineRoot>
      {/* It closes when the input is left, so it is never left behind; without this a test sees no list at all. */}
      <Combobox
        store={entry.combobox}
        hideDetached={false}
        // Mantine would keep the closed list in the document and compute its place.
        keepMounted={false}
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
          addWords={addWords}
          emptyText={list.emptyText}
          isLoading={list.isLoading ?? false}
          onSubmit={entry.submit}
        />
      </Combobox>
      {isUnchosen && addWords !== undefined ? (
        <Button look="light" size="small" onClick={() => entry.submit(addKey)}>
          {addWords}
        </Button>
      ) : null}
    </MantineRoot>
  );
}
