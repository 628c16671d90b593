import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { usePause } from '../api/use-pause.ts';
import { Card } from '../../../shared/ui/layout.tsx';
import classes from './mark-married.module.css';
import { PausedNotice } from './paused-notice.tsx';

interface PausePanelProps {
  isPaused: boolean;
  isByStaff: boolean;
  /** What else ends with it. */
  children?: ReactNode;
}

/** Lets a family hide its approved profile for a while. */
export function PausePanel({ isPaused, isByStaff, children }: PausePanelProps) {
  const t = useMessages('ownProfile');
  const tCommon = useMessages('common');
  const { pause, isBusy } = usePause();
  const [isAsking, setIsAsking] = useState(false);
  if (isPaused) return <PausedNotice isByStaff={isByStaff} />;
  return (
    <Card as="section" padding={6} gap={4} className={classes.panel} aria-labelledby="pause-profile">
      <h2 id="pause-profile">{t('pause.title')}</h2>
      <p className={classes.text}>{t('pause.text')}</p>
      <Button look="default" isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {t('pause.action')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('pause.confirmTitle')}
        confirmLabel={t('pause.action')}
        onConfirm={() => {
          setIsAsking(false);
          pause();
        }}
        cancel={{ label: tCommon('cancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('pause.confirmText')}</p>
        {children}
      </AlertDialog>
    </Card>
  );
}
