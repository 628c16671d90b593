import { IconClock, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from '../../../shared/api/api.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Logo } from '../../../shared/ui/logo.tsx';
import type { TvPhase } from '../model/tv-session.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './tv-pairing.module.css';

interface TvPairingProps {
  phase: Extract<TvPhase, { kind: 'pairing' }>;
  onCancel: () => void;
}

/** The code that the event desk types. */
export function TvPairing({ phase: { code, endsAt }, onCancel }: TvPairingProps) {
  const t = useMessages('hallTv');
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const { width, height } = window.screen;
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <Logo onPanel />
      </header>
      <h1>{t('pairing.title')}</h1>
      <p className={classes.how}>{t('pairing.how')}</p>
      <p className={classes.code}>
        <span className={classes.hidden}>{t('pairing.code', { code })}</span>
        {Array.from(code, (letter, place) => ({ letter, place })).map(({ letter, place }) => (
          // The letters of a code do not move.
          <span key={place} aria-hidden="true" data-dash={letter === '-' || undefined}>
            {letter}
          </span>
        ))}
      </p>
      <p className={classes.clock}>
        <IconClock aria-hidden="true" /> {t('pairing.newCode', { time: useTimeLeft(endsAt) })}
      </p>
      <p className={classes.promise}>{t('pairing.promise')}</p>
      <footer className={classes.foot}>
        <span className={classes.online}>
          {isOnline ? <IconWifi aria-hidden="true" /> : <IconWifiOff aria-hidden="true" />}
          {isOnline ? t('pairing.connected') : t('pairing.disconnected')}
        </span>
        <PlainButton className={classes.cancel} onClick={onCancel}>
          {t('pairing.cancel')}
        </PlainButton>
        <span>{t('pairing.size', { width, height })}</span>
      </footer>
    </main>
  );
}

function useTimeLeft(endsAt: string): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((Date.parse(endsAt) - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
