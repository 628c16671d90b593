import type { HistoryEntry } from '@suchi/contracts/profile';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type HistoryLine, listHistoryLines } from './history-words.ts';
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
      {lines.length === 0 ? <p className={classes.detail}>{t('review.history.none')}</p> : null}
      <ol className={classes.lines}>
        {lines.map((line) => (
          <li key={line.id} className={`${classes.line} ${classes[line.tone]}`}>
            <p className={classes.event}>{line.title}</p>
            <p className={classes.detail}>{line.detail}</p>
            {renderChanges?.(line)}
          </li>
        ))}
      </ol>
    </section>
  );
}
