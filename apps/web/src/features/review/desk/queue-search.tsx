import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { appliedSearch } from './queue-search-text.ts';
import { KeyCap } from '../../../shared/ui/key-cap.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './queue-search.module.css';

interface QueueSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (typed: string) => void;
}

/** Search by name. Escape leaves the box so that the desk's keys work again. */
export function QueueSearch({ inputRef, value, onChange }: QueueSearchProps) {
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
