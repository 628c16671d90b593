import type { ReactNode } from 'react';
import { Mark } from '../../../shared/brand/mark.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import classes from './print-bar.module.css';

interface PrintBarProps {
  title: string;
  lead: string;
  /** Loaded so far, of all. */
  done: number;
  total: number;
  loading: { waitSeconds: number | null; error: unknown; isComplete: boolean; retry: () => void };
  children: ReactNode;
}

/** The bar above the sheets, with how far they are loaded. It is not printed. */
export function PrintBar({ title, lead, done, total, loading, children }: PrintBarProps) {
  const t = useMessages('printPages');
  return (
    <header className={classes.bar}>
      <div className={classes.row}>
        <Mark size={38} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.controls}>{children}</div>
      </div>
      {loading.isComplete ? null : (
        <div className={classes.progress}>
          <progress value={done} max={total} aria-label={t('loaded', { done, total })} />
          <span>{t('loaded', { done, total })}</span>
        </div>
      )}
      <div role="status">
        {loading.waitSeconds === null ? null : (
          <p className={classes.note}>{waitWords(loading.waitSeconds, t)}</p>
        )}
      </div>
      {loading.error === null ? null : (
        <div className={classes.note} role="alert">
          <p>{errorWords(loading.error).join(' ')}</p>
          <Retry onRetry={loading.retry} />
        </div>
      )}
    </header>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('common');
  return (
    <Button look="default" size="small" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
}

function waitWords(seconds: number, t: Translate<'printPages'>): string {
  return seconds < 60
    ? t('waitSeconds', { count: seconds })
    : t('waitMinutes', { count: Math.ceil(seconds / 60) });
}
