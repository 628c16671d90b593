import { IconAlertTriangle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { DeskNotice } from './desk-state.ts';
import { refusalWords } from '../profile/refusal-words.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './desk-notices.module.css';

interface DeskNoticesProps {
  notices: readonly DeskNotice[];
  onRetry: (profileId: number) => void;
  onDismiss: (profileId: number) => void;
}

/** Decisions that failed, and why. They stay until dismissed. */
export function DeskNotices({ notices, onRetry, onDismiss }: DeskNoticesProps) {
  const t = useMessages('admin');
  return (
    <div role="alert">
      {notices.map((notice) => {
        const { decision, refusal } = notice;
        const isFailure = refusal.kind === 'failed';
        return (
          <Row
            key={decision.profileId}
            gap={3}
            rowGap={2}
            wrap
            className={`framed pad-3 tinted tint-${isFailure ? 'error' : 'info'} ${classes.notice}`}
          >
            {isFailure ? (
              <IconAlertTriangle size={22} aria-hidden />
            ) : (
              <IconInfoCircle size={22} aria-hidden />
            )}
            <div className={classes.words}>
              {noticeWords(notice, t).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
            {isFailure ? (
              <Button look="default" size="small" onClick={() => onRetry(decision.profileId)}>
                {t('review.notices.retry')}
              </Button>
            ) : null}
            <IconButton
              label={t('review.notices.dismiss', { name: decision.name })}
              onClick={() => onDismiss(decision.profileId)}
              icon={<IconX size={20} />}
            />
          </Row>
        );
      })}
    </div>
  );
}

function noticeWords({ decision, refusal }: DeskNotice, t: Translate<'admin'>): string[] {
  const { name, action } = decision;
  const words = refusalWords(refusal, name, t);
  return refusal.kind === 'failed' ? [t(`review.notices.failed.${action}`, { name }), ...words] : words;
}
