import { IconAlertCircle, IconCircleCheck, IconCircleX, IconClock, IconMinus } from '@tabler/icons-react';
import { classList } from '../../../shared/ui/class-list.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './state-mark.module.css';

const icons = {
  success: IconCircleCheck,
  info: IconClock,
  gold: IconAlertCircle,
  error: IconCircleX,
  plain: IconMinus,
} as const;

const looks = {
  success: 'success',
  info: classes.info,
  gold: 'gold',
  error: 'error',
  plain: 'muted',
} as const;

export type StateTone = keyof typeof icons;

/** A state as icon, colour and word. */
export function StateMark({ tone, children }: { tone: StateTone; children: string }) {
  const Icon = icons[tone];
  return (
    <Row
      as="span"
      inline
      gap={2}
      align="start"
      leading="snug"
      className={classList('with-icon', classes.mark, looks[tone])}
    >
      <Icon size={20} aria-hidden="true" />
      {children}
    </Row>
  );
}
