import { type ComboboxStore, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { ComboboxFieldProps } from './combobox-props.ts';
import { addKey } from './combobox-list.tsx';
import { type ComboboxOption, findExactOption, matchOptions } from './combobox-options.ts';

type EntryOptions = Pick<
  ComboboxFieldProps,
  'value' | 'options' | 'onChange' | 'onSearch' | 'searchFrom' | 'onAdd' | 'onBlur'
>;

interface ComboboxEntry {
  combobox: ComboboxStore;
  text: string;
  shown: readonly ComboboxOption[];
  addText: string | undefined;
  type: (text: string) => void;
  open: () => void;
  submit: (key: string) => void;
  leave: () => void;
  takeByEnter: (event: KeyboardEvent) => void;
}

/** State of a combobox from the first letter to the choice. */
export function useComboboxEntry(list: EntryOptions): ComboboxEntry {
  const { value, onChange, onSearch, searchFrom = 0, onAdd, onBlur } = list;
  const { typed, setTyped, trimmed, shown, exact, canAdd } = useTypedOptions(list);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  function choose(option: ComboboxOption | null): void {
    setTyped(null);
    combobox.closeDropdown();
    onChange(option);
  }

  return {
    combobox,
    text: typed ?? value?.label ?? '',
    shown,
    addText: canAdd ? trimmed : undefined,
    type: (text) => {
      setTyped(text);
      onSearch?.(text);
      combobox.resetSelectedOption();
      if (text.trim().length >= searchFrom) combobox.openDropdown();
      else combobox.closeDropdown();
    },
    open: () => {
      if (trimmed.length >= searchFrom) combobox.openDropdown();
    },
    submit: (key) => {
      // The text stays until the value has been added.
      if (key === addKey) {
        combobox.closeDropdown();
        void onAdd?.(trimmed);
      } else choose(shown.find((option) => option.key === key) ?? null);
    },
    leave: () => {
      combobox.closeDropdown();
      if (exact) choose(exact);
      else if (typed !== null && trimmed === '' && value) choose(null);
      else setTyped(null);
      onBlur?.();
    },
    takeByEnter: (event) => {
      if (event.key !== 'Enter' || !combobox.dropdownOpened) return;
      // In an open list, Enter selects a single match instead of submitting the form.
      event.preventDefault();
      if (combobox.getSelectedOptionIndex() !== -1) return;
      const option = exact ?? (shown.length === 1 && !canAdd ? shown[0] : undefined);
      if (option) choose(option);
    },
  };
}

/** The typed text and the matching options. */
function useTypedOptions({ value, options, onSearch, onAdd }: EntryOptions) {
  const [typed, setTyped] = useTyped(value);
  const trimmed = (typed ?? '').trim();
  const shown = onSearch ? options : matchOptions(options, trimmed);
  const exact = trimmed === '' ? undefined : findExactOption(shown, trimmed);
  const canAdd = onAdd !== undefined && trimmed !== '' && exact === undefined;
  return { typed, setTyped, trimmed, shown, exact, canAdd };
}

/** Null while the input shows the value's label. A new value resets it. */
function useTyped(value: ComboboxOption | null) {
  const [typed, setTyped] = useState<string | null>(null);
  const [lastKey, setLastKey] = useState(value?.key);
  if (lastKey !== value?.key) {
    setLastKey(value?.key);
    setTyped(null);
  }
  return [typed, setTyped] as const;
}
