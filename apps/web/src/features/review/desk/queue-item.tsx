import type { ReviewQueueItem } from '@suchi/contracts/review';
import { useEffect, useRef } from 'react';
import { Thumb } from '../../../entities/picture/thumb.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { waitingTime } from './waiting-time.ts';
import { ReaderBadge } from '../profile/reader-badge.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { PartlyHidden } from '../../../shared/ui/partly-hidden.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './queue-list.module.css';

interface QueueItemProps {
  item: ReviewQueueItem;
  nowMs: number;
  isSelected: boolean;
  /** Who of the others has it open. */
  reader: string | null;
  onSelect: (id: number) => void;
}

export function QueueItem({ item, nowMs, isSelected, reader, onSelect }: QueueItemProps) {
  const t = useMessages('admin');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { unit, count } = waitingTime(item.submitted_at, nowMs);
  const facts = [item.age, item.place].filter((fact) => fact !== null).join(', ');
  return (
    <li className={classes.item}>
      <PlainButton
        ref={button}
        className={classes.button}
        aria-current={isSelected || undefined}
        onClick={() => onSelect(item.id)}
      >
        <Thumb width={50} height={58} picture={item.photo} fallbackGender={null} />
        <Text as="span" grow>
          <Text as="span" weight="bold" leading="snug" className={classes.name}>
            {item.name || t('review.profile.nameless')}
          </Text>
          <Text as="span" tone="muted" leading="snug" className={classes.facts}>
            {facts}
          </Text>
          <QueueBadges item={item} />
          <ReaderBadge name={reader} />
        </Text>
        <Text as="span" tone="muted" leading="snug" className={classes.waiting}>
          <PartlyHidden text={t('review.queue.waiting', { time: t(`review.queue.${unit}`, { count }) })} />
        </Text>
      </PlainButton>
    </li>
  );
}

function QueueBadges({ item }: Pick<QueueItemProps, 'item'>) {
  const t = useMessages('admin');
  const { marital_status: maritalStatus } = item;
  const isOrdinary = maritalStatus === null || maritalStatus === 'Unmarried';
  const { changed_fields: changedFields } = item;
  if (!item.is_resubmitted && !item.has_namesake && isOrdinary && changedFields === null) return null;
  return (
    <Row as="span" gap={1} align="stretch" wrap above={1}>
      {changedFields === null ? null : (
        <Badge tone="gold">{t('review.queue.changedFields', { count: changedFields })}</Badge>
      )}
      {item.is_resubmitted ? <Badge tone="gold">{t('review.queue.resubmitted')}</Badge> : null}
      {isOrdinary ? null : <Badge tone="plain">{maritalStatus}</Badge>}
      {item.has_namesake ? <Badge tone="error">{t('review.queue.sameName')}</Badge> : null}
    </Row>
  );
}
