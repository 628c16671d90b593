import { type ComboboxStore, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxFieldProps } from './combobox-props.ts';
import { addKey } from './combobox-list.tsx';
import { type ComboboxOption, findExactOption, matchOptions } from './combobox-options.ts';

type EntryOptions = Pick<
  ComboboxFieldProps,
  'value' | 'options' | 'onChange' | 'onSearch' | 'searchFrom' | 'onAdd' | 'canAddKnown' | 'onBlur'
> & {
  isUnchosen: boolean;
  /** The text that was left without choosing an option; null when there is none. */
  onUnchosen: (text: string | null) => void;
};

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
  const { value, onSearch, searchFrom = 0 } = list;
  const entry = useTypedOptions(list);
  const { typed, setTyped, trimmed, shown, exact, canAdd } = entry;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { choose, add, leave } = listActions(list, entry, combobox);
  // On a slow network the options arrive after the input was left.
  const late = list.isUnchosen ? exact : undefined;
  const takeLate = useEffectEvent((option: ComboboxOption) => choose(option));
  useEffect(() => {
    if (late) takeLate(late);
  }, [late]);

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
      if (key === addKey) void add();
      else choose(shown.find((option) => option.key === key) ?? null);
    },
    leave,
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

/** What ends an entry. */
function listActions(
  { value, onChange, onAdd, onUnchosen, onBlur }: EntryOptions,
  { typed, setTyped, keepTyped, trimmed, exact }: ReturnType<typeof useTypedOptions>,
  combobox: ComboboxStore,
) {
  function choose(option: ComboboxOption | null): void {
    setTyped(null);
    combobox.closeDropdown();
    onChange(option);
  }

  /** Text that is no option stays in sight, and the earlier value does not stay behind it. */
  function leaveUnchosen(): void {
    onUnchosen(trimmed);
    if (value === null) return;
    keepTyped();
    onChange(null);
  }

  return {
    choose,
    /** The text stays until the value has been added. */
    add: async () => {
      combobox.closeDropdown();
      if ((await onAdd?.(trimmed)) === true) setTyped(null);
    },
    leave: () => {
      combobox.closeDropdown();
      if (exact) choose(exact);
      else if (trimmed !== '') leaveUnchosen();
      else if (typed !== null && value) choose(null);
      else setTyped(null);
      onBlur?.();
    },
  };
}

/** The typed text and the matching options. */
function useTypedOptions(list: EntryOptions) {
  const { value, options, onSearch, onAdd, canAddKnown = false, onUnchosen } = list;
  const entry = useTyped(value, onUnchosen);
  const trimmed = (entry.typed ?? '').trim();
  const shown = onSearch ? options : matchOptions(options, trimmed);
  const exact = trimmed === '' ? undefined : findExactOption(shown, trimmed);
  const canAdd = onAdd !== undefined && trimmed !== '' && (canAddKnown || exact === undefined);
  return { ...entry, trimmed, shown, exact, canAdd };
}

/** Null while the input shows the value's label. A new value resets it. */
function useTyped(value: ComboboxOption | null, onUnchosen: EntryOptions['onUnchosen']) {
  const [typed, setText] = useState<string | null>(null);
  const [lastKey, setLastKey] = useState(value?.key);
  function setTyped(text: string | null): void {
    setText(text);
    onUnchosen(null);
  }
  if (lastKey !== value?.key) {
    setLastKey(value?.key);
    setText(null);
  }
  return {
    typed,
    setTyped,
    /** The next value is none, because of the text. */
    keepTyped: () => setLastKey(undefined),
  };
}
