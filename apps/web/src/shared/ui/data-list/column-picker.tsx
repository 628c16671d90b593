import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { IconColumns3, IconGripVertical, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Button } from '../button.tsx';
import { moveKey, placeKey } from './column-order.ts';
import { IconButton, LinkButton } from '../plain-button.tsx';
import { Text } from '../text.tsx';
import { Row } from '../layout.tsx';
import classes from './column-picker.module.css';
import type { ListColumn } from './list-types.ts';
import type { ListColumnsState } from './use-list-columns.ts';

interface ColumnPickerProps<Row> {
  columns: readonly ListColumn<Row>[];
  choice: ListColumnsState;
  /** One sentence below the columns. */
  note?: string | undefined;
}

/** Which columns the table shows, and in which order. */
export function ColumnPicker<Row>({ columns, choice, note }: ColumnPickerProps<Row>) {
  const t = useMessages('list');
  const shown = choice.picked.length + 1;
  return (
    <Popover
      hideDetached={false}
      position="bottom-end"
      width={280}
      radius="md"
      shadow="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button look="default" size="small" icon={<IconColumns3 size={20} aria-hidden="true" />}>
          {t('columns')}
          <Text as="span" tone="muted" weight="regular">
            {t('columnsOf', { count: shown, total: columns.length })}
          </Text>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label={t('columns')}>
        <Row justify="between" className={classes.head}>
          <Text weight="bold">{t('columns')}</Text>
          <LinkButton className={classes.reset} onClick={choice.reset}>
            {t('columnsReset')}
          </LinkButton>
        </Row>
        <ColumnItems columns={columns} choice={choice} />
        {note === undefined ? null : (
          <Text tone="muted" size="sm" leading="snug" above={2} className={classes.note}>
            {note}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function ColumnItems<Row>({ columns, choice: { picked, pick } }: Omit<ColumnPickerProps<Row>, 'note'>) {
  const t = useMessages('list');
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const [locked, ...others] = columns;
  const byKey = new Map(others.map((column) => [column.key, column]));
  const hidden = others.filter(({ key }) => !picked.includes(key));
  const items = [...picked.flatMap((key) => byKey.get(key) ?? []), ...hidden];

  function order(key: string, keys: readonly string[]) {
    if (keys === picked) return;
    pick(keys);
    const values = { place: keys.indexOf(key) + 1, total: keys.length };
    setMoved(t('columnsMoved', { column: byKey.get(key)?.label ?? key, ...values }));
  }

  function onKeyDown(event: KeyboardEvent, key: string) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    order(key, moveKey(picked, key, event.key === 'ArrowUp' ? -1 : 1));
  }

  function onDrag(event: PointerEvent, key: string) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(list.current?.querySelectorAll('[data-picked]') ?? [])];
    const index = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    if (index !== -1) order(key, placeKey(picked, key, index));
  }

  return (
    <>
      <ul className={classes.items} ref={list}>
        <li className={classes.locked}>
          <IconLock size={20} aria-hidden="true" />
          <span aria-hidden="true">{locked?.label}</span>
          <span className="visually-hidden">{t('columnsLocked', { column: locked?.label ?? '' })}</span>
        </li>
        {items.map(({ key, label }) => {
          const isPicked = picked.includes(key);
          return (
            <Row as="li" key={key} className={classes.item} data-picked={isPicked || undefined}>
              <label className={classes.choice}>
                <input
                  type="checkbox"
                  checked={isPicked}
                  onChange={() => pick(isPicked ? picked.filter((each) => each !== key) : [...picked, key])}
                  onKeyDown={(event) => onKeyDown(event, key)}
                />
                {label}
              </label>
              {isPicked ? (
                <IconButton
                  className={classes.grip}
                  label={t('columnsMove', { column: label })}
                  title={t('columnsMoveHint')}
                  onKeyDown={(event) => onKeyDown(event, key)}
                  onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                  onPointerMove={(event) => onDrag(event, key)}
                  icon={<IconGripVertical size={18} aria-hidden="true" />}
                />
              ) : null}
            </Row>
          );
        })}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </>
  );
}
