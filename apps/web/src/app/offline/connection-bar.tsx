import { IconCircleCheck, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from '../../shared/api/api.ts';
import { shownLanguage, useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './connection-bar.module.css';
import { keepWords } from './keep-words.ts';
import { useReconnection } from './use-reconnection.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { releases } from './releases.ts';

export function ConnectionBar() {
  const t = useMessages('offline');
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const sentCount = useReconnection();
  const release = useNewRelease();
  // The region is there before its words, or a screen reader would not announce them.
  return (
    <div role="status" className={classes.place}>
      {!isOnline ? (
        <Bar look="lost" icon={<IconWifiOff />}>
          <RichMessage text={t('lost')} marks={{ b: (words) => <strong>{words}</strong> }} />
        </Bar>
      ) : sentCount !== null ? (
        <Bar look="back" icon={<IconCircleCheck />}>
          {sentCount === 0 ? t('back') : t('sent', { count: sentCount })}
        </Bar>
      ) : release.isReady ? (
        <Bar look="release" icon={<IconRefresh />}>
          {t('newVersion')}{' '}
          <PlainButton className={classes.action} onClick={release.reload}>
            {t('reload')}
          </PlainButton>
        </Bar>
      ) : null}
    </div>
  );
}

interface BarProps {
  look: 'lost' | 'back' | 'release';
  icon: ReactNode;
  children: ReactNode;
}

function Bar({ look, icon, children }: BarProps) {
  return (
    <div className={`${classes.bar} ${classes[look] ?? ''}`}>
      <Row gap={3} align="start" className={classes.inner}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <p>{children}</p>
      </Row>
    </div>
  );
}

/** A release that waits for a reload. Not offered on a page where something has been typed. */
function useNewRelease() {
  const { pathname } = useLocation();
  const [typedOn, setTypedOn] = useState<string | null>(null);
  const isWaiting = useSyncExternalStore(releases.subscribe, releases.isWaiting);
  useEffect(() => {
    const noteTyping = () => setTypedOn(pathname);
    document.addEventListener('input', noteTyping);
    return () => document.removeEventListener('input', noteTyping);
  }, [pathname]);
  useEffect(() => releases.start(), []);
  useEffect(() => shownLanguage.subscribe(() => void keepWords().catch(() => {})), []);
  return { isReady: isWaiting && typedOn !== pathname, reload: releases.reload };
}
