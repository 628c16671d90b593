import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconDots, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../i18n/format-count.ts';
import { formatTotal } from '../../i18n/format-total.ts';
import { useMessages } from '../../i18n/messages.ts';
import { findPlaces } from './list-selection.ts';
import { PlainButton } from '../plain-button.tsx';
import { Row } from '../layout.tsx';
import { Text } from '../text.tsx';
import classes from './selection-bar.module.css';
import type { ListRow } from './list-types.ts';
import type { DataListState } from './use-data-list.ts';

/** Something to do with all selected rows. The page reads `list.selection`. */
export interface BulkAction {
  key: string;
  label: string;
  /** For the phone's button. */
  shortLabel?: string;
  icon: ReactNode;
  run: () => void;
}

interface SelectionBarProps<Row extends ListRow> {
  list: DataListState<Row>;
  /** The first is the main one. */
  actions: readonly BulkAction[];
  isPhone: boolean;
}

/** What is selected, and what to do with it. It takes its own place at the end of the page, so it covers no row there. */
export function SelectionBar<Row extends ListRow>({ list, actions, isPhone }: SelectionBarProps<Row>) {
  const t = useMessages('list');
  const total = list.page?.total ?? 0;
  const isAll = list.selection.selection.kind === 'all';
  if (list.selectedCount === 0) return null;
  const shown = isPhone ? actions.slice(0, 1) : actions;
  return (
    <Row as="section" gap={3} rowGap={1} wrap className={classes.bar} aria-label={t('selection.label')}>
      <Text leading="snug" figures className={classes.words} role="status">
        <SelectionWords list={list} />
      </Text>
      <PlainButton className={classes.link} onClick={isAll ? list.selection.clear : list.selection.selectAll}>
        {isAll ? t('selection.clear') : t('selection.selectAll', { total: formatTotal(total) })}
      </PlainButton>
      <Row gap={2} align="stretch" className={classes.actions}>
        {shown.map(({ key, label, shortLabel, icon, run }, index) => (
          <PlainButton
            key={key}
            className={`${classes.action} ${index === 0 ? classes.main : ''}`}
            aria-label={label}
            onClick={run}
          >
            {icon}
            {isPhone ? (shortLabel ?? label) : label}
          </PlainButton>
        ))}
        {shown.length < actions.length ? <MoreActions actions={actions.slice(shown.length)} /> : null}
        <PlainButton
          className={classes.action}
          aria-label={t('selection.clearLabel')}
          onClick={list.selection.clear}
        >
          <IconX size={20} aria-hidden="true" />
        </PlainButton>
      </Row>
    </Row>
  );
}

function SelectionWords<Row extends ListRow>({ list }: { list: DataListState<Row> }) {
  const t = useMessages('list');
  const { selection } = list.selection;
  const total = formatTotal(list.selectedCount);
  if (selection.kind === 'all') {
    const except = formatCount(selection.except.size);
    return <b>{t(selection.except.size === 0 ? 'selection.all' : 'selection.allBut', { total, except })}</b>;
  }
  const { here, elsewhere, otherPages } = findPlaces(
    selection.pageOf,
    list.page?.rows.map(({ id }) => id) ?? [],
  );
  const values = { here, elsewhere, page: otherPages?.[0] ?? 0, pages: otherPages?.length ?? 0 };
  const key = otherPages === null ? 'elsewhere' : (['here', 'onePage'] as const)[otherPages.length];
  return (
    <>
      <b>{t('selection.count', { total })}</b> <span>{t(`selection.${key ?? 'pages'}`, values)}</span>
    </>
  );
}

function MoreActions({ actions }: { actions: readonly BulkAction[] }) {
  const t = useMessages('list');
  return (
    <Menu hideDetached={false} position="top-end" radius="md" shadow="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <PlainButton className={classes.action} aria-label={t('selection.more')}>
          <IconDots size={20} aria-hidden="true" />
        </PlainButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label, icon, run }) => (
          <Menu.Item key={key} leftSection={icon} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
