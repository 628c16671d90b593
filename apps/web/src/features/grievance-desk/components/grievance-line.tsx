import type { DeskGrievance } from '@suchi/contracts/grievances';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconAlertTriangle, IconCheck, IconClock, IconMail } from '@tabler/icons-react';
import { ClockBar, readClock } from '../../../entities/grievance/clock-bar.tsx';
import { formatDay, formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './grievance-desk.module.css';
import { SafetyBadge } from './safety-mark.tsx';

interface GrievanceLineProps {
  item: DeskGrievance;
  isChosen: boolean;
  onChoose: (id: number) => void;
}

export function GrievanceLine({ item, isChosen, onChoose }: GrievanceLineProps) {
  return (
    <li className={classes.line} data-chosen={isChosen || undefined}>
      <Row gap={3} align="start" justify="between">
        <PlainButton
          className={classes.open}
          aria-current={isChosen ? 'true' : undefined}
          onClick={() => onChoose(item.id)}
        >
          {item.title}
        </PlainButton>
        <ClockBadge item={item} />
      </Row>
      {item.is_safety ? <SafetyBadge /> : null}
      <Text tone="soft" figures>
        {item.reference} · <Person item={item} />
      </Text>
      {item.state === 'answered' ? null : (
        <div className={classes.bar}>
          <ClockBar of={item} />
        </div>
      )}
      <Text tone="soft" size="md">
        <Due item={item} />
      </Text>
    </li>
  );
}

export function Person({ item }: { item: DeskGrievance }) {
  const t = useMessages('grievanceDesk');
  const name = item.name === '' ? t('noName') : item.name;
  const numbered = item.serial_number === null ? name : t('numbered', { name, number: item.serial_number });
  const parts = [
    numbered,
    ...(item.source === 'app' ? [] : [t(`sources.${item.source}`)]),
    ...(item.is_about_officer ? [t('about')] : []),
  ];
  return parts.join(' · ');
}

function Due({ item }: { item: DeskGrievance }) {
  const t = useMessages('grievanceDesk');
  const tOwn = useMessages('grievances');
  const due = formatCalendarDate(item.due_on);
  if (item.state === 'answered')
    return t('answeredOn', {
      at: formatDay(item.answered_at ?? item.received_at),
      outcome: item.outcome === null ? '' : tOwn(`outcomes.${item.outcome}`),
    });
  if (item.state === 'sent') return t('confirmBy', { at: formatMoment(item.confirm_by), due });
  return item.handler === null ? t('due', { due }) : t('dueWith', { due, name: item.handler.name });
}

const size = { size: 16, 'aria-hidden': true } as const;

const isPast = (instant: string): boolean => new Date(instant) < new Date();

function ClockBadge({ item }: { item: DeskGrievance }) {
  const t = useMessages('grievanceDesk');
  const { look, daysLeft } = readClock(item);
  if (look === 'answered')
    return (
      <Badge tone="success" icon={<IconCheck {...size} />}>
        {t('answered')}
      </Badge>
    );
  if (look === 'late')
    return (
      <Badge tone="error" icon={<IconAlertTriangle {...size} />}>
        {t('late', { count: -daysLeft })}
      </Badge>
    );
  if (item.state === 'sent') {
    const isOver = isPast(item.confirm_by);
    return (
      <Badge tone={isOver ? 'error' : 'plain'} icon={<IconMail {...size} />}>
        {t(isOver ? 'confirmLate' : 'confirmToday')}
      </Badge>
    );
  }
  const isUrgent = look === 'vermilion';
  return (
    <Badge
      tone={isUrgent ? 'error' : 'gold'}
      icon={isUrgent ? <IconAlertTriangle {...size} /> : <IconClock {...size} />}
    >
      {daysLeft === 0 ? t('lastDay') : t('left', { count: daysLeft })}
    </Badge>
  );
}
