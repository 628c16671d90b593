import { Combobox } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useMessages } from '../i18n/messages.ts';
import type { ComboboxOption } from './combobox-options.ts';
import classes from './combobox-field.module.css';

export const addKey = '\u0000add';

interface ComboboxListProps {
  label: string;
  isOpen: boolean;
  options: readonly ComboboxOption[];
  chosenKey: string | undefined;
  /** The last row, which offers the typed text. */
  addWords: string | undefined;
  emptyText: string;
  isLoading: boolean;
}

/** The options, and their number for screen readers. */
export function ComboboxList({ label, isOpen, options, chosenKey, addWords, ...rest }: ComboboxListProps) {
  const t = useMessages('common');
  const note = findNote(rest, options.length, t('loading'));
  return (
    <>
      <Combobox.Dropdown className={classes.dropdown}>
        {isOpen && note ? <p className={classes.note}>{note}</p> : null}
        <Combobox.Options className={classes.options} aria-label={label}>
          {isOpen
            ? options.map((option) => (
                <OptionRow key={option.key} option={option} isChosen={option.key === chosenKey} />
              ))
            : null}
          {isOpen && addWords !== undefined ? (
            <Combobox.Option value={addKey} className={classes.option} aria-selected={false}>
              <IconPlus size={20} aria-hidden="true" />
              <span className={classes.add}>{addWords}</span>
            </Combobox.Option>
          ) : null}
        </Combobox.Options>
      </Combobox.Dropdown>
      <span className="visually-hidden" role="status">
        {isOpen ? (note ?? t('combobox.results', { count: options.length })) : null}
      </span>
    </>
  );
}

function findNote(
  { isLoading, emptyText }: Pick<ComboboxListProps, 'isLoading' | 'emptyText'>,
  count: number,
  loadingText: string,
): string | undefined {
  if (count > 0) return undefined;
  return isLoading ? loadingText : emptyText;
}

function OptionRow({ option, isChosen }: { option: ComboboxOption; isChosen: boolean }) {
  return (
    <Combobox.Option value={option.key} className={classes.option} active={isChosen} aria-selected={isChosen}>
      <span className={classes.words}>
        {option.label}
        {option.detail ? <span className={classes.detail}>{option.detail}</span> : null}
      </span>
      {isChosen ? <IconCheck size={20} aria-hidden="true" /> : null}
    </Combobox.Option>
  );
}
