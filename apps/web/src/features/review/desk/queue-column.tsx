import type { RefObject } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './queue-column.module.css';
import { QueueList } from './queue-list.tsx';
import { QueueSearch } from './queue-search.tsx';
import type { ReviewDeskControls } from './use-review-desk.ts';

interface QueueColumnProps {
  desk: ReviewDeskControls;
  searchRef: RefObject<HTMLInputElement | null>;
  onSelect: (id: number) => void;
}

/** Search, counts and the queue. A drawer on a tablet. */
export function QueueColumn({ desk, searchRef, onSelect }: QueueColumnProps) {
  const t = useMessages('admin');
  const { queue } = desk;
  return (
    <div className={classes.column}>
      <div className={classes.head}>
        <QueueSearch inputRef={searchRef} value={desk.typed} onChange={desk.setTyped} />
        <Row as="p" gap={3} rowGap={0} align="stretch" justify="between" wrap tone="muted" above={2}>
          <span>
            {queue.search === ''
              ? t('review.queue.oldestFirst')
              : t('review.queue.found', { count: queue.total })}
          </span>
          {queue.source.data ? (
            <span>{t('review.queue.reviewed', { count: queue.reviewedCount })}</span>
          ) : null}
        </Row>
      </div>
      <div className={classes.list}>
        <QueueList
          queue={queue}
          selectedId={desk.selectedId}
          readerOf={desk.readerOf}
          onSelect={onSelect}
          onClearSearch={() => desk.setTyped('')}
        />
      </div>
    </div>
  );
}
