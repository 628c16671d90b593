import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { QueueItem } from './queue-item.tsx';
import { Row, Stack, List } from '../../../shared/ui/layout.tsx';
import classes from './queue-list.module.css';
import type { VisibleQueue } from './use-review-desk.ts';

interface QueueListProps {
  queue: VisibleQueue;
  selectedId: number | null;
  readerOf: (id: number) => string | null;
  onSelect: (id: number) => void;
  onClearSearch: () => void;
}

export function QueueList({ queue, selectedId, readerOf, onSelect, onClearSearch }: QueueListProps) {
  const t = useMessages('admin');
  const { source, items, total, search, nowMs } = queue;
  // The stage shows the reason.
  if (source.data === undefined && source.error !== null) return null;
  return (
    <ListStates
      source={source}
      isEmpty={() => items.length === 0}
      loading={<QueueSkeleton />}
      empty={
        search === '' ? null : (
          <Stack gap={3} align="start" className={classes.nobody}>
            <p>{t('review.queue.nobodyFound')}</p>
            <Button look="default" size="small" onClick={onClearSearch}>
              {t('review.queue.clearSearch')}
            </Button>
          </Stack>
        )
      }
      ready={() => (
        <>
          <List aria-label={t('review.queue.label')}>
            {items.map((item) => (
              <QueueItem
                key={item.id}
                item={item}
                nowMs={nowMs}
                isSelected={item.id === selectedId}
                reader={readerOf(item.id)}
                onSelect={onSelect}
              />
            ))}
          </List>
          {total > items.length ? (
            <p className={classes.more}>{t('review.queue.more', { count: total - items.length })}</p>
          ) : null}
        </>
      )}
    />
  );
}

function QueueSkeleton() {
  return (
    <Stack gap={4} className={classes.skeletons}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Row key={row} gap={3} align="stretch" className={classes.skeleton}>
          <Skeleton width="50px" height={58} />
          <div>
            <Skeleton width="70%" height={20} />
            <Skeleton width="45%" height={16} />
          </div>
        </Row>
      ))}
    </Stack>
  );
}
