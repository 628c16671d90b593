import type { FamilyListItem } from '@suchi/contracts/families';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { keyOf } from '../model/group-items.ts';
import type { FamilyActions } from '../model/family-actions.ts';
import classes from './family-desk.module.css';
import { FamilyPane } from './family-pane.tsx';
import { FamilyRow } from './family-row.tsx';

interface FamilyDeskProps {
  open: readonly FamilyListItem[];
  answered: readonly FamilyListItem[];
  actions: FamilyActions;
}

/** On a wide screen: the list, and one family beside it. Arrow keys move in the list and stay there. */
export function FamilyDesk({ open, answered, actions }: FamilyDeskProps) {
  const t = useMessages('families');
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const items = [...open, ...answered];
  const found = items.findIndex((item) => keyOf(item) === chosen);
  const at = Math.max(found, 0);
  const shown = items[at];
  if (shown === undefined) return null;

  function move(event: KeyboardEvent) {
    const target = findTarget(event.key, at, items.length);
    const item = target === null ? undefined : items[target];
    if (target === null || item === undefined) return;
    event.preventDefault();
    setChosen(keyOf(item));
    list.current?.querySelectorAll<HTMLElement>('button')[target]?.focus();
  }

  const row = (item: FamilyListItem) => (
    <li key={keyOf(item)}>
      <FamilyRow item={item} isOpen={item === shown} onOpen={() => setChosen(keyOf(item))} />
    </li>
  );
  return (
    <div className={classes.desk}>
      <Stack gap={4} ref={list} onKeyDown={move}>
        {open.length === 0 ? null : (
          <Card as="ul" className={classes.rows} aria-label={t('list')}>
            {open.map(row)}
          </Card>
        )}
        {answered.length === 0 ? null : (
          <>
            <Text as="h2" tone="muted" size="md" weight="bold" face="plain" id="families-answered">
              {t('received.answered')}
            </Text>
            <Card as="ul" className={classes.rows} aria-labelledby="families-answered">
              {answered.map(row)}
            </Card>
          </>
        )}
      </Stack>
      <FamilyPane key={keyOf(shown)} item={shown} actions={actions} />
    </div>
  );
}

function findTarget(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
