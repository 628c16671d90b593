import { Combobox } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { memo, type MouseEvent, type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/messages.ts';
import type { ComboboxOption } from './combobox-options.ts';
import { Text } from '../ui/text.tsx';
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
  onSubmit: (key: string) => void;
}

/** The options, and their number for screen readers. */
export function ComboboxList({
  label,
  isOpen,
  options,
  chosenKey,
  addWords,
  onSubmit,
  ...rest
}: ComboboxListProps) {
  const t = useMessages('fields');
  const tCommon = useMessages('common');
  const note = findNote(rest, options.length, tCommon('loading'));
  return (
    <>
      <Combobox.Dropdown className={classes.dropdown}>
        {isOpen && note ? <p className={classes.note}>{note}</p> : null}
        <Combobox.Options
          className={classes.options}
          aria-label={label}
          onClick={(event) => {
            const key = findKey(event);
            if (key !== undefined) onSubmit(key);
          }}
        >
          {isOpen
            ? options.map((option) => (
                <OptionRow key={option.key} option={option} isChosen={option.key === chosenKey} />
              ))
            : null}
          {isOpen && addWords !== undefined ? (
            <Row of={addKey} isChosen={false}>
              <IconPlus size={20} aria-hidden="true" />
              <Text as="span" weight="bold" breaks>
                {addWords}
              </Text>
            </Row>
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

/** One listener for all rows, so that a row stays the same while somebody types. */
function findKey(event: MouseEvent): string | undefined {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('[data-key]')?.dataset['key']
    : undefined;
}

/** Mantine's own row renders at each key, for every row; its store only needs the attributes. */
function Row({ of, isChosen, children }: { of: string; isChosen: boolean; children: ReactNode }) {
  return (
    <div
      id={useId()}
      role="option"
      className={classes.option}
      data-combobox-option
      data-combobox-active={isChosen || undefined}
      data-key={of}
      aria-selected={isChosen}
    >
      {children}
    </div>
  );
}

const OptionRow = memo(function OptionRow({
  option,
  isChosen,
}: {
  option: ComboboxOption;
  isChosen: boolean;
}) {
  return (
    <Row of={option.key} isChosen={isChosen}>
      <Text as="span" grow>
        {option.label}
        {option.detail ? (
          <Text as="span" tone="muted" size="md" className={classes.detail}>
            {option.detail}
          </Text>
        ) : null}
      </Text>
      {isChosen ? <IconCheck size={20} aria-hidden="true" /> : null}
    </Row>
  );
});
