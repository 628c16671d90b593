import { type RefObject, useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './queue-column.module.css';
import { QueueList } from './queue-list.tsx';
import type { ReviewDeskControls } from './use-review-desk.ts';
import { IconSearch } from '@tabler/icons-react';
import { appliedSearch } from './queue-search-text.ts';
import { KeyCap } from '../../../shared/ui/key-cap.tsx';
import { Text } from '../../../shared/ui/text.tsx';

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

interface QueueSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (typed: string) => void;
}

/** Search by name. Escape leaves the box so that the desk's keys work again. */
function QueueSearch({ inputRef, value, onChange }: QueueSearchProps) {
  const t = useMessages('admin');
  const hintId = useId();
  const isTooShort = value.trim() !== '' && appliedSearch(value) === '';
  return (
    <div>
      <Row gap={2} tone="muted" className={classes.box}>
        <IconSearch size={20} aria-hidden="true" />
        <input
          ref={inputRef}
          className={classes.input}
          type="search"
          value={value}
          maxLength={100}
          placeholder={t('review.queue.searchPlaceholder')}
          aria-label={t('review.queue.search')}
          aria-describedby={hintId}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            onChange('');
            event.currentTarget.blur();
          }}
        />
        <KeyCap>/</KeyCap>
      </Row>
      <Text id={hintId} tone="muted" leading="snug" aria-live="polite">
        {isTooShort ? t('review.queue.tooShort') : null}
      </Text>
    </div>
  );
}
