import type { HistoryEntry } from '@suchi/contracts/review';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type HistoryLine, listHistoryLines } from './history-words.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { List } from '../../../shared/ui/layout.tsx';
import classes from './history-timeline.module.css';

interface HistoryTimelineProps {
  history: readonly HistoryEntry[];
  /** Also shows what each step changed. */
  renderChanges?: (line: HistoryLine) => ReactNode;
}

/** Newest first. */
export function HistoryTimeline({ history, renderChanges }: HistoryTimelineProps) {
  const t = useMessages('admin');
  const lines = listHistoryLines(history, t);
  return (
    <section className={classes.history} aria-label={t('review.history.title')}>
      <h3 className={classes.title}>{t('review.history.title')}</h3>
      {lines.length === 0 ? (
        <Text tone="muted" breaks>
          {t('review.history.none')}
        </Text>
      ) : null}
      <List as="ol">
        {lines.map((line) => (
          <li key={line.id} className={`${classes.line} ${classes[line.tone]}`}>
            <Text breaks>{line.title}</Text>
            <Text tone="muted" breaks>
              {line.detail}
            </Text>
            {renderChanges?.(line)}
          </li>
        ))}
      </List>
    </section>
  );
}
