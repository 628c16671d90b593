import type { ReactNode } from 'react';
import { Mark } from '../../../shared/brand/mark.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
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
      <Row gap={4} rowGap={2} wrap>
        <Mark size={38} />
        <Text as="h1" size="xl" weight="bold" face="plain">
          {title}
        </Text>
        <Text tone="muted">{lead}</Text>
        <Row gap={4} rowGap={2} wrap className={classes.controls}>
          {children}
        </Row>
      </Row>
      {loading.isComplete ? null : (
        <Row gap={3} tone="muted" figures above={2} className={classes.progress}>
          <progress value={done} max={total} aria-label={t('loaded', { done, total })} />
          <span>{t('loaded', { done, total })}</span>
        </Row>
      )}
      <div role="status">
        {loading.waitSeconds === null ? null : (
          <Text tone="gold" above={2} className={`note tint-gold ${classes.note}`}>
            {waitWords(loading.waitSeconds, t)}
          </Text>
        )}
      </div>
      {loading.error === null ? null : (
        <Row
          gap={4}
          rowGap={2}
          wrap
          tone="gold"
          above={2}
          className={`note tint-gold ${classes.note}`}
          role="alert"
        >
          <p>{errorWords(loading.error).join(' ')}</p>
          <Retry onRetry={loading.retry} />
        </Row>
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
