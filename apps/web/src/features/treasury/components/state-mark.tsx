import { IconAlertCircle, IconCircleCheck, IconCircleX, IconClock, IconMinus } from '@tabler/icons-react';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './state-mark.module.css';

const icons = {
  success: IconCircleCheck,
  info: IconClock,
  gold: IconAlertCircle,
  error: IconCircleX,
  plain: IconMinus,
} as const;

export type StateTone = keyof typeof icons;

/** A state as icon, colour and word. */
export function StateMark({ tone, children }: { tone: StateTone; children: string }) {
  const Icon = icons[tone];
  return (
    <Row as="span" inline gap={2} align="start" leading="snug" className={`${classes.mark} ${classes[tone]}`}>
      <Icon size={20} aria-hidden="true" />
      {children}
    </Row>
  );
}
