import type { StageRule } from '@suchi/domain/melawa';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { moveKey, placeKey } from '../../../shared/ui/data-list/column-order.ts';
import { List, Row } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Text, VisuallyHidden } from '../../../shared/ui/text.tsx';
import type { EventDraft } from '../model/use-event-draft.ts';
import { Lockable } from './event-fields.tsx';
import classes from './event-form.module.css';

/** The rules of the stage, put in order by dragging or by Alt and the arrows. */
export function RuleOrder({ draft }: { draft: EventDraft }) {
  const t = useMessages('melawaDay');
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState('');
  const rules = draft.event.stageRules;

  function order(rule: StageRule, next: readonly string[]) {
    if (next === rules) return;
    draft.set('stageRules', next as readonly StageRule[]);
    const values = { place: next.indexOf(rule) + 1, total: next.length };
    setMoved(t('order.moved', { rule: t(`rules.${rule}`), ...values }));
  }

  function onKeyDown(event: KeyboardEvent, rule: StageRule) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    order(rule, moveKey(rules, rule, event.key === 'ArrowUp' ? -1 : 1));
  }

  function onDrag(event: PointerEvent, rule: StageRule) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(list.current?.children ?? [])];
    const index = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    if (index !== -1) order(rule, placeKey(rules, rule, index));
  }

  return (
    <Lockable draft={draft} names={['stageRules']}>
      <Row justify="between" wrap gap={2} rowGap={0} tone="muted" size="sm">
        <span>{t('order.label')}</span>
        <span>{t('order.hint')}</span>
      </Row>
      <List as="ol" ref={list} aria-label={t('order.label')}>
        {rules.map((rule, place) => (
          <Row as="li" key={rule} gap={2} className={classes.rule}>
            <IconButton
              className={classes.grip}
              label={t('order.move', { rule: t(`rules.${rule}`) })}
              title={t('order.hint')}
              icon={<IconGripVertical size={18} aria-hidden="true" />}
              onKeyDown={(event) => onKeyDown(event, rule)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => onDrag(event, rule)}
            />
            <Text as="span" weight="bold" figures>
              {place + 1}
            </Text>
            <span>{t(`rules.${rule}`)}</span>
          </Row>
        ))}
      </List>
      <VisuallyHidden as="p" aria-live="polite">
        {moved}
      </VisuallyHidden>
    </Lockable>
  );
}
